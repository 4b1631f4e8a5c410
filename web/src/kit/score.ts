// A score in full, as a game's board tells it: what counts, and how much of it each player has.

export interface Score {
  heads: string[];
  rows: Row[]; // ranked
  note?: string; // in words, what broke a tie
  isOpen?: boolean; // the parts are the sheet: they are shown at once
}

export interface Row {
  seat: number;
  cells: string[];
  best?: number; // the cell that counts is marked
  guest?: Guest; // whom the game itself plays, beyond the seats
}

export interface Guest {
  name: string;
  total: number;
  hasWon: boolean;
}
