// What numbers on a board know of their table: since when they count their changes, and how their parts are opened.
import { getContext, setContext } from "svelte";
import type { SinceInfo } from "../wire";

const KEY = Symbol("numbers");

export interface Numbers {
  mark: () => number; // moves on when the others begin to act after the reader's turn
  since: () => SinceInfo | null; // what the table says has changed since the end of the reader's last turn
  open: ((about: string) => void) | null; // the parts of all that counts, and what the number at hand is for
}

export function setNumbers(numbers: Numbers): void {
  setContext(KEY, numbers);
}

/** Those of the table around; where there is none, nothing ever changes and nothing can be opened. */
export function numbers(): Numbers {
  return getContext<Numbers | undefined>(KEY) ?? { mark: () => 0, since: () => null, open: null };
}
