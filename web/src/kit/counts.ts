// The numbers that count in a game, as every view may give them: how much there is, of how much, and of what it is made.
import { scoreNames } from "../boards/pieces";
import type { SinceInfo } from "../wire";
import { told } from "../words";

export interface Part {
  id: string;
  now: number;
  need: number | null;
  counts: boolean; // as things stand
  soon: boolean; // as good as reached
}

export interface Count {
  id: string;
  seat: number;
  now: number;
  need: number | null;
  parts: Part[];
}

/** The numbers of a view; none where a game counts nothing. */
export function countsOf(view: unknown): Count[] {
  const found = typeof view === "object" && view !== null && "scores" in view ? view.scores : null;
  return Array.isArray(found) ? (found as Count[]) : [];
}

/** What a number, or a part of one, is called in its game. */
export function countName(game: string, id: string): string {
  const found = scoreNames(game)[id];
  return found ? told(found) : id.replaceAll("_", " ");
}

/** How much there is, of how much. */
export function amount({ now, need }: Count | Part): string {
  return need === null ? String(now) : `${now}/${need}`;
}

/** By how much a number has changed since the end of the reader's last turn. */
export function changeOf(since: SinceInfo | null | undefined, count: Count): number {
  const found = since?.changes.find((each) => each.id === count.id && each.seat === count.seat);
  return found ? found.now - found.was : 0;
}

export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Who may win before long, and how. */
export function soonOf(view: unknown): { seats: number[]; part: Part }[] {
  const found = new Map<string, { seats: number[]; part: Part }>(); // partners are warned of once
  for (const { seat, parts } of countsOf(view)) {
    for (const part of parts.filter((each) => each.soon)) {
      const key = `${part.id} ${part.now} ${part.need}`;
      found.set(key, { seats: [...(found.get(key)?.seats ?? []), seat], part });
    }
  }
  return [...found.values()];
}
