// Options under headings: by what the board says of them, else by their form.
import type { Board } from "./boards/index.svelte";
import type { OptionInfo } from "./wire";
import { lowered, say } from "./words";

export interface Group {
  title: string;
  options: OptionInfo[];
}

export function grouped(options: OptionInfo[], board: Board): Group[] {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const title = board.group?.(option) ?? formName(option.form);
    found.set(title, [...(found.get(title) ?? []), option]);
  }
  return [...found].map(([title, each]) => ({ title, options: each }));
}

/** What is done by options that wait behind one more step. */
export function foldedName(form: string): string {
  const named = say(`folded-${form}`);
  return named === `folded-${form}` ? lowered(formName(form)) : named;
}

function formName(form: string): string {
  const named = say(`form-${form}`);
  return named === `form-${form}` ? say("first-choices") : named;
}
