// Ships by the place where they are, and what has changed on the map.
import type { ShipView, SpaceView } from "../../wire/spacepaper";
import { nodeAt, POINTS, SYSTEMS } from "./data";

const NODES = [...SYSTEMS, ...POINTS].map((node) => node.id);

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
