// A game at once: oneself against virtual players of one strength.
import { api } from "./api";
import { games } from "./games.svelte";
import { remember } from "./mine";
import { prefs } from "./prefs.svelte";
import type { GameInfo } from "./wire";

const ALONE = "solo:"; // before a value of the setting for one player alone, where a level could stand

/** The same in one word: a level of virtual players, or how strong the game itself plays. */
export const alone = (value: string): string => `${ALONE}${value}`;

/** Begin a game as most begin it, and go to its table. */
export async function startAlone(game: string, level: string): Promise<void> {
  prefs.setPlay(game, level);
  const info = (await games()).find((each) => each.name === game);
  const me = prefs.called ? { who: "me", name: prefs.called } : { who: "me" };
  const wish = info && level.startsWith(ALONE) ? { seats: [me], options: { [info.solo]: level.slice(ALONE.length) } } : { seats: [me, ...against(info, level)] };
  const made = await api.create({ game, ...wish, start: true, language: prefs.language });
  prefs.keepDrawn(made.table.seats[0]?.name);
  remember(made.table.id, game, 0);
  location.hash = `#/t/${made.table.id}`;
}

/** As few others as there can be. */
function against(info: GameInfo | undefined, level: string): { who: string }[] {
  const seats = info?.seats.find((count) => count > 1) ?? 2;
  return Array.from({ length: seats - 1 }, () => ({ who: level }));
}
