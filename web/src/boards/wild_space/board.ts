// Wild Space's board, and how its options are told.
import type { Component } from "svelte";
import type { WildSpaceView } from "../../wire/wild_space";
import type { Board, BoardProps } from "../index.svelte";
import { cardFaceOf, groupOf, shortOf } from "./cards";
import Detail from "./Detail.svelte";
import { scoreOf } from "./scores";
import WildSpace from "./WildSpace.svelte";

export const board: Board = {
  component: WildSpace as Component<BoardProps>,
  group: groupOf,
  short: shortOf,
  isExplained: ({ form }) => form === "land",
  face: cardFaceOf,
  score: (view, names) => scoreOf(view as WildSpaceView, names),
  detail: Detail,
};
