// Conditions and effects in signs: what must be met, what is done, with which cards and how many.
import type { Shape } from "../../kit/emblem";
import type { SignFace } from "../../wire/wild_space";
import { glyphOf } from "./emblems";
import { DEEDS, KINDS } from "./glyphs";

export type Mark = Shape[] | string;

/** Which cards are meant; none where any will do. */
export function filterMarks(filter: string | null): Mark[] {
  if (filter === null || filter === "any") return [];
  if (filter === "robot_or_emissary") return [KINDS["robot"] ?? [], KINDS["emissary"] ?? []];
  return [glyphOf(filter)];
}

/** A condition, an effect or a space of a track. */
export function marksOf(sign: SignFace | null): Mark[] {
  if (sign === null) return [];
  if (sign.type === "draw") return [`+${sign.count ?? 1}`];
  if (sign.type === "credits") return [DEEDS["credits"] ?? [], String(sign.credits ?? 0)];
  return [DEEDS[sign.type] ?? [], ...filterMarks(sign.filter)];
}
