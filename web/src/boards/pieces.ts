// The pieces of games as the server's catalogue has them: fetched once, while the board that shows them is on its way.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../api";
import type { Text } from "../wire";

const AGAIN = 2_000; // milliseconds, where the server did not answer
const asked = new Map<string, Promise<unknown>>();
const known = new SvelteMap<string, unknown>(); // what has come

async function brought(game: string): Promise<unknown> {
  for (;;) {
    try {
      const found = await api.catalogue(game);
      known.set(game, found);
      return found;
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

/** The names of scores and of their parts, where the game has some; none until they have come. */
export function scoreNames(game: string): Record<string, Text> {
  if (!asked.has(game)) void pieces(game);
  return (known.get(game) as { scores?: Record<string, Text> } | null | undefined)?.scores ?? {};
}
