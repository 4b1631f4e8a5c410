// Where names, owners and ships stand on the map: beside their star, clear of stars, points and each other.
import type { Box, Camera } from "../../kit/map/camera.svelte";
import { LANES, nodeName, nodesOf, POINTS, SYSTEMS, type Point } from "./data";

export const STAR = 10; // the radius of a star; all sizes of signs are in pixels, as if nothing were enlarged
const POINT = 5; // the radius of a point that can be chosen
export const LINE = 15; // the height of a line of signs
export const CELL = 25; // the width of a ship
export const ROW = 4; // ships
const GROWTH = 1.15; // signs are placed anew when the map has grown by so much
const CLASH = 1000;
const SPACE = 2;

/** Something to be written beside a point of the map. */
export interface Tag {
  id: string;
  at: Point;
  gap: number; // from the point
  w: number;
  h: number;
  sides: Side[]; // the best first
  must: boolean; // written even where it covers something
}

type Side = readonly [number, number]; // -1 to 1: left, right; above, below
const BELOW: Side[] = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 0.8], [-1, 0.8], [1, -0.8], [-1, -0.8]];
const RIGHT: Side[] = [[1, -0.8], [0, -1], [1, 0], [-1, -0.8], [1, 0.8], [-1, 0.8], [-1, 0], [0, 1], [0, -1.8], [0, 1.8]];
const LEFT: Side[] = [[-1, 0], [-1, -0.8], [-1, 0.8], [0, 1], [0, -1], [1, 0], [1, 0.8], [1, -0.8], [0, 1.8], [0, -1.8], [-1.7, 0], [1.7, 0]];

/** Where a lane leaves the map, and the system to which it leads. */
export interface Exit {
  from: string;
  to: string;
  arrow: Point;
}

export const EXITS: Exit[] = LANES.filter((lane) => lane.wraps).flatMap((lane) => [
  ...(lane.arrow_a ? [{ from: lane.a, to: lane.b, arrow: lane.arrow_a }] : []),
  ...(lane.arrow_b ? [{ from: lane.b, to: lane.a, arrow: lane.arrow_b }] : []),
]);

const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is. */
export function widthOf(text: string, font: string): number {
  if (!pen) return text.length * 8;
  pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

export const shipsTag = (node: string, at: Point, count: number, isStar: boolean): Tag => {
  const gap = isStar ? STAR + 5 : 6;
  return { id: `ships ${node}`, at, gap, w: Math.min(count, ROW) * CELL, h: Math.ceil(count / ROW) * (LINE + 1), sides: LEFT, must: true };
};
export const ownersTag = (node: string, at: Point, texts: string[]): Tag => {
  const w = Math.max(...texts.map((text) => widthOf(text, "700 12px")));
  return { id: `own ${node}`, at, gap: STAR + 4, w, h: texts.length * LINE, sides: RIGHT, must: true };
};
export const nameTag = (node: string, at: Point): Tag => {
  return { id: `name ${node}`, at, gap: STAR + 5, w: widthOf(nodeName(node), "12px"), h: LINE, sides: [...BELOW, [0, 1.8], [0, -1.8]], must: false };
};
export const exitTag = (exit: Exit, at: Point): Tag => {
  return { id: `exit ${exit.from} ${exit.to}`, at, gap: 2, w: widthOf(`→ ${nodeName(exit.to)}`, "10px"), h: 12, sides: BELOW, must: false };
};

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w + SPACE && b.x < a.x + a.w + SPACE && a.y < b.y + b.h + SPACE && b.y < a.y + a.h + SPACE;
}

/** A size that changes in steps, so that nothing hops about while the map is enlarged. */
export function stepped(unit: number): number {
  return GROWTH ** Math.ceil(Math.log(unit) / Math.log(GROWTH) - 0.01);
}

/** Lanes as points close to each other; the points of lanes count more. */
function obstacles(camera: Camera, unit: number): Point[] {
  const found: Point[] = [];
  for (const lane of LANES.filter((each) => !each.wraps)) {
    const chain = nodesOf(lane).map((node) => camera.at(node));
    chain.slice(1).forEach((end, number) => {
      const start = chain[number] ?? end;
      for (let part = 1; part < 5; part++) found.push([start[0] + ((end[0] - start[0]) * part) / 5, start[1] + ((end[1] - start[1]) * part) / 5]);
    });
  }
  for (const { id } of POINTS) found.push(camera.at(id), camera.at(id));
  return found.map(([x, y]) => [x / unit, y / unit]);
}

/** Where each tag stands beside its point, from there, in pixels of signs; what finds no room is left out. */
export function laid(tags: Tag[], busy: string[], camera: Camera, unit: number): Map<string, Point> {
  const things = obstacles(camera, unit);
  const { whole } = camera;
  const edge = { x: whole.x / unit, y: whole.y / unit, w: whole.w / unit, h: whole.h / unit };
  const around = (id: string, far: number): Box => {
    const [x, y] = camera.at(id);
    return { x: x / unit - far, y: y / unit - far, w: 2 * far, h: 2 * far };
  };
  const taken = [...SYSTEMS.map(({ id }) => around(id, STAR + 2)), ...busy.map((id) => around(id, POINT))];
  const found = new Map<string, Point>();
  for (const tag of tags) {
    const [x, y] = [tag.at[0] / unit, tag.at[1] / unit];
    const tried = tag.sides.map((side, order) => {
      const [dx, dy] = beside(tag, side);
      const area = { x: x + dx, y: y + dy, w: tag.w, h: tag.h };
      return { spot: [dx, dy] as Point, area, cost: order * 0.3 + cost(area, taken, things, edge) };
    });
    const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (best.cost >= CLASH && !tag.must) continue;
    taken.push(best.area);
    found.set(tag.id, best.spot);
  }
  return found;
}

function cost(area: Box, taken: Box[], things: Point[], edge: Box): number {
  const isOut = area.x < edge.x || area.y < edge.y || area.x + area.w > edge.x + edge.w || area.y + area.h > edge.y + edge.h;
  const clashes = taken.filter((other) => overlap(area, other)).length;
  const hit = things.filter(([x, y]) => x > area.x && x < area.x + area.w && y > area.y && y < area.y + area.h).length;
  return hit + (clashes + Number(isOut)) * CLASH;
}

/** The upper left corner of a tag at a side of its point. */
function beside({ gap, w, h }: Tag, [across, down]: Side): Point {
  const slant = across && down ? 0.75 : 1;
  const aside = gap * slant + Math.max(0, Math.abs(across) - 1) * LINE;
  const x = across > 0 ? aside : across < 0 ? -aside - w : -w / 2;
  const far = Math.max(0, Math.abs(down) - 1) * LINE * 1.2;
  const y = down > 0 ? gap * slant * Math.min(1, down) - (across ? 6 : 0) + far : down < 0 ? -gap * slant * Math.min(1, -down) - h + (across ? 6 : 0) - far : -h / 2;
  return [x, y];
}
