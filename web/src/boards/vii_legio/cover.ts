// A ship at the edge of a nebula.
import type { Cover } from "../../kit/cover";
import { disc } from "../../kit/emblem";

export const cover: Cover = {
  colour: "var(--s6)",
  shapes: ["M5 35q-3-9 6-11 1-9 10-8 6-8 14-2 9 0 8 8 5 5-1 10", "M14 42q10 5 21-1", disc(12, 31, 1.8), disc(35, 22, 1.8), disc(22, 21, 1.8), "f M24 26l8 15-8-4-8 4z"],
};
