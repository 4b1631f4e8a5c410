// How each language sets its signs: the rule of games/typography.py, tried on the same examples.

const STICKY = "\u00a0";
const FRENCH = / (?=[:;!?»%](?![\p{L}\p{N}_]))|(?<=«) |(?<=\p{Nd}) (?=(?:pts?|PV|s|min|h|ms|[kMG]o|€)(?![\p{L}\p{N}_]))/gu;

/** A text as its language prints it; code between backticks stays as it is typed. */
export function typeset(text: string, language: string): string {
  if (language !== "fr") return text;
  const parts = text.split(/(`[^`]*`)/);
  return parts.map((part, at) => (at % 2 ? part : part.replace(FRENCH, STICKY))).join("");
}

const SIGN = /(?<=[▲●◆✦○■]) (?=[\p{L}\p{N}])/gu;
const OF = /(?<=\p{Nd}) (of|sur) (?=\p{Nd})/gu;

/** A text in which neither a sign nor "4 of 4" is parted by the end of a line. */
export function held(text: string): string {
  return text.replace(SIGN, STICKY).replace(OF, `${STICKY}$1${STICKY}`);
}
