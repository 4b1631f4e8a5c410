// The games of this server, asked once.
import { api } from "./api";
import type { GameInfo } from "./wire";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The title of a game; SpacePaper keeps its own spelling. */
export function titleOf(game: string): string {
  const own: Record<string, string> = { karmaka: "Karmaka", spacepaper: "SpacePaper" };
  return own[game] ?? game.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
}
