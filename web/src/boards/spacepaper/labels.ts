// Where the names of systems stand on the map: beside their star, clear of lanes, points and each other.
import { LANES, nodesOf, spotOf, SYSTEMS, WIDTH, type Point } from "./data";

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LETTER = 11.5; // width of a letter, a little more than it takes
const HEIGHT = 22;
const SIDES: { dx: number; dy: number; anchor: Label["anchor"] }[] = [
  { dx: 0, dy: 38, anchor: "middle" },
  { dx: 0, dy: -32, anchor: "middle" },
  { dx: 24, dy: 7, anchor: "start" },
  { dx: -24, dy: 14, anchor: "end" },
  { dx: 20, dy: 30, anchor: "start" },
  { dx: -20, dy: 30, anchor: "end" },
  { dx: 20, dy: -18, anchor: "start" },
  { dx: -20, dy: -18, anchor: "end" },
];

/** Where a lane leaves the map, and the name of the system to which it leads. */
export interface Exit {
  from: string;
  to: string;
  arrow: Point;
  label: Label;
}

const NEAR = 60; // of the edge

function exits(): Exit[] {
  return LANES.filter((lane) => lane.wraps).flatMap((lane) => {
    const ends = [
      { from: lane.a, to: lane.b, arrow: lane.arrow_a },
      { from: lane.b, to: lane.a, arrow: lane.arrow_b },
    ];
    return ends.flatMap(({ from, to, arrow }) => (arrow ? [{ from, to, arrow, label: beside(arrow, spotOf(from)?.[1] ?? 0) }] : []));
  });
}

function beside([x, y]: Point, star: number): Label {
  const anchor = x < NEAR ? "start" : x > WIDTH - NEAR ? "end" : "middle";
  return { x: Math.min(Math.max(x, 0), WIDTH), y: y < star ? y - 6 : y + 16, anchor: anchor === "middle" && y < star ? "middle" : anchor };
}

export const EXITS = exits();

/** Lanes as points close to each other, and stars. */
function obstacles(): Point[] {
  const found: Point[] = SYSTEMS.map((system) => system.position);
  for (const lane of LANES.filter((each) => !each.wraps)) {
    const chain = nodesOf(lane).map(spotOf).filter((point) => point !== undefined);
    chain.slice(1).forEach((end, number) => {
      const start = chain[number] ?? end;
      for (let part = 1; part < 8; part++) {
        found.push([start[0] + ((end[0] - start[0]) * part) / 8, start[1] + ((end[1] - start[1]) * part) / 8]);
      }
    });
    for (const point of chain.slice(1, -1)) found.push(point, point, point); // a point counts more than a line
  }
  return found;
}

function box(label: Label, letters: number): Box {
  const w = letters * LETTER;
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - w : label.x - w / 2;
  return { x: left, y: label.y - HEIGHT + 4, w, h: HEIGHT };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function placed(): Map<string, Label> {
  const things = obstacles();
  const taken: Box[] = SYSTEMS.map(({ position: [x, y] }) => ({ x: x - 18, y: y - 18, w: 36, h: 36 }));
  const ships = SYSTEMS.map(({ position: [x, y] }) => ({ x: x - 84, y: y - 22, w: 66, h: 24 })); // that lie there
  for (const exit of EXITS) taken.push(box(exit.label, 2 + exit.to.length));
  const found = new Map<string, Label>();
  SYSTEMS.forEach((system, number) => {
    const letters = Math.max(...Object.values(system.name).map((name) => name.length));
    const tried = SIDES.map((side) => {
      const label = { x: system.position[0] + side.dx, y: system.position[1] + side.dy, anchor: side.anchor };
      const area = box(label, letters);
      const hit = things.filter(([x, y]) => x > area.x && x < area.x + area.w && y > area.y && y < area.y + area.h).length;
      const clash = taken.filter((other, at) => at !== number && overlap(area, other)).length;
      const under = ships.filter((other) => overlap(area, other)).length;
      const out = area.x < -20 || area.x + area.w > 1100 ? 1 : 0;
      return { label, area, cost: hit + under * 20 + clash * 100 + out * 100 };
    });
    const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.area);
    found.set(system.id, best.label);
  });
  return found;
}

export const LABELS = placed();
