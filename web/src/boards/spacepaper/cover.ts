// Stars, and the lanes between them.
import type { Cover } from "../../kit/cover";
import { disc, ring } from "../../kit/emblem";

export const cover: Cover = {
  colour: "var(--blue)",
  shapes: ["M9 12 24 24 41 9M24 24 12 39M24 24l16 14", disc(9, 12, 3.5), disc(41, 9, 3.5), disc(12, 39, 3.5), disc(24, 24, 6), ring(24, 24, 11), disc(40, 38, 3.5)],
};
