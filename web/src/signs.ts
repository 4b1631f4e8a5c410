// The signs of seats and colours: a shape always doubles a colour.

export const FULL = ["■", "●", "◆", "★", "▲", "⬟", "✚"] as const;
export const HOLLOW = ["□", "○", "◇", "☆", "△", "⬠", "✛"] as const;

/** The shape of a seat; hollow for what is exhausted. */
export function shape(seat: number, ready = true): string {
  return (ready ? FULL : HOLLOW)[seat] ?? "■";
}

/** The class that gives a seat its colour. */
export function seatClass(seat: number): string {
  return `seat-${seat}`;
}
