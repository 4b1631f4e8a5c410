// The languages of this page: one for each file words/CODE.ftl.
import type { Language } from "./wire";

export const ENGLISH: Language = "en"; // stands in where another has no words
export const OWN = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });

/** The language of a file of words: of people/fr.events.ftl it is fr. */
export function languageOf(path: string): Language {
  return path.slice(path.lastIndexOf("/") + 1).split(".")[0] ?? ENGLISH;
}

export const LANGUAGES: Language[] = Object.keys(OWN).map(languageOf);

/** The language that a reader wishes for, or English where we do not speak it. */
export function spoken(wish: string | null): Language | null {
  return LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language)) ?? null;
}
