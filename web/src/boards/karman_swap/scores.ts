// What counts in Karman Swap at the end: rounds, and the round that was played last.
import type { Score } from "../../kit/score";
import type { KarmanSwapView } from "../../wire/karman_swap";
import { say } from "../../words";

export function scoreOf(view: KarmanSwapView): Score {
  const rows = view.sides.flatMap((side) =>
    side.seats.map((seat) => ({
      seat,
      cells: [String(side.wins), String(side.score), `${side.colonised}/${side.colonised_goal}`, `${side.extinction}/${side.extinction_goal}`],
    })),
  );
  return { heads: [say("karman-rounds"), say("karman-prestige"), say("karman-colonised"), say("karman-extinction")], rows };
}
