// Where everything stands on the map, and the way from one star to the next by arrow keys.
import type { LanePiece, ShipView, SpaceView } from "../../wire/spacepaper";
import { nodeAt, nodesOf, POINTS, SYSTEMS, type Point } from "./data";

export const SPOTS = new Map<string, Point>([
  ...SYSTEMS.map((system): [string, Point] => [system.id, system.position]),
  ...POINTS.map((point): [string, Point] => [point.id, point.position]),
]);
const STARS = new Set(SYSTEMS.map((system) => system.id));

export function chain(lane: LanePiece): string {
  return nodesOf(lane).map((node) => SPOTS.get(node)).map((point) => point?.join(",")).join(" ");
}

/** The nearest of some nodes in a direction; what lies aside counts as farther. */
export function nextTo(from: string, [dx, dy]: Point, nodes: string[]): string | null {
  const here = SPOTS.get(from) ?? [0, 0];
  let best: { node: string; far: number } | null = null;
  for (const node of nodes) {
    const [x, y] = SPOTS.get(node) ?? here;
    const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (node === from || ahead <= 4) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { node, far };
  }
  return best?.node ?? null;
}

export interface Anchored {
  ship: ShipView;
  x: number;
  y: number;
}

/** Where each ship is drawn: in threes at the left of a star, in a row on a point. */
export function anchored(view: SpaceView): Anchored[] {
  const taken = new Map<string, number>();
  return view.civs.flatMap((civ) => civ.ships).flatMap((ship) => {
    const node = ship.place === null ? "" : nodeAt(ship.place);
    const spot = SPOTS.get(node);
    if (!spot) return [];
    const number = taken.get(node) ?? 0;
    taken.set(node, number + 1);
    const [x, y] = spot;
    return STARS.has(node)
      ? [{ ship, x: x - 30 - 30 * (number % 3), y: y - 6 + 20 * Math.floor(number / 3) }]
      : [{ ship, x: x + 30 * number, y: y + 6 }];
  });
}

/** What a glance at a node would notice. */
function noticed(view: SpaceView, node: string): string {
  const system = view.systems.find((each) => each.id === node);
  const planets = system?.planets.map((planet) => [planet.owner, planet.status, planet.infrastructure.length, planet.resistance]);
  const ships = view.civs.flatMap((civ) => civ.ships).filter((ship) => ship.place !== null && nodeAt(ship.place) === node);
  return JSON.stringify([system?.seen, planets, ships.map((ship) => ship.id)]);
}

/** The nodes where something has changed between two views. */
export function changed(before: SpaceView, after: SpaceView): Set<string> {
  return new Set([...SPOTS.keys()].filter((node) => noticed(before, node) !== noticed(after, node)));
}
