// A game at once: oneself against virtual players of one strength.
import { api } from "./api";
import { games } from "./games.svelte";
import { remember } from "./mine";
import { prefs } from "./prefs.svelte";

/** Begin a game as most begin it, and go to its table. */
export async function startAlone(game: string, level: string): Promise<void> {
  prefs.setPlay(game, level);
  const seats = (await games()).find((each) => each.name === game)?.seats ?? [];
  const me = prefs.name ? { who: "me", name: prefs.name } : { who: "me" };
  const others = Array.from({ length: (seats[0] ?? 2) - 1 }, () => ({ who: level }));
  const made = await api.create({ game, seats: [me, ...others], start: true, language: prefs.language });
  remember(made.table.id, game, 0);
  location.hash = `#/t/${made.table.id}`;
}
