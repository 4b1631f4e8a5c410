// The boards, fetched with their pieces when they are needed, and the covers of their games. A new game adds two lines.
import type { Cover } from "../kit/cover";
import { cover as karmaka } from "./karmaka/cover";
import { cover as karman_swap } from "./karman_swap/cover";
import { cover as spacepaper } from "./spacepaper/cover";
import { cover as vii_legio } from "./vii_legio/cover";
import { cover as wild_space } from "./wild_space/cover";
import type { Board } from "./index.svelte";

export const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  karman_swap: () => import("./karman_swap/board"),
  karmaka: () => import("./karmaka/board"),
  spacepaper: () => import("./spacepaper/board"),
  vii_legio: () => import("./vii_legio/board"),
  wild_space: () => import("./wild_space/board"),
};

export const COVERS: Record<string, Cover> = { karmaka, karman_swap, spacepaper, vii_legio, wild_space };
