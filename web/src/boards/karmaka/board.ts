// Karmaka's board, and how its options are told.
import type { Component } from "svelte";
import type { KarmakaView } from "../../wire/karmaka";
import type { Board, BoardProps } from "../index.svelte";
import { cardFaceOf, groupOf, scoreOf, shortOf } from "./cards";
import Karmaka from "./Karmaka.svelte";

export const board: Board = {
  component: Karmaka as Component<BoardProps>,
  group: groupOf,
  short: shortOf,
  face: cardFaceOf,
  score: (view) => scoreOf(view as KarmakaView),
};
