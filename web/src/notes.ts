// Lines of the journal that are no happening of the game, as sentences: undone choices, changes of seats and names.
import type { Entry } from "./wire";
import { say } from "./words";

export function noted(entry: Entry, names: string[]): string | null {
  const player = names[entry.seat] ?? "";
  if (entry.what === "undo") return say("log-undo", { player });
  if (entry.what === "take_back") return say("log-take-back", { player });
  if (entry.what === "seat") return say("log-virtual", { player });
  return entry.what === "name" ? say("log-name") : null;
}
