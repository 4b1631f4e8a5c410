// What happens is shown one thing after the other: each has its time, the great moments more; a click or a key ends it.
import { pauses, prefs } from "./prefs.svelte";

const LEAST = 250; // milliseconds for one happening, where many wait
const USUAL = 450;
const MOST = 600;
const GREAT = 1400; // for a death, a battle, a victory
const MANY = 6; // happenings that wait
const HURRY = 0.4; // of the usual time, for who wants it fast

/** One happening: what the table looks like then, what is said of it, and how long it stays. */
export interface Beat<T> {
  thing: T;
  caption: string;
  isGreat: boolean;
  letters?: number; // that somebody has to read
  time?: number; // milliseconds, where it has a form of its own
}

export class Pace<T> {
  shown = $state.raw<T | null>(null);
  caption = $state("");
  isGreat = $state(false);
  isBehind = $state(false); // whether there is more to be seen than is shown
  private waiting: Beat<T>[] = [];
  private next: ReturnType<typeof setTimeout> | undefined;

  /** Show this at once, and nothing of what came before it. */
  show(thing: T | null): void {
    this.stop();
    this.waiting = [];
    this.shown = thing;
    this.isBehind = false;
    this.isGreat = false;
    this.caption = "";
  }

  /** Show these when their time comes; the last of them shows the end. */
  add(beats: Beat<T>[]): void {
    const last = beats.at(-1);
    if (!last) return;
    if (!pauses() || document.visibilityState !== "visible") return this.show(last.thing);
    this.waiting.push(...beats);
    this.isBehind = true;
    if (this.next === undefined) this.step();
  }

  /** What is shown when all has been. */
  get latest(): T | null {
    return this.waiting.at(-1)?.thing ?? this.shown;
  }

  /** Show the end. */
  skip(): void {
    if (this.isBehind) this.show(this.latest);
  }

  stop(): void {
    clearTimeout(this.next);
    this.next = undefined;
  }

  private readonly step = (): void => {
    this.next = undefined;
    const beat = this.waiting.shift();
    if (!beat) return this.show(this.shown);
    this.shown = beat.thing;
    this.caption = beat.caption;
    this.isGreat = beat.isGreat;
    this.next = setTimeout(this.step, this.time(beat));
  };

  /** What has a form of its own is over sooner where many wait. */
  private hurried(time: number): number {
    return this.waiting.length > MANY ? Math.min(time, LEAST) : time;
  }

  private time(beat: Beat<T>): number {
    const full = beat.time !== undefined ? this.hurried(beat.time) : beat.isGreat ? GREAT : this.waiting.length > MANY ? LEAST : Math.min(MOST, USUAL + 2 * (beat.letters ?? 0));
    return prefs.fast ? full * HURRY : full;
  }
}
