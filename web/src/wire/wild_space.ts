// Written by tools/webtypes.py from the structs of games/wild_space/people; do not edit. d58cff8b4745
/**
 * An icon that pays the Smuggler at the end.
 */
export interface BonusFace {
  icon: string;
  words: {
    [k: string]: string;
  };
}
/**
 * What is printed on a crew card.
 */
export interface CardFace {
  id: string;
  kind: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  species: string | null;
  job: string | null;
  veteran: boolean;
  credits: number;
  condition: SignFace | null;
  effect: SignFace | null;
  mission: MissionFace | null;
  track: SignFace[];
}
/**
 * A condition, an effect or a space of a track: what is done, with which cards, how many, for how much.
 */
export interface SignFace {
  type: string;
  words: {
    [k: string]: string;
  };
  filter: string | null;
  count: number | null;
  credits: number | null;
}
/**
 * What an Emissary counts, and the Credits of each, or of all.
 */
export interface MissionFace {
  type: string;
  words: {
    [k: string]: string;
  };
  credits: number;
  count: string | null;
  size: number | null;
  first: string | null;
  second: string | null;
}
/**
 * A card in one's hand or in the Reserve: what it would add to one's crew now, and what would follow.
 *
 *     Its effect `follows` if it would be offered; its condition is `unmet`, or it would do nothing (`idle`). A condition
 *     is met or not; None where there is none. `space` is where the token would go, None where it would not move.
 */
export interface CardLead {
  card: string;
  credits: number;
  condition_met: boolean | null;
  effect: "follows" | "idle" | "none" | "unmet";
  space: number | null;
}
/**
 * A player: crew in order of play, token, shuttles not placed; one's own hand, or what is known of another's.
 */
export interface CrewView {
  seat: number;
  captain: string;
  cards: string[];
  token: number;
  shuttles: number;
  turns: number;
  hand: string[] | null;
  count: number;
  seen: string[];
  missions: MissionScore[];
  more: More[];
}
/**
 * What the mission of one Emissary of a crew pays as things stand.
 */
export interface MissionScore {
  card: string;
  credits: number;
}
/**
 * What one more card of a sort would add to a crew now: "species:owl", "job:pilot", "robot", "veteran"...
 */
export interface More {
  id: string;
  credits: number;
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
 * A hostile planet.
 */
export interface HostileFace {
  id: string;
  category: number;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  landing: RaidFace[];
  exploration: RaidFace[];
  bonus: BonusFace[];
}
/**
 * What the Smuggler does with the card of a slot.
 */
export interface RaidFace {
  op: string;
  slot: number;
  words: {
    [k: string]: string;
  };
}
/**
 * An open hostile planet, and whether the Smuggler's shuttle has landed there.
 */
export interface HostileView {
  planet: string;
  landed: boolean;
}
/**
 * An icon of the hostile planets that were revealed: how often it appears, and how many of his cards match.
 */
export interface IconView {
  icon: string;
  times: number;
  cards: number;
}
/**
 * A planet: the crew it asks for, and its sectors.
 */
export interface PlanetFace {
  id: string;
  level: number;
  name: {
    [k: string]: string;
  };
  left: SectorFace;
  right: SectorFace;
}
/**
 * Half of a planet.
 */
export interface SectorFace {
  conditions: SignFace[];
  actions: SignFace[];
  text: {
    [k: string]: string;
  };
}
/**
 * A planet in play: face down it has no name, but its level is known.
 */
export interface PlanetView {
  planet: string | null;
  level: number;
  left: SectorView;
  right: SectorView;
}
/**
 * A sector: the seats with a shuttle that has landed there (bottom), and with one that has explored (top).
 */
export interface SectorView {
  landed: number[];
  explored: number[];
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
 * The Smuggler: his crew, his planets, and what he is worth as things stand.
 */
export interface SmugglerView {
  level: string;
  captain: string;
  cards: string[];
  shuttles: number;
  turns: number;
  open: HostileView[];
  aside: string[];
  pile: number;
  category: number | null;
  icons: IconView[];
  credits: number;
  parts: ScorePart[];
}
/**
 * What is asked about: the card or the space whose effect is in question, the sector, the effect, cards to draw.
 */
export interface TaskView {
  card: string | null;
  space: number | null;
  planet: string | null;
  side: string | null;
  effect: string | null;
  left: number;
}
/**
 * All that the board of Wild Space shows and no game changes.
 */
export interface WildSpaceCatalogue {
  cards: CardFace[];
  planets: PlanetFace[];
  hostile: HostileFace[];
  zones: {
    [k: string]: {
      [k: string]: string;
    };
  };
  species: {
    [k: string]: {
      [k: string]: string;
    };
  };
  jobs: {
    [k: string]: {
      [k: string]: string;
    };
  };
  kinds: {
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
 * All that a seat may know.
 */
export interface WildSpaceView {
  seat: number;
  turn: number;
  turns: number;
  turns_each: number;
  active: number | null;
  first: number | null;
  planets: PlanetView[];
  reserve: (string | null)[];
  deck: number;
  discard: string[];
  crews: CrewView[];
  smuggler: SmugglerView | null;
  scores: Score[];
  leads: CardLead[];
  task: TaskView | null;
  decision: DecisionView | null;
  over: boolean;
  winners: number[];
}
