// A paw on a planet with a ring.
import type { Cover } from "../../kit/cover";
import { disc, ring } from "../../kit/emblem";

export const cover: Cover = {
  colour: "var(--green)",
  shapes: [ring(24, 24, 15), "M10 30Q1 38 4 41q5 3 21-7 15-10 19-17 2-6-5-3", disc(17.5, 20, 2.6), disc(24, 17, 2.6), disc(30.5, 20, 2.6), "f M24 22q6 3 6 7t-6 2.5q-6 1.5-6-2.5t6-7z"],
};
