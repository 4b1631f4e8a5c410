// The things of VII Legio's board by the names under which options touch them, and what stands where on the map.
import { thing, type Thing } from "../../asking.svelte";
import type { ShipView, VIILegioView, PlanetView, SlotView } from "../../wire/vii_legio";
import { shape } from "../../signs";
import { say, told } from "../../words";
import { baseName, extrasolar, letterOf, NOBODY, planetName, sectorName, slotName } from "./pieces";

export const sectorThing = (id: string): Thing => thing("sector", NOBODY, id);
export const baseThing = (): Thing => thing("base", NOBODY, "base");
export const slotThing = (id: string): Thing => thing("slot", NOBODY, id);
export const itemThing = (seat: number, id: string): Thing => thing("item", seat, id);
export const domainThing = (seat: number, id: string): Thing => thing("experience", seat, id);
export const handThing = (seat: number): Thing => thing("hand", seat, null);

/** A planet, and the slot whose token lies on it. */
export function planetThing({ planet, slot }: PlanetView): Thing {
  return [...(slot ? slotThing(slot) : []), ...thing("planet", NOBODY, planet)];
}

export const slotOf = (view: VIILegioView, id: string | null): SlotView | undefined => view.slots.find((slot) => slot.slot === id);

/** Where a ship is, in words. */
export function whereOf(one: ShipView): string {
  if (one.place === "base") return baseName();
  if (one.place === "space" || one.slot === null) return say("legio-in-space", { sector: sectorName(one.sector) });
  return say(`legio-in-${one.place}`, { slot: slotName(one.slot), sector: sectorName(one.sector) });
}

/** What is known of the card in a slot, in a word or two. */
export function knownOf(slot: SlotView): string {
  if (!slot.is_used) return say("legio-slot-free");
  if (slot.card === null) return say("legio-face-down");
  return told(extrasolar(slot.card).name);
}

/** A planet in one breath, for the ear. */
export function planetLabel(view: VIILegioView, planet: PlanetView, names: string[]): string {
  const slot = slotOf(view, planet.slot);
  const state = slot ? `${slotName(slot.slot)}: ${knownOf(slot)}` : say(planet.has_token ? "legio-token" : "legio-no-token");
  const ships = view.ships.filter((one) => slot && one.slot === slot.slot).map((one) => `${names[one.seat] ?? ""} (${say(`legio-zone-${one.place}`)})`);
  return [planetName(planet.planet), state, ...ships].join(". ");
}

/** A sector in one breath. */
export function sectorLabel(view: VIILegioView, id: string, names: string[]): string {
  const ships = view.ships.filter((one) => one.sector === id && one.place === "space").map((one) => `${shape(one.seat)} ${names[one.seat] ?? ""}`);
  const closed = id === "SX" ? [say(view.x_open ? "legio-x-open" : "legio-x-closed")] : [];
  return [sectorName(id), ...closed, ...ships].join(". ");
}

/** The letter of a slot, and by a sign what the reader knows of its card: seen by all, seen by oneself, or not. */
export function signed(slot: SlotView): { letter: string; known: "open" | "seen" | "hidden" } {
  return { letter: letterOf(slot.slot), known: slot.is_face_up ? "open" : slot.card !== null ? "seen" : "hidden" };
}
