// A hint in words, the same for eyes and ears: what the best answer wins, what the next one risks, what a chance is.
import type { HintInfo } from "./wire";
import { say, told } from "./words";

/** The answer that the master would give, if it would not give any of them. */
export function bestOf(hints: HintInfo[]): string {
  const best = hints[0];
  if (!best) return "";
  return best.even ? say("hint-any") : say("hint-best", { option: told(best.text) });
}

/** Why, in sentences; who has never had one is told what the percentages are. */
export function reasonsOf(hints: HintInfo[], isFirst: boolean): string[] {
  const [best, ...others] = hints;
  if (!best) return [];
  const next = others.filter((hint) => hint.reason).map((hint) => say("hint-next", { option: told(hint.text), reason: told(hint.reason) }));
  return [told(best.reason), ...next, isFirst && !best.even ? say("hint-chance") : ""].filter((sentence) => sentence);
}
