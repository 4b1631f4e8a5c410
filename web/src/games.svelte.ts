// The games of this server, asked once.
import { api } from "./api";
import type { GameInfo } from "./wire";
import { told } from "./words";

let asked: Promise<GameInfo[]> | null = null;

class Kept {
  all = $state.raw<GameInfo[]>([]);
}

const kept = new Kept();

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (found) => (kept.all = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The title of a game as its server writes it; until that is known, or where the game is gone, by its id. */
export function titleOf(game: string): string {
  if (!asked) games().catch(() => {}); // whoever needs more than a title says what went wrong
  const found = kept.all.find((each) => each.name === game);
  return found ? told(found.title) : game.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
}
