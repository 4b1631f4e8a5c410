// Words in the reader's language: the page's own, and texts that the server sends.
// A language is a file words/CODE.ftl; where it has no words, English has.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "./grammar";
import { prefs } from "./prefs.svelte";
import { held, typeset } from "./typeset";
import { ENGLISH, LANGUAGES, OWN } from "./languages";
import type { Language, Text } from "./wire";

export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

function bundled(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle([language, ENGLISH], { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const read = new Map<Language, FluentBundle>();

/** The words of a language, read when they are first wanted. */
function bundleOf(language: Language): FluentBundle {
  const bundle = read.get(language) ?? bundled(language, OWN[`./words/${language}.ftl`] ?? "");
  read.set(language, bundle);
  return bundle;
}

/** Words in the reader's language; an id that is not there is said as it is. */
export const say: Say = (id, args) => {
  for (const language of [prefs.language, ENGLISH]) {
    const bundle = bundleOf(language);
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return held(typeset(bundle.formatPattern(pattern, args), language));
  }
  return id;
};

/** Whether the page has words of its own for something. */
export function has(id: string): boolean {
  return bundleOf(ENGLISH).hasMessage(id);
}

/** A message of this page as a text, in each language. */
export function eachLanguage(id: string): Text {
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, id)]));
}

function inLanguage(language: Language, id: string): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? typeset(bundle.formatPattern(pattern), language) : id;
}

/** What a language calls itself, and the same in two letters. */
export function ownName(language: Language): { long: string; short: string } {
  return { long: inLanguage(language, "language"), short: language.toUpperCase() };
}

/** The language after the reader's, round and round. */
export function nextLanguage(): Language {
  return LANGUAGES[(LANGUAGES.indexOf(prefs.language) + 1) % LANGUAGES.length] ?? ENGLISH;
}

/** The words of a text in the reader's language. */
export function told(text: Text | null | undefined): string {
  return held(text?.[prefs.language] ?? text?.[ENGLISH] ?? "");
}

/** A name inside a sentence. */
export function lowered(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Several in one breath. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat([prefs.language, ENGLISH], { type: "conjunction" }).format(parts);
}
