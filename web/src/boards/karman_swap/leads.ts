// Where options lead on to, in words: the next choice of the same gesture, and what a card would do there.
import type { Lead as Going } from "../../asking.svelte";
import type { KarmanSwapView, Landing } from "../../wire/karman_swap";
import { listed, say } from "../../words";
import { cardName, NOBODY, planetName } from "./cards";

/** What the open options lead on to, as the page's gestures take it. */
export function leadsOf(view: KarmanSwapView): Going[] {
  return view.leads.map(({ option, zone, what, landing, more }) => ({
    option,
    touch: { zone, seat: zone === "hand" ? view.seat : NOBODY, what },
    label: labelOf(view, zone, what),
    note: landing ? noteOf(landing) : "",
    more,
  }));
}

function labelOf(view: KarmanSwapView, zone: string, what: string | number): string {
  if (typeof what === "number") return planetName(view.stacks[what]?.planet ?? "");
  return zone === "planet" ? planetName(what) : cardName(what);
}

/** What a card would do where it lands, in a sentence. */
export function noteOf(landing: Landing): string {
  return [doesOf(landing), boostOf(landing)].filter(Boolean).join(" ");
}

function doesOf({ prey, by_trump, gain, leads, pot, value }: Landing): string {
  if (leads !== null) return say(leads ? "karman-leads" : "karman-follows", { pot: pot ?? 0, value });
  if (!prey.length) return "";
  return say(by_trump.length ? "karman-preys-trump" : "karman-preys", { cards: listed(prey.map(cardName)), count: gain });
}

/** What gems would change. */
function boostOf({ boost, leads }: Landing): string {
  if (boost === null) return "";
  return say(leads === null ? "karman-boost-prey" : "karman-boost-lead", { count: boost });
}

/** The same in signs, where there is little room. */
export function shortNote(landing: Landing): string[] {
  const { prey, by_trump, gain, leads, pot, boost } = landing;
  const does =
    leads !== null
      ? say(leads ? "karman-short-leads" : "karman-short-follows", { pot: pot ?? 0 })
      : prey.length
        ? say(by_trump.length ? "karman-short-trump" : "karman-short-prey", { count: gain })
        : say("karman-short-free");
  return boost === null ? [does] : [does, say(leads === null ? "karman-short-boost" : "karman-short-boost-lead", { count: boost })];
}
