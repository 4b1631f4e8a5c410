// What is printed on a card, whatever the game: a board makes faces of its own pieces, the kit draws them.
import type { Shape } from "./emblem";

export interface Face {
  id: string;
  name: string;
  text: string; // the whole effect
  sign: string; // that doubles its colour
  tone: string; // a CSS colour
  kind: string; // what the colour is called, for the ear
  value: string;
  emblem: Shape[];
  rule?: string; // that says it in full
  marks?: (Shape[] | string)[]; // what it does, in signs and figures
  notes?: string[]; // what it would do now, in sentences
}

export type Place = Face | null; // a card, or one whose face the reader does not know
