// Written by tools/webtypes.py from the structs of server/wire; do not edit. 3e9957d4e7ed
/**
 * An answer to a seat that asks for an undo at `n`.
 */
export interface Agreement {
  n: number;
  yes?: boolean;
}
/**
 * A score of a seat, or a pile of somebody's or of nobody's, that is not what it was.
 */
export interface ChangeInfo {
  id: string;
  seat: number;
  was: number;
  now: number;
}
/**
 * A chapter of a rulebook.
 */
export interface ChapterInfo {
  id: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  title: {
    [k: string]: string;
  };
  rules: RuleInfo[];
}
/**
 * A rule in each language; what is about the program rather than the game stands in an appendix.
 */
export interface RuleInfo {
  id: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  appendix: boolean;
}
/**
 * A line of chat, as it was written: plain text.
 */
export interface ChatInfo {
  id: number;
  seat: number;
  name: string;
  text: string;
  created: number;
}
/**
 * A line of chat.
 */
export interface ChatWish {
  text: string;
}
/**
 * A choice at the position with number `n`.
 */
export interface ChoiceWish {
  option: number;
  n: number;
}
/**
 * What was chosen at a moment.
 */
export interface Chosen {
  seat: number;
  option: number;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
}
/**
 * The clock of a table: the seconds for each decision, or for each player in the whole game.
 */
export interface Clock {
  per: "decision" | "player";
  seconds: number;
}
/**
 * A clock to be set: so many seconds for each decision, or for each player in the whole game.
 */
export interface ClockWish {
  per: "decision" | "player";
  seconds: number;
}
/**
 * The seat whose clock runs, if any, and the seconds that each seat had left when this was sent.
 */
export interface Clocks {
  per: "decision" | "player";
  seconds: number;
  running: number | null;
  left: number[];
}
/**
 * A new table: the token of its host, and those of the seats that the host took.
 */
export interface Created {
  table: TableInfo;
  host: string;
  seats: Given[];
}
/**
 * A table as everybody sees it; `n` is the number of its journal's last line, 0 before the game begins.
 *
 *     `to_move` is who decides in a game that goes on, `result` how a finished one ended, `closed` why one that was not
 *     finished goes on no more.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  status: string;
  created: number;
  touched: number;
  n: number;
  seats: SeatInfo[];
  replace_after: number;
  following: string | null;
  clock: Clock | null;
  to_move: number | null;
  result: ResultInfo | null;
  closed: {
    [k: string]: string;
  } | null;
  hints: boolean;
}
/**
 * A seat as everybody sees it: open, person or virtual.
 */
export interface SeatInfo {
  seat: number;
  state: string;
  name: string | null;
  level: string | null;
  here: boolean;
}
/**
 * How a game ended; who has `resigned` stands last, whatever the score says.
 */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  reason: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  told: {
    [k: string]: string;
  };
  resigned: number[];
}
/**
 * A seat's token, told once; with it one speaks for the seat.
 */
export interface Given {
  table: string;
  seat: number;
  token: string;
}
/**
 * The question that is open to this seat; `once` is the order that answers it as usual until told otherwise.
 *
 *     `aside`: it comes up in what another does, whose turn it is.
 */
export interface DecisionInfo {
  kind: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  ask: {
    [k: string]: string;
  };
  options: OptionInfo[];
  rules: string[];
  once: {
    [k: string]: string;
  } | null;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  once_text: {
    [k: string]: string;
  };
  aside: boolean;
}
/**
 * One legal answer: its number, its spelling in the game's catalogue, its form, words, and what it touches.
 *
 *     `rank` is 1 for the answer that is given almost always, -1 for a rare one, which may wait behind one more step.
 *     `change` is what it would really change, from what the seat knows, where the game says so.
 */
export interface OptionInfo {
  option: number;
  spelled: unknown;
  form: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  touches: TouchInfo[];
  rank: number;
  change: {
    [k: string]: string;
  } | null;
}
/**
 * Something on the table that an option is about.
 */
export interface TouchInfo {
  zone: string;
  seat: number;
  what: number | string | null;
}
/**
 * It is done and durable: the number of the last line.
 */
export interface Done {
  n: number;
}
/**
 * What one line brought: deal, choice, undo, take_back, seat, return, name, resign, order, private, end.
 */
export interface Entry {
  n: number;
  what: string;
  seat: number;
  ply: number;
  events: EventInfo[];
}
/**
 * Something that happened, as one reader may know it; `weight` is 0 in passing, 2 for a great moment.
 *
 *     With `chain` 1 a chain of abilities begins or goes on, with -1 it is over: what is between is one group.
 */
export interface EventInfo {
  event: string;
  args: number[];
  opens_turn: boolean;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  weight: number;
  chain: number;
}
/**
 * A game that can be played here; `presets` is the setting whose values are ready-made games, if there is one.
 *
 *     `numbers` is the checksum of what is laid over its own, if any is; `solo` is the setting that says how strong the
 *     game itself plays against one player alone, if it can be played so.
 */
export interface GameInfo {
  name: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  title: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  about: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  credit: {
    [k: string]: string;
  };
  seats: number[];
  presets: string;
  settings: SettingInfo[];
  levels: LevelInfo[];
  numbers: string;
  solo: string;
}
/**
 * A setting of a game; with `low` to `high` it also takes any whole number between them.
 */
export interface SettingInfo {
  name: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  title: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  about: {
    [k: string]: string;
  };
  values: Value[];
  default: string;
  low: number;
  high: number;
}
/**
 * One value of a setting, and with how many players it goes where all other settings are as usual.
 *
 *     `seat` is the seat that it stands for, where the setting is about seats.
 */
export interface Value {
  value: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  title: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  about: {
    [k: string]: string;
  };
  seats: number[];
  seat: number | null;
}
/**
 * A level of virtual players, the weakest first.
 */
export interface LevelInfo {
  name: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  title: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  about: {
    [k: string]: string;
  };
}
/**
 * What the master thinks of an option, the best first: how often it won, of so many tries.
 *
 *     `reason` says what the best option wins, and what the second one risks; `even`, that none is better than another.
 */
export interface HintInfo {
  option: number;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  chance: number;
  visits: number;
  reason: {
    [k: string]: string;
  } | null;
  even: boolean;
}
/**
 * A wish to sit down: at a seat, or at any that is open.
 */
export interface JoinWish {
  /**
   * 1 to 40 characters that can be printed.
   */
  name: string;
  seat?: number | null;
}
/**
 * What the master thinks of choice `at`, the first being 1: the chances of all seats before it, and its cost.
 */
export interface Judged {
  at: number;
  seat: number;
  chances: number[];
  /**
   * The same words in each language: `fr`, `en`, …
   */
  chosen: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  better: {
    [k: string]: string;
  };
  cost: number;
}
/**
 * Judgements from number `first` on; `done` of `last` choices have been judged so far.
 */
export interface Judgements {
  first: number;
  done: number;
  last: number;
  items: Judged[];
}
/**
 * Tables that the asker remembers, by their names.
 */
export interface KnownTables {
  tables: string[];
}
/**
 * Something told once; `after` are moments that come before it, and the `last` one ends First steps.
 */
export interface LessonMoment {
  id: string;
  on: TriggerInfo;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  say: {
    [k: string]: string;
  };
  rule: string;
  point: PointerInfo | null;
  after: string[];
  last: boolean;
}
/**
 * What a moment waits for: one of these. Of an event: whose it is, and how many of its kind there must be.
 */
export interface TriggerInfo {
  start: boolean;
  decision: string;
  event: string;
  who: "anyone" | "me" | "other";
  times: number;
  zone: string;
  over: boolean;
}
/**
 * A thing on the table that the board lights.
 */
export interface PointerInfo {
  zone: string;
  who: "anyone" | "me" | "other";
  what: number | string | null;
}
/**
 * A wish for First steps: alone among virtual players, with the deal of the game's script.
 */
export interface LessonWish {
  game: string;
  name?: string | null;
  language?: string;
}
/**
 * What newcomers to a game are told, and when; no moments where it has no First steps.
 *
 *     `rules` names the rule behind each kind of event.
 */
export interface LessonsInfo {
  moments: LessonMoment[];
  coach: LessonMoment[];
  zones: ZoneInfo[];
  rules: {
    [k: string]: string;
  };
}
/**
 * Where a zone stands in a view: names, `me` or `other` for a seat, * for any.
 */
export interface ZoneInfo {
  id: string;
  path: string[];
}
/**
 * Entries with numbers from `first` to `last`; nothing between them is missing.
 */
export interface Log {
  first: number;
  last: number;
  entries: Entry[];
}
/**
 * One moment from one side, or with open cards: the table, what was told then, and what was chosen next.
 */
export interface Moment {
  at: number;
  position: Position;
  entry: Entry;
  chosen: Chosen | null;
}
/**
 * The game as one seat, or a spectator (seat null), may know it; `since` after a turn of the seat's own.
 */
export interface Position {
  n: number;
  ply: number;
  seat: number | null;
  to_move: number;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  status: {
    [k: string]: string;
  };
  players: PlayerInfo[];
  taken_back: boolean;
  view: unknown;
  decision: DecisionInfo | null;
  result: ResultInfo | null;
  lesson: boolean;
  since: SinceInfo | null;
  back: string;
}
/**
 * Who decides for a seat: a person if there is no level.
 */
export interface PlayerInfo {
  name: string;
  level: string | null;
}
/**
 * What has changed since the end of the asker's last turn, by its number from 1.
 */
export interface SinceInfo {
  turn: number;
  changes: ChangeInfo[];
  piles: ChangeInfo[];
}
/**
 * An order that stands, under its number; without a plan where nothing comes of it just now.
 */
export interface OrderInfo {
  id: number;
  order: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  plan: PlanInfo | null;
}
/**
 * What an order would do from here: its words, its way with the turn of each place, its cost and its end.
 *
 *     `touches` is what one would point at to mean it; `told` says cost and end in words.
 */
export interface PlanInfo {
  order: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  /**
   * The same words in each language: `fr`, `en`, …
   */
  told: {
    [k: string]: string;
  };
  touches: TouchInfo[];
  path: TouchInfo[];
  turns: number[];
  cost: number;
  turn: number;
}
/**
 * An order to be given, or to be looked at.
 */
export interface OrderWish {
  /**
   * A verb (`do`) and what it is about, as a game has it.
   */
  order: {
    [k: string]: string;
  };
}
/**
 * A table as one seat or a spectator sees it; no position before the game begins.
 */
export interface Play {
  table: TableInfo;
  seat: number | null;
  position: Position | null;
  undo: number[];
  clocks: Clocks | null;
  again: number[];
  declined: number[];
  quick: Quick | null;
}
/**
 * Who has said that answers may be guessed from their speed, who has said no, and whether all agree.
 */
export interface Quick {
  agreed_by: number[];
  declined_by: number[];
  agreed: boolean;
}
/**
 * A game in ten lines and a picture: its shapes on a sheet of some size, and the same in words.
 */
export interface PrimerInfo {
  /**
   * Items: The same words in each language: `fr`, `en`, …
   */
  lines: {
    [k: string]: string;
  }[];
  size: number[];
  /**
   * The same words in each language: `fr`, `en`, …
   */
  about: {
    [k: string]: string;
  };
  shapes: ShapeInfo[];
}
/**
 * One shape of a picture: its middle, its size, what is written on it; an arrow goes `to` a place.
 */
export interface ShapeInfo {
  form: string;
  at: number[];
  size: number[];
  to: number[] | null;
  tone: string;
  sign: string;
  label: {
    [k: string]: string;
  } | null;
}
/**
 * Why something was refused; `n` and `now` tell what is the case where the asker was behind.
 */
export interface Problem {
  code: string;
  /**
   * The same words in each language: `fr`, `en`, …
   */
  text: {
    [k: string]: string;
  };
  rule?: string | null;
  n?: number | null;
  now?: Position | null;
}
/**
 * The next game of the same people; none before all of them wish it, which those in `voters` do so far.
 */
export interface Rematch {
  table: TableInfo | null;
  voters: number[];
}
/**
 * A finished game: the turn of each moment from 0 to `last`, and who chooses there (-1 at the end).
 *
 *     The key of its chance, hidden until now, is in hexadecimal digits. A game from before there were keys has none (""):
 *     it follows from its seed, in digits, for it is too large for the numbers of some languages.
 */
export interface Review {
  game: string;
  seed: string;
  key: string;
  players: PlayerInfo[];
  last: number;
  turns: number[];
  movers: number[];
  result: ResultInfo;
}
/**
 * Who shall sit at a seat: `who` is "me", "open" or a level.
 */
export interface SeatWish {
  who: string;
  name?: string | null;
}
/**
 * A table to be made. `start` begins at once, where no seat is open; who has no name gets one of `language`.
 *
 *     Against people there are `hints` only where the table was made so.
 */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  start?: boolean;
  replace_after?: number;
  clock?: ClockWish | null;
  language?: string;
  hints?: boolean;
}
/**
 * A token to be kept in a cookie.
 */
export interface TokenWish {
  token: string;
}
/**
 * A thing on the table to ask about: its zone, its seat (or -1), and a card, a place or an id.
 */
export interface TouchWish {
  zone: string;
  seat?: number;
  what?: number | string | null;
}
/**
 * Where a game of so many choices turned: the one that cost most, once that is `known`; None where none cost much.
 *
 *     It is not `sought` where others wait for thoughts and nobody wishes it.
 */
export interface Turning {
  sought: boolean;
  known: boolean;
  last: number;
  worst: Judged | null;
}
/**
 * A wish to undo one's last choice; `take_back` is the free way among virtual players, which marks the game.
 */
export interface UndoWish {
  n: number;
  take_back?: boolean;
}
/**
 * What became of a wish to undo: done, or asked of the other people.
 */
export interface Undone {
  n: number;
  state: string;
}
/**
 * A vote to replace someone: who agrees so far, and whether it is done.
 */
export interface Vote {
  subject: number;
  voters: number[];
  done: boolean;
}
/**
 * Whether an option is allowed now, and the reason if not; no option where nothing is meant.
 */
export interface WhyNot {
  option: number | null;
  allowed: boolean;
  name: string;
  rule: string | null;
  reason: {
    [k: string]: string;
  } | null;
}
/**
 * A whole state that the seat could not tell from the true one; `Game.load` reads it.
 */
export interface World {
  n: number;
  seat: number;
  game: string;
  state: {};
}
