// The server's HTTP interface; a refusal is thrown as a Refused with its reason in each language.
import { BASE, at, fetched, of, taken, type Method } from "./early";
import type {
  ChapterInfo,
  Created,
  GameInfo,
  Given,
  HintInfo,
  JoinWish,
  Judgements,
  Turning,
  KnownTables,
  LessonsInfo,
  LessonWish,
  Log,
  Moment,
  PlanInfo,
  Play,
  PrimerInfo,
  Problem,
  Rematch,
  Review,
  RuleInfo,
  TableInfo,
  TableWish,
  TouchInfo,
  Undone,
  Vote,
  WhyNot,
} from "./wire";
import { eachLanguage } from "./words";

/** That the server cannot be reached, said when it is so: the words of the other language may never be wanted. */
const unreached = (): Problem => ({ code: "unreached", text: eachLanguage("unreached") });

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await (taken(method, path) ?? fetched(method, path, body));
  } catch {
    throw new Refused(unreached(), 0);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(isProblem(said) ? said : unreached(), answer.status);
  return said as T;
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && "text" in said;
}

/** The problem of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : unreached();
}

/** Whether the server has too much to do for us, and may have less in a moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof Refused && (error.status === 429 || error.status === 503);
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "games"),
  catalogue: (game: string) => ask<unknown>("GET", of(game, "catalogue")),
  lessons: (game: string) => ask<LessonsInfo>("GET", of(game, "lessons")),
  primer: (game: string) => ask<PrimerInfo>("GET", of(game, "primer")),
  firstSteps: (wish: LessonWish) => ask<Created>("POST", "tables/first-steps", wish),
  rules: (game: string) => ask<ChapterInfo[]>("GET", of(game, "rules")),
  rule: (game: string, id: string) =>
    ask<RuleInfo>("GET", of(game, `rules/${encodeURIComponent(id)}`)),
  tables: (status: TableInfo["status"]) => ask<TableInfo[]>("GET", `tables?status=${status}`),
  mine: (tables: string[]) => ask<TableInfo[]>("POST", "tables/mine", { tables } satisfies KnownTables),
  create: (wish: TableWish) => ask<Created>("POST", "tables", wish),
  table: (id: string) => ask<Play>("GET", at(id)),
  enter: (id: string, token: string) => ask<Play>("POST", at(id, "/session"), { token }),
  join: (id: string, wish: JoinWish) => ask<Given>("POST", at(id, "/seats"), wish),
  leave: (id: string) => ask<TableInfo>("POST", at(id, "/leave")),
  resign: (id: string) => ask<Undone>("POST", at(id, "/resign")),
  start: (id: string) => ask<Play>("POST", at(id, "/start")),
  renew: (id: string) => ask<Given>("POST", at(id, "/token")),
  replace: (id: string, seat: number) => ask<Vote>("POST", at(id, `/seats/${seat}/replace`)),
  comeBack: (id: string) => ask<Undone>("POST", at(id, "/return")),
  rematch: (id: string) => ask<Rematch>("POST", at(id, "/rematch")),
  decline: (id: string) => ask<Rematch>("POST", at(id, "/rematch/decline")),
  quick: (id: string) => ask<Undone>("POST", at(id, "/quick")),
  unhurried: (id: string) => ask<Undone>("POST", at(id, "/quick/decline")),
  log: (id: string, after: number) => ask<Log>("GET", at(id, `/log?after=${after}`)),
  meant: (id: string, touch: TouchInfo) => ask<WhyNot>("POST", at(id, "/meant"), touch),
  goals: (id: string, touch: TouchInfo) => ask<PlanInfo[]>("POST", at(id, "/goals"), touch),
  hint: (id: string) => ask<HintInfo[]>("POST", at(id, "/hint")),
  review: (id: string) => ask<Review>("GET", at(id, "/review")),
  moment: (id: string, number: number, seat: number | null) =>
    ask<Moment>("GET", at(id, `/review/${number}${seat === null ? "" : `?seat=${seat}`}`)),
  judgements: (id: string, after: number) => ask<Judgements>("GET", at(id, `/review/judgements?after=${after}`)),
  turning: (id: string, wished: boolean) => ask<Turning>("GET", at(id, `/review/turning?wished=${wished}`)),
  journal: (id: string) => new URL(at(id, "/journal"), BASE).href,
};

/** The address of a table's socket. */
export function liveAddress(id: string): string {
  const url = new URL(at(id, "/live"), BASE);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
