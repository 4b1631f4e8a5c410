// What is said to the ear beside what happens at the table: a hint that has come, an undo that was asked for.
import { tick } from "svelte";

class Said {
  text = $state("");
}

export const said = new Said();

/** Say something once; the same words again are said again. */
export function announce(text: string): void {
  said.text = "";
  void tick().then(() => (said.text = text));
}
