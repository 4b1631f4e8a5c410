// A finished game looked at again: which moment, from which side, and what the master thinks of the choices.
import { api, problemOf } from "./api";
import type { Asker } from "./asking.svelte";
import type { Judged, Moment, OptionInfo, Position, Problem, Review } from "./wire";

const AGAIN = 1000; // milliseconds until the next question for judgements
const COSTLY = 0.02; // of the chance to win
const MOST = 10; // costly choices in the list
const BUSY = ["thinkers-busy", "too-many-wishes"]; // refusals that pass

/** Chances of all seats at a moment. */
export interface Chance {
  at: number;
  chances: number[];
}

export class Reviewing implements Asker {
  readonly link = "ended";
  review = $state.raw<Review | null>(null);
  moment = $state.raw<Moment | null>(null);
  problem = $state.raw<Problem | null>(null);
  judged = $state.raw<Judged[]>([]);
  at = $state(0);
  side = $state<number | null>(null); // null: with open cards
  private readonly kept = new Map<string, Moment>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(readonly id: string) {}

  choose(): void {}

  async open(at: number): Promise<void> {
    try {
      this.review = await api.review(this.id);
      await this.go(at);
      void this.judge();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
  }

  get last(): number {
    return this.review?.last ?? 0;
  }

  get position(): Position | null {
    return this.moment?.position ?? null;
  }

  get now(): Position | null {
    return this.position;
  }

  /** The option that was chosen at this moment, as the question had it. */
  get chosen(): OptionInfo | null {
    const option = this.moment?.chosen?.option;
    return this.position?.decision?.options.find((each) => each.option === option) ?? null;
  }

  /** The chances known so far: before each choice, and at the end who has won. */
  get chances(): Chance[] {
    const known = this.judged.map((each) => ({ at: each.at - 1, chances: each.chances }));
    const result = this.review?.result;
    if (!result || known.length < this.last) return known;
    const share = 1 / Math.max(1, result.winners.length);
    const end = (this.review?.players ?? []).map((_, seat) => (result.winners.includes(seat) ? share : 0));
    return [...known, { at: this.last, chances: end }];
  }

  get costly(): Judged[] {
    return this.judged
      .filter((each) => each.cost >= COSTLY)
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, MOST);
  }

  async go(to: number): Promise<void> {
    this.at = Math.min(Math.max(0, to), this.last);
    await this.look();
  }

  async from(side: number | null): Promise<void> {
    this.side = side;
    await this.look();
  }

  /** The first moment of the turn before or after this one. */
  turn(step: 1 | -1): number {
    const turns = this.review?.turns ?? [];
    if (step === 1) {
      const next = turns.findIndex((turn, at) => at > this.at && turn !== turns[this.at]);
      return next < 0 ? this.last : next;
    }
    return turns.indexOf(turns[Math.max(0, this.at - 1)] ?? 0);
  }

  private async look(): Promise<void> {
    const key = `${this.side}:${this.at}`;
    try {
      const found = this.kept.get(key) ?? (await api.moment(this.id, this.at, this.side));
      this.kept.set(key, found);
      if (key === `${this.side}:${this.at}`) this.moment = found;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private async judge(): Promise<void> {
    try {
      const found = await api.judgements(this.id, this.judged.at(-1)?.at ?? 0);
      const fresh = found.items.filter((each) => each.at > (this.judged.at(-1)?.at ?? 0));
      if (fresh.length) this.judged = [...this.judged, ...fresh];
      if (BUSY.includes(this.problem?.code ?? "")) this.problem = null;
      if (found.done >= found.last && this.judged.length >= found.last) return;
    } catch (error) {
      if (problemOf(error).code !== "unreached") this.problem = problemOf(error);
    }
    if (!this.isClosed) this.again = setTimeout(() => void this.judge(), AGAIN);
  }
}
