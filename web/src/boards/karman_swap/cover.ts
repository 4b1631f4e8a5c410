// A world of twelve sides, and a ship that comes to contest it.
import type { Cover } from "../../kit/cover";
import { disc } from "../../kit/emblem";

export const cover: Cover = {
  colour: "var(--red)",
  shapes: ["M14 12h14l9 8 3 11-5 10-10 4H15L6 38 3 27l4-10z", disc(15, 24, 3), disc(27, 31, 3), disc(16, 36, 3), "f M46 2 31 7l9 9z", "M36 11l-8 8"],
};
