// What a newcomer is told, and when: moments that are due once what they wait for is the case, in any game alike.
import type { EventInfo, LessonMoment, PointerInfo, TouchInfo, TriggerInfo, ZoneInfo } from "./wire";

/** What one seat has met at a table: the open question, what happened, and which zones hold something. */
export interface Met {
  kind: string;
  over: boolean;
  events: Map<string, number>;
  news: Set<string>; // those that happened since this seat's last choice
  zones: Set<string>;
}

const ANYONE = "anyone";

/** Whose deed an event was is its first number, where that is a seat. */
export function hear(met: Met, event: EventInfo, seat: number, isNews: boolean): void {
  const whose = event.args[0] === seat ? "me" : "other";
  for (const who of [ANYONE, whose]) {
    const key = `${event.event} ${who}`;
    met.events.set(key, (met.events.get(key) ?? 0) + 1);
    if (isNews) met.news.add(key);
  }
}

/** The zones in which something lies, as a view has them. */
export function look(view: unknown, zones: ZoneInfo[], seat: number): Set<string> {
  return new Set(zones.filter((zone) => lying(view, zone.path, seat)).map((zone) => zone.id));
}

function lying(value: unknown, path: string[], seat: number): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? value.length > 0 : Boolean(value);
  return parts(value, name, seat).some((part) => lying(part, rest, seat));
}

function parts(value: unknown, name: string, seat: number): unknown[] {
  if (Array.isArray(value)) return value.filter((_, at) => name === "*" || name === (at === seat ? "me" : "other"));
  if (typeof value !== "object" || value === null) return [];
  return name === "*" ? Object.values(value) : name in value ? [(value as Record<string, unknown>)[name]] : [];
}

/** The moments whose time has come, in the order of the script. */
export function due(moments: LessonMoment[], met: Met, told: ReadonlySet<string>): LessonMoment[] {
  return moments.filter((each) => !told.has(each.id) && each.after.every((before) => told.has(before)) && isMet(each, met));
}

/** Whoever went on past an event is told of the next one like it: what is said is true now. The end waits. */
function isMet({ on, last }: LessonMoment, met: Met): boolean {
  const event = `${on.event} ${on.who}`;
  if (on.event && (met.events.get(event) ?? 0) < on.times) return false;
  if (on.decision) return met.kind === on.decision;
  if (on.event) return last || met.news.has(event);
  return on.zone ? met.zones.has(on.zone) : on.start || (on.over && met.over);
}

/** Whether two moments wait for the same question, event or zone. */
export function areSame(one: TriggerInfo, other: TriggerInfo): boolean {
  return !one.start && one.decision === other.decision && one.event === other.event && one.zone === other.zone;
}

/** What is told at a table: the script of First steps, with the coach for questions that it leaves out; or the coach. */
export function told(script: LessonMoment[], coach: LessonMoment[]): LessonMoment[] {
  if (!script.length) return coach;
  const left = coach.filter((each) => each.on.decision && !script.some((other) => areSame(each.on, other.on)));
  return [...script, ...left];
}

/** What a moment points at, as boards name things; somebody's zone without a card is that player's. */
export function pointed(point: PointerInfo | null, seat: number, seats: number): TouchInfo[] {
  if (!point) return [];
  const others = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== seat);
  const whose = point.who === "me" ? [seat] : point.who === "other" ? others : [-1];
  return whose.map((each) => ({ zone: point.zone, seat: each, what: point.what }));
}
