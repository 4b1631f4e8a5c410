// What the reader prefers, kept in this browser: language, light or dark, sound, single keys, the coach.
import { ENGLISH, spoken } from "./languages";
import type { Language } from "./wire";

export type Theme = "auto" | "light" | "dark";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is kept
  }
}

function firstLanguage(): Language {
  return spoken(kept("tablee.language")) ?? spoken(navigator.language) ?? ENGLISH;
}

function firstTheme(): Theme {
  const told = kept("tablee.theme");
  return told === "light" || told === "dark" ? told : "auto";
}

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  name = $state(kept("tablee.name") ?? "");
  drawn = kept("tablee.drawn") ?? ""; // the name that was given to who gave none
  game = kept("tablee.game") ?? ""; // that was played last
  level = kept("tablee.level") ?? ""; // of who was played against
  sound = $state(kept("tablee.sound") !== "off"); // a browser plays none before the first click
  notices = $state(kept("tablee.notices") === "on");
  keys = $state(kept("tablee.keys") !== "off");
  fast = $state(kept("tablee.fast") === "on");
  coach = $state(kept("tablee.coach") !== "off");
  knowsChances = kept("tablee.chances") === "on"; // what a chance is was said once

  setLanguage(language: Language): void {
    this.language = language;
    keep("tablee.language", language);
  }

  /** From light to dark and back; the first click leaves what the system prefers. */
  turnTheme(): void {
    this.theme = this.isDark ? "light" : "dark";
    keep("tablee.theme", this.theme);
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep("tablee.sound", this.sound ? "on" : "off");
  }

  /** Whether the system tells that it is one's turn. */
  setNotices(isWished: boolean): void {
    this.notices = isWished;
    keep("tablee.notices", isWished ? "on" : "off");
  }

  /** Whether a key without Ctrl or Alt does something. */
  turnKeys(): void {
    this.keys = !this.keys;
    keep("tablee.keys", this.keys ? "on" : "off");
  }

  /** Whether what happens passes quickly. */
  turnFast(): void {
    this.fast = !this.fast;
    keep("tablee.fast", this.fast ? "on" : "off");
  }

  /** Whether the coach speaks. */
  turnCoach(): void {
    this.coach = !this.coach;
    keep("tablee.coach", this.coach ? "on" : "off");
  }

  /** What a chance is need not be said again. */
  learnChances(): void {
    this.knowsChances = true;
    keep("tablee.chances", "on");
  }

  setName(name: string): void {
    this.name = name.trim();
    keep("tablee.name", this.name);
  }

  /** What one is called: the name that was given, else the one that was drawn the first time. */
  get called(): string {
    return this.name || this.drawn;
  }

  /** A name was drawn: it stays. */
  keepDrawn(name: string | null | undefined): void {
    if (this.called || !name) return;
    this.drawn = name;
    keep("tablee.drawn", name);
  }

  /** What one begins is what one is offered the next time. */
  setPlay(game: string, level: string): void {
    this.game = game;
    this.level = level;
    keep("tablee.game", game);
    keep("tablee.level", level);
  }

  get isDark(): boolean {
    return this.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : this.theme === "dark";
  }
}

export const prefs = new Prefs();

/** Whether anything moves, and waits for what moves: not where the reader wishes none of it. */
export function pauses(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
