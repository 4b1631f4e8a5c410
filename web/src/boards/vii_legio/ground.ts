// The nebula as it is drawn: where sectors, planets, the base and the prices of borders lie, in units of our own map.
import type { Ground, Point } from "../../kit/map/camera.svelte";
import { catalogue } from "./pieces";

export const WIDTH = 1062;
export const HEIGHT = 560;

/** The outlines of the sectors: neighbours share an edge, sector X lies apart. */
const EDGES: Record<string, Point[]> = {
  S1: [[20, 60], [120, 8], [262, 24], [246, 150], [262, 268], [240, 420], [262, 545], [110, 552], [14, 470], [2, 260]],
  S2: [[262, 24], [400, 4], [552, 16], [540, 140], [556, 262], [410, 276], [262, 268], [246, 150]],
  S3: [[262, 268], [410, 276], [556, 262], [640, 270], [628, 400], [644, 548], [450, 558], [262, 545], [240, 420]],
  S4: [[552, 16], [700, 2], [838, 24], [856, 140], [846, 268], [640, 270], [556, 262], [540, 140]],
  S5: [[640, 270], [846, 268], [862, 400], [828, 540], [730, 558], [644, 548], [628, 400]],
  SX: [[900, 150], [976, 122], [1044, 156], [1060, 280], [1044, 398], [972, 426], [902, 392], [886, 270]],
};

/** Where the name of a sector stands, and the ships that fly there. */
const MIDDLES: Record<string, Point> = { S1: [128, 96], S2: [400, 62], S3: [446, 320], S4: [700, 62], S5: [742, 320], SX: [974, 180] };
const SPACE: Record<string, Point> = { S1: [128, 500], S2: [400, 226], S3: [446, 508], S4: [700, 222], S5: [742, 508], SX: [974, 372] };
const PLANETS: Record<string, Point> = {
  "S1-1": [66, 404], "S1-2": [186, 404],
  "S2-1": [330, 140], "S2-2": [476, 140], "S2-3": [404, 166],
  "S3-1": [332, 400], "S3-2": [560, 400], "S3-3": [446, 444], "S3-4": [446, 372],
  "S4-1": [628, 140], "S4-2": [778, 140], "S4-3": [702, 166],
  "S5-1": [696, 386], "S5-2": [800, 386], "S5-3": [744, 446],
};
const BASE: Point = [128, 214];
const X_PLANET: Point = [974, 278];

const SPOTS = new Map<string, Point>([
  ...Object.entries(MIDDLES),
  ...Object.entries(PLANETS),
  ["base", BASE],
  ["x", X_PLANET],
]);

export const GROUND: Ground = { width: WIDTH, height: HEIGHT, edge: 12, spotOf: (node) => SPOTS.get(node) };
export const SECTORS = Object.keys(EDGES);
export const outline = (sector: string): Point[] => EDGES[sector] ?? [];
export const spaceOf = (sector: string): Point => SPACE[sector] ?? [0, 0];

/** The middle of the edge that two sectors share, which has their price on it. */
const SHARED: Record<string, Point> = {
  "S1 S2": [259, 50], "S1 S3": [253, 322], "S2 S3": [400, 274], "S2 S4": [546, 78], "S3 S4": [598, 267], "S3 S5": [637, 486], "S4 S5": [752, 270],
};

export interface Price {
  id: string;
  at: Point;
  a: string;
  b: string;
  cost: number;
}

export const PRICES: Price[] = catalogue.borders.flatMap(({ a, b, cost }) => {
  const at = SHARED[`${a} ${b}`] ?? SHARED[`${b} ${a}`];
  return at ? [{ id: `${a} ${b}`, at, a, b, cost }] : [];
});

/** The price from one sector to its neighbour. */
export const priceTo = (from: string, to: string): number | null => PRICES.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))?.cost ?? null;
