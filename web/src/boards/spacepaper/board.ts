// SpacePaper's board, how its options are told, and how far each has come at the end.
import type { Component } from "svelte";
import type { Board, BoardProps } from "../index.svelte";
import { groupOf } from "./data";
import { scoreOf } from "./score";
import SpacePaper from "./SpacePaper.svelte";

export const board: Board = { component: SpacePaper as Component<BoardProps>, group: groupOf, score: scoreOf };
