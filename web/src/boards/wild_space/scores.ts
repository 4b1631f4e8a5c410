// What counts in Wild Space at the end: Credits by their parts, row by row, and the crews, which break ties.
import { countName, countsOf } from "../../kit/counts";
import type { Row, Score } from "../../kit/score";
import type { WildSpaceView } from "../../wire/wild_space";
import { listed, say } from "../../words";

const GAME = "wild_space";

export function scoreOf(view: WildSpaceView, names: string[]): Score {
  const crews = countsOf(view).filter((count) => count.id === "crew");
  const credits = new Map(countsOf(view).filter((count) => count.id === "credits").map((count) => [count.seat, count.now]));
  const rows: Row[] = crews.map(({ seat, now }) => {
    const cells = [String(now)];
    if (seat < view.crews.length) return { seat, cells };
    return { seat, cells, guest: { name: countName(GAME, "automaton"), total: credits.get(seat) ?? 0, hasWon: view.over && !view.winners.length } };
  });
  const worth = (seat: number): number => credits.get(seat) ?? 0;
  const note = tieOf(view, names, worth, (seat) => crews.find((count) => count.seat === seat)?.now ?? 0);
  return { ...(note ? { note } : {}), heads: [say("wild-crew-cards")], rows: rows.toSorted((a, b) => worth(b.seat) - worth(a.seat)), isOpen: true };
}

/** Who wins among those with most Credits, in words. */
function tieOf(view: WildSpaceView, names: string[], worth: (seat: number) => number, size: (seat: number) => number): string {
  const best = Math.max(...view.crews.map(({ seat }) => worth(seat)));
  const tied = view.crews.map(({ seat }) => seat).filter((seat) => worth(seat) === best);
  const [first] = view.winners;
  if (!view.over || tied.length < 2 || first === undefined) return "";
  const named = (seats: number[]): string => listed(seats.map((seat) => names[seat] ?? ""));
  return say("wild-tie", { players: named(tied), winners: named(view.winners), count: view.winners.length, cards: size(first) });
}
