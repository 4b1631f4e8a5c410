"""SpacePaper's TOML files as typed records, checked against each other."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from tablee.games.tomlfile import BadGameFile, Text, read

PACKAGE: Final = "tablee.games.spacepaper"
SUMS: Final = range(2, 13)
LEVELS: Final = 5
BARE: Final = ("black_hole", "void")  # the stars without planets
Value = int | list[int]
Mine = Literal["none", "mine_1", "mine_2"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that refuses fields it does not know."""


class Entry(Record, frozen=True):
    """A record with an id, by which others refer to it."""

    id: str


class GameFacts(Record, frozen=True):
    """The title and who can play."""

    title: Text
    min_players: int
    max_players: int
    setup_bonus_levels: int


class Licence(Record, frozen=True):
    """Whose game this is and what may be done with it."""

    author: str
    text: Text
    later_notice: str


class Constants(Record, frozen=True):
    """The numbers of the rules."""

    science_per_point: int
    science_max: int
    tech_levels: int
    abandon_gold: int
    favoured_system_gold: int
    favoured_system_discontent_reduction: int
    bankruptcy_discontent: int
    outpost_population: int
    outpost_resistance: int
    asteroid_resistance: int
    population_track_max: int
    habitats_population_bonus: int
    infrastructure_level_1_bonus: int
    infrastructure_level_2_bonus: int
    min_adaptation_non_native: int
    min_transport_speed: int
    start_gold: int
    start_science: int
    start_ships: list[str]
    start_lane_distance: int
    start_lane_distance_fallback: int
    max_ships_total: int
    max_ships_per_type: int
    max_colony_sheets_per_type: int
    anarchy_max_turns: int


class Span(Record, frozen=True):
    """An option that takes any number of a span."""

    default: int
    min: int
    max: int


class Choice(Record, frozen=True):
    """An option that takes one of a few numbers."""

    default: int
    alternatives: list[int]


class Switch(Record, frozen=True):
    """An option that is on or off."""

    default: bool


class GameOptions(Record, frozen=True):
    """What a table may set."""

    turn_cap: Span
    economic_target: Choice
    bankruptcy_from_turn: Choice
    living_target: Choice
    alternate_activation: Switch


class Preset(Record, frozen=True):
    """Options that go together."""

    economic_target: int
    turn_cap: int


class OptionFile(Record, frozen=True):
    """options.toml."""

    game: GameFacts
    licence: Licence
    constants: Constants
    options: GameOptions
    presets: dict[str, Preset]


class Race(Entry, frozen=True):
    """One race."""

    name: Text
    native_type: str
    native_size: str
    start_population: int
    bonus_tech: str
    favoured_system: str
    effect: Text
    adaptation: dict[str, int]


class RaceFile(Record, frozen=True):
    """races.toml."""

    race: list[Race]


class Size(Entry, frozen=True):
    """One size of planets."""

    name: Text
    max_population: int
    adaptation_steps: int
    population_band: str


class Income(Record, frozen=True):
    """What a planet type yields each turn, by size."""

    science: dict[str, int]
    gold: dict[str, int]


class Cost(Record, frozen=True):
    """What an infrastructure costs on a planet type."""

    gold: int
    energy_upkeep: int


class Deposits(Record, frozen=True):
    """The mine that each deposit needs, by size."""

    main: dict[str, Mine] = {}
    secondary: dict[str, Mine] = {}


class PlanetType(Entry, frozen=True):
    """One type of planets."""

    name: Text
    buildable: bool
    produces_energy: bool
    planetary_discontent: bool
    size_dice: dict[str, str]
    income: Income
    native_race: str | None = None
    main_mineral: str | None = None
    secondary_mineral: str | None = None
    energy: dict[str, int] = {}
    infrastructure: dict[str, Cost] = {}
    deposit: Deposits = Deposits()


class PlanetFile(Record, frozen=True):
    """planets.toml."""

    size: list[Size]
    planet_type: list[PlanetType]


class Infrastructure(Entry, frozen=True):
    """One infrastructure."""

    name: Text
    energy_cost: int
    column: Literal[1, 2]
    required_infrastructure_level: int
    kind: Literal["none", "science", "gold", "mineral", "population"]
    bonus: int
    effect: Text


class InfrastructureFile(Record, frozen=True):
    """infrastructure.toml."""

    infrastructure: list[Infrastructure]


class Star(Entry, frozen=True):
    """One kind of star, and the dice of its planets."""

    name: Text
    dice: str | None = None
    printed_percent: int | None = None
    planet_count_dice: dict[str, str] = {}
    planet_type_dice: dict[str, str] = {}


class StarFile(Record, frozen=True):
    """stars.toml."""

    star: list[Star]


class Ship(Entry, frozen=True):
    """One type of ships."""

    name: Text
    energy_cost: int
    speed_modifier: int
    minimum_speed: int
    resale_gold: int
    weapons_index: Literal[0, 1, 2]
    can_invade: bool
    can_colonise: bool


class ShipFile(Record, frozen=True):
    """ships.toml."""

    ship: list[Ship]


class LevelTexts(Record, frozen=True):
    """A text for each level, in both languages."""

    fr: list[str]
    en: list[str]


class Synergy(Record, frozen=True):
    """What minerals do to a technology."""

    mode: Literal["set", "add"]
    requires: dict[str, int]
    from_level: int
    values: list[Value]
    effect: Text
    unlimited_autonomy_from_level: int | None = None


class Technology(Entry, frozen=True):
    """One technology."""

    name: Text
    axis: Literal["movement", "combat", "economy", "habitability"]
    unit: str
    levels: list[Value]
    level_text: LevelTexts
    total_from_level: int | None = None
    capital_immune_from_level: int | None = None
    synergy: list[Synergy] = []


class TechnologyFile(Record, frozen=True):
    """technologies.toml."""

    technology: list[Technology]


class Mineral(Entry, frozen=True):
    """One mineral."""

    name: Text


class MineralFile(Record, frozen=True):
    """minerals.toml."""

    mineral: list[Mineral]


class Upkeep(Record, frozen=True):
    """The gold each possession costs a turn; a negative amount is a gain."""

    capital: int
    colony: int
    outpost: int
    adaptation: int
    ship: int


class PoliticalSystem(Entry, frozen=True):
    """One political system."""

    name: Text
    upkeep: Upkeep
    effect: Text
    max_colonies: int | None = None
    min_colonies: int | None = None
    max_ships: int | None = None
    max_turns: int | None = None
    double_gold: bool = False
    double_minerals: bool = False
    double_energy: bool = False
    no_energy: bool = False
    no_planet_discontent: bool = False
    destroys_ships: bool = False
    surplus_gold_to: Literal["science", "capital_energy"] | None = None


class Change(Record, frozen=True):
    """An arrow between two political systems, both ways."""

    to: str
    discontent: int
    from_: str = msgspec.field(name="from")


class AnarchyRule(Record, frozen=True):
    """How anarchy differs from the arrows."""

    into_discontent: int
    as_intermediate: bool


class PoliticsFile(Record, frozen=True):
    """politics.toml."""

    system: list[PoliticalSystem]
    change: list[Change]
    anarchy_rule: AnarchyRule


class LeaderBonus(Record, frozen=True):
    """What a leader adds; cruiser_cost replaces the cost of a cruiser, if it is not 0."""

    gold: int = 0
    science: int = 0
    energy: int = 0
    mineral: int = 0
    choice: int = 0
    adaptability: int = 0
    autonomy: int = 0
    heuristics: int = 0
    defense: int = 0
    stability: int = 0
    cruiser_cost: int = 0
    weapons_cruiser: int = 0
    weapons_scout: int = 0
    weapons_transport: int = 0


class Leader(Entry, frozen=True):
    """One leader."""

    name: Text
    effect: Text
    bonus: LeaderBonus


class LeaderFile(Record, frozen=True):
    """leaders.toml."""

    leader: list[Leader]


class Event(Entry, frozen=True):
    """One event."""

    name: Text
    window: list[Literal["own_decision", "own_ship_activation", "reaction_to_invasion"]]
    target: Literal["none", "planet", "ship", "system", "discontent", "technology"]
    effect: Text


class EventFile(Record, frozen=True):
    """events.toml."""

    event: list[Event]


class Board(Record, frozen=True):
    """The size of the galaxy board and what is on it."""

    width: int
    height: int
    system_count: int
    lane_count: int
    point_count: int
    contents: str


class StarSystem(Entry, frozen=True):
    """One system of the galaxy."""

    name: Text
    position: tuple[int, int]


class Lane(Entry, frozen=True):
    """One lane between two systems."""

    a: str
    b: str
    points: int
    length: int
    wrap: bool
    point_positions: list[tuple[int, int]]
    arrow_a: tuple[int, int] | None = None
    arrow_b: tuple[int, int] | None = None


class Galaxy(Record, frozen=True):
    """galaxy.toml."""

    map: Board
    system: list[StarSystem]
    lane: list[Lane]


class SensibleLists(Record, frozen=True):
    """What a sensible player prefers, best first."""

    races: list[str]
    leaders: list[str]
    events: list[str]
    first_system: str
    ether_bonus: str
    max_transports: int


class ExpertLists(Record, frozen=True):
    """What an expert prefers for each goal, best first."""

    races: list[str]
    leaders: list[str]
    leaders_short: list[str]
    leaders_conquest: list[str]
    leaders_technology: list[str]
    leaders_military: list[str]
    events: list[str]
    events_rush: list[str]
    max_transports: int
    max_transports_conquest: int
    rush_share: float


class Arithmetic(Record, frozen=True):
    """The numbers that a kind of player reckons with."""

    horizon_share: float
    growth: float
    least_horizon: float
    science_worth: float
    science_worth_late: float
    late_horizon: float
    full_horizon: float
    patience: int
    energy_worth: float
    spaceport_worth: float
    spaceport_horizon: float
    cruiser_worth: float
    system_turns: float
    system_gain: float
    prospects: float
    queue_worth: float
    followers: float
    near: float


class Arithmetics(Record, frozen=True):
    """The arithmetic of each kind of player."""

    sensible: Arithmetic
    expert: Arithmetic


class ShipTaste(Record, frozen=True):
    """How virtual players lead their ships."""

    haste: float
    danger_steps: int


class Outlook(Record, frozen=True):
    """What makes a position good."""

    pending: float
    coming: float
    start: float
    per_science: float
    per_builder: float
    per_open_work: float
    per_transport: float
    per_queued_transport: float
    per_adapting: float
    per_adapting_turn: float
    per_target: float
    per_energy: float
    per_infrastructure_level: float
    scale: float
    scale_share: float
    turns_per_type: float
    turns_per_living: float
    turns_per_threat: float
    turns_of_siege: float
    turns_of_waste: float


class HomeTaste(Record, frozen=True):
    """Where virtual players seek a home."""

    near: int
    crowd: int
    crowd_malus: float
    rush_reach: int


class NoviceTaste(Record, frozen=True):
    """What a novice does."""

    builds: float
    easy_adaptation: int


class StrategyFile(Record, frozen=True):
    """strategies.toml."""

    arithmetic: Arithmetics
    ships: ShipTaste
    outlook: Outlook
    home: HomeTaste
    novice: NoviceTaste
    sensible: SensibleLists
    expert: ExpertLists
    research: dict[str, list[tuple[str, int]]]


class Question(Entry, frozen=True):
    """One entry of the decision catalogue."""

    decider: Literal["actor", "rival"]
    when: str
    options: str
    optional: bool
    events: bool
    rules: list[str]


class DecisionFile(Record, frozen=True):
    """decisions.toml."""

    decision: list[Question]


def dice(text: str) -> list[int]:
    """The sums of two dice that a text such as "6-7" or "2" stands for."""
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        raise BadGameFile(f"{text!r} is no sum of two dice")
    sums = list(range(int(first), int(last or first) + 1))
    if not sums or sums[0] not in SUMS or sums[-1] not in SUMS:
        raise BadGameFile(f"{text!r} is no sum of two dice")
    return sums


def parts(value: Value) -> list[int]:
    """A technology's value as a list: the numbers of a triple, or the one number."""
    return value if isinstance(value, list) else [value]


def place(file: str, table: str, entries: Sequence[Entry], index: int) -> str:
    """An entry, named as people would: "stars.toml: entry 3 of star (blue_giant)"."""
    return f"{file}: entry {index + 1} of {table} ({entries[index].id})"


def check_ids(file: str, table: str, entries: Sequence[Entry]) -> None:
    """No two entries have the same id."""
    seen: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.id in seen:
            first = seen[entry.id] + 1
            raise BadGameFile(f"{place(file, table, entries, index)}, field id: entry {first} has it already")
        seen[entry.id] = index


def check_known(where: str, what: str, names: Iterable[str]) -> None:
    """Every name is the id of an entry of that kind."""
    for name in names:
        if name not in KNOWN[what]:
            raise BadGameFile(f"{where}: there is no {what} {name!r}")


def fields(where: str, rows: dict[str, str]) -> dict[str, str]:
    """The rows, each under its full place."""
    return {f"{where}, field {name}": text for name, text in rows.items()}


def check_dice(where: str, rows: dict[str, str]) -> None:
    """The rows, each under its full place, cover every sum of two dice once."""
    taken: dict[int, str] = {}
    for row, text in rows.items():
        try:
            sums = dice(text)
        except BadGameFile as error:
            raise BadGameFile(f"{row}: {error}") from error
        for number in sums:
            if number in taken:
                raise BadGameFile(f"{row}: the {number} of {text!r} is already in {taken[number]!r}")
            taken[number] = text
    for number in SUMS:
        if number not in taken:
            raise BadGameFile(f"{where}: no dice for a sum of {number}")


def check_stars(stars: list[Star]) -> None:
    """Star dice and each star's planet dice cover every sum once."""
    check_ids("stars.toml", "star", stars)
    places = [place("stars.toml", "star", stars, index) for index in range(len(stars))]
    named = list(zip(places, stars, strict=True))
    rolled = {f"{where}, field dice": star.dice for where, star in named if star.dice is not None}
    check_dice("stars.toml: field star, field dice", rolled)
    for where, star in named:
        counts, types = f"{where}, field planet_count_dice", f"{where}, field planet_type_dice"
        check_known(types, "planet_type", star.planet_type_dice)
        if star.id not in BARE or star.planet_count_dice or star.planet_type_dice:
            check_counts(counts, star.planet_count_dice)
            check_dice(types, fields(types, star.planet_type_dice))


def check_counts(where: str, rows: dict[str, str]) -> None:
    """The dice of planet counts cover every sum once, and each row is a count of planets."""
    for count in rows:
        if not count.isdecimal() or int(count) < 1:
            raise BadGameFile(f"{where}: {count!r} is no count of planets")
    check_dice(where, fields(where, rows))


def check_races(races: list[Race]) -> None:
    """Races refer to types, sizes, technologies and systems that exist, and start with a full home planet."""
    check_ids("races.toml", "race", races)
    population = {size.id: size.max_population for size in SIZES}
    for index, race in enumerate(races):
        where = place("races.toml", "race", races, index)
        check_known(f"{where}, field native_type", "planet_type", [race.native_type])
        check_known(f"{where}, field native_size", "size", [race.native_size])
        check_known(f"{where}, field favoured_system", "political system", [race.favoured_system])
        check_known(f"{where}, field adaptation", "planet_type", race.adaptation)
        check_complete(f"{where}, field adaptation", race.adaptation, KNOWN["planet_type"])
        if race.bonus_tech != "any":
            check_known(f"{where}, field bonus_tech", "technology", [race.bonus_tech])
        full = population[race.native_size]
        if race.start_population != full:
            raise BadGameFile(f"{where}, field start_population: is {race.start_population}, but its size holds {full}")


def check_complete(where: str, given: Iterable[str], wanted: Iterable[str]) -> None:
    """Every wanted name is given."""
    names = set(given)
    for name in wanted:
        if name not in names:
            raise BadGameFile(f"{where}: {name} is missing")


def check_sizes(sizes: list[Size]) -> None:
    """Ids are unique, and there are as many adaptation steps as people."""
    check_ids("planets.toml", "size", sizes)
    for index, size in enumerate(sizes):
        if size.adaptation_steps != size.max_population:
            where = place("planets.toml", "size", sizes, index)
            raise BadGameFile(f"{where}, field adaptation_steps: is not max_population, {size.max_population}")


def check_types(types: list[PlanetType]) -> None:
    """Size dice cover every sum once; each table speaks of what exists and of every size of the type."""
    check_ids("planets.toml", "planet_type", types)
    for index, kind in enumerate(types):
        where = place("planets.toml", "planet_type", types, index)
        check_known(f"{where}, field native_race", "race", given(kind.native_race))
        check_known(f"{where}, field main_mineral", "mineral", given(kind.main_mineral))
        check_known(f"{where}, field secondary_mineral", "mineral", given(kind.secondary_mineral))
        sizes = f"{where}, field size_dice"
        check_known(sizes, "size", kind.size_dice)
        check_dice(sizes, fields(sizes, kind.size_dice))
        check_sheet(where, kind)


def given(name: str | None) -> list[str]:
    """The name, if there is one."""
    return [] if name is None else [name]


def check_sheet(where: str, kind: PlanetType) -> None:
    """Income, energy, infrastructure and deposits are there for every size, if the type has them at all."""
    same_sizes(f"{where}, field income, field science", kind.income.science, kind)
    same_sizes(f"{where}, field income, field gold", kind.income.gold, kind)
    if kind.main_mineral is not None:
        same_sizes(f"{where}, field deposit, field main", kind.deposit.main, kind)
    if kind.secondary_mineral is not None:
        same_sizes(f"{where}, field deposit, field secondary", kind.deposit.secondary, kind)
    check_known(f"{where}, field energy", "population band", kind.energy)
    check_known(f"{where}, field infrastructure", "infrastructure", kind.infrastructure)
    if kind.produces_energy:
        check_complete(f"{where}, field energy", kind.energy, KNOWN["population band"])
    if kind.buildable:
        check_complete(f"{where}, field infrastructure", kind.infrastructure, KNOWN["infrastructure"])


def same_sizes(where: str, row: Iterable[str], kind: PlanetType) -> None:
    """The row has exactly the sizes that can be rolled for the type."""
    check_complete(where, row, kind.size_dice)
    for size in row:
        if size not in kind.size_dice:
            raise BadGameFile(f"{where}: there is no {kind.id} planet of size {size!r}")


def check_technologies(technologies: list[Technology]) -> None:
    """A technology has five levels, and its synergies a value for each level from their first."""
    check_ids("technologies.toml", "technology", technologies)
    for index, technology in enumerate(technologies):
        where = place("technologies.toml", "technology", technologies, index)
        texts = technology.level_text
        check_values(f"{where}, field levels", technology.levels, LEVELS, technology)
        for field, length in (("fr", len(texts.fr)), ("en", len(texts.en))):
            if length != LEVELS:
                raise BadGameFile(f"{where}, field level_text, field {field}: {length} texts instead of {LEVELS}")
        for number, synergy in enumerate(technology.synergy, 1):
            here = f"{where}, entry {number} of synergy"
            check_known(f"{here}, field requires", "mineral", synergy.requires)
            if not 1 <= synergy.from_level <= LEVELS:
                raise BadGameFile(f"{here}, field from_level: there is no level {synergy.from_level}")
            check_values(f"{here}, field values", synergy.values, LEVELS + 1 - synergy.from_level, technology)


def check_values(where: str, values: list[Value], length: int, technology: Technology) -> None:
    """There are so many values; those of weapons are triples, all others are numbers."""
    if len(values) != length:
        raise BadGameFile(f"{where}: {len(values)} values instead of {length}")
    for value in values:
        if len(parts(value)) != (len(SHIPS) if technology.id == "weapons" else 1):
            raise BadGameFile(f"{where}: {value} is no value of {technology.id}")


def check_politics(politics: PoliticsFile) -> None:
    """Ids are unique, and every arrow leads from a system to another."""
    check_ids("politics.toml", "system", politics.system)
    names = [system.id for system in politics.system]
    for number, change in enumerate(politics.change, 1):
        for field, name in (("from", change.from_), ("to", change.to)):
            if name not in names:
                raise BadGameFile(
                    f"politics.toml: entry {number} of change, field {field}: there is no political system {name!r}"
                )


def check_galaxy(galaxy: Galaxy) -> None:
    """The board is what its map says, lanes lead somewhere, and every system can be reached."""
    check_ids("galaxy.toml", "system", galaxy.system)
    check_ids("galaxy.toml", "lane", galaxy.lane)
    for index in range(len(galaxy.lane)):
        check_lane(galaxy, index)
    check_map(galaxy)
    check_connected(galaxy)


def check_lane(galaxy: Galaxy, index: int) -> None:
    """A lane joins two systems and has as many positions as points, one less than its length."""
    lane = galaxy.lane[index]
    where = place("galaxy.toml", "lane", galaxy.lane, index)
    names = [system.id for system in galaxy.system]
    for field, end in (("a", lane.a), ("b", lane.b)):
        if end not in names:
            raise BadGameFile(f"{where}, field {field}: there is no system {end!r}")
    if lane.length != lane.points + 1:
        raise BadGameFile(f"{where}, field length: is {lane.length} with {lane.points} points")
    if len(lane.point_positions) != lane.points:
        raise BadGameFile(
            f"{where}, field point_positions: {len(lane.point_positions)} positions for {lane.points} points"
        )
    if lane.wrap != (lane.arrow_a is not None) or lane.wrap != (lane.arrow_b is not None):
        raise BadGameFile(f"{where}, field wrap: a lane has two arrows if it wraps, and none if not")


def check_map(galaxy: Galaxy) -> None:
    """The counts of the map are right."""
    counted = {
        "system_count": (galaxy.map.system_count, len(galaxy.system)),
        "lane_count": (galaxy.map.lane_count, len(galaxy.lane)),
        "point_count": (galaxy.map.point_count, sum(lane.points for lane in galaxy.lane)),
    }
    for field, (said, found) in counted.items():
        if said != found:
            raise BadGameFile(f"galaxy.toml: field map, field {field}: says {said}, but there are {found}")


def check_connected(galaxy: Galaxy) -> None:
    """Lanes lead from the first system to every other."""
    reached = {galaxy.system[0].id}
    for _ in galaxy.system:
        reached |= {end for lane in galaxy.lane if {lane.a, lane.b} & reached for end in (lane.a, lane.b)}
    for index, system in enumerate(galaxy.system):
        if system.id not in reached:
            where = place("galaxy.toml", "system", galaxy.system, index)
            raise BadGameFile(f"{where}: no lane leads there from {galaxy.system[0].id}")


def check_options(options: OptionFile) -> None:
    """The first ships exist, and every preset keeps within the options."""
    check_known("options.toml: field constants, field start_ships", "ship", options.constants.start_ships)
    targets = [options.options.economic_target.default, *options.options.economic_target.alternatives]
    turns = options.options.turn_cap
    for name, preset in options.presets.items():
        where = f"options.toml: field presets, field {name}"
        if preset.economic_target not in targets:
            raise BadGameFile(f"{where}, field economic_target: {preset.economic_target} is not on offer")
        if not turns.min <= preset.turn_cap <= turns.max:
            raise BadGameFile(f"{where}, field turn_cap: {preset.turn_cap} is not on offer")


def check_strategies(strategies: StrategyFile) -> None:
    """Virtual players prefer what exists."""
    sensible, expert = strategies.sensible, strategies.expert
    for what, field, names in (
        ("race", "sensible, field races", sensible.races),
        ("leader", "sensible, field leaders", sensible.leaders),
        ("event", "sensible, field events", sensible.events),
        ("political system", "sensible, field first_system", [sensible.first_system]),
        ("technology", "sensible, field ether_bonus", [sensible.ether_bonus]),
        ("race", "expert, field races", expert.races),
        ("leader", "expert, field leaders", expert.leaders),
        ("leader", "expert, field leaders_short", expert.leaders_short),
        ("leader", "expert, field leaders_conquest", expert.leaders_conquest),
        ("leader", "expert, field leaders_technology", expert.leaders_technology),
        ("leader", "expert, field leaders_military", expert.leaders_military),
        ("event", "expert, field events", expert.events),
        ("event", "expert, field events_rush", expert.events_rush),
    ):
        check_known(f"strategies.toml: field {field}", what, names)
    check_research(strategies.research)


def check_research(orders: dict[str, list[tuple[str, int]]]) -> None:
    """Research orders name technologies and levels that exist."""
    for name, order in orders.items():
        where = f"strategies.toml: field research, field {name}"
        check_known(where, "technology", [technology for technology, _ in order])
        for technology, level in order:
            if not 2 <= level <= LEVELS:
                raise BadGameFile(f"{where}: {technology} cannot be raised to level {level}")


OPTIONS: Final = read(PACKAGE, "options.toml", OptionFile)
RACES: Final = read(PACKAGE, "races.toml", RaceFile).race
PLANETS: Final = read(PACKAGE, "planets.toml", PlanetFile)
SIZES: Final = PLANETS.size
TYPES: Final = PLANETS.planet_type
INFRASTRUCTURE: Final = read(PACKAGE, "infrastructure.toml", InfrastructureFile).infrastructure
STARS: Final = read(PACKAGE, "stars.toml", StarFile).star
SHIPS: Final = read(PACKAGE, "ships.toml", ShipFile).ship
TECHNOLOGIES: Final = read(PACKAGE, "technologies.toml", TechnologyFile).technology
MINERALS: Final = read(PACKAGE, "minerals.toml", MineralFile).mineral
POLITICS_FILE: Final = read(PACKAGE, "politics.toml", PoliticsFile)
POLITICS: Final = POLITICS_FILE.system
CHANGES: Final = POLITICS_FILE.change
ANARCHY_RULE: Final = POLITICS_FILE.anarchy_rule
LEADERS: Final = read(PACKAGE, "leaders.toml", LeaderFile).leader
EVENTS: Final = read(PACKAGE, "events.toml", EventFile).event
GALAXY: Final = read(PACKAGE, "galaxy.toml", Galaxy)
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile).decision

KNOWN: Final[dict[str, list[str]]] = {
    "race": [race.id for race in RACES],
    "size": [size.id for size in SIZES],
    "population band": [size.population_band for size in SIZES],
    "planet_type": [kind.id for kind in TYPES],
    "infrastructure": [infrastructure.id for infrastructure in INFRASTRUCTURE],
    "ship": [ship.id for ship in SHIPS],
    "technology": [technology.id for technology in TECHNOLOGIES],
    "mineral": [mineral.id for mineral in MINERALS],
    "political system": [system.id for system in POLITICS],
    "leader": [leader.id for leader in LEADERS],
    "event": [event.id for event in EVENTS],
}

check_options(OPTIONS)
check_sizes(SIZES)
check_types(TYPES)
check_races(RACES)
check_ids("infrastructure.toml", "infrastructure", INFRASTRUCTURE)
check_stars(STARS)
check_ids("ships.toml", "ship", SHIPS)
check_technologies(TECHNOLOGIES)
check_ids("minerals.toml", "mineral", MINERALS)
check_politics(POLITICS_FILE)
check_ids("leaders.toml", "leader", LEADERS)
check_ids("events.toml", "event", EVENTS)
check_galaxy(GALAXY)
check_strategies(STRATEGIES)
check_ids("decisions.toml", "decision", QUESTIONS)
