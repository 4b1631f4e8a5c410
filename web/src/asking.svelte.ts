// The open question as the page handles it: what an option touches, what is lit, and what gestures on the board mean.
import { untrack } from "svelte";
import { api, problemOf } from "./api";
import type { Face } from "./kit/face";
import { Ordering, type Commander } from "./ordering.svelte";
import { prefs } from "./prefs.svelte";
import type { Link } from "./socket";
import { TOO_SOON, alike, same, type Thing } from "./things";
import type { DecisionInfo, OptionInfo, Position, Text, TouchInfo } from "./wire";
import { has } from "./words";

export type { Thing };
export { TOO_SOON };

export interface Answer {
  text: Text | null; // null: there is nothing to choose there now
  rule: string | null;
  label: string; // of what was asked about
}

/** Where a question is open, and who takes the answer: a table, or nobody when a game is looked at again. */
export interface Asker {
  readonly id: string;
  readonly link: Link;
  readonly now: Position | null; // as the board shows it
  readonly commander?: Commander;
  choose(option: number): void;
}

/** What was picked on the board: one thing, or one and then another that goes with it. */
export interface Picked {
  things: Thing[];
  label: string;
  face: Face | null;
  at: number;
  then?: TouchInfo[]; // what it goes on to, where more is to be picked
}

/** What one may go on to from an option, such as where a card goes: both are one gesture. */
export interface Lead {
  option: number;
  touch: TouchInfo;
  label: string;
  note: string; // what would happen
  more?: number; // how many others like it the gesture takes after it
}

/** A card that is pointed at, what draws it, and where it is. */
export interface Spot {
  face: Face;
  node: HTMLElement;
  box: DOMRect;
}

export function thing(zone: string, seat: number, ...whats: (number | string | null)[]): Thing {
  return whats.map((what) => ({ zone, seat, what }));
}

export class Asking {
  focused = $state.raw<OptionInfo | null>(null);
  picked = $state.raw<Picked | null>(null);
  spot = $state.raw<Spot | null>(null);
  typed = $state("");
  answer = $state.raw<Answer | null>(null);
  sheet = $state.raw<Face | null>(null); // the card that is looked at closely, where there is little room
  pointed = $state.raw<TouchInfo[]>([]); // what the coach speaks of
  leads = $state.raw<Lead[]>([]); // of the open question, where the board knows them
  apart = $state<string | null>(null); // the form of options that is looked at, of those that are kept apart
  readonly ordering: Ordering | null; // none where nothing can be ordered, as when a game is looked at again
  private since = 0;
  private then: TouchInfo[] = []; // the rest of a gesture whose beginning is on its way

  constructor(private readonly table: Asker) {
    this.ordering = table.commander ? new Ordering(table.commander) : null;
  }

  get decision(): DecisionInfo | null {
    return this.table.link === "ended" ? null : (this.table.now?.decision ?? null);
  }

  /** The answers; or what is kept apart from them, once that is looked at. */
  private get offered(): OptionInfo[] {
    return (this.decision?.options ?? []).filter((option) => (isApart(option) ? option.form : null) === this.apart);
  }

  /** Options that are no answers to what is asked, by form: what they do is said first, with what comes only then. */
  get kept(): { form: string; options: OptionInfo[] }[] {
    const found = (this.decision?.options ?? []).filter(isApart);
    return [...new Set(found.map((option) => option.form))].map((form) => ({ form, options: found.filter((option) => option.form === form) }));
  }

  /** Look at what is kept apart, or at the answers again. */
  turn(form: string | null): void {
    this.reset();
    this.apart = form;
  }

  /** The options that touch something. */
  options(thing: Thing): OptionInfo[] {
    return this.offered.filter((option) => touches(option, thing));
  }

  /** The options that go with all that was picked. */
  get near(): OptionInfo[] {
    const all = this.offered;
    const picked = this.picked;
    return picked ? all.filter((option) => picked.things.every((each) => touches(option, each))) : all;
  }

  /** Whether something can be chosen. */
  isOpen(thing: Thing): boolean {
    return this.options(thing).length > 0;
  }

  /** Whether something was picked. */
  isPicked(thing: Thing): boolean {
    return (this.picked?.things.some((each) => alike(each, thing)) ?? false) || this.isGathered(thing);
  }

  /** Whether a gesture that takes more goes on to this already. */
  private isGathered(thing: Thing): boolean {
    return this.picked?.then?.some((each) => thing.some((other) => same(each, other))) ?? false;
  }

  /** Whether something can be done with what was picked by going on to this. */
  isTarget(thing: Thing): boolean {
    if (this.picked === null || this.isPicked(thing)) return false;
    return this.near.some((option) => touches(option, thing)) || this.goal(thing) !== undefined;
  }

  /** What one may go on to from what was picked. */
  get goals(): Lead[] {
    const near = this.picked ? this.near : [];
    const left = this.leads.filter((lead) => !this.isGathered([lead.touch]));
    return left.filter((lead) => near.some((option) => option.option === lead.option));
  }

  private goal(thing: Thing): Lead | undefined {
    return this.isPicked(thing) ? undefined : this.goals.find((lead) => thing.some((each) => same(lead.touch, each)));
  }

  /** Whether something is lit: the focused option touches it, or it was picked, or the coach speaks of it. */
  isLit(thing: Thing): boolean {
    return this.focused ? touches(this.focused, thing) : this.isPicked(thing) || alike(this.pointed, thing);
  }

  /** Whether what is lit is what the coach speaks of. */
  get isGuided(): boolean {
    return this.pointed.length > 0 && !this.focused && !this.picked;
  }

  /** The options that are shown: those of what was picked, with the words that were typed. */
  get shown(): OptionInfo[] {
    const words = plain(this.typed).split(" ").filter(Boolean);
    return this.near.filter((option) => words.every((word) => plain(Object.values(option.text).join(" ")).includes(word)));
  }

  /**
   * A click on the board. The first picks a thing and shows what can be done with it; a second, on what it goes to or
   * on itself, confirms where only one thing can be meant. What cannot be chosen says why.
   */
  pick(thing: Thing, label: string, face: Face | null = null): void {
    this.answer = null;
    this.sheet = face;
    const picked = this.picked;
    if (picked && this.isGathered(thing)) return void (this.picked = { ...picked, then: [] });
    if (picked && this.isPicked(thing)) return this.repeat(picked);
    const both = picked ? this.near.filter((option) => touches(option, thing)) : [];
    if (picked && both.length) return this.join(picked, thing, label, both);
    const goal = this.goal(thing);
    if (goal) return this.aim(goal);
    const whole = this.kept.find(({ options }) => options.every((option) => touches(option, thing)));
    if (this.isOpen(thing)) this.picked = { things: [thing], label, face, at: performance.now() };
    else if (whole && this.apart === null) this.turn(whole.form);
    else if (this.decision) void this.explain(thing, label);
  }

  /** The thing that was picked, once more: that confirms the one thing it can mean, else it is let go. */
  private repeat(picked: Picked): void {
    const [only, ...more] = this.near;
    if (performance.now() - picked.at < TOO_SOON) return;
    if (only && !more.length) this.choose(only);
    else this.picked = null;
  }

  private join(picked: Picked, thing: Thing, label: string, both: OptionInfo[]): void {
    const [only, ...more] = both;
    if (only && !more.length) this.choose(only);
    else this.picked = { ...picked, things: [...picked.things, thing], label: `${picked.label} → ${label}` };
  }

  /** A thing is dragged: what it can go to is shown. */
  lift(thing: Thing, label: string, face: Face | null): void {
    this.spot = null;
    this.answer = null;
    if (this.isOpen(thing)) this.picked = { things: [thing], label, face, at: performance.now() };
  }

  /** It is let go over something, or nothing. */
  dropped(thing: Thing | null, label: string): void {
    const picked = this.picked;
    const both = picked && thing && !this.isPicked(thing) ? this.near.filter((option) => touches(option, thing)) : [];
    const goal = thing ? this.goal(thing) : undefined;
    if (picked && thing && both.length) this.join(picked, thing, label, both);
    else if (goal) this.aim(goal);
    else this.picked = null;
  }

  /** Go on to something: where the gesture takes more, that is picked first, and nothing is sent before it is whole. */
  aim(lead: Lead): void {
    const then = [...(this.picked?.then ?? []), lead.touch];
    if (this.picked && then.length <= (lead.more ?? 0)) this.picked = { ...this.picked, then };
    else this.follow(lead, then);
  }

  /** Choose an option, and at once what it leads on to; whatever comes between ends the gesture. */
  private follow(lead: Lead, then: TouchInfo[]): void {
    const option = this.decision?.options.find((each) => each.option === lead.option);
    if (!option || !this.isReady) return;
    this.choose(option);
    this.then = then;
  }

  private goOn(): void {
    const [next, ...rest] = this.then;
    this.then = [];
    const [only, ...more] = next ? this.options([next]) : [];
    if (!only || more.length) return;
    this.table.choose(only.option);
    this.then = rest;
  }

  /** Say something about a thing, where refusals are said. */
  tell(label: string, text: string): void {
    this.answer = { text: { [prefs.language]: text }, rule: null, label };
  }

  /** Whether the question has been there long enough to be answered: a second click is no answer to the next one. */
  get isReady(): boolean {
    return performance.now() - this.since >= TOO_SOON;
  }

  choose(option: OptionInfo): void {
    if (!this.isReady) return;
    this.table.choose(option.option);
    this.ordering?.reset(); // ways that were shown begin elsewhere now
    this.reset();
  }

  /** Give an order, such as one that answers the open question from now on. */
  order(order: Record<string, string>): void {
    this.table.commander?.order(order);
    this.reset();
  }

  /** A new question is open. */
  begin(): void {
    this.since = performance.now();
    this.spot = null;
    this.reset();
    untrack(() => this.goOn());
  }

  reset(): void {
    this.focused = null;
    this.picked = null;
    this.typed = "";
    this.answer = null;
    this.sheet = null;
    this.apart = null;
  }

  /** Why nothing can be done with something: the server knows what one would mean by it. */
  private async explain([own]: Thing, label: string): Promise<void> {
    this.answer = { text: null, rule: null, label };
    if (!own) return;
    const found = await api.meant(this.table.id, own).then(
      (why) => (why.allowed || why.option === null ? null : { text: why.reason, rule: why.rule, label }),
      (error: unknown) => ({ text: problemOf(error).text, rule: null, label }),
    );
    if (found && this.answer?.label === label) this.answer = found;
  }
}

/** Whether an option is kept apart from the answers: a rare one, of a form that has words for what all of it do. */
export function isApart(option: OptionInfo): boolean {
  return option.rank < 0 && has(`apart-${option.form}`);
}

export function touches(option: OptionInfo, thing: Thing): boolean {
  return option.touches.some((touch) => thing.some((each) => same(touch, each)));
}

/** Letters without accents or capitals, to find what was typed. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
