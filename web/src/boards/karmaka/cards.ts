// The cards and the ladder of Karmaka, from the game's own tables; and the shape of its view.
import { say, speaker, told } from "../../words";
import type { OptionInfo, Text } from "../../wire";
import cardTable from "../../../../src/tablee/games/karmaka/data/cards.toml";
import ladderTable from "../../../../src/tablee/games/karmaka/data/ladder.toml";
import variantTable from "../../../../src/tablee/games/karmaka/data/variants.toml";

export type Colour = "red" | "green" | "blue" | "mosaic";
export type Place = string | null; // a card, or one whose face this seat does not know

export interface CardInfo {
  id: string;
  name: Text;
  colour: Colour;
  value: number;
  effect: Text;
}

export interface Level {
  id: string;
  name: Text;
  points_to_leave?: number;
}

export interface Soul {
  seat: number;
  level: string;
  rings: number;
  lives: number;
  hand: string[] | null;
  hand_count: number;
  known: string[];
  loose: string[];
  deck: Place[];
  future_life: Place[];
  deeds: string[];
}

export interface KarmakaView {
  seat: number;
  actor: number;
  turn: number;
  well: Place[];
  ruins: string[];
  centre: string | null;
  looked_at: Place[];
  seen: Place[];
  souls: Soul[];
  decision: { seat: number; kind: string } | null;
  over: boolean;
}

export const SIGNS: Record<Colour, string> = { red: "▲", green: "●", blue: "◆", mosaic: "✦" };
export const NOBODY = -1;

const ALL = [...(cardTable as { card: CardInfo[] }).card, ...(variantTable as { extra_card: CardInfo[] }).extra_card];
const BY_ID = new Map(ALL.map((card) => [card.id, card]));
export const LADDER = (ladderTable as { level: Level[] }).level;
const WORDS = import.meta.glob<string>(
  ["../../../../src/tablee/games/karmaka/people/*.ftl", "!../../../../src/tablee/games/karmaka/people/*.*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const named = speaker(WORDS);

export function card(id: string): CardInfo {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export function zoneName(zone: string): string {
  return named(`zone-${zone.replaceAll("_", "-")}`);
}

/** The best colour of these cards, mosaic cards counted in each (KMK-13.4). */
export function score(deeds: string[]): number {
  const sums = { red: 0, green: 0, blue: 0, mosaic: 0 };
  for (const id of deeds) sums[card(id).colour] += card(id).value;
  return Math.max(sums.red, sums.green, sums.blue) + sums.mosaic;
}

function cardOf(option: OptionInfo): CardInfo | null {
  const what = option.touches.find((touch) => typeof touch.what === "string")?.what;
  return typeof what === "string" ? (BY_ID.get(what) ?? null) : null;
}

/** The ways to play a card go together. */
export function groupOf(option: OptionInfo): string | null {
  const found = option.form === "play" ? cardOf(option) : null;
  return found ? `${SIGNS[found.colour]} ${told(found.name)}` : null;
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

const POSITION = 13;
const CARD = 78;

/** The option one would mean by a card, to ask why it is not allowed: numbers as in karmaka/numbering.py. */
export function meant(zone: string, id: Place, position: number): number | null {
  if (zone === "ruins" || zone === "future_life") return POSITION + position;
  return id === null ? null : CARD + ALL.findIndex((each) => each.id === id);
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
