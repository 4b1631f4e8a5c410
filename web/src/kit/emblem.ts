// Emblems: a few shapes in a square of 48, drawn with one line or filled; small data, and a drawing for whoever has none.

/** A path in a square of 48: drawn as a line, or filled where it begins with "f". */
export type Shape = string;

export const disc = (x: number, y: number, r: number): Shape => `f${circle(x, y, r)}`;
export const ring = (x: number, y: number, r: number): Shape => circle(x, y, r);

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const OUTER = [ring(24, 24, 18), "M24 5 43 24 24 43 5 24z", "M24 5 42 38H6z", "M8 8h32v32H8z", "M14 6h20l9 18-9 18H14L5 24z"];
const INNER = [disc(24, 24, 6), "f M24 16l8 8-8 8-8-8z", "M16 24h16M24 16v16", "M17 17l14 14M31 17 17 31", ring(24, 24, 8), "M15 28q9-14 18 0"];

/** An emblem for whatever has none of its own: always the same for the same name. */
export function emblemOf(name: string): Shape[] {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  const outer = OUTER[sum % OUTER.length] ?? "";
  const inner = INNER[Math.floor(sum / OUTER.length) % INNER.length] ?? "";
  return [outer, inner];
}
