// Emblems: a few shapes in a square of 48, drawn with one line or filled; small data, and a drawing for whoever has none.

/** A path in a square of 48: drawn as a line, filled where it begins with "f", or bare, to lay something over, with "b". */
export type Shape = string;

export const disc = (x: number, y: number, r: number): Shape => `f${circle(x, y, r)}`;
export const ring = (x: number, y: number, r: number): Shape => circle(x, y, r);

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The same elsewhere and in another size: a part of a larger drawing. */
export function placed(shapes: Shape[], x: number, y: number, scale: number): Shape[] {
  return shapes.map((shape) => moved(shape, x, y, scale));
}

const WORDS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
const ARC = 7; // numbers of an arc: two radii, its turn and two flags, then where it ends

function moved(shape: Shape, x: number, y: number, scale: number): Shape {
  const kind = /^[fb]/.test(shape) ? shape.slice(0, 1) : "";
  let command = "";
  let at = 0;
  const words = (shape.slice(kind.length).match(WORDS) ?? []).map((word) => {
    if (/[a-zA-Z]/.test(word)) {
      [command, at] = [word, 0];
      return word;
    }
    return String(Math.round(number(Number(word), command, at++, x, y, scale) * 100) / 100);
  });
  return `${kind}${words.join(" ")}`;
}

/** One number of a path: lengths grow, places move too, flags stay. */
function number(value: number, command: string, at: number, x: number, y: number, scale: number): number {
  const isArc = command === "a" || command === "A";
  const place = isArc ? at % ARC : at;
  if (isArc && place >= 2 && place <= 4) return value;
  const isPlace = command === command.toUpperCase() && !(isArc && place < 2);
  const isDown = command === "V" || (command !== "H" && (isArc ? place === 6 : place % 2 === 1));
  return value * scale + (isPlace ? (isDown ? y : x) : 0);
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
