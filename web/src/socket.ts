// One socket to a table that comes back by itself: each greeting tells what was seen, so that nothing is missed or doubled.
import type { Asked, Sent } from "./wire";

export type Link = "joining" | "open" | "lost" | "ended";

const FIRST_WAIT = 400;
const BUSY_WAIT = 3_000; // where there is too much: nobody is helped by coming back at once
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private busy = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => Asked,
    private readonly take: (message: Sent) => void,
    private readonly tell: (link: Link) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.join();
  }

  /** Send a message; false where there is no connection. */
  send(message: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin again at once, such as when a line is missing. */
  renew(): void {
    this.socket?.close();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  /** Try at once, without waiting any longer. */
  readonly retry = (): void => {
    if (this.ended || this.socket) return;
    clearTimeout(this.again);
    this.join();
  };

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible" || this.ended || this.socket) return;
    clearTimeout(this.again);
    this.join();
  };

  /** Without a network there is nothing to wait for: say so at once. */
  private readonly cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket);
    socket.close();
  };

  private join(): void {
    const socket = new WebSocket(this.address, "tablee.v1");
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      this.watch(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Sent);
    };
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: Sent): void {
    this.heard = Date.now();
    if (message.type === "snapshot") {
      this.tries = 0;
      this.busy = false;
      this.tell("open");
    }
    if (message.type === "bye") this.busy = message.reason.code.startsWith("too-");
    if (message.type === "bye" && !message.again) {
      this.tell("ended");
      this.close();
    }
    this.take(message);
  }

  /** A connection that died silently is noticed, and closed. */
  private watch(socket: WebSocket): void {
    clearInterval(this.pinging);
    this.heard = Date.now();
    this.pinging = setInterval(() => {
      if (Date.now() - this.heard > PING_EVERY + PONG_WITHIN) socket.close();
      else this.send({ type: "ping", ref: "" });
    }, PING_EVERY);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pinging);
    if (this.ended) return;
    this.tell("lost");
    const first = this.busy ? BUSY_WAIT : FIRST_WAIT;
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.again = setTimeout(() => this.join(), wait);
  }
}
