// Words in the reader's language: the page's own, and those that the games share with the terminal.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { Language, Text } from "./wire";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";

export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

function bundled(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A speaker over a pair of word files; an id that is not there is said as it is. */
export function speaker(texts: Text): Say {
  const bundles = { fr: bundled("fr", texts.fr), en: bundled("en", texts.en) };
  return (id, args) => {
    const bundle = bundles[prefs.language];
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}

export const say = speaker({ fr, en });

/** The words of a text in the reader's language. */
export function told(text: Text): string {
  return text[prefs.language];
}

/** A name inside a sentence. */
export function lowered(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** Several in one breath. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(prefs.language, { type: "conjunction" }).format(parts);
}
