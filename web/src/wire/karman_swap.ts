// Written by tools/webtypes.py from the structs of games/karman_swap/people; do not edit. 2cf6cc2642f1
/**
 * A placement ability, in words.
 */
export interface AbilityFace {
  id: string;
  name: {
    [k: string]: string;
  };
  effect: {
    [k: string]: string;
  };
}
/**
 * What is printed on a card; a ship has no colour.
 */
export interface CardFace {
  id: string;
  name: {
    [k: string]: string;
  };
  colour: string | null;
  value: number;
  ability: string;
  arrows: number;
}
/**
 * An open contest: who opened it, who is still to answer, which ship leads, and what there is to win.
 */
export interface ContestView {
  opener: number;
  waiting: number[];
  leader: string;
  side: number;
  pot: number;
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
 * A hand: one's own, or the number of cards and those that are known to be in it.
 */
export interface HandView {
  seat: number;
  side: number;
  cards: string[] | null;
  count: number;
  known: string[];
}
/**
 * All that the board of Karman Swap shows and no game changes.
 */
export interface KarmanSwapCatalogue {
  cards: CardFace[];
  abilities: AbilityFace[];
  planets: PlanetFace[];
  hunts: {
    [k: string]: string;
  };
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
 * A planet: its slots and what each creature there is worth, by colour.
 */
export interface PlanetFace {
  id: string;
  name: {
    [k: string]: string;
  };
  slots: {
    [k: string]: number;
  };
  prestige: {
    [k: string]: number;
  };
}
/**
 * All that a seat may know.
 */
export interface KarmanSwapView {
  seat: number;
  round: number;
  rounds_to_win: number;
  starter: number;
  active: number | null;
  turn: number;
  lap: number | null;
  passes: number;
  sides: SideView[];
  hands: HandView[];
  planets: PlanetView[];
  stacks: StackView[];
  market: MarketView;
  explorations: number;
  used: string[];
  picked: string[];
  scores: Score[];
  decision: DecisionView | null;
  leads: Lead[];
  over: boolean;
  winners: number[];
}
/**
 * A side: its gems, its points, its tracks and the rounds it has won.
 */
export interface SideView {
  side: number;
  colour: string;
  seats: number[];
  research: number;
  discovery: number;
  prestige: number;
  score: number;
  colonised: number;
  colonised_goal: number;
  extinction: number;
  extinction_goal: number;
  wins: number;
}
/**
 * A planet in play; `dome` is the side that has colonised it.
 */
export interface PlanetView {
  planet: string;
  dome: number | null;
  creatures: LyingCard[];
  ships: LyingShip[];
  contest: ContestView | null;
}
/**
 * A creature on a planet, and its value with the gems on it.
 */
export interface LyingCard {
  card: string;
  gems: number;
  value: number;
}
/**
 * A ship around a planet: its power with gems, the seat it counts for, and its free arrows.
 */
export interface LyingShip {
  card: string;
  gems: number;
  power: number;
  counts_for: number;
  arrows: number;
}
/**
 * A stack of planets: the visible one, and how many there are.
 */
export interface StackView {
  planet: string | null;
  left: number;
}
/**
 * The Market by group; the pyramid of two players from its base to its top, None where a card has gone.
 */
export interface MarketView {
  red: string[];
  green: string[];
  blue: string[];
  ships: string[];
  pyramid: (PyramidCard | null)[][];
  available: string[];
  trump: string | null;
}
/**
 * A card of the pyramid: face down it has no name.
 */
export interface PyramidCard {
  card: string | null;
  is_available: boolean;
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
/**
 * What can be gone on to from an option: the next choice of the same gesture, or where its card lands.
 *
 *     `more` is how many others of the same zone the gesture takes after it.
 */
export interface Lead {
  option: number;
  zone: string;
  what: string | number;
  landing: Landing | null;
  more: number;
}
/**
 * What a card would do at a planet: its prey, one of which becomes extinct, or its place in the contest there.
 *
 *     `boost` is the least number of gems, of those at hand, that would change that: more prey, or the lead.
 */
export interface Landing {
  card: string;
  planet: string;
  value: number;
  prey: string[];
  by_trump: string[];
  gain: number;
  leads: boolean | null;
  pot: number | null;
  boost: number | null;
}
