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
  order(order: Order): void;
  cancel(id: number): void;
}

export class Ordering {
  thing = $state.raw<Thing | null>(null); // that is to be ordered about
  label = $state("");
  goals = $state.raw<PlanInfo[]>([]);
  pointed = $state.raw<PlanInfo | null>(null); // shown, by hovering, focus or a first tap
  private at = 0;
  private wanted: Thing | null = null; // on which it was dropped before its goals had come

  constructor(private readonly table: Commander) {}

  get isOpen(): boolean {
    return this.thing !== null;
  }

  get standing(): OrderInfo[] {
    return this.table.orders;
  }

  /** Pick a thing of one's own: its goals are asked for. Picked again, it is let go. */
  pick(thing: Thing, label: string): void {
    if (this.thing && alike(this.thing, thing)) return this.reset();
    this.lift(thing, label);
  }

  /** The same at the beginning of a drag. */
  lift(thing: Thing, label: string): void {
    this.reset();
    this.thing = thing;
    this.label = label;
    this.at = performance.now();
    void this.fetch(thing);
  }

  private async fetch(thing: Thing): Promise<void> {
    const [own] = thing;
    if (!own) return;
    try {
      const goals = await api.goals(this.table.id, own);
      if (this.thing !== thing) return;
      this.goals = goals;
      announce(say("order-goals", { thing: this.label, count: goals.length }));
      if (this.wanted) this.drop(this.wanted);
    } catch (error) {
      this.table.problem = problemOf(error);
      this.reset();
    }
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
    this.pointed = (thing && this.meant(thing)) ?? null;
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

  /** It is let go over something, or nothing. */
  drop(thing: Thing | null): void {
    const plan = thing && this.meant(thing);
    if (plan) this.confirm(plan);
    else if (thing && this.thing && !this.goals.length) this.wanted = thing;
    else this.reset();
  }

  confirm(plan: PlanInfo): void {
    this.table.order(plan.order);
    announce(`${told(plan.text)}: ${told(plan.told)}`);
    this.reset();
  }

  cancel(id: number): void {
    this.table.cancel(id);
  }

  reset(): void {
    this.thing = null;
    this.label = "";
    this.goals = [];
    this.pointed = null;
    this.wanted = null;
  }
}
