// The pieces of games as the server's catalogue has them: fetched once, while the board that shows them is on its way.
import { api } from "../api";

const AGAIN = 2_000; // milliseconds, where the server did not answer
const asked = new Map<string, Promise<unknown>>();

async function brought(game: string): Promise<unknown> {
  for (;;) {
    try {
      return await api.catalogue(game);
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN)); // a module that failed once would never be read again
    }
  }
}

/** What a board shows and no game changes: modules of the board wait for it. */
export function pieces<T>(game: string): Promise<T> {
  const coming = asked.get(game) ?? brought(game);
  asked.set(game, coming);
  return coming as Promise<T>;
}
