// The option one would mean by something on the board, to ask why it is not allowed: numbers as in spacepaper/numbering.py.
import { LANES, nodeAt, PROJECT_COUNT, SYSTEMS, TECHNOLOGIES } from "./data";
import type { PlanetView, ShipView } from "./view";

export const TECH = 19;
export const HOME = 67;
export const SEAT = 91;
export const PLANET = 96;
export const SHIP = 264;
export const BUILD = 364;
export const SETTLE = 2212;
export const STEP = 2548;
export const STOP = 2663;
export const SELL = 2922;
export const ABANDON = 3022;
export const PAY_PLANET = 3190;
export const PAY_SHIP = 3358;
export const SLOTS = 7;
export const SHIPS_EACH = 20;

const NODES = [
  ...SYSTEMS.map((system) => system.id),
  ...LANES.flatMap((lane) => Array.from({ length: lane.points }, (_, number) => `${lane.id}:${number + 1}`)),
];

function numberOf(planet: string): number {
  const dot = planet.lastIndexOf(".");
  return NODES.indexOf(planet.slice(0, dot)) * SLOTS + Number(planet.slice(dot + 1));
}

/** A star or a point of a lane: a home before the game, later a step. */
export function nodeMeant(node: string, kind: string): number {
  const number = NODES.indexOf(nodeAt(`x:${node}`));
  return kind === "start" ? HOME + number : STEP + number;
}

/** A planet: to stop there, to pay for, to give up; else to build on one's own and to settle another. */
export function planetMeant(planet: PlanetView, seat: number, kind: string): number {
  const number = numberOf(planet.id);
  if (kind === "cap" || kind === "retreat") return PLANET + number;
  if (kind === "step") return STOP + NODES.length + number;
  if (kind === "sell") return ABANDON + number;
  if (kind === "pay") return PAY_PLANET + number;
  return planet.owner === seat ? BUILD + number * PROJECT_COUNT : SETTLE + number * 2;
}

/** A ship: to sell, to pay for, else to send out. */
export function shipMeant(ship: ShipView, kind: string): number {
  const number = ship.seat * SHIPS_EACH + Number(ship.id.split(":")[1]) - 1;
  if (kind === "sell") return SELL + number;
  return (kind === "pay" ? PAY_SHIP : SHIP) + number;
}

export function techMeant(tech: string): number {
  return TECH + TECHNOLOGIES.findIndex((each) => each.id === tech);
}
