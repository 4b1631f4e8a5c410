// The tables where this browser sits: kept here by id; the token itself lies in a cookie that no script can read.
import { keep } from "./prefs.svelte";

export interface Mine {
  id: string;
  game: string;
  seat: number | null;
}

const KEY = "tablee.tables";
const MOST = 40;

export function mine(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isMine) : [];
  } catch {
    return [];
  }
}

function isMine(value: unknown): value is Mine {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" && "seat" in value;
}

export function remember(id: string, game: string, seat: number | null): void {
  const others = mine().filter((table) => table.id !== id);
  keep(KEY, JSON.stringify([{ id, game, seat }, ...others].slice(0, MOST)));
}

/** Only these are still there. */
export function keepOnly(ids: string[]): void {
  keep(KEY, JSON.stringify(mine().filter((table) => ids.includes(table.id))));
}

export function forget(id: string): void {
  keep(KEY, JSON.stringify(mine().filter((table) => table.id !== id)));
}
