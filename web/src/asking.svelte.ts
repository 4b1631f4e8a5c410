// The open question as the page handles it: what an option touches, what is lit, and what a click on the board means.
import { api, problemOf } from "./api";
import type { Link } from "./socket";
import type { DecisionInfo, OptionInfo, Position, Text, TouchInfo } from "./wire";

/** Something on the board, by all the names under which options may touch it; the first is its own. */
export type Thing = TouchInfo[];

export interface Answer {
  text: Text | null; // null: there is nothing to choose there now
  rule: string | null;
  label: string; // of what was asked about
}

/** Where a question is open, and who takes the answer: a table, or nobody when a game is looked at again. */
export interface Asker {
  readonly id: string;
  readonly link: Link;
  readonly position: Position | null;
  choose(option: number): void;
}

export function thing(zone: string, seat: number, ...whats: (number | string | null)[]): Thing {
  return whats.map((what) => ({ zone, seat, what }));
}

function same(a: TouchInfo, b: TouchInfo): boolean {
  return a.zone === b.zone && a.what === b.what && (a.seat === b.seat || a.what !== null && (a.seat < 0 || b.seat < 0));
}

export class Asking {
  focused = $state.raw<OptionInfo | null>(null);
  picked = $state.raw<{ thing: Thing; label: string } | null>(null);
  typed = $state("");
  answer = $state.raw<Answer | null>(null);

  constructor(private readonly table: Asker) {}

  get decision(): DecisionInfo | null {
    return this.table.link === "ended" ? null : (this.table.position?.decision ?? null);
  }

  /** The options that touch something. */
  options(thing: Thing): OptionInfo[] {
    return (this.decision?.options ?? []).filter((option) => touches(option, thing));
  }

  /** Whether something can be chosen. */
  isOpen(thing: Thing): boolean {
    return this.options(thing).length > 0;
  }

  /** Whether something is lit: the focused option touches it, or it was picked. */
  isLit(thing: Thing): boolean {
    if (this.focused) return touches(this.focused, thing);
    const picked = this.picked;
    return picked !== null && picked.thing.some((a) => thing.some((b) => same(a, b)));
  }

  /** The options that are shown: those of what was picked, with the words that were typed. */
  get shown(): OptionInfo[] {
    const picked = this.picked;
    const all = this.decision?.options ?? [];
    const near = picked ? all.filter((option) => touches(option, picked.thing)) : all;
    const words = plain(this.typed).split(" ").filter(Boolean);
    return near.filter((option) => words.every((word) => plain(Object.values(option.text).join(" ")).includes(word)));
  }

  /** A click on the board: the one option is chosen, several are shown, none is explained. */
  pick(thing: Thing, label: string): void {
    this.answer = null;
    const options = this.options(thing);
    const only = options.length === 1 ? options[0] : undefined;
    if (only) this.choose(only);
    else if (options.length) this.picked = this.picked?.label === label ? null : { thing, label };
    else if (this.decision) void this.explain(thing, label);
  }

  choose(option: OptionInfo): void {
    this.table.choose(option.option);
    this.reset();
  }

  reset(): void {
    this.focused = null;
    this.picked = null;
    this.typed = "";
    this.answer = null;
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

export function touches(option: OptionInfo, thing: Thing): boolean {
  return option.touches.some((touch) => thing.some((each) => same(touch, each)));
}

/** Letters without accents or capitals, to find what was typed. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
