// A table as this page knows it: the last position, the log so far, the chat, and the state of the connection.
import { api, liveAddress, problemOf } from "./api";
import type { Timed } from "./clock";
import { Pace, type Beat } from "./pace.svelte";
import { Socket, type Link } from "./socket";
import type { ChatInfo, Clocks, Entry, EventInfo, OrderInfo, Play, Position, Problem, Sent } from "./wire";
import { told } from "./words";

/** A virtual player that thinks, or waits in line to do so. */
interface Thinking {
  seat: number;
  n: number;
  place: number | null;
  since: number;
}

/** A position as the board draws it. */
export interface Scene {
  position: Position;
  event?: EventInfo; // that has a form of its own, and is being shown
}

const PASSING = 0;
const GREAT = 2;

export class Table {
  play = $state.raw<Play | null>(null);
  entries = $state.raw<Entry[]>([]);
  chats = $state.raw<ChatInfo[]>([]);
  link = $state<Link>("joining");
  problem = $state.raw<Problem | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  sending = $state(false);
  clocks = $state.raw<Timed | null>(null);
  orders = $state.raw<OrderInfo[]>([]); // our own that stand
  private settled = $state.raw<{ n: number; quick: boolean } | null>(null); // about playing quick, and at which line
  readonly commander = this;
  readonly board = new Pace<Scene>(); // what the board draws, which may come after what is known
  timeOf: (event: EventInfo) => number = () => 0; // milliseconds that a board gives to an event with a form of its own
  private socket: Socket | null = null;
  private refs = 0;
  private chosen: string | null = null;

  constructor(readonly id: string) {}

  open(): void {
    this.socket = new Socket(
      liveAddress(this.id),
      () => ({ type: "hello", ...(this.last ? { after: this.last } : {}), chat: this.chats.at(-1)?.id ?? 0 }),
      (message) => this.take(message),
      (link) => (this.link = link),
    );
  }

  /** Show what was told on arrival, before the socket has said more. */
  begin(play: Play): void {
    if (!play.position) return;
    this.play = play;
    this.show(play.position);
  }

  retry(): void {
    this.socket?.retry();
  }

  close(): void {
    this.board.stop();
    this.socket?.close();
  }

  /** The number of the last line that is in the log. */
  get last(): number {
    return this.entries.at(-1)?.n ?? 0;
  }

  get position(): Position | null {
    return this.play?.position ?? null;
  }

  /** The position as the board shows it: nobody is asked before it has caught up. */
  now = $derived.by((): Position | null => {
    const shown = this.board.shown?.position ?? this.position;
    return this.board.isBehind && shown ? { ...shown, decision: null, result: null } : shown;
  });

  /** What the story tells: nothing that the board has not shown. */
  told = $derived.by((): Entry[] => {
    const shown = this.board.isBehind ? this.board.shown?.position.n : undefined;
    return shown === undefined ? this.entries : this.entries.filter((entry) => entry.n <= shown);
  });

  /** Our seat; none for who looks on, as one does who has resigned. */
  get seat(): number | null {
    return this.position ? this.position.seat : (this.play?.seat ?? null);
  }

  get names(): string[] {
    return this.position?.players.map((player) => player.name) ?? [];
  }

  /** Whether this seat has asked the others for an undo. */
  get asksUndo(): boolean {
    return this.seat !== null && (this.play?.undo ?? []).includes(this.seat);
  }

  /** Whether this seat is asked something now. */
  get isAsked(): boolean {
    return this.now?.decision != null;
  }

  // What is asked of the server.

  choose(option: number): void {
    const position = this.position;
    if (!position || this.sending) return;
    this.chosen = this.ref();
    this.sending = this.send({ type: "choose", option, n: position.n, ref: this.chosen });
  }

  /** Give orders, one after the other; on our move they are carried out at once. */
  order(...orders: OrderInfo["order"][]): void {
    if (this.sending) return;
    for (const order of orders) {
      this.chosen = this.ref();
      this.sending = this.send({ type: "order", order, ref: this.chosen });
    }
  }

  cancel(id: number): void {
    this.send({ type: "cancel", id, ref: this.ref() });
  }

  say(text: string): boolean {
    return this.send({ type: "chat", text, ref: this.ref() });
  }

  undo(takeBack: boolean): void {
    const position = this.position;
    if (position) this.send({ type: "undo", n: position.n, take_back: takeBack, ref: this.ref() });
  }

  agree(seat: number, yes: boolean): void {
    const position = this.position;
    if (position) this.send({ type: "agree", seat, n: position.n, yes, ref: this.ref() });
  }

  private send(message: Parameters<Socket["send"]>[0]): boolean {
    this.problem = null;
    return this.socket?.send(message) ?? false;
  }

  private ref(): string {
    this.refs += 1;
    return String(this.refs);
  }

  // What the server tells.

  private take(message: Sent): void {
    switch (message.type) {
      case "snapshot":
        return this.settle(message);
      case "news":
        this.time(message.clocks);
        this.orders = message.orders;
        return this.go(message.entry, message.position);
      case "table":
        this.time(message.clocks);
        return this.seatAgain(message);
      case "chat":
        this.hear([message.chat]);
        return;
      case "thinking":
        return this.think(message);
      case "done":
        if (message.ref === this.chosen) this.sending = false;
        return;
      case "refused":
        return this.refused(message.ref, message.problem);
      case "bye":
        this.problem = message.reason;
    }
  }

  /** Who sits where, and what people ask of each other. */
  private seatAgain(message: Extract<Sent, { type: "table" }>): void {
    if (!this.play) return;
    const quick = message.quick ?? null;
    const [before, now] = [this.play.quick, quick];
    if (before && now && (before.agreed !== now.agreed || before.declined_by.length !== now.declined_by.length)) {
      this.settled = { n: this.position?.n ?? 0, quick: now.agreed };
    }
    this.play = { ...this.play, table: message.table, undo: message.undo, again: message.again ?? [], declined: message.declined ?? [], quick };
  }

  /** Whether it was just agreed to play quick, or (false) not to; nothing once the game has gone on. */
  get isNewlyQuick(): boolean | null {
    return this.settled && this.settled.n === this.position?.n ? this.settled.quick : null;
  }

  /** Told again of the same decision, only the place in line is new. */
  private think({ seat, n, place }: Extract<Sent, { type: "thinking" }>): void {
    const same = this.thinking?.seat === seat && this.thinking.n === n ? this.thinking : null;
    this.thinking = { seat, n, place: place ?? null, since: same?.since ?? Date.now() };
  }

  private settle(message: Extract<Sent, { type: "snapshot" }>): void {
    this.play = message.play;
    this.orders = message.orders;
    this.problem = null;
    this.time(message.play.clocks);
    this.show(message.play.position);
    this.sending = false;
    this.thinking = null;
    this.hear(message.chats);
    if (message.log) this.add(message.log.entries);
    const n = message.play.position?.n ?? 0;
    if (this.last < n) void this.catchUp(n);
  }

  /** Long logs come in parts. */
  private async catchUp(n: number): Promise<void> {
    try {
      while (this.last < n) {
        const before = this.last;
        this.add((await api.log(this.id, before)).entries);
        if (this.last === before) return;
      }
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private go(entry: Entry, position: Position): void {
    if (entry.n > this.last + 1) {
      this.socket?.renew();
      return;
    }
    this.add([entry]);
    this.thinking = null;
    this.problem = null;
    if (this.play && position.n >= (this.play.position?.n ?? 0)) {
      this.sending = false;
      this.play = { ...this.play, position };
      const beats = entry.what === "choice" ? this.beats(entry, position) : [];
      if (beats.length) this.board.add(beats);
      else if (entry.what !== "private" || !this.board.isBehind) this.show(position); // a line of another's is no news
    }
  }

  private show(position: Position | null): void {
    this.board.show(position && { position });
  }

  /** What an entry is shown as: each thing for itself; of what one does oneself, the great moments alone. */
  private beats(entry: Entry, position: Position): Beat<Scene>[] {
    const least = entry.seat === this.seat ? GREAT : PASSING + 1;
    const shown = entry.events.filter((event) => event.weight >= least || this.timeOf(event));
    const events = shown.length || entry.seat === this.seat ? shown : entry.events.slice(-1);
    const before = this.board.latest?.position ?? position;
    const beats = events.map((event) => (this.timeOf(event) ? this.moment(event, before) : beat(event, { position })));
    const isSettled = beats.at(-1)?.thing.position === position;
    return isSettled || !beats.length ? beats : [...beats, { thing: { position }, caption: "", isGreat: false, time: 0 }];
  }

  /** While it is shown, the board is what it was before. */
  private moment(event: EventInfo, position: Position): Beat<Scene> {
    return { ...beat(event, { position, event }), isGreat: false, time: this.timeOf(event) };
  }

  private time(clocks: Clocks | null | undefined): void {
    this.clocks = clocks ? { clocks, since: Date.now() } : null;
  }

  private refused(ref: string, problem: Problem): void {
    if (ref === this.chosen) this.sending = false;
    this.problem = problem;
    if (problem.now && this.play) {
      this.play = { ...this.play, position: problem.now };
      this.show(problem.now);
    }
  }

  private add(entries: Entry[]): void {
    const fresh = entries.filter((entry) => entry.n > this.last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  private hear(chats: ChatInfo[]): void {
    const last = this.chats.at(-1)?.id ?? 0;
    const fresh = chats.filter((chat) => chat.id > last);
    if (fresh.length) this.chats = [...this.chats, ...fresh];
  }
}

function beat(event: EventInfo, thing: Scene): Beat<Scene> {
  const caption = told(event.text);
  return { thing, caption, isGreat: event.weight >= GREAT, letters: caption.length };
}
