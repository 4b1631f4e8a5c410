// Things travel from where they were to where they are: cards by their names, and cards nobody sees by their piles.
import { pauses } from "../prefs.svelte";

const TIME = 240; // milliseconds
const MOST_UNSEEN = 3; // cards of one pile that are seen to fly

interface Seen {
  id: string;
  box: DOMRect;
  node: Element;
}

interface Pile {
  count: number;
  box: DOMRect;
}

interface Picture {
  cards: Map<string, Seen>;
  piles: Map<string, Pile>;
}

function pictured(root: Element): Picture {
  const cards = new Map<string, Seen>();
  for (const node of root.querySelectorAll("[data-card][data-key]")) {
    const id = node.getAttribute("data-card") ?? "";
    cards.set(`${node.getAttribute("data-zone")}/${node.getAttribute("data-key")}`, { id, box: node.getBoundingClientRect(), node });
  }
  const piles = new Map<string, Pile>();
  for (const node of root.querySelectorAll("[data-place]")) {
    const box = (node.querySelector("[data-key]") ?? node.querySelector("ul") ?? node).getBoundingClientRect();
    piles.set(node.getAttribute("data-place") ?? "", { count: Number(node.getAttribute("data-count")), box });
  }
  return { cards, piles };
}

/** A copy of something flies; what it stands for is not seen meanwhile. */
function fly(node: Element, from: DOMRect, to: DOMRect, hides: Element | null): void {
  if (!from.width || !to.width) return;
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "data-key", "data-zone"]) ghost.removeAttribute(name);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("tabindex", "-1");
  ghost.style.setProperty("--cw", `${from.width}px`);
  document.body.append(ghost);
  const scale = to.width / from.width;
  const frames = [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px) scale(${scale})` }];
  const flight = ghost.animate(frames, { duration: TIME, easing: "ease-out" });
  hides?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

export class Travel {
  private before: Picture | null = null;

  /** Remember where everything is. */
  look(root: Element | undefined): void {
    this.before = root && pauses() ? pictured(root) : null;
  }

  /** Show how everything came to where it is now. */
  go(root: Element | undefined): void {
    const before = this.before;
    this.before = null;
    if (!before || !root) return;
    const now = pictured(root);
    const gone = [...before.cards].filter(([key]) => !now.cards.has(key)).map(([, card]) => card);
    const fewer = moved(before, now, -1);
    const more = moved(before, now, 1);
    for (const [key, card] of now.cards) {
      if (before.cards.has(key)) continue;
      const same = gone.findIndex((each) => each.id === card.id);
      const origin = same >= 0 ? gone.splice(same, 1)[0]?.box : before.piles.get(take(fewer) ?? "")?.box;
      if (origin) fly(card.node, origin, card.box, card.node);
      const zone = key.split("/")[0] ?? "";
      more.set(zone, (more.get(zone) ?? 1) - 1);
    }
    for (const card of gone) {
      const to = now.piles.get(take(more) ?? "");
      if (to) fly(card.node, card.box, to.box, null);
    }
    this.unseen(root, before, now, fewer, more);
  }

  /** From one pile to another, with nobody knowing what. */
  private unseen(root: Element, before: Picture, now: Picture, fewer: Map<string, number>, more: Map<string, number>): void {
    const back = root.querySelector(".card.back");
    for (let flown = 0; back && flown < MOST_UNSEEN; flown += 1) {
      const from = before.piles.get(take(fewer) ?? "");
      const to = now.piles.get(take(more) ?? "");
      if (from && to) fly(back, from.box, to.box, null);
    }
  }
}

/** The piles that have become smaller or larger, and by how many. */
function moved(before: Picture, now: Picture, sign: 1 | -1): Map<string, number> {
  const found = new Map<string, number>();
  for (const [place, pile] of now.piles) {
    const change = (pile.count - (before.piles.get(place)?.count ?? pile.count)) * sign;
    if (change > 0) found.set(place, change);
  }
  return found;
}

/** One of the piles that still have something to give or take. */
function take(piles: Map<string, number>): string | null {
  for (const [place, count] of piles) {
    if (count <= 0) continue;
    piles.set(place, count - 1);
    return place;
  }
  return null;
}
