// How wide words are in the reader's own font, so that none is cut or broken.

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** The width of a text in ems, bold. */
export function ems(text: string): number {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 0.7;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).fontFamily}`;
  const width = pen.measureText(text).width / 100;
  known.set(text, width);
  return width;
}

/** The width in ems of the longest word: what a line must hold at least. */
export function longest(text: string): number {
  return Math.max(...text.split(/[ \-]/u).map(ems));
}
