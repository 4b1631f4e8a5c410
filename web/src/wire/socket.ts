// Written by tools/webtypes.py from the structs of server/wire/messages.py; do not edit. 25a0eadb43e7
import type { ChatInfo, Clocks, Entry, Log, OrderInfo, Play, Position, Problem, Quick, TableInfo } from "./server";

export type Asked = Choose | Say | AskUndo | Agree | GiveOrder | EndOrder | Ping;
export type Sent = Snapshot | News | Table | Said | Thinking | Done | Refused | Bye;

/**
 * An answer to a seat that asks for an undo.
 */
export interface Agree {
  type: "agree";
  seat: number;
  n: number;
  yes?: boolean;
  ref?: string;
}
/**
 * A wish to undo one's last choice.
 */
export interface AskUndo {
  type: "undo";
  n: number;
  take_back?: boolean;
  ref?: string;
}
/**
 * The server ends this connection; `again` says whether to come back.
 */
export interface Bye {
  type: "bye";
  reason: Problem;
  again: boolean;
}
/**
 * A choice at the position with number `n`.
 */
export interface Choose {
  type: "choose";
  option: number;
  n: number;
  ref?: string;
}
/**
 * What was asked is done and durable.
 */
export interface Done {
  type: "done";
  ref: string;
  n: number | null;
  state: string | null;
}
/**
 * An order to be ended, by its number.
 */
export interface EndOrder {
  type: "cancel";
  id: number;
  ref?: string;
}
/**
 * An order to be given: on one's move it is carried out at once.
 */
export interface GiveOrder {
  type: "order";
  /**
   * A verb (`do`) and what it is about, as a game has it.
   */
  order: {
    [k: string]: string;
  };
  ref?: string;
}
/**
 * The first message: who one is, and the last line and chat line one has seen.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  after?: number | null;
  chat?: number;
}
/**
 * What one more line of the journal brought, the position after it, and one's own orders.
 */
export interface News {
  type: "news";
  entry: Entry;
  position: Position;
  clocks: Clocks | null;
  orders: OrderInfo[];
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  ref?: string;
}
/**
 * What was asked is refused, and nothing has changed.
 */
export interface Refused {
  type: "refused";
  ref: string;
  problem: Problem;
}
/**
 * A line of chat.
 */
export interface Said {
  type: "chat";
  chat: ChatInfo;
}
/**
 * A line of chat.
 */
export interface Say {
  type: "chat";
  text: string;
  ref?: string;
}
/**
 * All there is to know on arrival, with the log that was missed and one's own orders; also when the game begins.
 */
export interface Snapshot {
  type: "snapshot";
  play: Play;
  log: Log | null;
  chats: ChatInfo[];
  orders: OrderInfo[];
}
/**
 * Who sits where, who is there, the rematch, who wishes one or not or asks for an undo: some of it has changed.
 */
export interface Table {
  type: "table";
  table: TableInfo;
  undo: number[];
  clocks: Clocks | null;
  again: number[];
  declined: number[];
  quick: Quick | null;
}
/**
 * A virtual player thinks; or it waits for its turn to think, at a `place` in line, which is told as it changes.
 */
export interface Thinking {
  type: "thinking";
  seat: number;
  n: number;
  place?: number | null;
}
