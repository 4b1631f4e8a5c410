// The tables of SpacePaper as the board reads them: the galaxy with its positions, and the names of everything.
import { lowered, say, speaker, told } from "../../words";
import type { OptionInfo, Text } from "../../wire";
import eventTable from "../../../../src/tablee/games/spacepaper/data/events.toml";
import galaxyTable from "../../../../src/tablee/games/spacepaper/data/galaxy.toml";
import buildTable from "../../../../src/tablee/games/spacepaper/data/infrastructure.toml";
import leaderTable from "../../../../src/tablee/games/spacepaper/data/leaders.toml";
import mineralTable from "../../../../src/tablee/games/spacepaper/data/minerals.toml";
import planetTable from "../../../../src/tablee/games/spacepaper/data/planets.toml";
import politicsTable from "../../../../src/tablee/games/spacepaper/data/politics.toml";
import raceTable from "../../../../src/tablee/games/spacepaper/data/races.toml";
import shipTable from "../../../../src/tablee/games/spacepaper/data/ships.toml";
import starTable from "../../../../src/tablee/games/spacepaper/data/stars.toml";
import techTable from "../../../../src/tablee/games/spacepaper/data/technologies.toml";

interface Named {
  id: string;
  name: Text;
}

export type Point = [number, number];

export interface SystemPlace extends Named {
  position: Point;
}

export interface Lane {
  id: string;
  a: string;
  b: string;
  points: number;
  wrap: boolean;
  point_positions: Point[];
  arrow_a?: Point;
  arrow_b?: Point;
}

export interface Technology extends Named {
  axis: string;
  level_text?: Record<string, string[]>;
  levels: (number | number[])[];
}

const galaxy = galaxyTable as { map: { width: number; height: number }; system: SystemPlace[]; lane: Lane[] };
export const { width: WIDTH, height: HEIGHT } = galaxy.map;
export const SYSTEMS = galaxy.system;
export const LANES = galaxy.lane;
export const TECHNOLOGIES = (techTable as { technology: Technology[] }).technology;
export const MOST_LEVELS = 5;
export const SCIENCE_POINT = 20;
const WORDS = import.meta.glob<string>(
  ["../../../../src/tablee/games/spacepaper/people/*.ftl", "!../../../../src/tablee/games/spacepaper/people/*.*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
export const named = speaker(WORDS);

const families: Record<string, Named[]> = {
  race: (raceTable as { race: Named[] }).race,
  leader: (leaderTable as { leader: Named[] }).leader,
  event: (eventTable as { event: Named[] }).event,
  politics: (politicsTable as { system: Named[] }).system,
  mineral: (mineralTable as { mineral: Named[] }).mineral,
  star: (starTable as { star: Named[] }).star,
  type: Object.values(planetTable as Record<string, Named[]>).flat(),
  ship: (shipTable as { ship: Named[] }).ship,
  project: [...(buildTable as { infrastructure: Named[] }).infrastructure, ...(shipTable as { ship: Named[] }).ship],
  tech: TECHNOLOGIES,
  system: SYSTEMS,
};

export const PROJECT_COUNT = families["project"]?.length ?? 0;

/** The name of something that a table lists; a dash for what is not chosen yet. */
export function nameOf(family: string, id: string | null): string {
  if (id === null) return say("none");
  const found = families[family]?.find((each) => each.id === id);
  return found ? told(found.name) : id;
}

export function systemOf(planet: string): string {
  return planet.slice(0, planet.lastIndexOf("."));
}

export function planetName(planet: string): string {
  const slot = planet.slice(planet.lastIndexOf(".") + 1);
  const system = nameOf("system", systemOf(planet));
  return slot === "0" ? named("planet-home", { system }) : named("planet-rolled", { system, slot });
}

/** The node of a place such as wide:beta3, orbit:beta3.1 or point:L01:2. */
export function nodeAt(place: string): string {
  const name = place.slice(place.indexOf(":") + 1);
  return place.startsWith("orbit:") ? systemOf(name) : name;
}

export function isSystem(node: string): boolean {
  return SYSTEMS.some((system) => system.id === node);
}

export function nodeName(node: string): string {
  if (isSystem(node)) return nameOf("system", node);
  const [id, point] = node.split(":");
  const lane = LANES.find((each) => each.id === id);
  if (!lane) return node;
  return named("node-point", { point: Number(point), one: nameOf("system", lane.a), other: nameOf("system", lane.b) });
}

export function placeName(place: string | null): string {
  if (place === null) return say("none");
  if (place.startsWith("wide:")) return named("place-wide", { system: nodeName(nodeAt(place)) });
  if (place.startsWith("orbit:")) return named("place-orbit", { planet: planetName(place.slice(6)) });
  return nodeName(nodeAt(place));
}

/** What a level of a technology gives, in words. */
export function levelText(tech: Technology, level: number): string {
  if (level < 1) return say("none");
  const texts = Object.entries(tech.level_text ?? {}).map(([language, each]) => [language, each[level - 1] ?? ""]);
  const text = told(Object.fromEntries(texts));
  const value = tech.levels[level - 1];
  return text || (Array.isArray(value) ? value.join("-") : String(value ?? level));
}

/** The systems at the other end of a system's lanes, and how many steps away. */
export function neighbours(system: string): { id: string; steps: number; wraps: boolean }[] {
  return LANES.filter((lane) => lane.a === system || lane.b === system).map((lane) => ({
    id: lane.a === system ? lane.b : lane.a,
    steps: lane.points + 1,
    wraps: lane.wrap,
  }));
}

/** What is done at a planet goes under its name, ways of a ship under the system. */
export function groupOf(option: OptionInfo): string | null {
  const planet = option.touches.find((touch) => touch.zone === "planet")?.what;
  if (["project", "settle", "abandon"].includes(option.form) && typeof planet === "string") return planetName(planet);
  if (option.form === "card") return say("form-event");
  if (!["step", "jump", "stop"].includes(option.form)) return null;
  const system = option.touches.find((touch) => touch.zone === "system")?.what ?? (typeof planet === "string" ? systemOf(planet) : null);
  return typeof system === "string" ? nameOf("system", system) : say("lanes");
}

export function small(family: string, id: string | null): string {
  return lowered(nameOf(family, id));
}
