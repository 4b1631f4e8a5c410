// Grabbing a ship on the map: a click picks it, a drag takes it to its goal; the map itself does not move meanwhile.
const BEGINS = 8; // pixels: less is a click

export interface Grabbed {
  click: () => void;
  lift: () => void;
  over: (node: string | null) => void;
  drop: (node: string | null) => void;
}

function nodeUnder(event: PointerEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.closest("[data-node]"));
  return found?.closest("[data-node]")?.getAttribute("data-node") ?? null;
}

export function grab(ship: SVGGElement, given: Grabbed | null): { update: (next: Grabbed | null) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number } | null = null;
  let isLifted = false;

  function down(event: PointerEvent): void {
    if (!now || !event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    from = { x: event.clientX, y: event.clientY };
    isLifted = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  }

  function move(event: PointerEvent): void {
    if (!from || !now) return;
    if (!isLifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) > BEGINS) {
      isLifted = true;
      now.lift();
    }
    if (isLifted) now.over(nodeUnder(event));
  }

  function up(event: PointerEvent): void {
    if (isLifted) now?.drop(nodeUnder(event));
    else now?.click();
    end();
  }

  function end(): void {
    from = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }

  ship.addEventListener("pointerdown", down);
  return { update: (next) => (now = next), destroy: end };
}
