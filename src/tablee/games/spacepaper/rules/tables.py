"""SpacePaper's numbers as the rules use them: lists by number, and constants."""

from typing import Final

from tablee.games.spacepaper.data import (
    ANARCHY_RULE,
    CHANGES,
    EVENTS,
    INFRASTRUCTURE,
    LEADERS,
    MINERALS,
    OPTIONS,
    POLITICS,
    QUESTIONS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    TECHNOLOGIES,
    TYPES,
)
from tablee.games.spacepaper.data.checks import check_all
from tablee.games.spacepaper.data.sheets import dice

check_all()

NONE: Final = -1
SUMS: Final = 13  # a sum of two dice is at most 12

# Sizes and types of planets; a kind of planet is type * 6 + size.
SIZE_IDS: Final[list[str]] = [size.id for size in SIZES]
TYPE_IDS: Final[list[str]] = [kind.id for kind in TYPES]
ASTEROID: Final = 0
LIVING: Final = 6
MAX_POPULATION: Final[list[int]] = [size.max_population for size in SIZES]
STEPS: Final[list[int]] = [size.adaptation_steps for size in SIZES]
BANDS: Final[list[str]] = [size.population_band for size in SIZES]
MOST_PEOPLE: Final[int] = OPTIONS.constants.population_track_max
SIZE_OF: Final[list[int]] = [size for kind in TYPES for size in range(6)]
TYPE_OF: Final[list[int]] = [number for number in range(7) for size in SIZES]


def by_kind(value: dict[str, int], missing: int) -> list[int]:
    """A row of a planet sheet as a list by size."""
    return [value.get(size, missing) for size in SIZE_IDS]


GOLD: Final[list[int]] = [n for kind in TYPES for n in by_kind(kind.income.gold, 0)]
SCIENCE: Final[list[int]] = [n for kind in TYPES for n in by_kind(kind.income.science, 0)]
# By type * 6 + band of population, not size.
ENERGY: Final[list[int]] = [kind.energy.get(band, 0) for kind in TYPES for band in BANDS]

# Infrastructure: a planet's is a set of bits.
INFRA_IDS: Final[list[str]] = [built.id for built in INFRASTRUCTURE]
SPACEPORT: Final = 0
SCIENCE_1: Final = 1
GOLD_1: Final = 2
MINE_1: Final = 3
HABITATS: Final = 4
SCIENCE_2: Final = 5
GOLD_2: Final = 6
MINE_2: Final = 7
HAS_SPACEPORT: Final = 1
HAS_HABITATS: Final = 16
SETS: Final = 256
INFRA_ENERGY: Final[list[int]] = [built.energy_cost for built in INFRASTRUCTURE]
INFRA_LEVEL: Final[list[int]] = [built.required_infrastructure_level for built in INFRASTRUCTURE]
# What may stand on any planet at each level of the technology, as a set; by level, from 0.
ALLOWED: Final[list[int]] = [
    sum(1 << number for number, need in enumerate(INFRA_LEVEL) if need <= level) for level in range(6)
]
# By type * 8 + infrastructure.
INFRA_GOLD: Final[list[int]] = [
    kind.infrastructure[name].gold if name in kind.infrastructure else 0 for kind in TYPES for name in INFRA_IDS
]
INFRA_UPKEEP: Final[list[int]] = [
    kind.infrastructure[name].energy_upkeep if name in kind.infrastructure else 0
    for kind in TYPES
    for name in INFRA_IDS
]


def bonus(kind: str, built: int) -> int:
    """What a set of infrastructure adds to one kind of income."""
    return sum(entry.bonus for number, entry in enumerate(INFRASTRUCTURE) if entry.kind == kind and built >> number & 1)


def drain(planet_type: int, built: int) -> int:
    """The energy that a set of infrastructure takes each turn."""
    return sum(INFRA_UPKEEP[planet_type * 8 + number] for number in range(8) if built >> number & 1)


GOLD_BUILT: Final[list[int]] = [bonus("gold", built) for built in range(SETS)]
SCIENCE_BUILT: Final[list[int]] = [bonus("science", built) for built in range(SETS)]
# By type * 256 + set.
DRAIN: Final[list[int]] = [drain(kind, built) for kind in range(7) for built in range(SETS)]
# How deep the mines of a set reach: 0 none, 1 or 2.
MINE: Final[list[int]] = [2 if built >> MINE_2 & 1 else built >> MINE_1 & 1 for built in range(SETS)]

# Minerals and deposits.
MINERAL_IDS: Final[list[str]] = [mineral.id for mineral in MINERALS]
CORUNDUM: Final = 0
ANTIMATTER: Final = 1
OGANESSON: Final = 2
NEEDS: Final = {"none": 0, "mine_1": 1, "mine_2": 2}
NO_DEPOSIT: Final = 9
MAIN_MINERAL: Final[list[int]] = [MINERAL_IDS.index(kind.main_mineral) if kind.main_mineral else NONE for kind in TYPES]
SECOND_MINERAL: Final[list[int]] = [
    MINERAL_IDS.index(kind.secondary_mineral) if kind.secondary_mineral else NONE for kind in TYPES
]
MAIN_NEED: Final[list[int]] = [
    NEEDS[kind.deposit.main[size]] if size in kind.deposit.main else NO_DEPOSIT for kind in TYPES for size in SIZE_IDS
]
SECOND_NEED: Final[list[int]] = [
    NEEDS[kind.deposit.secondary[size]] if size in kind.deposit.secondary else NO_DEPOSIT
    for kind in TYPES
    for size in SIZE_IDS
]

# Ships.
SHIP_IDS: Final[list[str]] = [ship.id for ship in SHIPS]
SCOUT: Final = 0
CRUISER: Final = 1
TRANSPORT: Final = 2
SHIP_ENERGY: Final[list[int]] = [ship.energy_cost for ship in SHIPS]
SHIP_SPEED: Final[list[int]] = [ship.speed_modifier for ship in SHIPS]
RESALE: Final[list[int]] = [ship.resale_gold for ship in SHIPS]
MOST_SHIPS: Final[int] = OPTIONS.constants.max_ships_total
MOST_OF_TYPE: Final[int] = OPTIONS.constants.max_ships_per_type

# A project is an infrastructure (0 to 7) or 8 + a ship.
SHIP_PROJECT: Final = 8
PROJECTS: Final = 11
PROJECT_IDS: Final[list[str]] = [*INFRA_IDS, *SHIP_IDS]

# Technologies.
TECH_IDS: Final[list[str]] = [tech.id for tech in TECHNOLOGIES]
SPEED: Final = 0
AUTONOMY: Final = 1
SUBLUMINAL: Final = 2
WEAPONS: Final = 3
INVASION: Final = 4
DEFENSE: Final = 5
REVENUE: Final = 6
PRODUCTIVITY: Final = 7
INFRA_TECH: Final = 8
HEURISTICS: Final = 9
STABILITY: Final = 10
ADAPTABILITY: Final = 11
TECHS: Final = 12
MAX_LEVEL: Final[int] = OPTIONS.constants.tech_levels
POINT: Final[int] = OPTIONS.constants.science_per_point
MOST_SCIENCE: Final[int] = OPTIONS.constants.science_max
UNLIMITED: Final = 999

# Stars.
STAR_IDS: Final[list[str]] = [star.id for star in STARS]
BLACK_HOLE: Final = 7
VOID: Final = 8


def rolled(table: dict[str, str], names: list[str]) -> list[int]:
    """Which entry each sum of two dice stands for."""
    sums = [NONE] * SUMS
    for name, text in table.items():
        for total in dice(text):
            sums[total] = names.index(name)
    return sums


STAR_ROLL: Final[list[int]] = rolled({star.id: star.dice for star in STARS if star.dice}, STAR_IDS)
COUNT_ROLL: Final[list[list[int]]] = [
    rolled(star.planet_count_dice or {}, ["0", "1", "2", "3", "4", "5", "6"]) for star in STARS
]
TYPE_ROLL: Final[list[list[int]]] = [rolled(star.planet_type_dice or {}, TYPE_IDS) for star in STARS]
SIZE_ROLL: Final[list[list[int]]] = [rolled(kind.size_dice, SIZE_IDS) for kind in TYPES]

# Races.
RACE_IDS: Final[list[str]] = [race.id for race in RACES]
ETHER: Final = 1
MECA: Final = 2
NATIVE: Final[list[int]] = [TYPE_IDS.index(race.native_type) * 6 + SIZE_IDS.index(race.native_size) for race in RACES]
RACE_TECH: Final[list[int]] = [NONE if race.bonus_tech == "any" else TECH_IDS.index(race.bonus_tech) for race in RACES]
# By race * 7 + type.
ADAPTATION: Final[list[int]] = [race.adaptation[kind] for race in RACES for kind in TYPE_IDS]
BONUS_LEVELS: Final[int] = OPTIONS.game.setup_bonus_levels

# Political systems.
POLITICS_IDS: Final[list[str]] = [system.id for system in POLITICS]
REPUBLIC: Final = 0
CAPITALISM: Final = 1
FEDERATION: Final = 2
DEMOCRATURE: Final = 3
COLONIALISM: Final = 4
TECHNOCRACY: Final = 5
NATIONALISM: Final = 6
MILITARISM: Final = 7
COMMUNISM: Final = 8
ANARCHY: Final = 9
FAVOURED: Final[list[int]] = [POLITICS_IDS.index(race.favoured_system) for race in RACES]
CAPITAL_UPKEEP: Final[list[int]] = [system.upkeep.capital for system in POLITICS]
COLONY_UPKEEP: Final[list[int]] = [system.upkeep.colony for system in POLITICS]
OUTPOST_UPKEEP: Final[list[int]] = [system.upkeep.outpost for system in POLITICS]
ADAPTATION_UPKEEP: Final[list[int]] = [system.upkeep.adaptation for system in POLITICS]
SHIP_UPKEEP: Final[list[int]] = [system.upkeep.ship for system in POLITICS]
NO_LIMIT: Final = 999
MAX_COLONIES: Final[list[int]] = [NO_LIMIT if s.max_colonies is None else s.max_colonies for s in POLITICS]
MAX_SHIPS: Final[list[int]] = [NO_LIMIT if s.max_ships is None else s.max_ships for s in POLITICS]
MIN_COLONIES: Final[list[int]] = [s.min_colonies or 0 for s in POLITICS]
MOST_ANARCHY: Final[int] = OPTIONS.constants.anarchy_max_turns
FAVOUR_GOLD: Final[int] = OPTIONS.constants.favoured_system_gold
FAVOUR_CALM: Final[int] = OPTIONS.constants.favoured_system_discontent_reduction


def change_costs() -> list[int]:
    """The least discontent of each change, by from * 10 + to; anarchy is entered freely and never passed through."""
    count = len(POLITICS)
    costs = [0 if n // count == n % count else NO_LIMIT for n in range(count * count)]
    for arrow in CHANGES:
        one, other = POLITICS_IDS.index(arrow.from_), POLITICS_IDS.index(arrow.to)
        costs[one * count + other] = costs[other * count + one] = arrow.discontent
    for middle in range(count):
        if middle == ANARCHY and not ANARCHY_RULE.as_intermediate:
            continue
        for one in range(count):
            for other in range(count):
                way = costs[one * count + middle] + costs[middle * count + other]
                costs[one * count + other] = min(costs[one * count + other], way)
    for one in range(count):
        costs[one * count + ANARCHY] = ANARCHY_RULE.into_discontent
    return costs


CHANGE: Final[list[int]] = change_costs()

# Leaders.
LEADER_IDS: Final[list[str]] = [leader.id for leader in LEADERS]
SCIENTIST: Final = 0
OPPORTUNIST: Final = 1
BIOLOGIST: Final = 2
FINANCIER: Final = 3
INDUSTRIALIST: Final = 4
FIGHTER: Final = 5
EXPLORER: Final = 6
GEOLOGIST: Final = 7
GUARDIAN: Final = 8
DIPLOMAT: Final = 9


def leader_bonus(name: str, missing: int = 0) -> list[int]:
    """One bonus, by leader; one more at the end, for whoever has no leader yet."""
    return [*[getattr(leader.bonus, name) or missing for leader in LEADERS], missing]


LEADER_GOLD: Final[list[int]] = leader_bonus("gold")
LEADER_SCIENCE: Final[list[int]] = leader_bonus("science")
LEADER_ENERGY: Final[list[int]] = leader_bonus("energy")
LEADER_CALM: Final[list[int]] = leader_bonus("stability")
LEADER_ADAPTS: Final[list[int]] = leader_bonus("adaptability")
LEADER_AUTONOMY: Final[list[int]] = leader_bonus("autonomy")
LEADER_DETECTS: Final[list[int]] = leader_bonus("heuristics")
LEADER_DEFENSE: Final[list[int]] = leader_bonus("defense")
LEADER_CRUISER: Final[list[int]] = leader_bonus("weapons_cruiser")
LEADER_SCOUT: Final[list[int]] = leader_bonus("weapons_scout")
LEADER_TRANSPORT: Final[list[int]] = leader_bonus("weapons_transport")
LEADER_CRUISER_ENERGY: Final[list[int]] = leader_bonus("cruiser_cost", SHIP_ENERGY[CRUISER])

# What the Opportunist's planets give more of.
BONUS_IDS: Final = ["gold", "science", "energy"]
BONUS_GOLD: Final = 0
BONUS_SCIENCE: Final = 1
BONUS_ENERGY: Final = 2

# Event cards.
EVENT_IDS: Final[list[str]] = [event.id for event in EVENTS]
FREE_SPACEPORT: Final = 0
LOTTERY: Final = 1
NEUTRON_STAR: Final = 2
SUPERNOVA: Final = 3
VANISHED_HOLE: Final = 4
RECOVERED_SHIP: Final = 5
CUP: Final = 6
SYMBIOSIS: Final = 7
DISCOVERY: Final = 8
HELP: Final = 9
LOTTERY_GOLD: Final = 15
NEUTRON_POINTS: Final = 5

# What a planet is to its owner.
CAPITAL: Final = 0
COLONY: Final = 1
OUTPOST: Final = 2
ADAPTING: Final = 3
STATUS_IDS: Final = ["capital", "colony", "outpost", "adaptation"]

OUTPOST_PEOPLE: Final[int] = OPTIONS.constants.outpost_population
LEAST_RESISTANCE: Final[int] = OPTIONS.constants.outpost_resistance
SHEETS: Final[int] = OPTIONS.constants.max_colony_sheets_per_type
UNPAID_UNREST: Final[int] = OPTIONS.constants.bankruptcy_discontent
ABANDON_GOLD: Final[int] = OPTIONS.constants.abandon_gold
HABITATS_PEOPLE: Final[int] = OPTIONS.constants.habitats_population_bonus

# The phases of a turn.
PHASE_IDS: Final = ["setup", "resources", "research", "construction", "movement", "upkeep"]
IN_SETUP: Final = 0
IN_RESOURCES: Final = 1
IN_RESEARCH: Final = 2
IN_CONSTRUCTION: Final = 3
IN_MOVEMENT: Final = 4
IN_UPKEEP: Final = 5

# The decision catalogue, by number.
ASK_RACE: Final = 0
ASK_RACETECH: Final = 1
ASK_LEADER: Final = 2
ASK_OPP0: Final = 3
ASK_EVENT: Final = 4
ASK_SYS0: Final = 5
ASK_START: Final = 6
ASK_CAP: Final = 7
ASK_SYS: Final = 8
ASK_OPP: Final = 9
ASK_GEO: Final = 10
ASK_TECH: Final = 11
ASK_BUILD: Final = 12
ASK_ACT: Final = 13
ASK_STEP: Final = 14
ASK_FIRE1: Final = 15
ASK_FIRE2: Final = 16
ASK_FOE: Final = 17
ASK_DEF: Final = 18
ASK_RETREAT: Final = 19
ASK_AFTER: Final = 20
ASK_HELP: Final = 21
ASK_SELL: Final = 22
ASK_PAY: Final = 23
DECISIONS: Final[list[str]] = [question.id for question in QUESTIONS]

# How a game may end (SPP-17).
ECONOMIC: Final = 0
TECHNOLOGICAL: Final = 1
MILITARY: Final = 2
CONQUEST: Final = 3
SCORE: Final = 4
BANKRUPTCY: Final = 5
LIVING_VICTORY: Final = 6
REASONS: Final = ["economic", "technological", "military", "conquest", "score", "bankruptcy", "living"]

BIT: Final[list[int]] = [1 << place for place in range(12)]
