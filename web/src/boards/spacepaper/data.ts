// The galaxy and the names of everything, from the server's catalogue.
import type { Ground, Point } from "../../kit/map/camera.svelte";
import type { LanePiece, SpaceCatalogue, TechnologyPiece } from "../../wire/spacepaper";
import { lowered, say, told } from "../../words";
import type { OptionInfo } from "../../wire";
import { pieces } from "../pieces";

export type { Point };

const catalogue = await pieces<SpaceCatalogue>("spacepaper");
const NODES = new Map(catalogue.nodes.map((node) => [node.id, node]));
const PLANETS = new Map(catalogue.planets.map((planet) => [planet.id, planet]));
const PLACES = new Map(catalogue.places.map((place) => [place.id, place]));

export const { width: WIDTH, height: HEIGHT, lanes: LANES, technologies: TECHNOLOGIES, science_point: SCIENCE_POINT, signs: SIGNS, star_notes: STAR_NOTES } = catalogue;
export const SYSTEMS = catalogue.nodes.filter((node) => node.is_system);
export const POINTS = catalogue.nodes.filter((node) => !node.is_system);
export const MOST_LEVELS = Math.max(...TECHNOLOGIES.map((tech) => tech.levels.length));

/** The name of something that the catalogue lists; a dash for what is not chosen yet. */
export function nameOf(family: string, id: string | null): string {
  if (id === null) return say("none");
  const found = catalogue.names[family]?.[id];
  return found ? told(found) : id;
}

export function techName(tech: TechnologyPiece): string {
  return told(tech.name);
}

export function isSystem(node: string): boolean {
  return NODES.get(node)?.is_system ?? false;
}

export function nodeName(node: string): string {
  const found = NODES.get(node);
  return found ? told(found.name) : node;
}

export function spotOf(node: string): Point | undefined {
  return NODES.get(node)?.position;
}

export const GROUND: Ground = { width: WIDTH, height: HEIGHT, edge: 40, spotOf };

export function systemOf(planet: string): string {
  return PLANETS.get(planet)?.system ?? "";
}

export function planetName(planet: string): string {
  const found = PLANETS.get(planet);
  return found ? told(found.name) : planet;
}

/** The node at which a place is, such as that of an orbit. */
export function nodeAt(place: string): string {
  return PLACES.get(place)?.node ?? "";
}

export function placeName(place: string | null): string {
  const found = place === null ? undefined : PLACES.get(place);
  return found ? told(found.name) : say("none");
}

/** The nodes of a lane, from one end to the other. */
export function nodesOf(lane: LanePiece): string[] {
  return [lane.a, ...lane.points, lane.b];
}

/** What a level of a technology gives, in words. */
export function levelText(tech: TechnologyPiece, level: number): string {
  const found = tech.levels[level - 1];
  return found ? told(found) : say("none");
}

/** The systems at the other end of a system's lanes, and how many steps away. */
export function neighbours(system: string): { id: string; steps: number }[] {
  const lanes = LANES.filter((lane) => lane.a === system || lane.b === system);
  return lanes.map((lane) => ({ id: lane.a === system ? lane.b : lane.a, steps: lane.steps }));
}

/** What is done at a planet goes under its name, ways of a ship under the system. */
export function groupOf(option: OptionInfo): string | null {
  const planet = option.touches.find((touch) => touch.zone === "planet")?.what;
  if (["project", "settle", "abandon"].includes(option.form) && typeof planet === "string") return planetName(planet);
  if (option.form === "card") return say("form-event");
  if (!["step", "back", "jump", "stop"].includes(option.form)) return null;
  const system = option.touches.find((touch) => touch.zone === "system")?.what ?? (typeof planet === "string" ? systemOf(planet) : null);
  return typeof system === "string" ? nodeName(system) : say("lanes");
}

export function small(family: string, id: string | null): string {
  return lowered(nameOf(family, id));
}
