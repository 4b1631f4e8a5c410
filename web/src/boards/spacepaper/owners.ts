// Who owns planets around a star, as signs: the owner's shape, a roof for the capital, how many, a warning in a siege.
import { shape } from "../../signs";
import type { SystemView } from "../../wire/spacepaper";

export function ownersOf(system: SystemView | undefined): { seat: number; text: string }[] {
  const planets = system?.planets ?? [];
  const seats = [...new Set(planets.flatMap((planet) => (planet.owner === null ? [] : [planet.owner])))].sort();
  return seats.map((seat) => {
    const theirs = planets.filter((planet) => planet.owner === seat);
    const home = theirs.some((planet) => planet.status === "capital") ? "⌂" : "";
    const siege = theirs.some((planet) => planet.resistance > 0) ? "!" : "";
    return { seat, text: `${shape(seat)}${home}${theirs.length}${siege}` };
  });
}
