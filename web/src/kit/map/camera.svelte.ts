// What part of the map is seen, and how large: zoom by wheel, pinch, keys and buttons; pan by dragging.

export type Point = [number, number];

/** A map as it is drawn: how large, how much room there is around it, and where each of its nodes lies. */
export interface Ground {
  width: number;
  height: number;
  edge: number;
  spotOf: (node: string) => Point | undefined;
}

const CLOSEST = 6; // times
const FIRM = 6; // pixels a finger may tremble before the map moves
const GROWS = 0.4; // signs grow with the map, more slowly
const LARGEST = 1.7; // times
const LOW = 0.8; // the map is lower or higher than it is drawn, to fill the room it has
const HIGH = 1.5;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

export class Camera {
  wasDragged = false; // a drag is no click
  private near = $state.raw<Box | null>(null); // none: all of it
  private size = $state.raw({ wide: 1, high: 1 }); // in pixels
  private svg: SVGSVGElement | null = null;
  private readonly fingers = new Map<number, Point>();
  private readonly stretch = $derived(this.stretched());
  readonly whole = $derived(this.all());
  readonly box = $derived(this.near ?? this.whole);
  /** Pixels for a unit of the map. */
  readonly scale = $derived(this.scaleOf(this.box));
  /** Units of the map for a pixel of a sign. */
  readonly unit = $derived(clamp((this.scale / this.scaleOf(this.whole)) ** GROWS, 1, LARGEST) / this.scale);

  constructor(private readonly ground: Ground) {
    this.size = { wide: ground.width, high: ground.height };
  }

  private stretched(): number {
    const { width, height, edge } = this.ground;
    return clamp(((width + 2 * edge) * (this.size.high / this.size.wide) - 2 * edge) / height, LOW, HIGH);
  }

  private all(): Box {
    const { width, height, edge } = this.ground;
    return { x: -edge, y: -edge, w: width + 2 * edge, h: height * this.stretch + 2 * edge };
  }

  /** Look at a picture; what is returned ends it. */
  watch(svg: SVGSVGElement): () => void {
    this.svg = svg;
    const measure = new ResizeObserver(() => {
      if (svg.clientWidth && svg.clientHeight) this.size = { wide: svg.clientWidth, high: svg.clientHeight };
    });
    measure.observe(svg);
    svg.addEventListener("wheel", this.wheel, { passive: false });
    return () => {
      measure.disconnect();
      svg.removeEventListener("wheel", this.wheel);
    };
  }

  private scaleOf(box: Box): number {
    return Math.min(this.size.wide / box.w, this.size.high / box.h);
  }

  /** Where a point of the printed map is drawn. */
  drawn([x, y]: Point): Point {
    return [x, y * this.stretch];
  }

  at(node: string): Point {
    return this.drawn(this.ground.spotOf(node) ?? [0, 0]);
  }

  get isNear(): boolean {
    return this.near !== null;
  }

  get isNearest(): boolean {
    return this.box.w <= (this.whole.w / CLOSEST) * 1.01;
  }

  fit(): void {
    this.near = null;
  }

  zoom(by: number, [x, y]: Point): void {
    const { box, whole } = this;
    const w = clamp(box.w * by, whole.w / CLOSEST, whole.w);
    const real = w / box.w;
    const next = this.inside({ x: x - (x - box.x) * real, y: y - (y - box.y) * real, w, h: box.h * real });
    this.near = w < whole.w * 0.99 ? next : null;
  }

  /** Move so that a point is seen. */
  show([x, y]: Point): void {
    const { box } = this;
    const isSeen = x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
    if (!isSeen) this.near = this.inside({ ...box, x: x - box.w / 2, y: y - box.h / 2 });
  }

  readonly down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.wasDragged = false;
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else if (this.wasDragged || Math.hypot(now[0] - before[0], now[1] - before[1]) > FIRM) this.pan(event, before, now);
    else return;
    this.fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private inside(box: Box): Box {
    const { whole } = this;
    return { ...box, x: clamp(box.x, whole.x, whole.x + whole.w - box.w), y: clamp(box.y, whole.y, whole.y + whole.h - box.h) };
  }

  private pan(event: PointerEvent, before: Point, now: Point): void {
    if (!this.wasDragged) this.svg?.setPointerCapture(event.pointerId);
    this.wasDragged = true;
    const [a, b] = [this.place(...before), this.place(...now)];
    if (this.near) this.near = this.inside({ ...this.near, x: this.near.x + a[0] - b[0], y: this.near.y + a[1] - b[1] });
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.wasDragged = true;
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
    if (is > 0) this.zoom(was / is, this.place((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.15 : 0.87, this.place(event.clientX, event.clientY));
  };

  /** The point of the map under a pixel of the screen. */
  place(x: number, y: number): Point {
    const point = new DOMPoint(x, y).matrixTransform(this.svg?.getScreenCTM()?.inverse());
    return [point.x, point.y];
  }
}
