// Written by tools/webtypes.py from the structs of games/spacepaper/people; do not edit. 745f5e27aecf
/**
 * What belongs to one player, and what it comes to.
 */
export interface CivView {
  seat: number;
  race: string | null;
  leader: string | null;
  bonus: string | null;
  event: string | null;
  event_used: boolean;
  politics: string | null;
  anarchy_turns: number;
  gold: number;
  science: number;
  levels: {
    [k: string]: number;
  };
  minerals: {
    [k: string]: number;
  };
  discontent: number;
  stored_energy: number;
  bankrupt: boolean;
  fallen: boolean;
  capital: string | null;
  planets: string[];
  ships: ShipView[];
  gold_income: number;
  science_income: number;
  due: number;
  gain: number;
  income: number;
  next_upkeep: number;
  short: number;
  next_science: number;
  lost_science: number;
  autonomy: number | null;
  detection: number;
  detection_total: boolean;
  invasion: number;
  defense: number;
  speed: number;
}
/**
 * A ship in play.
 */
export interface ShipView {
  id: string;
  seat: number;
  type: string;
  place: string | null;
  ready: boolean;
  attacked: boolean;
  speed: number;
  power: number;
  entry: string | null;
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
 * A lane: the systems at its ends, its points, and the steps from end to end; one that wraps leaves the map.
 */
export interface LanePiece {
  id: string;
  a: string;
  b: string;
  points: string[];
  steps: number;
  wraps: boolean;
  arrow_a: [number, number] | null;
  arrow_b: [number, number] | null;
}
/**
 * A star system or a point of a lane, and where it is drawn.
 */
export interface NodePiece {
  id: string;
  name: {
    [k: string]: string;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  position: [number, number];
  is_system: boolean;
}
/**
 * Where a ship can be, and the node at which that is.
 */
export interface PlacePiece {
  id: string;
  name: {
    [k: string]: string;
  };
  node: string;
}
/**
 * A place for a planet in a system.
 */
export interface PlanetPiece {
  id: string;
  name: {
    [k: string]: string;
  };
  system: string;
}
/**
 * A planet of a totally revealed system; one without owner has only what is printed on its sheet.
 */
export interface PlanetView {
  id: string;
  type: string;
  size: string;
  status: string;
  max_population: number;
  gold: number;
  science: number;
  paid: boolean;
  owner: number | null;
  previous_owner: number | null;
  population: number;
  growth: number;
  steps: number;
  turns: number;
  infrastructure: string[];
  project: string | null;
  energy_left: number;
  net_energy: number;
  turns_left: number | null;
  discontent: number;
  resistance: number;
  shield: number;
  symbiosis: boolean;
  profitable: boolean;
  works: boolean;
  builds: boolean;
  upkeep: number;
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
 * A sign of the map, and what it means.
 */
export interface SignPiece {
  sign: string;
  text: {
    [k: string]: string;
  };
}
/**
 * All that the board of SpacePaper shows and no game changes; `names` are by family and id.
 */
export interface SpaceCatalogue {
  width: number;
  height: number;
  nodes: NodePiece[];
  lanes: LanePiece[];
  planets: PlanetPiece[];
  places: PlacePiece[];
  technologies: TechnologyPiece[];
  names: {
    [k: string]: {
      [k: string]: {
        [k: string]: string;
      };
    };
  };
  signs: SignPiece[];
  star_notes: {
    [k: string]: {
      [k: string]: string;
    };
  };
  scores: {
    [k: string]: {
      [k: string]: string;
    };
  };
  science_point: number;
}
/**
 * A technology, and what each of its levels gives.
 */
export interface TechnologyPiece {
  id: string;
  name: {
    [k: string]: string;
  };
  levels: {
    [k: string]: string;
  }[];
}
/**
 * All that a seat may know.
 */
export interface SpaceView {
  seat: number;
  preset: string;
  target: number;
  cap: number;
  grace: number;
  living_target: number;
  alternate: boolean;
  turn: number;
  phase: string;
  first: number;
  systems: SystemView[];
  civs: CivView[];
  scores: Score[];
  voyage: VoyageView | null;
  decision: DecisionView | null;
  over: boolean;
  winners: number[];
  reason: string | null;
}
/**
 * A star system as far as it is revealed, and the ship in its wide orbit.
 */
export interface SystemView {
  id: string;
  seen: string;
  star: string | null;
  planets: PlanetView[];
  wide: string | null;
}
/**
 * The activation under way.
 */
export interface VoyageView {
  seat: number;
  ship: string;
  start: string;
  node: string;
  points: number;
  moved: boolean;
  jumped: boolean;
}
