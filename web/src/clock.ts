// Clocks: how long a seat has, and how that is said.
import type { Clock, Clocks, Per } from "./wire";
import { say } from "./words";

export const URGENT = 10; // seconds
export const SPOKEN = [30, URGENT] as const; // seconds at which it is said how many are left
export const CHOICES: Record<Per, readonly number[]> = {
  decision: [15, 30, 60, 180, 86_400],
  player: [300, 600, 1_200, 3_600],
};

/** The clocks as they arrived, and when. */
export interface Timed {
  clocks: Clocks;
  since: number;
}

/** The seconds that a seat has left. */
export function left({ clocks, since }: Timed, seat: number, now: number): number {
  const told = clocks.left[seat] ?? clocks.seconds;
  return Math.max(0, clocks.running === seat ? told - Math.max(0, now - since) / 1000 : told);
}

/** Seconds as a clock shows them: 0:07, 12:30, 23:59:00. */
export function shown(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, number) => (number ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** Seconds in words. */
export function long(seconds: number): string {
  if (seconds % 86_400 === 0) return say("days", { count: seconds / 86_400 });
  if (seconds % 3_600 === 0) return say("hours", { count: seconds / 3_600 });
  return seconds % 60 === 0 ? say("minutes", { count: seconds / 60 }) : say("seconds", { count: seconds });
}

export function told(clock: Clock): string {
  return say(`clock-${clock.per}`, { time: long(clock.seconds) });
}
