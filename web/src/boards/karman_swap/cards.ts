// The cards and planets of Karman Swap, from the server's catalogue: their faces, and how options name them.
import type { Face } from "../../kit/face";
import type { OptionInfo } from "../../wire";
import type { CardFace, KarmanSwapCatalogue, PlanetFace } from "../../wire/karman_swap";
import { say, told } from "../../words";
import { pieces } from "../pieces";
import { emblemFor } from "./emblems";

export const SIGNS: Record<string, string> = { red: "▲", green: "●", blue: "◆" };
export const SHIP_SIGN = "▷";
export const NOBODY = -1;

const catalogue = await pieces<KarmanSwapCatalogue>("karman_swap");
const CARDS = new Map(catalogue.cards.map((card) => [card.id, card]));
const PLANETS = new Map(catalogue.planets.map((planet) => [planet.id, planet]));
const ABILITIES = new Map(catalogue.abilities.map((ability) => [ability.id, ability]));

export const COLOURS = Object.keys(catalogue.colours);

export function card(id: string): CardFace {
  const found = CARDS.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

export function planet(id: string): PlanetFace {
  const found = PLANETS.get(id);
  if (!found) throw new Error(`no planet ${id}`);
  return found;
}

export const cardName = (id: string): string => told(card(id).name);
export const planetName = (id: string): string => told(planet(id).name);
export const zoneName = (zone: string): string => told(catalogue.zones[zone]);
export const colourName = (colour: string): string => told(catalogue.colours[colour]);
export const signOf = (colour: string | null): string => (colour === null ? SHIP_SIGN : (SIGNS[colour] ?? ""));
export const toneOf = (colour: string | null): string => `var(--${colour ?? "mosaic"})`;

/** A card as the kit draws it; gems that lie on it are told beside what is printed. */
export function faceOf(id: string, gems = 0): Face {
  const { name, colour, value, ability } = card(id);
  return {
    id,
    name: told(name),
    text: `${powerText(ability)}${huntText(colour)}`,
    sign: signOf(colour),
    tone: toneOf(colour),
    kind: colour === null ? say("karman-ship") : colourName(colour),
    value: gems ? `${value}+${gems}` : String(value),
    emblem: emblemFor(card(id)),
  };
}

function powerText(ability: string): string {
  const found = ABILITIES.get(ability);
  return found ? `${told(found.name)}. ${told(found.effect)}` : "";
}

function huntText(colour: string | null): string {
  const hunted = colour === null ? undefined : catalogue.hunts[colour];
  return hunted ? ` ${say("karman-hunts", { sign: signOf(hunted), colour: colourName(hunted) })}` : "";
}

function cardOf(option: OptionInfo): CardFace | null {
  const what = option.touches.find((touch) => ["hand", "market", "lying"].includes(touch.zone))?.what;
  return typeof what === "string" ? (CARDS.get(what) ?? null) : null;
}

const isCard = (option: OptionInfo): boolean => option.form === "play" || option.form === "card";

/** Cards go together by colour, and ships. */
export function groupOf(option: OptionInfo): string | null {
  const found = isCard(option) ? cardOf(option) : null;
  if (!found) return null;
  return `${signOf(found.colour)} ${found.colour === null ? say("karman-ships") : colourName(found.colour)}`;
}

/** A card, under the name of its colour: its value says the rest. */
export function shortOf(option: OptionInfo): string | null {
  const found = isCard(option) ? cardOf(option) : null;
  return found ? `${signOf(found.colour)} ${found.value} ${told(found.name)}` : null;
}

/** The card that an option is about. */
export function cardFaceOf(option: OptionInfo): Face | null {
  const found = cardOf(option);
  return found && faceOf(found.id);
}
