// The cards and the ladder of Karmaka, from the server's catalogue: their faces, and how options name them.
import { emblemOf } from "../../kit/emblem";
import type { Face } from "../../kit/face";
import type { Score } from "../../kit/score";
import type { OptionInfo } from "../../wire";
import type { CardFace, KarmakaCatalogue, KarmakaView } from "../../wire/karmaka";
import { say, told } from "../../words";
import { pieces } from "../pieces";
import { EMBLEMS } from "./emblems";

export const SIGNS: Record<string, string> = { red: "▲", green: "●", blue: "◆", mosaic: "✦" };
export const NOBODY = -1;

const catalogue = await pieces<KarmakaCatalogue>("karmaka");
const BY_ID = new Map(catalogue.cards.map((card) => [card.id, card]));
export const LADDER = catalogue.ladder;

export function card(id: string): CardFace {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** A card as the kit draws it. */
export function faceOf(id: string): Face {
  const { name, effect, colour, value } = card(id);
  return {
    id,
    name: told(name),
    text: told(effect),
    sign: SIGNS[colour] ?? "",
    tone: `var(--${colour})`,
    kind: colourName(colour),
    value: String(value),
    emblem: EMBLEMS[id] ?? emblemOf(id),
  };
}

export const facesOf = (ids: (string | null)[]): (Face | null)[] => ids.map((id) => (id === null ? null : faceOf(id)));

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

/** The card that an option is about. */
export function cardFaceOf(option: OptionInfo): Face | null {
  const found = cardOf(option);
  return found && faceOf(found.id);
}

/** How far each soul has come. */
export function scoreOf(view: KarmakaView): Score {
  return {
    heads: [say("karmaka-rung"), say("karmaka-lives"), say("karmaka-rings-head"), say("karmaka-points")],
    rows: view.souls.map((soul) => ({
      seat: soul.seat,
      cells: [
        told(LADDER.find((level) => level.id === soul.level)?.name),
        String(soul.lives),
        String(soul.rings),
        Object.entries(soul.sums).map(([colour, sum]) => `${SIGNS[colour] ?? ""} ${sum}`).join("  "),
      ],
    })),
  };
}
