// Since when numbers count their changes: a mark that moves on when the others begin to act after the reader's turn.
import { getContext, setContext } from "svelte";

const KEY = Symbol("since");
type Mark = () => number;

export function countSince(mark: Mark): void {
  setContext(KEY, mark);
}

/** The mark of the table around; where there is none, nothing ever changes. */
export function since(): Mark {
  return getContext<Mark | undefined>(KEY) ?? (() => 0);
}
