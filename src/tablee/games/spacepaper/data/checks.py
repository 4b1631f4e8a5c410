"""SpacePaper's files checked against themselves and each other; a mistake is told with its exact place."""

from collections.abc import Iterable, Sequence
from typing import Final

from tablee.games.loading import BadGameFile
from tablee.games.records import Identified
from tablee.games.spacepaper.data import (
    EVENTS,
    GALAXY,
    INFRASTRUCTURE,
    KNOWN,
    LEADERS,
    MINERALS,
    OPTIONS,
    POLITICS_FILE,
    QUESTIONS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    STRATEGIES,
    TECHNOLOGIES,
    TYPES,
)
from tablee.games.spacepaper.data.records import OptionFile
from tablee.games.spacepaper.data.sheets import (
    SUMS,
    Galaxy,
    PlanetType,
    PoliticsFile,
    Race,
    Size,
    Star,
    Technology,
    Value,
    dice,
    parts,
)
from tablee.games.spacepaper.data.tastes import StrategyFile

LEVELS: Final = 5
BARE: Final = ("black_hole", "void")  # the stars without planets


def place(file: str, table: str, entries: Sequence[Identified], index: int) -> str:
    """An entry, named as people would: "stars.toml: entry 3 of star (blue_giant)"."""
    return f"{file}: entry {index + 1} of {table} ({entries[index].id})"


def check_ids(file: str, table: str, entries: Sequence[Identified]) -> None:
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
        check_values(f"{where}, field levels", technology.levels, LEVELS, technology)
        for field, texts in technology.level_text.items():
            if len(texts) != LEVELS:
                raise BadGameFile(f"{where}, field level_text, field {field}: {len(texts)} texts instead of {LEVELS}")
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


def check_all() -> None:
    """Every file against itself and the others; BadGameFile names file, entry and field."""
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
