// Written by tools/webtypes.py from the structs of games/karmaka/people; do not edit. 94f9ed54cfa0
/**
 * What is printed on a kind of card.
 */
export interface CardFace {
  id: string;
  name: {
    [k: string]: string;
  };
  colour: "blue" | "green" | "mosaic" | "red";
  value: number;
  effect: {
    [k: string]: string;
  };
}
/**
 * The open question: who decides, for all; its kind, for those who may know it; the options, for who decides.
 */
export interface DecisionView {
  seat: number;
  kind: string | null;
  options: number[];
}
/**
 * All that the board of Karmaka shows and no game changes.
 */
export interface KarmakaCatalogue {
  cards: CardFace[];
  ladder: Rung[];
  zones: {
    [k: string]: {
      [k: string]: string;
    };
  };
  colours: {
    [k: string]: {
      [k: string]: string;
    };
  };
  scores: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * A rung of the Karmic Ladder, and the points that a life needs to leave it; none at the top.
 */
export interface Rung {
  id: string;
  name: {
    [k: string]: string;
  };
  need: number | null;
}
/**
 * All that a seat may know.
 */
export interface KarmakaView {
  seat: number;
  variant: string;
  actor: number;
  turn: number;
  played: number;
  well: (string | null)[];
  ruins: string[];
  centre: string | null;
  looked_at: (string | null)[];
  seen: (string | null)[];
  souls: SoulView[];
  scores: Score[];
  decision: DecisionView | null;
  over: boolean;
  winners: number[];
}
/**
 * One player as a seat sees them: `hand` is None for another's, and `known` and `loose` what is remembered.
 */
export interface SoulView {
  seat: number;
  level: string;
  rings: number;
  lives: number;
  hand: string[] | null;
  hand_count: number;
  known: string[];
  loose: string[];
  deck: (string | null)[];
  future_life: (string | null)[];
  deeds: string[];
  sums: {
    [k: string]: number;
  };
  score: number;
  need: number | null;
  role: string;
}
/**
 * A number of a seat that counts: how much there is, how much is needed where something is, and its parts.
 *
 *     The game's words name it and its parts (`score-ID`). A view that has `scores` is drawn by the score sheets of the
 *     terminal and the browser, and what changed since a seat's last turn is said without another word.
 */
export interface Score {
  id: string;
  seat: number;
  now: number;
  need: number | null;
  parts: ScorePart[];
}
/**
 * A part of a score: a colour, a way to win, a source. `counts` marks the one that counts as things stand.
 *
 *     `soon` says that what is needed will be there before long, unless somebody does something about it.
 */
export interface ScorePart {
  id: string;
  now: number;
  need: number | null;
  counts: boolean;
  soon: boolean;
}
