// A ladder that climbs out of the wheel of lives.
import type { Cover } from "../../kit/cover";
import { disc, ring } from "../../kit/emblem";

export const cover: Cover = {
  colour: "var(--mosaic)",
  shapes: [ring(24, 27, 17), "M18 44V9M30 44V9M18 37h12M18 29h12M18 21h12M18 13h12", disc(24, 4.5, 3)],
};
