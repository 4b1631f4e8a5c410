"""The fixed numbering of SpacePaper's options: words, names, planets, ships, moves, payments and events."""

from typing import Final

from tablee.games.spacepaper.rules.galaxy import (
    NODE_NAMES,
    NODES,
    PLACE_NAMES,
    PLACES,
    PLANET_NAMES,
    PLANETS,
    SYSTEM_IDS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.tables import (
    BONUS_IDS,
    EVENT_IDS,
    LEADER_IDS,
    MINERAL_IDS,
    POLITICS_IDS,
    PROJECT_IDS,
    PROJECTS,
    RACE_IDS,
    TECH_IDS,
    TECHS,
)

# Words.
KEEP: Final = 0
DONE: Final = 1
END: Final = 2
NOTHING: Final = 3
PASS: Final = 4
FIRE: Final = 5
PLAY: Final = 6
STAY: Final = 7
ATTACK: Final = 8
DESTROY: Final = 9
INVADE: Final = 10
AS_COLONY: Final = 11
AS_OUTPOST: Final = 12
WORDS: Final = [
    "keep", "done", "end", "nothing", "pass", "fire", "play", "stay", "attack", "destroy", "invade",
    "colonise colony", "colonise outpost",
]  # fmt: skip
# How many there are of each: literals, so that all is known when compiled; `fits` holds them against the tables.
RACES: Final = 6
LEADERS: Final = 10
BONUSES: Final = 3
EVENTS: Final = 10
POLITICS: Final = 10
MINERALS: Final = 3
SHIPS_EACH: Final = 20
MOST_SEATS: Final = 5
SHIPS: Final = MOST_SEATS * SHIPS_EACH

# Each family begins where the one before it ends. Names.
RACE: Final = AS_OUTPOST + 1
TECH: Final = RACE + RACES
LEADER: Final = TECH + TECHS
BONUS: Final = LEADER + LEADERS
EVENT: Final = BONUS + BONUSES
SYSTEM: Final = EVENT + EVENTS  # political
MINERAL: Final = SYSTEM + POLITICS
HOME: Final = MINERAL + MINERALS  # a star system
SEAT: Final = HOME + SYSTEMS
PLANET: Final = SEAT + MOST_SEATS
SHIP: Final = PLANET + PLANETS  # seat * 20 + its number - 1
# Construction.
BUILD: Final = SHIP + SHIPS  # planet * 11 + project
SETTLE: Final = BUILD + PLANETS * PROJECTS  # planet * 2, and 1 for an outpost
# Movement.
STEP: Final = SETTLE + PLANETS * 2  # a node
JUMP: Final = STEP + NODES  # a star system
STOP: Final = JUMP + SYSTEMS  # a place
# Upkeep.
SELL: Final = STOP + PLACES  # a ship
ABANDON: Final = SELL + SHIPS  # a planet
PAY_PLANET: Final = ABANDON + PLANETS
PAY_SHIP: Final = PAY_PLANET + PLANETS
# Event cards with their target: these grow with the cards, so they come last.
PLAY_SPACEPORT: Final = PAY_SHIP + SHIPS  # a planet
PLAY_LOTTERY: Final = PLAY_SPACEPORT + PLANETS
PLAY_NEUTRON: Final = PLAY_LOTTERY + 1
PLAY_SUPERNOVA: Final = PLAY_NEUTRON + 1  # a star system
PLAY_VANISHED: Final = PLAY_SUPERNOVA + SYSTEMS  # a star system
PLAY_RECOVERED: Final = PLAY_VANISHED + SYSTEMS  # a planet
PLAY_CUP: Final = PLAY_RECOVERED + PLANETS  # all planets together, or 1 + a planet
PLAY_SYMBIOSIS: Final = PLAY_CUP + 1 + PLANETS  # a planet
PLAY_DISCOVERY: Final = PLAY_SYMBIOSIS + PLANETS  # a technology
COUNT: Final = PLAY_DISCOVERY + TECHS

FIRST_EVENT: Final = PLAY_SPACEPORT
SHIP_NAMES: Final = [f"{seat}:{number}" for seat in range(MOST_SEATS) for number in range(1, SHIPS_EACH + 1)]

# Where each family begins, its word, and what its numbers stand for.
FAMILIES: Final[list[tuple[int, str, list[str]]]] = [
    (KEEP, "", WORDS),
    (RACE, "race", RACE_IDS),
    (TECH, "technology", TECH_IDS),
    (LEADER, "leader", LEADER_IDS),
    (BONUS, "bonus", BONUS_IDS),
    (EVENT, "event card", EVENT_IDS),
    (SYSTEM, "system", POLITICS_IDS),
    (MINERAL, "mineral", MINERAL_IDS),
    (HOME, "home", SYSTEM_IDS),
    (SEAT, "seat", [str(seat) for seat in range(MOST_SEATS)]),
    (PLANET, "planet", PLANET_NAMES),
    (SHIP, "ship", SHIP_NAMES),
    (BUILD, "project", [f"{planet} {project}" for planet in PLANET_NAMES for project in PROJECT_IDS]),
    (SETTLE, "colonise", [f"{planet} {status}" for planet in PLANET_NAMES for status in ("colony", "outpost")]),
    (STEP, "step", NODE_NAMES),
    (JUMP, "jump", SYSTEM_IDS),
    (STOP, "stop", PLACE_NAMES),
    (SELL, "sell", SHIP_NAMES),
    (ABANDON, "abandon", PLANET_NAMES),
    (PAY_PLANET, "pay planet", PLANET_NAMES),
    (PAY_SHIP, "pay ship", SHIP_NAMES),
    (PLAY_SPACEPORT, "event free_spaceport", PLANET_NAMES),
    (PLAY_LOTTERY, "event galactic_lottery", [""]),
    (PLAY_NEUTRON, "event neutron_star", [""]),
    (PLAY_SUPERNOVA, "event supernova", SYSTEM_IDS),
    (PLAY_VANISHED, "event vanished_black_hole", SYSTEM_IDS),
    (PLAY_RECOVERED, "event recovered_ship", PLANET_NAMES),
    (PLAY_CUP, "event galactic_cup", ["global", *PLANET_NAMES]),
    (PLAY_SYMBIOSIS, "event symbiotic_life", PLANET_NAMES),
    (PLAY_DISCOVERY, "event great_discovery", TECH_IDS),
]


def family_of(option: int) -> tuple[int, str, list[str]]:
    """The family of an option: where it begins, its word, and its names."""
    return next(family for family in reversed(FAMILIES) if family[0] <= option)


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    begins, word, names = family_of(option)
    return f"{word} {names[option - begins]}".strip()


def fits() -> bool:
    """Whether the constants above agree with the tables."""
    ends = [begins + len(names) for begins, word, names in FAMILIES]
    starts = [begins for begins, word, names in FAMILIES[1:]]
    return [*starts, COUNT] == ends and len(PROJECT_IDS) == PROJECTS
