// The cover of a game: a drawing by which it is known on the home page, and its colour.
import type { Shape } from "./emblem";

export interface Cover {
  shapes: Shape[];
  colour: string; // one of the page's own, so that it can be read by day and by night
}
