// What words need of grammar: the functions of games/language.py, for the same Fluent files.
import type { FluentFunction, FluentValue } from "@fluent/bundle";

const ELIDES = /^(?:[aeiouhœæ]|y(?![aeiou]))/i;

function elided(before: string, cut: string, name: string): string {
  return ELIDES.test(name.normalize("NFD")) ? `${cut}'${name}` : `${before} ${name}`;
}

/** A function of one argument, which is taken as text. */
function on(change: (name: string) => string): FluentFunction {
  return ([name]: FluentValue[]) => change(typeof name === "string" ? name : String(name?.valueOf() ?? ""));
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  OF: on((name) => elided("de", "d", name)),
  LE: on((name) => elided("le", "l", name)),
  LE_FIRST: on((name) => elided("Le", "L", name)),
  OR: on((names) => names.replaceAll(", ", " or ")),
  OU: on((names) => names.replaceAll(", ", " ou ")),
};
