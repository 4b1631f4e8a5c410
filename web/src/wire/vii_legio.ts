// Written by tools/webtypes.py from the structs of games/vii_legio/people; do not edit. 06e53fc95ef7
/**
 * Two sectors that touch, and the price of crossing in cards.
 */
export interface BorderFace {
  a: string;
  b: string;
  cost: number;
}
/**
 * What a known card is to a seat: its squads, its observing turns, and its thresholds in order.
 */
export interface ContactView {
  slot: string;
  card: string;
  squads: number;
  squads_mine: number;
  observes: string;
  observation: number;
  turns_left: number;
  thresholds: ThresholdView[];
}
/**
 * One threshold as it stands for a seat, with all that it has passed before in this Contact.
 */
export interface ThresholdView {
  vp: number;
  pays: number;
  asks: {
    [k: string]: number;
  };
  have: {
    [k: string]: number;
  };
  due: {
    [k: string]: number;
  };
  missing: {
    [k: string]: number;
  };
  lacks: number;
  joker: boolean;
  can_meet: boolean;
  is_passed: boolean;
}
/**
 * What faces of the die cost.
 */
export interface DamageFace {
  faces: number[];
  loss: string;
  text: {
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
 * The Exploration cards. Nobody knows the hand, its owner included: it is a number.
 */
export interface DeckView {
  left: number;
  hand: number;
  discards: string[];
  turned: string | null;
  seen: string[];
  dice: number[];
  reset_due: boolean;
  unseen: {
    [k: string]: number;
  };
  odds: {
    [k: string]: number;
  };
}
/**
 * What is printed on a type of Exploration card; `lasers` are those of a hostile ship.
 */
export interface ExplorationFace {
  id: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  kind: string;
  symbol: string;
  risk: boolean;
  copies: number;
  lasers: number;
}
/**
 * What is printed on an Extrasolar card.
 */
export interface ExtrasolarFace {
  id: string;
  pile: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  sapiens: boolean;
  squads: number;
  observation_domain: string;
  observation_turns: number;
  thresholds: ThresholdFace[];
}
/**
 * A threshold: its points in all, and what it asks in all.
 */
export interface ThresholdFace {
  vp: number;
  requires: {
    [k: string]: number;
  };
}
/**
 * An item and its price in cards; an expert has a domain.
 */
export interface ItemFace {
  id: string;
  family: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
  domain: string | null;
  cost: number;
}
/**
 * How many of an item a ship has, its floor and its maximum; `uses` left this turn of what is used up.
 */
export interface ItemView {
  item: string;
  owned: number;
  floor: number;
  most: number;
  uses: number | null;
}
/**
 * A pile of Extrasolar cards, and those of its kind that this seat has never seen, the box included.
 */
export interface PileView {
  pile: string;
  left: number;
  unseen: string[];
  asked: {
    [k: string]: number;
  };
}
/**
 * A planet of the nebula that is in play: whether its 1VP token lies there, and the slot of its card.
 */
export interface PlanetView {
  planet: string;
  sector: string;
  has_token: boolean;
  slot: string | null;
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
 * A face of the ship board: the least and the most of each item, all experts together.
 */
export interface ShipFace {
  id: string;
  name: {
    [k: string]: string;
  };
  base: {
    [k: string]: number;
  };
  maximum: {
    [k: string]: number;
  };
  technology_slots: number;
}
/**
 * A commander: ship, experience, points, and where the ship is. All of it is public.
 */
export interface ShipView {
  seat: number;
  colour: string;
  face: string;
  items: ItemView[];
  experts: number;
  experts_most: number;
  experience: {
    [k: string]: number;
  };
  vp: number;
  missions: number;
  next_mission: number | null;
  technologies: TechnologyView[];
  technology_places: number;
  lost_turns: number;
  place: string;
  sector: string;
  slot: string | null;
  passed: number;
  spent: {
    [k: string]: number;
  };
  must_leave: boolean;
  takes: number;
}
/**
 * A technology aboard; it works once it is installed.
 */
export interface TechnologyView {
  technology: string;
  works: boolean;
}
/**
 * A card slot. A card that this seat does not know has no name.
 */
export interface SlotView {
  slot: string;
  is_used: boolean;
  planet: string | null;
  sector: string | null;
  card: string | null;
  is_face_up: boolean;
  scanned_by: number[];
  is_completed: boolean;
  observer: number | null;
  in_contact: number | null;
  paid: number[];
}
/**
 * An exo-technology.
 */
export interface TechnologyFace {
  id: string;
  name: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
}
/**
 * All that the board of VII Legio shows and no game changes.
 */
export interface VIILegioCatalogue {
  exploration: ExplorationFace[];
  extrasolar: ExtrasolarFace[];
  items: ItemFace[];
  ships: ShipFace[];
  technologies: TechnologyFace[];
  borders: BorderFace[];
  damage: DamageFace[];
  sectors: {
    [k: string]: {
      [k: string]: string;
    };
  };
  slots: {
    [k: string]: {
      [k: string]: string;
    };
  };
  domains: {
    [k: string]: {
      [k: string]: string;
    };
  };
  kinds: {
    [k: string]: {
      [k: string]: string;
    };
  };
  zones: {
    [k: string]: {
      [k: string]: string;
    };
  };
  scores: {
    [k: string]: {
      [k: string]: string;
    };
  };
  base: {
    [k: string]: string;
  };
  takes: number[];
  missions: number[];
  enter_x: number;
  leave_x: number;
  promotion_vp: number;
  end_vp: number;
  score_track_max: number;
  experience_max: number;
}
/**
 * All that a seat may know.
 */
export interface VIILegioView {
  seat: number;
  round: number;
  round_cap: number;
  starter: number;
  active: number | null;
  ending: string | null;
  ships: ShipView[];
  planets: PlanetView[];
  slots: SlotView[];
  contacts: ContactView[];
  deck: DeckView;
  piles: PileView[];
  retired: string[];
  supply: {
    [k: string]: number;
  };
  x_open: boolean;
  storm: boolean;
  scores: Score[];
  decision: DecisionView | null;
  over: boolean;
  winners: number[];
}
