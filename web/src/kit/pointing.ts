// A thing that is shown large while it is pointed at: by a mouse that moves, or by the focus that keys bring.
import type { Action } from "svelte/action";
import type { Asking } from "../asking.svelte";
import type { Face } from "./face";

export interface Pointed {
  asking: Asking;
  face: Face | null;
}

export const pointing: Action<HTMLElement, Pointed> = (node, given) => {
  let { asking, face } = given ?? { asking: null, face: null };

  function show(): void {
    if (face && asking) asking.spot = { face, node, box: node.getBoundingClientRect() };
  }

  function hide(): void {
    if (asking?.spot?.node === node) asking.spot = null;
  }

  /** A mouse that moves points; one that lies still while cards come under it does not. */
  function point(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !event.buttons && asking?.spot?.node !== node) show();
  }

  const focus = (): void => void (node.matches(":focus-visible") && show());
  node.addEventListener("pointermove", point);
  node.addEventListener("pointerleave", hide);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", hide);
  return {
    update: (now) => ({ asking, face } = now),
    destroy: hide, // a thing that is taken away is pointed at no more
  };
};
