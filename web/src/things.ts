// Things on a board: what they are called, and when two names mean the same.
import type { TouchInfo } from "./wire";

/** Something on the board, by all the names under which options may touch it; the first is its own. */
export type Thing = TouchInfo[];

export const TOO_SOON = 300; // milliseconds in which a second click or key is no answer to a new question

export function same(a: TouchInfo, b: TouchInfo): boolean {
  return a.zone === b.zone && a.what === b.what && (a.seat === b.seat || a.what !== null && (a.seat < 0 || b.seat < 0));
}

export const alike = (one: Thing, other: Thing): boolean => one.some((a) => other.some((b) => same(a, b)));
