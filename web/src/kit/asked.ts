// What is asked about is in sight: a place that scrolls goes there when a question comes, and stays where it is else.

/** Scroll a place to the first thing that can be chosen in it, unless one of them is whole in sight. */
export function bringAsked(place: HTMLElement): void {
  const around = place.getBoundingClientRect();
  const asked = [...place.querySelectorAll(".open")].map((each) => each.getBoundingClientRect());
  const [first] = asked;
  if (!first || asked.some((box) => box.top >= around.top - 1 && box.bottom <= around.bottom + 1)) return;
  place.scrollTop += first.top - around.top - Math.max(0, (around.height - first.height) / 2);
}
