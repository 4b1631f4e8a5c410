// What counts in VII Legio at the end: points, and what the ships have come to.
import type { Score } from "../../kit/score";
import type { VIILegioView } from "../../wire/vii_legio";
import { say } from "../../words";
import { shipName } from "./pieces";

export function scoreOf(view: VIILegioView): Score {
  const rows = view.ships.toSorted((a, b) => b.vp - a.vp).map((ship) => ({ seat: ship.seat, cells: [shipName(ship.face), String(ship.missions)] }));
  return { heads: [say("legio-ship"), say("legio-missions")], rows };
}
