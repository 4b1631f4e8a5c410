// SpacePaper's board, and how its options are told.
import type { Component } from "svelte";
import type { Board, BoardProps } from "../index.svelte";
import { groupOf } from "./data";
import SpacePaper from "./SpacePaper.svelte";

export const board: Board = { component: SpacePaper as Component<BoardProps>, group: groupOf };
