// What travels between the server and this page: types written from the server's own structs (tools/webtypes.py).
import type { Clock } from "./server";
import type * as socket from "./socket";

export type * from "./server";
export type Per = Clock["per"];
export type Asked = socket.Hello | socket.Asked;
export type Sent = socket.Sent;
export type Language = string; // such as fr or en
/** The same words in each language. */
export type Text = Record<Language, string>;
