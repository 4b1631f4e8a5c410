// Which events of VII Legio have a form of their own, and for how long.
import type { EventInfo } from "../../wire";
import { catalogue } from "./pieces";
import { told } from "../../words";

const TIME = 600; // milliseconds: a card turns over and is read, a die rolls and lands
const OWN = new Set(["card-flipped", "die-rolled"]);

export const momentTime = (event: EventInfo): number => (OWN.has(event.event) ? TIME : 0);

/** The cards of the deck by number, each by the id of its type: equal ones follow one another. */
const CARDS = catalogue.exploration.flatMap((card) => Array<string>(card.copies).fill(card.id));

export const cardOf = (number: number): string => CARDS[number] ?? CARDS[0] ?? "";

/** What a face of the die costs where it is rolled for damage; the face 10 is printed as 0. */
export function lossOf(rolled: number): string {
  const found = catalogue.damage.find((row) => row.faces.includes(rolled % 10));
  return found ? told(found.text) : "";
}
