// The boards: one component for each game, and one for any other. A new game adds a line here.
import type { Component } from "svelte";
import type { Asking } from "../asking.svelte";
import type { OptionInfo } from "../wire";
import Generic from "./Generic.svelte";
import Karmaka from "./karmaka/Karmaka.svelte";
import { effectOf, groupOf as karmakaGroup, shortOf } from "./karmaka/cards";
import SpacePaper from "./spacepaper/SpacePaper.svelte";
import { groupOf as spaceGroup } from "./spacepaper/data";

export interface BoardProps {
  view: unknown;
  seat: number | null;
  names: string[];
  asking: Asking;
}

export interface Board {
  component: Component<BoardProps>;
  group?: (option: OptionInfo) => string | null; // over which heading an option goes, if not that of its form
  short?: (option: OptionInfo) => string | null; // its words under that heading, where they can be fewer
  about?: (option: OptionInfo) => string | null; // what is good to know about it
}

const BOARDS: Record<string, Board> = {
  karmaka: { component: Karmaka as Component<BoardProps>, group: karmakaGroup, short: shortOf, about: effectOf },
  spacepaper: { component: SpacePaper as Component<BoardProps>, group: spaceGroup },
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? { component: Generic as Component<BoardProps> };
}
