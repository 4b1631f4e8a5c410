// The emblems of Wild Space's cards, composed: the animal or robot, and on a badge its job, or what its mission counts.
import { disc, placed, type Shape } from "../../kit/emblem";
import type { CardFace } from "../../wire/wild_space";
import { DEEDS, JOBS, KINDS, SPECIES, TOOLS } from "./glyphs";

const BADGE = 0.42; // of a whole drawing
const bare = (x: number, y: number, r: number): Shape => disc(x, y, r).replace(/^f/, "b");

/** What a filter names: a job, a species, a kind, the medal, or any card. */
export function glyphOf(filter: string): Shape[] {
  const name = filter.split(":").at(-1) ?? "";
  return JOBS[name] ?? SPECIES[name] ?? KINDS[name] ?? KINDS["any"] ?? [];
}

/** The body, with a badge at its foot. */
function badged(body: Shape[], badge: Shape[]): Shape[] {
  return [...placed(body, 0, 0, 0.8), bare(37, 37, 13), ...placed(badge, 27, 27, BADGE)];
}

/** An emissary: the animal above, its mission below: three of a job, a pair, the most of something, or each. */
function mission(card: CardFace): Shape[] {
  const found = card.mission;
  const body = placed(SPECIES[card.species ?? ""] ?? [], 8, 0, 0.66);
  if (!found) return body;
  const what = [found.first, found.second, ...Array<string | null>(found.size ?? 1).fill(found.count)].filter((each) => each != null);
  const lead = found.type === "strict_majority" ? [DEEDS["most"] ?? []] : [];
  const row = [...lead, ...what.map(glyphOf)];
  const wide = 15.5;
  const start = 24 - (row.length * wide) / 2;
  return [...body, ...row.flatMap((sign, at) => placed(sign, start + at * wide + 0.8, 33, 0.29))];
}

/** A card as a whole: known at a glance among a hundred. */
export function emblemFor(card: CardFace): Shape[] {
  if (card.kind === "emissary") return mission(card);
  const body = card.species ? (SPECIES[card.species] ?? []) : (TOOLS[card.id] ?? KINDS["robot"] ?? []);
  const badge = card.job ? JOBS[card.job] : undefined;
  return badge ? badged(body, badge) : body;
}

/** A card within its species: what it is there for. */
export function markFor(card: CardFace): Shape[] {
  if (card.kind === "emissary") return KINDS["emissary"] ?? [];
  return (card.job ? JOBS[card.job] : TOOLS[card.id]) ?? [];
}
