// How a table stands, in a few words: open, whose turn, who won, or why it goes on no more.
import type { TableInfo } from "./wire";
import { listed, say, told } from "./words";

export function nameAt(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name ?? say("seat", { number: seat + 1 });
}

export function standing(table: TableInfo, seat: number | null): string {
  if (table.status === "open") return say("table-open", { count: table.seats.filter((each) => each.state === "open").length });
  if (table.closed) return told(table.closed);
  if (table.result) return won(table, table.result.winners);
  if (table.status === "over") return say("table-over");
  if (table.to_move === null) return say("table-playing");
  return table.to_move === seat ? say("your-turn") : say("their-turn", { player: nameAt(table, table.to_move) });
}

function won(table: TableInfo, winners: number[]): string {
  const players = listed(winners.map((seat) => nameAt(table, seat)));
  return winners.length ? say("table-won", { players, count: winners.length }) : say("table-over");
}

/** My turn first, then what goes on, then what waits, then what is over. */
export function urgency(table: TableInfo, seat: number | null): number {
  if (table.status === "over" || table.status === "closed") return 3;
  if (table.status === "open") return 2;
  return table.to_move === seat ? 0 : 1;
}
