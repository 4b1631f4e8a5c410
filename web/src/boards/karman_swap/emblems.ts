// The emblems of Karman Swap's cards, composed: what it is (by kind), how strong (as many marks), what it does (within).
import { disc, ring, type Shape } from "../../kit/emblem";
import type { CardFace } from "../../wire/karman_swap";

/** What an ability does, in the middle of a square of 48. */
const ACTS: Record<string, Shape[]> = {
  place_creature: [disc(24, 19, 4), "M24 25v9M20 30l4 4 4-4"],
  place_ship: ["f M24 14l5 8H19z", "M24 25v9M20 30l4 4 4-4"],
  transfer_creature: [disc(18, 24, 4), "M24 24h9M29 20l4 4-4 4"],
  transfer_ship: ["f M15 24l7-5v10z", "M24 24h9M29 20l4 4-4 4"],
  swap_planet_market: [ring(24, 17, 4), "M17 25v8h14v-8", "M24 23v7M21 27l3 3 3-3"],
  swap_market_hand: ["M16 20h14M27 17l3 3-3 3", "M32 28H18M21 25l-3 3 3 3"],
  swap_planets: [ring(18, 24, 5), ring(30, 24, 5), "M20 16q4-3 8 0M28 32q-4 3-8 0"],
  extinguish: ["M17 17l14 14M31 17 17 31"],
  market_to_planet: ["M17 16h14", "M24 16v9M21 22l3 3 3-3", ring(24, 31, 4)],
  planet_to_market: ["M17 16h14", "M24 28v-9M21 22l3-3 3 3", ring(24, 32, 4)],
  locked: ["f M18 23h12v10H18z", "M20 23v-4q4-6 8 0v4"],
};
const WIDE = 48;
const MIDDLE = 24;

/** A point on a ring around the middle, counted in turns from the top. */
function spot(turn: number, radius: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [round(MIDDLE + radius * Math.cos(angle)), round(MIDDLE + radius * Math.sin(angle))];
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** As many marks as a card is worth, around it. */
function around(count: number, mark: (turn: number) => Shape): Shape[] {
  return Array.from({ length: count }, (_, at) => mark(at / Math.max(count, 1)));
}

/** Teeth of a hunter. */
function tooth(turn: number): Shape {
  const [[x, y], [ax, ay], [bx, by]] = [spot(turn, 23), spot(turn - 0.035, 16), spot(turn + 0.035, 16)];
  return `f M${x} ${y} ${ax} ${ay} ${bx} ${by}z`;
}

/** Leaves of a grazer. */
function leaf(turn: number): Shape {
  const [[x, y], [ax, ay], [bx, by], [cx, cy]] = [spot(turn, 16), spot(turn - 0.03, 20), spot(turn, 23.5), spot(turn + 0.03, 20)];
  return `f M${x} ${y}Q${ax} ${ay} ${bx} ${by}Q${cx} ${cy} ${x} ${y}z`;
}

/** Spores of what lives on the dead. */
const spore = (turn: number): Shape => disc(...spot(turn, 20), 2.6);

const BODIES: Record<string, (value: number) => Shape[]> = {
  red: (value) => [ring(MIDDLE, MIDDLE, 14.5), ...around(value, tooth)],
  green: (value) => ["M10 24q0-14 14-14t14 14-14 14-14-14z", ...around(value, leaf)],
  blue: (value) => ["M24 9.5 38 21 33 36H15L10 21z", ...around(value, spore)],
};

/** A hull, as wide as the ship is strong, with a wing for each arrow. */
function hull({ value, arrows }: CardFace): Shape[] {
  const wide = 8 + value;
  const wings = arrows > 1 ? `M${MIDDLE - wide} 34 2 43V28M${MIDDLE + wide} 34 ${WIDE - 2} 43V28` : `M${MIDDLE - wide} 36 5 42M${MIDDLE + wide} 36 43 42`;
  const bars = Array.from({ length: value }, (_, at) => `M${round(MIDDLE - (value - 1) * 1.9 + at * 3.8)} 41v4`).join("");
  return [`M24 2 ${MIDDLE + wide} 22v14H${MIDDLE - wide}V22z`, wings, bars];
}

/** Two ships may be alike in all but the number in their name. */
const mark = (id: string): Shape[] => (id.endsWith("_2") ? ["M21 9h6"] : []);

export function emblemFor(card: CardFace): Shape[] {
  const acts = ACTS[card.ability] ?? [];
  return card.colour === null ? [...hull(card), ...mark(card.id), ...acts] : [...(BODIES[card.colour]?.(card.value) ?? []), ...acts];
}
