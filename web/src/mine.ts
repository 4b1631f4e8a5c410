// The tables where this browser sits: kept here by id; the token itself lies in a cookie that no script can read.
import { keep } from "./prefs.svelte";

export interface Mine {
  id: string;
  game: string;
  touched: number;
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
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" && "game" in value;
}

export function remember(id: string, game: string): void {
  const others = mine().filter((table) => table.id !== id);
  keep(KEY, JSON.stringify([{ id, game, touched: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  keep(KEY, JSON.stringify(mine().filter((table) => table.id !== id)));
}
