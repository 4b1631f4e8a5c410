"""VII Legio's numbers as the rules use them: lists by card, item, sector and slot, and constants.

Exploration cards are numbered as the deck lists them, Extrasolar cards A, B, then X. Counts of items and of experience
are packed, four bits each: `UNIT` is one of each.
"""

from typing import Final

from tablee.games.vii_legio.data import EXPLORATION, EXTRASOLAR, NEBULA, QUESTIONS, SHIPS, TABLES
from tablee.games.vii_legio.data.checks import DOMAINS as DOMAIN_NAMES
from tablee.games.vii_legio.data.checks import ITEMS as ITEM_NAMES
from tablee.games.vii_legio.data.checks import SECTORS as SECTOR_NAMES
from tablee.games.vii_legio.data.checks import SLOTS as SLOT_NAMES
from tablee.games.vii_legio.data.records import ExtrasolarCard, Trophy
from tablee.games.vii_legio.data.sheets import CombatRow

NONE: Final = -1
SEATS: Final = 4
BIT: Final[list[int]] = [1 << place for place in range(63)]
UNIT: Final[list[int]] = [1 << 4 * place for place in range(15)]

# Domains.
RESEARCH: Final = 0
DIPLOMACY: Final = 1
NEGOTIATION: Final = 2
CAPTURE: Final = 3
DOMAIN_COUNT: Final = 4
DOMAINS: Final[list[str]] = list(DOMAIN_NAMES)

# Items: equipment, squads, then the experts of the last three domains.
PROPULSOR: Final = 0
LASER: Final = 1
SCANNER: Final = 2
DETECTOR: Final = 3
SQUAD: Final = 4
EXPERT: Final = 5
ITEM_COUNT: Final = 8
PERSONNEL: Final = 5  # the loss of the fifth band of the die
ITEMS: Final[list[str]] = list(ITEM_NAMES)

# Sectors, and the price of each border: from * 6 + to, 0 where there is none.
BASE_SECTOR: Final = 0
SX: Final = 5
SECTOR_COUNT: Final = 6
SECTORS: Final[list[str]] = list(SECTOR_NAMES)


def _prices() -> list[int]:
    prices = [0] * (SECTOR_COUNT * SECTOR_COUNT)
    for border in NEBULA.border:
        one, other = [SECTORS.index(sector) for sector in border.between]
        prices[one * SECTOR_COUNT + other] = prices[other * SECTOR_COUNT + one] = border.cost_cards
    return prices


PRICE: Final[list[int]] = _prices()
NEIGHBOURS: Final[list[list[int]]] = [
    [to for to in range(SECTOR_COUNT) if PRICE[at * SECTOR_COUNT + to]] for at in range(SECTOR_COUNT)
]
ENTER_X: Final[int] = NEBULA.sector[SX].enter_cost_cards
LEAVE_X: Final[int] = NEBULA.sector[SX].leave_cost_cards

# Zones and piles.
ZONE_A: Final = 0
ZONE_B: Final = 1
ZONE_X: Final = 2
ZONES: Final = ["A", "B", "X"]
ZONE: Final[list[int]] = [ZONES.index(sector.zone) for sector in NEBULA.sector]

# Planets and slots.
PLANETS: Final[list[str]] = [planet.id for planet in NEBULA.planet]
PLANET_COUNT: Final[int] = len(PLANETS)
PLANET_SECTOR: Final[list[int]] = [SECTORS.index(planet.sector) for planet in NEBULA.planet]
IN_SECTOR: Final[list[int]] = [  # the planets of each sector, as bits
    sum(1 << planet for planet in range(PLANET_COUNT) if PLANET_SECTOR[planet] == sector)
    for sector in range(SECTOR_COUNT)
]
FIRST_TOKENS: Final[list[int]] = [  # the planets with a 1VP token, by number of commanders
    sum(1 << at for at, planet in enumerate(NEBULA.planet) if planet.min_players <= players) for players in range(5)
]
SLOTS: Final[list[str]] = list(SLOT_NAMES)
SLOT_COUNT: Final = 5
SLOT_X: Final = 4

# Exploration cards: by type, and each card's type.
NO_EFFECT: Final = 0
DISCOVER: Final = 1
RESET: Final = 2
OPEN_X: Final = 3
TECHNOLOGY: Final = 4
MISSION: Final = 5
RETURN: Final = 6
COMBAT: Final = 7
DAMAGE: Final = 8
ION_STORM: Final = 9
TIME_RIFT: Final = 10
LOSE_EQUIPMENT: Final = 11
LOSE_PERSONNEL: Final = 12
VORTEX: Final = 13
GAIN_SQUAD: Final = 14
GAIN_EQUIPMENT: Final = 15
DRAW_EXTRA: Final = 16
CARD_EFFECTS: Final = 17
_EFFECT_NAMES: Final = [
    "none", "discover_planet", "reset_deck", "open_sector_x", "install_technology", "special_mission",
    "return_to_base", "combat", "damage_rolls", "disable_sensors", "end_exploration", "lose_equipment",
    "lose_personnel", "discard_or_damage", "gain_squad", "gain_equipment", "draw_extra",
]  # fmt: skip
ANY: Final = 4  # the symbol that lets the commander choose
NO_SYMBOL: Final = 5
_SYMBOLS: Final = [*DOMAIN_NAMES, "any", "none"]

TYPES: Final[list[str]] = [card.id for card in EXPLORATION]
TYPE: Final[list[int]] = [kind for kind, card in enumerate(EXPLORATION) for copy in range(card.copies)]
CARD_COUNT: Final[int] = len(TYPE)
ALIKE: Final[list[int]] = [TYPE.index(kind) for kind in TYPE]  # the first card of the same type: as all see it
CARD_NAMES: Final[list[str]] = [f"E{card + 1:02}" for card in range(CARD_COUNT)]
RESET_CARD: Final[int] = [EXPLORATION[kind].effect.type for kind in TYPE].index("reset_deck")
EFFECT: Final[list[int]] = [_EFFECT_NAMES.index(EXPLORATION[kind].effect.type) for kind in TYPE]
SYMBOL: Final[list[int]] = [_SYMBOLS.index(EXPLORATION[kind].symbol) for kind in TYPE]
IS_RISK: Final[list[bool]] = [EXPLORATION[kind].risk for kind in TYPE]
NEEDS_ZONE: Final[list[int]] = [
    NONE if zone is None else ZONES.index(zone) for zone in (EXPLORATION[kind].condition.zone for kind in TYPE)
]
NEEDS_LASERS: Final[list[int]] = [EXPLORATION[kind].condition.min_lasers for kind in TYPE]
NEEDS_SQUADS: Final[list[int]] = [EXPLORATION[kind].condition.min_squads for kind in TYPE]
NEEDS_SCANNERS: Final[list[int]] = [EXPLORATION[kind].condition.min_scanners for kind in TYPE]
NEEDS_HAND: Final[list[int]] = [EXPLORATION[kind].condition.min_hand for kind in TYPE]
COUNT: Final[list[int]] = [EXPLORATION[kind].effect.count for kind in TYPE]
DISCARDS: Final[list[int]] = [EXPLORATION[kind].effect.discard for kind in TYPE]
HOSTILE: Final[list[int]] = [EXPLORATION[kind].effect.lasers for kind in TYPE]
PER_LASER: Final[list[int]] = [EXPLORATION[kind].effect.success_per_laser for kind in TYPE]
GOES_HOME: Final[list[bool]] = [EXPLORATION[kind].effect.returns_to_base for kind in TYPE]
TROPHY: Final[list[Trophy]] = [EXPLORATION[kind].effect.trophy for kind in TYPE]
TROPHY_VP: Final[list[int]] = [trophy.vp for trophy in TROPHY]
TROPHY_DOMAIN: Final[list[int]] = [
    NONE if trophy.experience is None else DOMAINS.index(trophy.experience) for trophy in TROPHY
]
TROPHY_AMOUNT: Final[list[int]] = [trophy.amount for trophy in TROPHY]
TROPHY_EQUIPMENT: Final[list[bool]] = [trophy.free_equipment > 0 for trophy in TROPHY]

# Technologies.
HOLODECK: Final = 0
NANOPROBES: Final = 1
TECHNOLOGIES: Final[list[str]] = [each.id for each in SHIPS.technology]
BRINGS: Final[list[int]] = [
    NONE if name is None else TECHNOLOGIES.index(name)
    for name in (EXPLORATION[kind].effect.technology for kind in TYPE)
]

# Extrasolar cards. Requirements are packed by domain; thresholds are numbered card * MOST_THRESHOLDS + step.
MOST_THRESHOLDS: Final = 4
XCARDS: Final[list[str]] = [card.id for card in EXTRASOLAR]
XCARD_COUNT: Final[int] = len(XCARDS)
PILE: Final[list[int]] = [ZONES.index(card.pile) for card in EXTRASOLAR]
OF_PILE: Final[list[list[int]]] = [[card for card in range(XCARD_COUNT) if PILE[card] == zone] for zone in range(3)]
IN_GAME: Final[list[int]] = [
    TABLES.constants.a_cards_in_game,
    TABLES.constants.b_cards_in_game,
    TABLES.constants.x_cards_in_game,
]
JOKER_AGAINST: Final[list[int]] = [HOLODECK if card.sapiens else NANOPROBES for card in EXTRASOLAR]
SQUADS: Final[list[int]] = [card.squads for card in EXTRASOLAR]
OBSERVED: Final[list[int]] = [DOMAINS.index(card.observation_domain) for card in EXTRASOLAR]
OBSERVATION_GAIN: Final[list[int]] = [card.observation_gain for card in EXTRASOLAR]
PAID_TURNS: Final[list[int]] = [card.observation_turns for card in EXTRASOLAR]
THRESHOLDS: Final[list[int]] = [len(card.thresholds) for card in EXTRASOLAR]


def _padded(card: ExtrasolarCard, step: int) -> tuple[int, int]:
    """What a threshold is worth in all, and asks in all; past the last, as the last."""
    threshold = card.thresholds[min(step, len(card.thresholds) - 1)]
    return threshold.vp, sum(count * UNIT[domain] for domain, count in enumerate(threshold.requires.listed()))


WORTH: Final[list[int]] = [_padded(card, step)[0] for card in EXTRASOLAR for step in range(MOST_THRESHOLDS)]
ASKED: Final[list[int]] = [_padded(card, step)[1] for card in EXTRASOLAR for step in range(MOST_THRESHOLDS)]

# Ships: face * ITEM_COUNT + item; all experts share EXPERTS.
FROMBOLA: Final = 0
SPATHA: Final = 1
FACES: Final[list[str]] = [ship.id for ship in SHIPS.ship]
FLOOR: Final[list[int]] = [count for ship in SHIPS.ship for count in [*ship.base.listed()[:5], 0, 0, 0]]
MOST: Final[list[int]] = [
    count for ship in SHIPS.ship for count in [*ship.maximum.listed()[:5], *[ship.maximum.experts] * 3]
]
FULL: Final[list[int]] = [  # equipment and squads, packed
    sum(MOST[face * ITEM_COUNT + item] * UNIT[item] for item in range(EXPERT)) for face in range(2)
]
EXPERTS: Final[list[int]] = [ship.maximum.experts for ship in SHIPS.ship]
FIRST_ITEMS: Final[list[int]] = [
    sum(FLOOR[face * ITEM_COUNT + item] * UNIT[item] for item in range(ITEM_COUNT)) for face in range(2)
]
TECHNOLOGY_PLACES: Final[list[int]] = [ship.technology_slots for ship in SHIPS.ship]
FREE_CHOICES: Final[list[int]] = [ship.free_choices for ship in SHIPS.ship]
TAKEN: Final[list[int]] = [SHIPS.propulsion.cards.get(str(count), 0) for count in range(16)]
COST: Final[list[int]] = [
    SHIPS.purchase.equipment_cost_cards if item.family == "equipment" else SHIPS.purchase.personnel_cost_cards
    for item in SHIPS.item
]
BUYING_DOMAIN: Final[int] = DOMAINS.index(SHIPS.purchase.experience_gained.domain)
BUYING_GAIN: Final[int] = SHIPS.purchase.experience_gained.amount
SUPPLY: Final[int] = sum(item.supply * UNIT[at] for at, item in enumerate(SHIPS.item))

# Combat and damage: by how many lasers are missing, by what the die shows from 1 to 10.
LOST_AT_MOST: Final = 3
_COMBAT: Final[dict[int, CombatRow]] = {-row.difference: row for row in TABLES.combat}
ROLLS: Final[list[int]] = [_COMBAT[missing].damage_rolls for missing in range(LOST_AT_MOST + 1)]
WINS_TROPHY: Final[list[bool]] = [_COMBAT[missing].trophy for missing in range(LOST_AT_MOST + 1)]
DIE: Final = 10
MOST_ROLLS: Final = 14  # that are remembered
_LOSS: Final = {
    face or DIE: PERSONNEL if row.loss == "personnel" else ITEMS.index(row.loss)
    for row in TABLES.damage
    for face in row.faces
}
LOSS: Final[list[int]] = [NONE, *[_LOSS[face] for face in range(1, DIE + 1)]]

REWARD: Final[list[int]] = [reward.vp for reward in TABLES.special_mission_reward]
MOST_MISSIONS: Final[int] = len(REWARD)
DISCOVERY_VP: Final[int] = TABLES.constants.discovery_vp
PROMOTION_VP: Final[int] = TABLES.constants.promotion_vp
END_VP: Final[int] = TABLES.constants.end_vp
TRACK_VP: Final[int] = TABLES.constants.score_track_max
TRACK: Final[int] = TABLES.constants.experience_max
ROUND_CAP: Final[int] = TABLES.constants.round_cap

# The decision catalogue, by number.
SETUP_ITEM: Final = 0
SPACE_ACTION: Final = 1
RISK_RESPONSE: Final = 2
CHOOSE_EXPERIENCE: Final = 3
CHOOSE_SLOT: Final = 4
CHOOSE_PLANET: Final = 5
LANDING_ZONE: Final = 6
OBSERVATION_CHOICE: Final = 7
JOKER_DOMAIN: Final = 8
CONTACT_CHOICE: Final = 9
LOSES_EQUIPMENT: Final = 10
LOSES_PERSONNEL: Final = 11
GAINS_EQUIPMENT: Final = 12
VORTEX_CHOICE: Final = 13
TECHNOLOGY_OFFER: Final = 14
TECHNOLOGY_TRADE: Final = 15
MISSION_OFFER: Final = 16
PROMOTION_ITEM: Final = 17
DECISIONS: Final[list[str]] = [question.id for question in QUESTIONS]

# How a game may end.
BY_VP: Final = 0
BY_CARTOGRAPHY: Final = 1
BY_CAP: Final = 2
REASONS: Final = ["vp", "cartography", "round_cap"]
