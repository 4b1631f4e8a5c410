// The pieces of games as the server's catalogue has them: fetched once, before the board that shows them.
import { api } from "../api";

const known = new Map<string, unknown>();

export async function fetchPieces(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await api.catalogue(game));
}

/** What a board shows and no game changes. A board is imported after this has come. */
export function pieces<T>(game: string): T {
  if (!known.has(game)) throw new Error(`the pieces of ${game} are not here yet`);
  return known.get(game) as T;
}
