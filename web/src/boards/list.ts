// The boards that are fetched with their pieces when they are needed. A new game adds a line.
import type { Board } from "./index.svelte";

export const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  karman_swap: () => import("./karman_swap/board"),
  karmaka: () => import("./karmaka/board"),
  spacepaper: () => import("./spacepaper/board"),
  vii_legio: () => import("./vii_legio/board"),
  wild_space: () => import("./wild_space/board"),
};
