// Lines of the journal that are no happening of the game, as sentences: undone choices, changes of seats and names.
import type { Entry } from "./wire";
import { say } from "./words";

export function noted(entry: Entry, names: string[]): string | null {
  const player = names[entry.seat] ?? "";
  if (entry.what === "undo") return say("log-undo", { player });
  if (entry.what === "take_back") return say("log-take-back", { player });
  if (entry.what === "seat") return say("log-virtual", { player });
  if (entry.what === "return") return say("log-return", { player });
  return entry.what === "name" ? say("log-name", { player }) : null;
}

/** The choices that an undo has made not to be, by number. */
export function undone(all: Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of all) {
    if (!isUndo(entry)) continue;
    for (const each of all) {
      if (each.n < entry.n && each.what === "choice" && each.ply > entry.ply) gone.add(each.n);
    }
  }
  return gone;
}

export function isUndo(entry: Entry): boolean {
  return entry.what === "undo" || entry.what === "take_back";
}
