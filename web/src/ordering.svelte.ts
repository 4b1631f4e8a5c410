// Orders as the page handles them: a thing is picked, its goals are shown, one is pointed at, and confirmed once.
import { announce } from "./announcing.svelte";
import { api, problemOf } from "./api";
import { TOO_SOON, alike, type Thing } from "./things";
import type { OrderInfo, PlanInfo, Problem } from "./wire";
import { say, told } from "./words";

export type Order = PlanInfo["order"];

/** Where orders are given: a table, while a game goes on. */
export interface Commander {
  readonly id: string;
  readonly orders: OrderInfo[];
  problem: Problem | null;
  order(...orders: Order[]): void;
  cancel(id: number): void;
}

export class Ordering {
  things = $state.raw<Thing[]>([]); // that are to be ordered about: one, or several together
  label = $state("");
  goals = $state.raw<PlanInfo[]>([]);
  pointed = $state.raw<PlanInfo | null>(null); // shown, by hovering, focus or a first tap
  among = $state.raw<PlanInfo[]>([]); // ways to one goal, of things of which one or all may go there
  held = $state.raw<PlanInfo | null>(null); // the one that was sought: shown until another is pointed at
  private at = 0;
  private wanted: Thing | null = null; // on which it was dropped before its goals had come
  private sought: { goal: Thing; otherwise: () => void } | null = null; // to which the way is wanted, once known
  private together = new Map<PlanInfo, Order[]>(); // what a goal of several things orders each of them to do

  constructor(private readonly table: Commander) {}

  get isOpen(): boolean {
    return this.things.length > 0;
  }

  get standing(): OrderInfo[] {
    return this.table.orders;
  }

  /** Pick things of one's own: their goals are asked for. Picked again, they are let go. */
  pick(things: Thing[], label: string): void {
    if (this.isOpen && this.label === label) return this.reset();
    this.lift(things, label);
  }

  isPicked(thing: Thing): boolean {
    return this.things.some((each) => alike(each, thing));
  }

  /** The same at the beginning of a drag. */
  lift(things: Thing[], label: string): void {
    this.reset();
    this.things = things;
    this.label = label;
    this.at = performance.now();
    void this.fetch(things);
  }

  /** A goal is named before the thing that shall go there: its way is shown, to be confirmed; or else there is none. */
  seek(things: Thing[], label: string, goal: Thing, otherwise: () => void): void {
    this.lift(things, label);
    this.sought = { goal, otherwise };
  }

  /** The same where several could go: which of them does is asked, with the way of each; all of them together comes last. */
  seekAmong(things: Thing[], label: string, goal: Thing, otherwise: () => void): void {
    this.reset();
    this.things = things;
    this.label = label;
    void this.fetch(things, (found) => this.compare(found, goal, otherwise));
  }

  private compare(found: PlanInfo[][], goal: Thing, otherwise: () => void): void {
    const ways = found.flatMap((goals, place) => goals.filter((each) => alike(each.touches, goal)).slice(0, 1).map((plan) => ({ plan, thing: this.things[place] })));
    const [first, ...more] = ways;
    if (!first?.thing) {
      this.reset();
      return otherwise();
    }
    this.things = ways.flatMap(({ thing }) => (thing ? [thing] : []));
    if (!more.length) {
      this.goals = [first.plan];
      return this.show(goal, otherwise);
    }
    this.among = [...ways.map(({ plan }) => plan), ...this.shared(ways.map(({ plan }) => [plan]))];
    this.pointed = first.plan;
    announce(say("order-which", { place: this.label }));
  }

  private async fetch(things: Thing[], then?: (found: PlanInfo[][]) => void): Promise<void> {
    try {
      const found = await Promise.all(things.flatMap(([own]) => (own ? [api.goals(this.table.id, own)] : [])));
      if (this.things !== things) return;
      if (then) return then(found);
      this.goals = this.shared(found);
      announce(say("order-goals", { thing: this.label, count: this.goals.length }));
      if (this.sought) this.show(this.sought.goal, this.sought.otherwise);
      else if (this.wanted) this.drop(this.wanted);
    } catch (error) {
      this.table.problem = problemOf(error);
      this.reset();
    }
  }

  /** The goals that all have: as far as the slowest of them, for what they cost together. */
  private shared([first = [], ...others]: PlanInfo[][]): PlanInfo[] {
    if (!others.length) return first;
    return first.flatMap((goal) => {
      const mates = others.map((goals) => goals.find((each) => each.order["to"] === goal.order["to"]));
      const all = [goal, ...mates].filter((each) => each !== undefined);
      if (goal.order["to"] === undefined || all.length <= others.length) return [];
      const slowest = all.reduce((one, other) => (other.turn > one.turn ? other : one));
      const plan = { ...slowest, cost: all.reduce((sum, each) => sum + each.cost, 0) };
      this.together.set(plan, all.map((each) => each.order));
      return [plan];
    });
  }

  /** The order that one means by something on the board. */
  meant(thing: Thing): PlanInfo | undefined {
    return this.goals.find((goal) => alike(goal.touches, thing));
  }

  isGoal(thing: Thing): boolean {
    return this.goals.length > 0 && this.meant(thing) !== undefined;
  }

  /** Show the way to something that is pointed at. */
  point(thing: Thing | null): void {
    if (!this.among.length) this.pointed = (thing && this.meant(thing)) ?? this.held;
  }

  /** A click on something while a thing is picked: the first shows the way, the next one confirms it. */
  takes(thing: Thing, isSeen: boolean): boolean {
    const plan = this.meant(thing);
    if (!plan) return false;
    if ((isSeen || this.pointed === plan) && performance.now() - this.at >= TOO_SOON) this.confirm(plan);
    else {
      this.pointed = plan;
      this.at = performance.now();
      announce(`${told(plan.text)}: ${told(plan.told)}`);
    }
    return true;
  }

  /** Show the way that was sought; where there is none, nothing is picked. */
  private show(goal: Thing, otherwise: () => void): void {
    const plan = this.meant(goal);
    this.sought = null;
    if (plan) {
      this.held = plan;
      this.takes(goal, false);
    } else {
      this.reset();
      otherwise();
    }
  }

  /** It is let go over something, or nothing. */
  drop(thing: Thing | null): void {
    const plan = thing && this.meant(thing);
    if (plan) this.confirm(plan);
    else if (thing && this.isOpen && !this.goals.length) this.wanted = thing;
    else this.reset();
  }

  /** Whether a way is that of all things together. */
  isTogether(plan: PlanInfo): boolean {
    return this.together.has(plan);
  }

  confirm(plan: PlanInfo): void {
    this.table.order(...(this.together.get(plan) ?? [plan.order]));
    announce(`${told(plan.text)}: ${told(plan.told)}`);
    this.reset();
  }

  cancel(id: number): void {
    this.table.cancel(id);
  }

  reset(): void {
    this.things = [];
    this.together = new Map();
    this.label = "";
    this.goals = [];
    this.among = [];
    this.pointed = null;
    this.held = null;
    this.wanted = null;
    this.sought = null;
  }
}
