// The cards and planets of Wild Space, from the server's catalogue: their faces, and how options name them.
import type { Face } from "../../kit/face";
import type { OptionInfo } from "../../wire";
import type { CardFace, CardLead, HostileFace, PlanetFace, WildSpaceCatalogue } from "../../wire/wild_space";
import { say, told } from "../../words";
import { pieces } from "../pieces";
import { emblemFor } from "./emblems";
import { KINDS } from "./glyphs";
import { marksOf } from "./marks";

export const NOBODY = -1;
export const SIGNS: Record<string, string> = { specialist: "◆", emissary: "▲", robot: "●", captain: "✦" };
const TONES: Record<string, string> = { specialist: "blue", emissary: "red", robot: "green", captain: "mosaic" };

const catalogue = await pieces<WildSpaceCatalogue>("wild_space");
const CARDS = new Map(catalogue.cards.map((card) => [card.id, card]));
const PLANETS = new Map(catalogue.planets.map((planet) => [planet.id, planet]));
const HOSTILE = new Map(catalogue.hostile.map((planet) => [planet.id, planet]));

export const SPECIES_NAMES = Object.keys(catalogue.species);
export const JOB_NAMES = Object.keys(catalogue.jobs);

function found<T>(pieces: Map<string, T>, id: string): T {
  const piece = pieces.get(id);
  if (!piece) throw new Error(`no ${id}`);
  return piece;
}

export const card = (id: string): CardFace => found(CARDS, id);
export const planet = (id: string): PlanetFace => found(PLANETS, id);
export const hostile = (id: string): HostileFace => found(HOSTILE, id);
export const cardName = (id: string): string => told(card(id).name);
export const zoneName = (zone: string): string => told(catalogue.zones[zone]);
export const toneOf = (kind: string): string => `var(--${TONES[kind] ?? "mosaic"})`;

/** What a sort of cards is called: "species:owl", "job:pilot", "robot". */
export function sortName(sort: string): string {
  const name = sort.split(":").at(-1) ?? "";
  return told(catalogue.species[name] ?? catalogue.jobs[name] ?? catalogue.kinds[name]);
}

/** What is printed on a card in a corner: its Credits, or those of its mission. */
function valueOf({ mission, credits }: CardFace): string {
  const worth = mission?.credits ?? credits;
  return worth ? String(worth) : "";
}

/** A card as the kit draws it; where it could be played, with what it would do now in the crew of a Captain. */
export function faceOf(id: string, lead?: CardLead, captain = ""): Face {
  const printed = card(id);
  return {
    id,
    name: told(printed.name),
    text: told(printed.text),
    sign: SIGNS[printed.kind] ?? "",
    tone: toneOf(printed.kind),
    kind: told(catalogue.kinds[printed.kind]),
    value: valueOf(printed),
    emblem: emblemFor(printed),
    marks: [...(printed.veteran ? [KINDS["veteran"] ?? []] : []), ...marksOf(printed.condition), ...marksOf(printed.effect)],
    notes: [...trackOf(printed), ...(lead ? notesOf(lead, captain) : [])],
  };
}

/** The spaces of a Captain's track, in words. */
function trackOf({ track }: CardFace): string[] {
  return track.map((space, at) => `${at + 1}. ${told(space.words)}`);
}

/** What a card would do as things stand: its Credits, the token's step, and whether its effect would follow. */
function notesOf({ credits, space, effect }: CardLead, captain: string): string[] {
  const reached = space === null ? undefined : CARDS.get(captain)?.track[space - 1];
  const step = reached ? [say("wild-reaches", { space: space ?? 0, words: told(reached.words) })] : [];
  return [say("wild-adds", { count: credits }), ...step, ...(effect === "none" ? [] : [say(`wild-effect-${effect}`)])];
}

function cardOf(option: OptionInfo): CardFace | null {
  const what = option.touches.map((touch) => touch.what).find((each) => typeof each === "string" && CARDS.has(each));
  return typeof what === "string" ? (CARDS.get(what) ?? null) : null;
}

const ABOUT_CARDS = ["play", "discard", "renew", "remove"];

/** Cards go together by kind, where many can be chosen. */
export function groupOf(option: OptionInfo): string | null {
  if (!["play", "discard", "remove"].includes(option.form)) return null;
  const piece = cardOf(option);
  return piece && `${SIGNS[piece.kind] ?? ""} ${told(catalogue.kinds[piece.kind])}`;
}

/** A card by its name, where it was said before what is done with it; of two that share a name, with its effect. */
export function shortOf(option: OptionInfo): string | null {
  const piece = ABOUT_CARDS.includes(option.form) ? cardOf(option) : null;
  if (!piece) return null;
  const value = valueOf(piece);
  const name = told(piece.name);
  const isTwin = catalogue.cards.some((other) => other !== piece && told(other.name) === name);
  return `${SIGNS[piece.kind] ?? ""}${value && ` ${value}`} ${name}${isTwin && piece.effect ? ` (${told(piece.effect.words)})` : ""}`;
}

/** The card that an option is about. */
export function cardFaceOf(option: OptionInfo): Face | null {
  const piece = cardOf(option);
  return piece && faceOf(piece.id);
}
