// The things of SpacePaper's board, by all the names under which options may touch them; the first is their own.
import { thing, type Thing } from "../../asking.svelte";
import type { ShipView, SpaceView } from "../../wire/spacepaper";
import type { OptionInfo } from "../../wire";
import { isSystem, nodeAt, systemOf } from "./data";

export function shipsAt(view: SpaceView, node: string): ShipView[] {
  return view.civs.flatMap((civ) => civ.ships).filter((ship) => ship.place !== null && nodeAt(ship.place) === node);
}

export function shipThing(ship: ShipView): Thing {
  return thing("ship", ship.seat, ship.id);
}

export function planetThing(planet: string): Thing {
  return [...thing("planet", -1, planet), ...thing("place", -1, `orbit:${planet}`)];
}

/** A node of the map as a goal: the place itself, and not the ships that are there. */
export function goalThing(view: SpaceView, node: string): Thing {
  return nodeThing(view, node).filter((each) => each.zone !== "ship" && each.zone !== "planet");
}

/** A node of the map by all that is there. */
export function nodeThing(view: SpaceView, node: string): Thing {
  const ships = shipsAt(view, node).flatMap(shipThing);
  if (!isSystem(node)) return [...thing("node", -1, node), ...thing("place", -1, `point:${node}`), ...ships];
  const planets = view.systems.find((system) => system.id === node)?.planets ?? [];
  return [
    ...thing("system", -1, node),
    ...thing("node", -1, node),
    ...thing("place", -1, `wide:${node}`),
    ...planets.flatMap((planet) => planetThing(planet.id)),
    ...ships,
  ];
}

/** The systems that an option is about. */
export function systemsOf(option: OptionInfo): string[] {
  const found = option.touches.map(({ zone, what }) => (zone === "planet" ? systemOf(String(what)) : zone === "system" ? String(what) : ""));
  return found.filter(Boolean);
}
