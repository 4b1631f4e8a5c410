// A score in full, as a game's board tells it: what counts, and how much of it each player has.

export interface Score {
  heads: string[];
  rows: { seat: number; cells: string[]; best?: number }[]; // ranked; the cell that counts is marked
}
