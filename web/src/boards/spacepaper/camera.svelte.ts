// What part of the map is seen: zoom by wheel, pinch, keys and buttons; pan by dragging.
import { HEIGHT, WIDTH, type Point } from "./data";

const EDGE = 24;
const CLOSEST = 6; // times
const FIRM = 6; // pixels a finger may tremble before the map moves
export const FIT = { x: -EDGE, y: -EDGE + 20, w: WIDTH + 2 * EDGE, h: HEIGHT + 2 * EDGE };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

export class Camera {
  box = $state.raw(FIT);
  wasDragged = false; // a drag is no click
  private svg: SVGSVGElement | null = null;
  private readonly fingers = new Map<number, Point>();

  /** Look at a picture; what is returned ends it. */
  watch(svg: SVGSVGElement): () => void {
    this.svg = svg;
    svg.addEventListener("wheel", this.wheel, { passive: false });
    return () => svg.removeEventListener("wheel", this.wheel);
  }

  get isNear(): boolean {
    return this.box.w < FIT.w;
  }

  fit(): void {
    this.box = FIT;
  }

  zoom(by: number, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2): void {
    const { box } = this;
    const w = clamp(box.w * by, FIT.w / CLOSEST, FIT.w);
    const real = w / box.w;
    this.box = this.inside({ x: x - (x - box.x) * real, y: y - (y - box.y) * real, w, h: box.h * real });
  }

  /** Move so that a point is seen. */
  show([x, y]: Point): void {
    const { box } = this;
    const isSeen = x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
    if (!isSeen) this.box = this.inside({ ...box, x: x - box.w / 2, y: y - box.h / 2 });
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

  private inside(box: typeof FIT): typeof FIT {
    return { ...box, x: clamp(box.x, FIT.x, FIT.x + FIT.w - box.w), y: clamp(box.y, FIT.y, FIT.y + FIT.h - box.h) };
  }

  private pan(event: PointerEvent, before: Point, now: Point): void {
    if (!this.wasDragged) this.svg?.setPointerCapture(event.pointerId);
    this.wasDragged = true;
    const [a, b] = [this.place(...before), this.place(...now)];
    this.box = this.inside({ ...this.box, x: this.box.x + a[0] - b[0], y: this.box.y + a[1] - b[1] });
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.wasDragged = true;
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
    if (is > 0) this.zoom(was / is, ...this.place((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.15 : 0.87, ...this.place(event.clientX, event.clientY));
  };

  private place(x: number, y: number): Point {
    const point = new DOMPoint(x, y).matrixTransform(this.svg?.getScreenCTM()?.inverse());
    return [point.x, point.y];
  }
}
