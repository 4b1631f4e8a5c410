// The cards and the ladder of Karmaka, from the server's catalogue, and how options name them.
import type { CardFace, KarmakaCatalogue } from "../../wire/karmaka";
import { say, told } from "../../words";
import type { OptionInfo } from "../../wire";
import { pieces } from "../pieces";

export type Place = string | null; // a card, or one whose face this seat does not know

export const SIGNS: Record<string, string> = { red: "▲", green: "●", blue: "◆", mosaic: "✦" };
export const NOBODY = -1;

const catalogue = pieces<KarmakaCatalogue>("karmaka");
const BY_ID = new Map(catalogue.cards.map((card) => [card.id, card]));
export const LADDER = catalogue.ladder;

export function card(id: string): CardFace {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export function zoneName(zone: string): string {
  return told(catalogue.zones[zone]);
}

export function colourName(colour: string): string {
  return told(catalogue.colours[colour]);
}

function cardOf(option: OptionInfo): CardFace | null {
  const what = option.touches.find((touch) => typeof touch.what === "string")?.what;
  return typeof what === "string" ? (BY_ID.get(what) ?? null) : null;
}

/** The ways to play a card go together. */
export function groupOf(option: OptionInfo): string | null {
  const found = option.form === "play" ? cardOf(option) : null;
  return found ? `${SIGNS[found.colour] ?? ""} ${told(found.name)}` : null;
}

/** A way to play a card, under the card's name. */
export function shortOf(option: OptionInfo): string | null {
  const found = option.form === "play" ? cardOf(option) : null;
  const way: unknown = Array.isArray(option.spelled) ? option.spelled[1] : null;
  if (!found || typeof way !== "string" || !["deed", "power", "future"].includes(way)) return null;
  return say(`karmaka-way-${way}`, { value: found.value });
}

export function effectOf(option: OptionInfo): string | null {
  const found = cardOf(option);
  return found ? `${told(found.name)} · ${told(found.effect)}` : null;
}

const LONG = 10; // letters that stand in one line of a small card, a little smaller than usual
const USUAL = 7.5;
const SYLLABLE = /([aeiouyàâéèêîôû])([bcdfghjklmnpqrstvwxz][aeiouyàâéèêîôû])/giu;

/** A name whose long words may be broken between syllables. */
export function fitted(name: string): string {
  const words = name.split(" ");
  return words.map((word) => (word.length > LONG ? word.replace(SYLLABLE, "$1\u00ad$2") : word)).join(" ");
}

/** How much smaller than usual a name is written so that its longest word fits. */
export function fit(name: string): number {
  const longest = Math.max(...name.split(/[ \u00ad]/u).map((part) => part.length));
  return Math.min(1, Math.max(0.82, USUAL / longest));
}
