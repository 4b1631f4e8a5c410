// The emblems of VII Legio's cards: of Exploration cards one each, of Extrasolar cards composed from what they are.
import { disc, ring, type Shape } from "../../kit/emblem";
import type { ExtrasolarFace } from "../../wire/vii_legio";

const PLANET: Shape[] = [ring(24, 24, 13), "M5 30Q24 40 43 18", disc(19, 19, 3)];
const HULL = "M6 24 30 12v24z";

/** Hostile ships: as many banks of oars as lasers. */
function hostile(lasers: number, more: Shape[] = []): Shape[] {
  const oars = Array.from({ length: lasers }, (_, at) => `M${33 + at * 5} 14v20`);
  return [HULL, disc(21, 24, 3), ...oars, ...more];
}

const STAR = "M24 8l4 11h11l-9 7 3 11-9-7-9 7 3-11-9-7h11z";
const SHIELD = "M24 5l15 6v12q0 13-15 20Q9 36 9 23V11z";

const EXPLORATION: Record<string, Shape[]> = {
  planet: PLANET,
  planet_inner: [...PLANET, "M17 43h14"],
  planet_outer: [...PLANET, "M12 43h8M28 43h8"],
  reset: ["M38 14a17 17 0 1 0 3 13", "f M41 5v13H28z", disc(24, 24, 4)],
  sector_x: [ring(24, 24, 19), "M15 15l18 18M33 15 15 33"],
  tech_holodeck: ["M24 5 41 15v18L24 43 7 33V15z", "M24 24V43M24 24 7 15M24 24 41 15"],
  tech_nanoprobes: [disc(24, 24, 5), ring(10, 12, 4), ring(38, 12, 4), ring(10, 36, 4), ring(38, 36, 4), "M14 15l6 5M34 15l-6 5M14 33l6-5M34 33l-6-5"],
  mission_survey: [SHIELD, "M16 27l6-9 5 6 5-7"],
  mission_escort: [SHIELD, "f M24 13l8 14H16z"],
  mission_garrison: [SHIELD, disc(18, 20, 3), disc(30, 20, 3), disc(24, 29, 3)],
  mission_mapping: [SHIELD, ring(24, 22, 7), "M24 11v22M13 22h22"],
  mission_courier: [SHIELD, "M14 17h20v12H14zM14 17l10 8 10-8"],
  recall: ["M6 42 24 6l18 36", "M15 30h18", disc(24, 21, 3)],
  xeno_fighter: hostile(1),
  xeno_bireme: hostile(2),
  xeno_trireme: hostile(3),
  corsair: hostile(1, ["M8 8l10 8M18 8 8 16"]),
  pirate_galleon: hostile(2, ["M8 8l10 8M18 8 8 16"]),
  asteroids: ["M8 17l7-8 9 3 1 9-8 5-8-3z", "f M29 24l8-3 5 6-4 7-8-1z", "M14 34l6-3 5 4-3 6-7-1z"],
  ion_storm: ["f M27 4 11 27h9l-4 17 20-25H25z"],
  black_hole: [disc(24, 24, 7), "M24 5a19 19 0 0 1 19 19M24 43A19 19 0 0 1 5 24", "M13 13a16 16 0 0 1 22 2M35 35a16 16 0 0 1-22-2"],
  time_rift: ["M13 6h22L13 42h22z", "M27 24l6-4M21 24l-6 4"],
  corrosive_cloud: ["M12 26q-6-10 5-13 8-10 16 0 11 3 5 13z", "M15 32v6M24 32v10M33 32v6"],
  radiation: [disc(24, 24, 4), "f M24 18l-8-13h16zM18 27 5 36 4 21zM30 27l13 9 1-15z"],
  gravity_vortex: ["M24 24q5-6 9 0t-4 11-17-1-3-19 22-5 9 26"],
  embassy: ["M8 42V20L24 8l16 12v22z", "M24 42V26M16 26h16"],
  distress_call: [disc(24, 30, 4), "M15 21a13 13 0 0 1 18 0M9 15a21 21 0 0 1 30 0", "M24 34v9"],
  stranded_veterans: [ring(24, 14, 7), "M8 43q2-18 16-18t16 18", "M19 33l5 5 5-5"],
  trading_post: ["M6 18 24 6l18 12", "M11 20v22h26V20", "M19 42V30h10v12"],
  derelict_freighter: ["M5 30h38l-6 10H11z", "M12 29V17h10v12M26 29V12h10v17"],
  leviathan_herd: ["M4 26q12-16 28-4l10-8v22l-10-8Q16 40 4 26z", disc(14, 25, 2.4)],
  biological_traces: [ring(14, 32, 6), disc(20, 15, 4), disc(31, 15, 4), disc(38, 25, 4), ring(28, 31, 9)],
  gravity_net: ["M6 6h36v36H6z", "M18 6v36M30 6v36M6 18h36M6 30h36"],
  crystal_nebula: ["M24 4 36 18 24 44 12 18z", "M12 18h24M24 4v40"],
  forgotten_archives: ["M8 8h13q3 0 3 4v30q0-4-4-4H8z", "M40 8H27q-3 0-3 4v30q0-4 4-4h12z"],
  carrier_current: ["M4 16q10-8 20 0t20 0M4 32q10-8 20 0t20 0", "f M33 19l12 5-12 5z"],
};

/** The emblem of an Exploration card. */
export const explorationEmblem = (id: string): Shape[] => EXPLORATION[id] ?? [STAR];

/** What Sapiens wear on their heads, and what beasts have on their backs: each card of a pile has its own pair. */
const CROWNS: Shape[] = ["M14 12l5 6 5-9 5 9 5-6", "M24 4v10M18 8h12", "M12 15q12-15 24 0", "M16 6l4 9M32 6l-4 9", "M13 13h22M17 8h14"];
const FACES: Shape[][] = [
  [disc(19, 25, 2.6), disc(29, 25, 2.6)],
  [disc(24, 24, 4)],
  ["M16 24h16"],
  [disc(17, 26, 2), disc(24, 22, 2), disc(31, 26, 2)],
  ["M17 22l5 4M31 22l-5 4"],
];
const BODIES: Shape[] = ["M6 28q18-22 36 0-18 18-36 0z", "M10 20q14-12 28 0v12q-14 10-28 0z", "M24 10 40 30 24 38 8 30z", "M8 26q0-12 16-12t16 12q-4 10-16 10T8 26z", "M7 32q5-20 17-20t17 20z"];
const LIMBS: Shape[] = ["M12 36l-5 8M24 38v7M36 36l5 8", "M10 36q4 8-2 9M24 38q4 6-2 8M38 36q-4 8 2 9", "M8 22 2 14M40 22l6-8M8 34l-6 6M40 34l6 6", "M16 14 12 4M24 12V3M32 14l4-10", "M40 28q7-2 5-12M8 28q-7 2-5 12"];

const pick = <T>(of: T[], at: number): T => of[at % of.length] as T;

/** As many stripes as squads are needed. */
function squads(count: number): Shape {
  return Array.from({ length: count }, (_, at) => `M${24 - (count - 1) * 2.5 + at * 5} 43v4`).join("");
}

/** The emblem of an Extrasolar card: a head for Sapiens, a beast for others; its number in the pile says which. */
export function extrasolarEmblem({ id, sapiens, squads: needed }: ExtrasolarFace): Shape[] {
  const at = Number(id.slice(1)) + (id.startsWith("B") ? 7 : 0);
  const second = at + Math.floor(at / 5);
  if (sapiens) return ["M12 20q0-7 12-7t12 7v8q-2 11-12 11T12 28z", pick(CROWNS, at), ...pick(FACES, second), squads(needed)];
  return [pick(BODIES, at), pick(LIMBS, second), disc(18, 26, 2.2), squads(needed)];
}

const ITEMS: Record<string, Shape[]> = {
  propulsor: ["M16 6h16l4 20H12z", "M18 30l-4 12M24 30v14M30 30l4 12"],
  laser: ["M6 40 32 14", "M26 8l14 14M36 12l6-6", "f M4 38l6 6-8 2z"],
  scanner: ["M6 30a20 20 0 0 1 36 0", "M14 34a12 12 0 0 1 20 0", disc(24, 40, 4)],
  detector: ["M24 6 44 40H4z", "M24 18v11", disc(24, 34, 2.4)],
  squad: [ring(24, 15, 8), "M8 43q2-17 16-17t16 17z"],
  experts: [ring(17, 16, 7), "M5 42q1-15 12-15t12 15", "M28 9a7 7 0 0 1 4 14q10 2 11 19"],
};

/** The emblem of an item of the ship. */
export const itemEmblem = (id: string): Shape[] => ITEMS[id] ?? [STAR];
