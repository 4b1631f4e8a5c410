// The boards: one for each game, fetched with its pieces when it is needed, and one for any other.
import type { Component } from "svelte";
import type { Asking } from "../asking.svelte";
import type { Face } from "../kit/face";
import type { Moments } from "../kit/moment";
import type { Score } from "../kit/score";
import type { OptionInfo } from "../wire";
import Generic from "./Generic.svelte";
import { BOARDS } from "./list";
import { pieces } from "./pieces";

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
  isExplained?: (option: OptionInfo) => boolean; // whether what it would change is shown, however many there are
  isLate?: (option: OptionInfo) => boolean; // whether it comes after all others, such as doing nothing
  face?: (option: OptionInfo) => Face | null; // the card that it is about
  score?: (view: unknown, names: string[]) => Score; // what counts at the end, in full
  moments?: Moments; // what has a form of its own when it happens
  detail?: Component<{ view: unknown; names: string[] }>; // more about what counts, below its parts
}

const GENERIC: Board = { component: Generic };
const AGAIN = 2_000; // milliseconds, where the server did not answer

class Made {
  boards = $state.raw<Record<string, Board>>({});
}

const made = new Made();
const wanted = new Set<string>();

/** The board of a game; null while it is on its way. */
export function boardOf(game: string): Board | null {
  if (!BOARDS[game]) return GENERIC;
  if (!wanted.has(game)) {
    wanted.add(game);
    void bring(game);
  }
  return made.boards[game] ?? null;
}

async function bring(game: string): Promise<void> {
  try {
    const coming = pieces(game); // while the board is on its way, which waits for them
    const found = await BOARDS[game]?.();
    await coming;
    if (found) made.boards = { ...made.boards, [game]: found.board };
  } catch {
    setTimeout(() => void bring(game), AGAIN);
  }
}
