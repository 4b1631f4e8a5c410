// Dragging: the same as to pick a thing and then its target, in one gesture.
import type { Asking, Thing } from "../asking.svelte";
import type { Face } from "./face";

const BEGINS = 10; // pixels: less is a click

export interface Dragged {
  asking: Asking;
  thing: Thing;
  label: string;
  face: Face | null;
  can: boolean; // whether something can be done with it now
}

interface Target {
  thing: Thing;
  label: string;
}

const targets = new WeakMap<Element, Target>();

/** Something on which a thing may be dropped; the innermost under the pointer counts. */
export function drop(node: Element, target: Target): { update: (next: Target) => void } {
  node.setAttribute("data-drop", "");
  targets.set(node, target);
  return { update: (next) => void targets.set(node, next) };
}

function under(x: number, y: number): Target | undefined {
  const found = document.elementsFromPoint(x, y).find((each) => each.closest("[data-drop]"));
  const target = found?.closest("[data-drop]");
  return target ? targets.get(target) : undefined;
}

/** Something that may be dragged to where it can go. */
export function drag(node: HTMLElement, given: Dragged): { update: (next: Dragged) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function lift(): void {
    now.asking.lift(now.thing, now.label, now.face);
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.classList.add("ghost");
    ghost.style.setProperty("--cw", `${node.offsetWidth}px`);
    for (const name of ["data-card", "data-key"]) ghost.removeAttribute(name);
    document.body.append(ghost);
  }

  function down(event: PointerEvent): void {
    if (!now.can || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function release(): void {
    from = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > BEGINS) lift();
    ghost?.style.setProperty("transform", `translate(${event.clientX - node.offsetWidth / 2}px, ${event.clientY - node.offsetHeight / 2}px)`);
  }

  function up(event: PointerEvent): void {
    release();
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const swallow = (click: Event): void => click.stopImmediatePropagation(); // a drag is no click
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const target = event.type === "pointerup" ? under(event.clientX, event.clientY) : undefined;
    now.asking.dropped(target?.thing ?? null, target?.label ?? "");
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      release();
      ghost?.remove();
    },
  };
}
