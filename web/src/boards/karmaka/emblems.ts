// The emblems of Karmaka's cards: what each does, in a few strokes.
import { disc, ring, type Shape } from "../../kit/emblem";

export const EMBLEMS: Record<string, Shape[]> = {
  transmigrate: ["M38 16a16 16 0 1 0 2 14", "M40 7v10H30", disc(24, 25, 4)],
  stolen_dreams: ["f M29 7a17 17 0 1 0 12 25A15 15 0 0 1 29 7z", "M34 12h8M38 8v8"],
  thievery: [ring(24, 29, 13), "M18 9h12l-3 7h-6z", "M20 29h8M24 25v8"],
  salvage: [ring(24, 24, 17), ring(24, 24, 7), "M12 12l7 7M36 12l-7 7M12 36l7-7M36 36l-7-7"],
  peek: ["M4 24q20-20 40 0q-20 20-40 0z", disc(24, 24, 6)],
  denial: [ring(24, 24, 17), "M12 36 36 12"],
  another_day: ["M5 36h38", "f M13 36a11 11 0 0 1 22 0z", "M24 9v9M9 17l6 6M39 17l-6 6"],
  longevity: ["M13 6h22M13 42h22", "M15 6q0 12 9 18q9-6 9-18M15 42q0-12 9-18q9 6 9 18", "f M18 40q6-8 12 0z"],
  destiny: ["M8 36 20 14l12 14 9-19", disc(8, 36, 4), disc(20, 14, 4), disc(32, 28, 4), disc(41, 9, 4)],
  swindle: ["M7 12h20v28H7z", "M21 7h20v28H31", "M13 26h8"],
  recycle: ["M17 15l7-10 7 10M31 15l6 11", "M40 28l2 12H28M28 40H17", "M15 42 5 38l5-11M10 27l5-9"],
  sowing: ["M24 43V20", "f M24 26Q10 26 8 12q14 0 16 14z", "f M24 20Q36 20 40 7q-15 0-16 13z"],
  voyage: ["f M5 32h38l-7 10H12z", "M24 30V6l15 18H24", "M18 30V14l-9 12h9"],
  panic: ["M24 3l5 10 11-4-4 11 9 5-10 5 4 11-11-3-5 9-4-9-11 3 4-11-9-5 10-5-4-11 11 4z", "M24 17v9", disc(24, 32, 2)],
  dwindle: ["M17 22h14v20H17z", "f M24 4q8 8 0 15q-8-7 0-15z", "M12 42h24"],
  crisis: ["f M27 3 10 27h11l-3 18 18-26H25z"],
  roulette: [ring(24, 24, 18), "M24 6v36M6 24h36M11 11l26 26M37 11 11 37", disc(24, 24, 5)],
  hells_heart: ["M24 43C8 32 6 20 14 15q7-3 10 5q3-8 10-5c8 5 6 17-10 28z", "f M24 36q-8-7 0-14q8 7 0 14z", "M15 9q-3-4 1-6M33 9q3-4-1-6"],
  vengeance: ["M8 6l26 28M40 6 14 34", "M30 38l8-8M10 30l8 8", "M34 34l7 8M14 34l-7 8"],
  spite: ["M12 6q-2 18 4 36M24 4q-2 20 2 40M36 6q0 18-2 36"],
  embody: [disc(24, 11, 7), "f M10 43q0-22 14-22t14 22z"],
  mimic: [ring(17, 24, 12), ring(31, 24, 12), disc(17, 24, 3), disc(31, 24, 3)],
  jubilee: ["f M6 38 9 14l9 10 6-16 6 16 9-10 3 24z", "M6 43h36"],
};
