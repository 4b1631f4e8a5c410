// The view of SpacePaper as it arrives, and short ways through it.
import { thing, type Thing } from "../../asking.svelte";
import { isSystem, nodeAt } from "./data";

export interface PlanetView {
  id: string;
  type: string;
  size: string;
  status: string;
  owner: number | null;
  population: number;
  max_population: number;
  growth: number;
  steps: number;
  turns: number;
  infrastructure: string[];
  project: string | null;
  energy_left: number;
  net_energy: number;
  turns_left: number | null;
  discontent: number;
  resistance: number;
  shield: number;
  profitable: boolean;
  gold: number;
  science: number;
  upkeep: number;
}

export interface SystemView {
  id: string;
  seen: "unrevealed" | "partial" | "total";
  star: string | null;
  planets: PlanetView[];
  wide: string | null;
}

export interface ShipView {
  id: string;
  seat: number;
  type: string;
  place: string | null;
  ready: boolean;
  attacked: boolean;
  speed: number;
  power: number;
}

export interface CivView {
  seat: number;
  race: string | null;
  leader: string | null;
  event: string | null;
  event_used: boolean;
  politics: string | null;
  anarchy_turns: number;
  gold: number;
  science: number;
  levels: Record<string, number>;
  minerals: Record<string, number>;
  discontent: number;
  bankrupt: boolean;
  fallen: boolean;
  capital: string | null;
  planets: string[];
  ships: ShipView[];
  gold_income: number;
  science_income: number;
  due: number;
  gain: number;
}

export interface SpaceView {
  seat: number;
  target: number;
  cap: number;
  turn: number;
  phase: string;
  first: number;
  systems: SystemView[];
  civs: CivView[];
  voyage: { seat: number; ship: string; node: string; points: number } | null;
  decision: { seat: number; kind: string } | null;
  over: boolean;
  reason: string | null;
}

export function shipsAt(view: SpaceView, node: string): ShipView[] {
  return view.civs.flatMap((civ) => civ.ships).filter((ship) => ship.place !== null && nodeAt(ship.place) === node);
}

export function shipThing(ship: ShipView): Thing {
  return thing("ship", ship.seat, ship.id);
}

export function planetThing(planet: string): Thing {
  return [...thing("planet", -1, planet), ...thing("place", -1, `orbit:${planet}`)];
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
