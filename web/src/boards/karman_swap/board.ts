// Karman Swap's board, and how its options are told.
import type { Component } from "svelte";
import type { KarmanSwapView } from "../../wire/karman_swap";
import type { Board, BoardProps } from "../index.svelte";
import { cardFaceOf, groupOf, shortOf } from "./cards";
import KarmanSwap from "./KarmanSwap.svelte";
import { scoreOf } from "./scores";

export const board: Board = {
  component: KarmanSwap as Component<BoardProps>,
  group: groupOf,
  short: shortOf,
  isLate: ({ spelled }) => spelled === "none", // to use one of two abilities comes first
  face: cardFaceOf,
  score: (view) => scoreOf(view as KarmanSwapView),
};
