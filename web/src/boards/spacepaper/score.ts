// The score of SpacePaper at the end: how far each has come on each way to win, who was nearest first.
import { amount, countName, countsOf, type Count, type Part } from "../../kit/counts";
import type { Score } from "../../kit/score";
import { say } from "../../words";

const GAME = "spacepaper";

const share = ({ now, need }: Part): number => (need ? now / need : 0);

/** The ways to win as rows: by the nearest one, then by gold; who has fallen comes last. */
export function scoreOf(view: unknown): Score {
  const counts = countsOf(view);
  const of = (id: string, seat: number): Count | undefined => counts.find((count) => count.id === id && count.seat === seat);
  const seats = [...new Set(counts.map((count) => count.seat))];
  const near = (seat: number): number => Math.max(-1, ...(of("victory", seat)?.parts.map(share) ?? []));
  const gold = (seat: number): number => of("gold", seat)?.now ?? 0;
  const ranked = seats.toSorted((a, b) => near(b) - near(a) || gold(b) - gold(a));
  const ways = [...new Set(counts.filter((count) => count.id === "victory").flatMap((count) => count.parts.map((part) => part.id)))];
  return {
    heads: ways.map((way) => countName(GAME, way)),
    rows: ranked.map((seat) => {
      const parts = of("victory", seat)?.parts ?? [];
      const cells = ways.map((way) => parts.find((part) => part.id === way));
      return {
        seat,
        cells: parts.length ? cells.map((part) => (part ? amount(part) : "·")) : [say("fallen")],
        best: cells.findIndex((part) => part !== undefined && part.id === parts[0]?.id),
      };
    }),
  };
}
