// The way from one star to the next by arrow keys, what is under a finger, and what has changed on the map.
import type { ShipView, SpaceView } from "../../wire/spacepaper";
import { nodeAt, POINTS, spotOf, SYSTEMS, type Point } from "./data";

const NODES = [...SYSTEMS, ...POINTS].map((node) => node.id);

/** The nearest of some nodes in a direction; what lies aside counts as farther. */
export function nextTo(from: string, [dx, dy]: Point, nodes: string[]): string | null {
  const here = spotOf(from) ?? [0, 0];
  let best: { node: string; far: number } | null = null;
  for (const node of nodes) {
    const [x, y] = spotOf(node) ?? here;
    const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (node === from || ahead <= 4) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { node, far };
  }
  return best?.node ?? null;
}

/** The nodes around a point of the map, the nearest first. */
export function around([x, y]: Point, nodes: string[], at: (node: string) => Point): { node: string; far: number }[] {
  const found = nodes.map((node) => ({ node, far: Math.hypot(at(node)[0] - x, at(node)[1] - y) }));
  return found.sort((a, b) => a.far - b.far);
}

/** The ships of a view by the node where they are. */
export function shipsByNode(view: SpaceView): Map<string, ShipView[]> {
  const found = new Map<string, ShipView[]>();
  for (const ship of view.civs.flatMap((civ) => civ.ships)) {
    const node = ship.place === null ? "" : nodeAt(ship.place);
    if (node) found.set(node, [...(found.get(node) ?? []), ship]);
  }
  return found;
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
  return new Set(NODES.filter((node) => noticed(before, node) !== noticed(after, node)));
}
