// Karmaka's board, and how its options are told.
import type { Component } from "svelte";
import type { Board, BoardProps } from "../index.svelte";
import { effectOf, groupOf, shortOf } from "./cards";
import Karmaka from "./Karmaka.svelte";

export const board: Board = { component: Karmaka as Component<BoardProps>, group: groupOf, short: shortOf, about: effectOf };
