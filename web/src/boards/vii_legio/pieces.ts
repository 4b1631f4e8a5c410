// The pieces of VII Legio, from the server's catalogue: cards, items, ships and places, their names, signs and faces.
import type { Face } from "../../kit/face";
import type { ExplorationFace, ExtrasolarFace, ItemFace, VIILegioCatalogue, ShipFace, TechnologyFace } from "../../wire/vii_legio";
import { say, told } from "../../words";
import { pieces } from "../pieces";
import { explorationEmblem, extrasolarEmblem, itemEmblem } from "./emblems";

export const catalogue = await pieces<VIILegioCatalogue>("vii_legio");
export const NOBODY = -1;
export const DOMAINS = Object.keys(catalogue.domains);
export const EXPERTS = catalogue.items.filter((item) => item.domain !== null).map((item) => item.id);
export const EQUIPMENT = catalogue.items.filter((item) => item.family === "equipment").map((item) => item.id);

const SIGNS: Record<string, string> = { research: "◆", diplomacy: "●", negotiation: "✦", capture: "▲", any: "?", none: "" };
const TONES: Record<string, string> = { research: "var(--blue)", diplomacy: "var(--green)", negotiation: "var(--mosaic)", capture: "var(--red)" };
const LETTERS: Record<string, string> = { alpha: "α", beta: "β", gamma: "γ", delta: "δ", x: "X" };
const byId = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((each) => [each.id, each]));
const EXPLORATION = byId(catalogue.exploration);
const EXTRASOLAR = byId(catalogue.extrasolar);
const ITEMS = byId(catalogue.items);
const SHIPS = byId(catalogue.ships);
const TECHNOLOGIES = byId(catalogue.technologies);

function found<T>(all: Map<string, T>, id: string): T {
  const one = all.get(id);
  if (!one) throw new Error(`nothing is called ${id}`);
  return one;
}

export const exploration = (id: string): ExplorationFace => found(EXPLORATION, id);
export const extrasolar = (id: string): ExtrasolarFace => found(EXTRASOLAR, id);
export const item = (id: string): ItemFace => found(ITEMS, id);
export const ship = (id: string): ShipFace => found(SHIPS, id);
export const technology = (id: string): TechnologyFace => found(TECHNOLOGIES, id);

export const signOf = (domain: string): string => SIGNS[domain] ?? "";
export const toneOf = (domain: string): string => TONES[domain] ?? "var(--soft)";
export const letterOf = (slot: string): string => LETTERS[slot] ?? slot;
export const itemName = (id: string): string => told(item(id).name);
export const shipName = (id: string): string => told(ship(id).name);
export const technologyName = (id: string): string => told(technology(id).name);
export const domainName = (id: string): string => told(catalogue.domains[id]);
export const kindName = (id: string): string => told(catalogue.kinds[id]);
export const sectorName = (id: string): string => told(catalogue.sectors[id]);
export const slotName = (id: string): string => told(catalogue.slots[id]);
export const zoneName = (id: string): string => told(catalogue.zones[id]);
export const baseName = (): string => told(catalogue.base);
/** A planet has no name but its number: S3-1 is the first of sector 3. */
export const planetName = (id: string): string => say("legio-planet", { number: id.slice(1) });

/** An Exploration card as the kit draws it; a Risk has its mark where others have a value. */
export function explorationFace(id: string): Face {
  const { name, text, symbol, risk, lasers, kind } = exploration(id);
  return {
    id,
    name: told(name),
    text: told(text),
    sign: signOf(symbol),
    tone: risk ? "var(--alarm)" : toneOf(symbol),
    kind: `${kindName(kind)}${risk ? `, ${say("legio-risk")}` : ""}`,
    value: risk ? `!${lasers ? ` ${lasers}` : ""}` : "",
    emblem: explorationEmblem(id),
  };
}

/** An item of the ship as the kit draws it. */
export function itemFace(id: string): Face {
  const { name, text, domain, cost, family } = item(id);
  const tone = domain === null ? "var(--ink)" : toneOf(domain);
  return { id, name: told(name), text: told(text), sign: domain === null ? "" : signOf(domain), tone, kind: say(`legio-${family}`), value: String(cost), emblem: itemEmblem(domain === null ? id : "experts") };
}

/** An Extrasolar card as the kit draws it: its value is the most that a Contact can bring. */
export function extrasolarFace(id: string): Face {
  const { name, text, sapiens, observation_domain, thresholds } = extrasolar(id);
  return {
    id,
    name: told(name),
    text: told(text),
    sign: signOf(observation_domain),
    tone: toneOf(observation_domain),
    kind: say(sapiens ? "legio-sapiens" : "legio-beasts"),
    value: String(thresholds.at(-1)?.vp ?? ""),
    emblem: extrasolarEmblem(extrasolar(id)),
  };
}
