// What others do is shown one thing after the other, never so slowly that it keeps anybody waiting; a click or a key ends it.
import { motion } from "./prefs.svelte";

const USUAL = 450; // milliseconds between two things
const LONGEST = 2500; // for all that waits

export class Pace<T> {
  shown = $state.raw<T | null>(null);
  private waiting = $state.raw<T[]>([]);
  private next: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is more to be seen than is shown. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Show this at once, and nothing of what came before it. */
  show(thing: T | null): void {
    this.stop();
    this.waiting = [];
    this.shown = thing;
  }

  /** Show this when its time comes. */
  add(thing: T): void {
    if (motion(USUAL) === 0 || document.visibilityState !== "visible") return this.show(thing);
    this.waiting = [...this.waiting, thing];
    if (this.next === undefined) this.step();
  }

  /** Show the end. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last !== undefined) this.show(last);
  }

  stop(): void {
    clearTimeout(this.next);
    this.next = undefined;
  }

  private readonly step = (): void => {
    this.next = undefined;
    const [first, ...rest] = this.waiting;
    if (first === undefined) return;
    this.shown = first;
    this.waiting = rest;
    this.next = setTimeout(this.step, Math.min(USUAL, LONGEST / (rest.length + 1)));
  };
}
