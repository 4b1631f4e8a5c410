// Single keys at a table; none where somebody writes, and none at all if the reader has switched them off.
import { prefs } from "./prefs.svelte";

export type Key = "find" | "ask" | "board" | "chat" | "hint" | "undo" | "rules" | "keys" | "escape" | number;

const LETTERS: Record<string, Key> = { "/": "find", a: "ask", b: "board", c: "chat", h: "hint", u: "undo", r: "rules", "?": "keys" };

/** What a key means, or null. */
export function meaning(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key === "Escape") return "escape";
  if (!prefs.keys || isWriting(event.target) || document.querySelector("dialog[open]")) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** Whether somebody writes there. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
