// What numbers on a board know of their table: what has changed in them, and how their parts are opened.
import { getContext, setContext } from "svelte";
import type { SinceInfo } from "../wire";

const KEY = Symbol("numbers");

export interface Numbers {
  since: () => SinceInfo | null; // what the table says has changed since the end of the reader's last turn
  open: ((about: string) => void) | null; // the parts of all that counts, and what the number at hand is for
}

export function setNumbers(numbers: Numbers): void {
  setContext(KEY, numbers);
}

/** Those of the table around; where there is none, nothing ever changes and nothing can be opened. */
export function numbers(): Numbers {
  return getContext<Numbers | undefined>(KEY) ?? { since: () => null, open: null };
}
