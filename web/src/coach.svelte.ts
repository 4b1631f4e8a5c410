// The coach at a table: says one thing at a time, remembers what it has said, and is silent once it is switched off.
import { api } from "./api";
import { areSame, due, hear, look, pointed, told, type Met } from "./coaching";
import { keep, prefs } from "./prefs.svelte";
import type { Table } from "./table.svelte";
import type { LessonMoment, LessonsInfo, TouchInfo } from "./wire";

const COACH = "tablee.coach.told"; // what was said in any game, as GAME/ID
const STEPS = "tablee.steps"; // what First steps has said, by table
const TABLES = 6; // that are remembered

const known = new Map<string, Promise<LessonsInfo>>();

/** The lessons of a game, asked once. */
export function lessonsOf(game: string): Promise<LessonsInfo> {
  const found = known.get(game) ?? api.lessons(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

let silenced = $state.raw<ReadonlySet<string>>(new Set()); // First steps that go on without a guide

/** Whether the coach speaks at a table: First steps always guides, unless it was silenced there. */
export function speaks(table: Table): boolean {
  return table.position?.lesson ? !silenced.has(table.id) : prefs.coach;
}

/** Silence the coach, or have it speak again: at the tables of First steps there alone, else everywhere. */
export function turnCoach(table: Table): void {
  if (!table.position?.lesson) prefs.turnCoach();
  else silenced = new Set(speaks(table) ? [...silenced, table.id] : [...silenced].filter((id) => id !== table.id));
}

export class Coach {
  lessons = $state.raw<LessonsInfo | null>(null);
  private told = $state.raw<ReadonlySet<string>>(new Set());
  private quiet = $state(-1); // the line at which something was said: elsewhere than in First steps, one is enough
  private since: number; // what happened before one sat down is no news

  constructor(
    private readonly table: Table,
    readonly game: string,
    readonly isScript: boolean,
  ) {
    const prefix = `${game}/`;
    const said = read<string[]>(COACH, []).filter((each) => each.startsWith(prefix));
    const steps = isScript ? (read<Record<string, string[]>>(STEPS, {})[table.id] ?? []) : [];
    this.told = new Set([...(isScript ? [] : said.map((each) => each.slice(prefix.length))), ...steps]);
    this.since = isScript ? 0 : (table.position?.n ?? 0);
    void lessonsOf(game).then(
      (found) => (this.lessons = found),
      () => undefined, // one plays without a coach as well
    );
  }

  private get met(): Met {
    const { position, entries, seat } = this.table;
    const mine = seat ?? -1;
    const last = entries.findLast((entry) => entry.what === "choice" && entry.seat === seat)?.n ?? 0;
    const zones = look(position?.view, this.lessons?.zones ?? [], mine);
    const met: Met = { kind: position?.decision?.kind ?? "", over: position?.result != null, events: new Map(), news: new Set(), zones };
    for (const entry of entries) if (entry.n > this.since) entry.events.forEach((event) => hear(met, event, mine, entry.n >= last));
    return met;
  }

  /** What is to be said now, once the board has caught up. */
  get moment(): LessonMoment | null {
    const { lessons, table } = this;
    if (!lessons || !speaks(table) || table.seat === null || !table.position || table.board.isBehind) return null;
    if (!this.isScript && (this.quiet === table.position.n || table.position.result)) return null;
    return due(told(this.isScript ? lessons.moments : [], lessons.coach), this.met, this.told)[0] ?? null;
  }

  /** What the moment points at. */
  get pointed(): TouchInfo[] {
    return pointed(this.moment?.point ?? null, this.table.seat ?? -1, this.table.names.length);
  }

  /** It was read: neither it nor what the coach would say about the same comes again. */
  tell(moment: LessonMoment): void {
    const same = (this.lessons?.coach ?? []).filter((each) => areSame(each.on, moment.on)).map((each) => each.id);
    this.told = new Set([...this.told, moment.id, ...same]);
    this.quiet = this.table.position?.n ?? -1;
    keep(COACH, JSON.stringify([...new Set([...read<string[]>(COACH, []), ...[moment.id, ...same].map((id) => `${this.game}/${id}`)])]));
    if (this.isScript) this.keepSteps();
  }

  private keepSteps(): void {
    const others = Object.entries(read<Record<string, string[]>>(STEPS, {})).filter(([id]) => id !== this.table.id);
    keep(STEPS, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [this.table.id, [...this.told]]])));
  }
}
