// Where a leaf may lie over the table without covering what it speaks of, the Hand or the question.
const GAP = 6; // pixels
const LIT = ".board .lit";
const KEPT = ".hand, .foot"; // never covered

/** How far below the top of the page a leaf that spans it must begin: at the top, else under what is lit, else above it. */
export function clearOf(leaf: HTMLElement): number {
  const { height } = leaf.getBoundingClientRect();
  const lit = [...document.querySelectorAll(LIT)].map((each) => each.getBoundingClientRect()).filter((box) => box.height > 0);
  const kept = [...document.querySelectorAll(KEPT)].map((each) => each.getBoundingClientRect());
  const floor = Math.min(innerHeight, ...kept.map((box) => box.top)) - GAP;
  const isClear = (top: number): boolean => top >= 0 && lit.every((box) => box.bottom + GAP <= top || box.top - GAP >= top + height);
  const places = [0, ...lit.map((box) => box.bottom + GAP), ...lit.map((box) => box.top - GAP - height)];
  return places.find((top) => top + height <= floor && isClear(top)) ?? 0;
}
