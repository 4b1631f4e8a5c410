// What travels between the server and this page: tablee/server/wire*.py and messages.py, mirrored by hand.

export type Language = string; // such as fr or en

/** The same words in each language. */
export type Text = Record<Language, string>;

export interface Problem {
  text: Text;
  code: string;
  rule?: string;
  n?: number;
  now?: Position;
}

// The games.

export interface Value {
  value: string;
  title: Text;
  about: Text;
  seats: number[];
}

export interface SettingInfo {
  name: string;
  title: Text;
  values: Value[];
  default: string;
  low: number;
  high: number;
}

export interface LevelInfo {
  name: string;
  title: Text;
  about: Text;
}

export interface GameInfo {
  name: string;
  title: string;
  about: Text;
  seats: number[];
  settings: SettingInfo[];
  levels: LevelInfo[];
  /** The checksum of what is laid over the game's own numbers; empty where they are the usual ones. */
  numbers: string;
}

export interface RuleInfo {
  text: Text;
  id: string;
}

export interface ChapterInfo {
  id: string;
  title: Text;
  rules: RuleInfo[];
}

// Tables.

export interface SeatWish {
  who: string;
  name?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  start?: boolean;
  replace_after?: number;
  clock?: ClockWish;
}

export type Per = "decision" | "player";

export interface ClockWish {
  per: Per;
  seconds: number;
}

export interface Clock {
  per: Per;
  seconds: number;
}

/** Who has how long, at the moment of sending. */
export interface Clocks {
  per: Per;
  seconds: number;
  running: number | null;
  left: number[];
}

export interface JoinWish {
  name: string;
  seat?: number;
}

export interface SeatInfo {
  seat: number;
  state: "open" | "person" | "virtual";
  name: string | null;
  level: string | null;
  here: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  status: "open" | "playing" | "over" | "closed";
  created: number;
  touched: number;
  n: number;
  seats: SeatInfo[];
  replace_after: number;
  following: string | null;
  clock: Clock | null;
  to_move: number | null;
  result: ResultInfo | null;
  closed: Text | null;
}

export interface KnownTables {
  tables: string[];
}

export interface Given {
  table: string;
  seat: number;
  token: string;
}

export interface Created {
  table: TableInfo;
  host: string;
  seats: Given[];
}

// Play.

export interface TouchInfo {
  zone: string;
  seat: number;
  what: number | string | null;
}

export interface OptionInfo {
  text: Text;
  option: number;
  spelled: unknown;
  form: string;
  touches: TouchInfo[];
}

export interface DecisionInfo {
  kind: string;
  ask: Text;
  options: OptionInfo[];
  rules: string[];
}

export interface ResultInfo {
  winners: number[];
  scores: number[];
  reason: string;
  told: Text;
}

export interface PlayerInfo {
  name: string;
  level: string | null;
}

export interface Position {
  n: number;
  ply: number;
  seat: number | null;
  to_move: number;
  status: Text;
  players: PlayerInfo[];
  taken_back: boolean;
  view: unknown;
  decision: DecisionInfo | null;
  result: ResultInfo | null;
}

export interface EventInfo {
  text: Text;
  event: string;
  args: number[];
  opens_turn: boolean;
}

export interface Entry {
  n: number;
  what: "deal" | "choice" | "undo" | "take_back" | "seat" | "name" | "end";
  seat: number;
  ply: number;
  events: EventInfo[];
}

export interface Log {
  first: number;
  last: number;
  entries: Entry[];
}

export interface Play {
  table: TableInfo;
  seat: number | null;
  position: Position | null;
  undo: number[];
  clocks: Clocks | null;
}

export interface WhyNot {
  option: number;
  allowed: boolean;
  name: string;
  rule: string | null;
  reason: Text | null;
}

export interface HintInfo {
  text: Text;
  option: number;
  chance: number;
  visits: number;
}

export interface Undone {
  n: number;
  state: "done" | "asked" | "refused";
}

export interface ChatInfo {
  id: number;
  seat: number;
  name: string;
  text: string;
  created: number;
}

export interface Vote {
  subject: number;
  voters: number[];
  done: boolean;
}

// The review of a finished game.

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

export interface Chosen {
  text: Text;
  seat: number;
  option: number;
}

export interface Moment {
  at: number;
  position: Position;
  entry: Entry;
  chosen: Chosen | null;
}

export interface Judged {
  at: number;
  seat: number;
  chances: number[];
  chosen: Text;
  better: Text;
  cost: number;
}

export interface Judgements {
  first: number;
  done: number;
  last: number;
  items: Judged[];
}

// The socket of a table.

export type Asked =
  | { type: "hello"; token?: string; after?: number; chat?: number }
  | { type: "choose"; option: number; n: number; ref: string }
  | { type: "chat"; text: string; ref: string }
  | { type: "undo"; n: number; take_back?: boolean; ref: string }
  | { type: "agree"; seat: number; n: number; yes: boolean; ref: string }
  | { type: "ping"; ref: string };

export type Sent =
  | { type: "snapshot"; play: Play; log: Log | null; chats: ChatInfo[] }
  | { type: "news"; entry: Entry; position: Position; clocks: Clocks | null }
  | { type: "table"; table: TableInfo; undo: number[]; clocks: Clocks | null }
  | { type: "chat"; chat: ChatInfo }
  | { type: "thinking"; seat: number; n: number; place?: number } // at a place in line, it waits to think
  | { type: "done"; ref: string; n: number | null; state: string | null }
  | { type: "refused"; ref: string; problem: Problem }
  | { type: "bye"; reason: Problem; again: boolean };
