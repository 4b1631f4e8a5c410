// A rulebook as it is read: its parts, and rules found by number or by words, as the terminal finds them.
import { plain } from "./asking.svelte";
import type { ChapterInfo, RuleInfo } from "./wire";
import { told } from "./words";

const NUMBER = /\b[A-Z][A-Z0-9]{1,4}-V?\d+(?:\.\d+[a-z]?)?/g;

/** The chapters for players, or what the appendix holds of each. */
export function part(chapters: ChapterInfo[], isAppendix: boolean): ChapterInfo[] {
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => rule.appendix === isAppendix) }))
    .filter((chapter) => chapter.rules.length);
}

/** The rules that hold all these words; a number, bare or whole, finds its rule or chapter first. */
export function found(chapters: ChapterInfo[], sought: string): RuleInfo[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const all = chapters.flatMap((chapter) => chapter.rules.map((rule) => ({ chapter, rule })));
  const first = all.filter(({ chapter, rule }) => isNumber(words, chapter.id) || isNumber(words, rule.id.replace(/[a-z]$/, "")) || isNumber(words, rule.id));
  const holds = ({ chapter, rule }: (typeof all)[number]): boolean => {
    const text = plain(`${told(chapter.title)} ${told(rule.text)} ${rule.id}`);
    return words.every((word) => text.includes(word));
  };
  return [...first, ...all.filter((each) => !first.includes(each) && holds(each))].map(({ rule }) => rule);
}

function isNumber(words: string[], id: string): boolean {
  const whole = plain(id);
  return words.length === 1 && (words[0] === whole || words[0] === whole.split("-")[1]);
}

/** A text in pieces: every second one is the number of a rule. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    found.push(text.slice(at, match.index), match[0]);
    at = match.index + match[0].length;
  }
  return [...found, text.slice(at)];
}

/** Where a rule stands in the book. */
export function address(game: string, rule = ""): string {
  return `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;
}
