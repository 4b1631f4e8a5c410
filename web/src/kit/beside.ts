// Where a leaf may lie over the table without covering what it speaks of, the Hand or the question.
const GAP = 6; // pixels
const LIT = ".board .lit";
const KEPT = ".hand, .foot"; // never covered
const SPARED = ".board .track"; // not covered where there is another place

/** How far below the top of the page a leaf that spans it must begin: at the top, else under what is lit, else above it. */
export function clearOf(leaf: HTMLElement): number {
  const { height } = leaf.getBoundingClientRect();
  const floor = Math.min(innerHeight, ...boxes(KEPT).map((box) => box.top)) - GAP;
  const place = (seen: DOMRect[]): number | undefined => {
    const isClear = (top: number): boolean => top >= 0 && seen.every((box) => box.bottom + GAP <= top || box.top - GAP >= top + height);
    const places = [0, ...seen.map((box) => box.bottom + GAP), ...seen.map((box) => box.top - GAP - height)];
    return places.find((top) => top + height <= floor && isClear(top));
  };
  return place([...boxes(LIT), ...boxes(SPARED)]) ?? place(boxes(LIT)) ?? 0;
}

function boxes(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0);
}
