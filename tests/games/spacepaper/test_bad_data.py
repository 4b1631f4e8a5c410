"""Tables of SpacePaper that do not agree with each other are refused in exact words."""

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.records import Identified
from tablee.games.spacepaper import data
from tablee.games.spacepaper.data import (
    GALAXY,
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
    checks,
    sheets,
)
from tablee.games.texts import TextList
from tests.games.spacepaper.data_files import called, refused, spoiled


@pytest.mark.parametrize(
    ("file", "table", "entries"),
    [
        ("infrastructure.toml", "infrastructure", data.INFRASTRUCTURE),
        ("ships.toml", "ship", SHIPS),
        ("minerals.toml", "mineral", data.MINERALS),
        ("leaders.toml", "leader", data.LEADERS),
        ("events.toml", "event", data.EVENTS),
        ("decisions.toml", "decision", QUESTIONS),
    ],
)
def test_an_id_given_twice_is_refused(file: str, table: str, entries: list[Identified]) -> None:
    first = entries[0].id
    words = f"{file}: entry 3 of {table} ({first}), field id: entry 1 has it already"
    refused(words, checks.check_ids, file, table, spoiled(entries, entries[2].id, id=first))


def test_an_id_given_twice_is_refused_in_the_files_with_more_checks() -> None:
    words = "{} ({}), field id: entry 1 has it already"
    twice = spoiled(STARS, "red_dwarf", id="brown_dwarf")
    refused(words.format("stars.toml: entry 2 of star", "brown_dwarf"), checks.check_stars, twice)
    races = spoiled(RACES, "ether", id="human")
    refused(words.format("races.toml: entry 2 of race", "human"), checks.check_races, races)
    sizes = spoiled(SIZES, "dwarf", id="asteroid")
    refused(words.format("planets.toml: entry 2 of size", "asteroid"), checks.check_sizes, sizes)
    types = spoiled(TYPES, "gaseous", id="telluric")
    refused(words.format("planets.toml: entry 2 of planet_type", "telluric"), checks.check_types, types)
    technologies = spoiled(TECHNOLOGIES, "autonomy", id="speed")
    where = "technologies.toml: entry 2 of technology"
    refused(words.format(where, "speed"), checks.check_technologies, technologies)
    politics = replace(POLITICS_FILE, system=spoiled(data.POLITICS, "capitalism", id="republic"))
    refused(words.format("politics.toml: entry 2 of system", "republic"), checks.check_politics, politics)
    systems = replace(GALAXY, system=spoiled(GALAXY.system, "rs22", id="beta3"))
    refused(words.format("galaxy.toml: entry 2 of system", "beta3"), checks.check_galaxy, systems)
    lanes = replace(GALAXY, lane=spoiled(GALAXY.lane, "L02", id="L01"))
    refused(words.format("galaxy.toml: entry 2 of lane", "L01"), checks.check_galaxy, lanes)


@pytest.mark.parametrize(
    ("star", "changes", "words"),
    [
        ("blue_giant", {"dice": "6"}, "entry 5 of star (blue_giant), field dice: the 6 of '6' is already in '6-7'"),
        ("red_dwarf", {"dice": "7"}, "field star, field dice: no dice for a sum of 6"),
        ("red_dwarf", {"dice": "6 or 7"}, "entry 2 of star (red_dwarf), field dice: '6 or 7' is no sum of two dice"),
        (
            "blue_giant",
            {"planet_count_dice": {"1": "6-7", "2": "8-10", "3": "2-4", "4": "11-12"}},
            "entry 5 of star (blue_giant), field planet_count_dice: no dice for a sum of 5",
        ),
        (
            "blue_giant",
            {"planet_count_dice": {"1": "2-7", "none": "8-12"}},
            "entry 5 of star (blue_giant), field planet_count_dice: 'none' is no count of planets",
        ),
        (
            "blue_giant",
            {"planet_count_dice": {}},
            "entry 5 of star (blue_giant), field planet_count_dice: no dice for a sum of 2",
        ),
        (
            "blue_giant",
            {"planet_count_dice": {}, "planet_type_dice": {}},
            "entry 5 of star (blue_giant), field planet_count_dice: no dice for a sum of 2",
        ),
        (
            "black_hole",
            {"planet_count_dice": {"1": "2-12"}},
            "entry 8 of star (black_hole), field planet_type_dice: no dice for a sum of 2",
        ),
        ("red_dwarf", {"dice": ""}, "entry 2 of star (red_dwarf), field dice: '' is no sum of two dice"),
        ("red_dwarf", {"dice": None}, "field star, field dice: no dice for a sum of 6"),
        (
            "red_giant",
            {"planet_type_dice": {"lava": "2-7", "living": "7-12"}},
            "entry 4 of star (red_giant), field planet_type_dice, field living: the 7 of '7-12' is already in '2-7'",
        ),
        (
            "red_giant",
            {"planet_type_dice": {"lava": "2-7", "cheese": "8-12"}},
            "entry 4 of star (red_giant), field planet_type_dice: there is no planet_type 'cheese'",
        ),
    ],
)
def test_stars_that_do_not_cover_the_dice_are_refused(star: str, changes: dict[str, Any], words: str) -> None:
    refused(f"stars.toml: {words}", checks.check_stars, spoiled(STARS, star, **changes))


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("native_type", "cheese", "field native_type: there is no planet_type 'cheese'"),
        ("native_size", "vast", "field native_size: there is no size 'vast'"),
        ("favoured_system", "monarchy", "field favoured_system: there is no political system 'monarchy'"),
        ("bonus_tech", "luck", "field bonus_tech: there is no technology 'luck'"),
        ("adaptation", {"cheese": 1}, "field adaptation: there is no planet_type 'cheese'"),
        ("adaptation", {"telluric": 2}, "field adaptation: gaseous is missing"),
        ("start_population", 5, "field start_population: is 5, but its size holds 4"),
    ],
)
def test_races_that_refer_to_nothing_are_refused(field: str, value: object, words: str) -> None:
    races = spoiled(RACES, "vulcan", **{field: value})
    refused(f"races.toml: entry 5 of race (vulcan), {words}", checks.check_races, races)


def test_a_size_with_too_few_steps_is_refused() -> None:
    words = "planets.toml: entry 4 of size (medium), field adaptation_steps: is not max_population, 6"
    refused(words, checks.check_sizes, spoiled(SIZES, "medium", adaptation_steps=5))


LAVA = called(TYPES, "lava")


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("native_race", "martian", "field native_race: there is no race 'martian'"),
        ("main_mineral", "iron", "field main_mineral: there is no mineral 'iron'"),
        ("secondary_mineral", "iron", "field secondary_mineral: there is no mineral 'iron'"),
        ("size_dice", LAVA.size_dice | {"vast": "2"}, "field size_dice: there is no size 'vast'"),
        (
            "size_dice",
            LAVA.size_dice | {"giant": "12"},
            "field size_dice, field giant: the 12 of '12' is already in '12'",
        ),
        ("size_dice", LAVA.size_dice | {"small": "5-6"}, "field size_dice: no dice for a sum of 7"),
        ("size_dice", LAVA.size_dice | {"small": "x"}, "field size_dice, field small: 'x' is no sum of two dice"),
        ("income", replace(LAVA.income, gold={"dwarf": 1}), "field income, field gold: asteroid is missing"),
        (
            "income",
            replace(LAVA.income, science=LAVA.income.science | {"vast": 1}),
            "field income, field science: there is no lava planet of size 'vast'",
        ),
        ("deposit", replace(LAVA.deposit, main={}), "field deposit, field main: asteroid is missing"),
        ("deposit", replace(LAVA.deposit, secondary={}), "field deposit, field secondary: asteroid is missing"),
        ("energy", LAVA.energy | {"11-12": 1}, "field energy: there is no population band '11-12'"),
        ("energy", {"0": 1}, "field energy: 1-2 is missing"),
        ("infrastructure", {"casino": sheets.Cost(1, 1)}, "field infrastructure: there is no infrastructure 'casino'"),
        ("infrastructure", {}, "field infrastructure: spaceport is missing"),
    ],
)
def test_planet_types_with_wrong_tables_are_refused(field: str, value: object, words: str) -> None:
    types = spoiled(TYPES, "lava", **{field: value})
    refused(f"planets.toml: entry 6 of planet_type (lava), {words}", checks.check_types, types)


SPEED = called(TECHNOLOGIES, "speed")


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("levels", [1, 2, 3, 4], "field levels: 4 values instead of 5"),
        ("levels", [1, 2, 3, 4, [5, 5, 5]], "field levels: [5, 5, 5] is no value of speed"),
        ("level_text", TextList(SPEED.level_text, fr=[]), "field level_text, field fr: 0 texts instead of 5"),
        ("level_text", TextList(SPEED.level_text, en=["1"]), "field level_text, field en: 1 texts instead of 5"),
    ],
)
def test_technologies_without_five_levels_are_refused(field: str, value: object, words: str) -> None:
    technologies = spoiled(TECHNOLOGIES, "speed", **{field: value})
    refused(f"technologies.toml: entry 1 of technology (speed), {words}", checks.check_technologies, technologies)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("values", [3, 5, 8], "field values: 3 values instead of 4"),
        ("from_level", 3, "field values: 4 values instead of 3"),
        ("from_level", 6, "field from_level: there is no level 6"),
        ("from_level", 0, "field from_level: there is no level 0"),
        ("requires", {"iron": 1}, "field requires: there is no mineral 'iron'"),
    ],
)
def test_synergies_that_do_not_fit_the_levels_are_refused(field: str, value: object, words: str) -> None:
    synergy = [SPEED.synergy[0], replace(SPEED.synergy[1], **{field: value})]
    where = "technologies.toml: entry 1 of technology (speed), entry 2 of synergy"
    refused(f"{where}, {words}", checks.check_technologies, spoiled(TECHNOLOGIES, "speed", synergy=synergy))


def test_weapons_that_are_no_triples_are_refused() -> None:
    where = "technologies.toml: entry 4 of technology (weapons), field levels"
    for value in (2, [2, 1]):
        weapons = spoiled(TECHNOLOGIES, "weapons", levels=[value] * 5)
        refused(f"{where}: {value} is no value of weapons", checks.check_technologies, weapons)


@pytest.mark.parametrize(("name", "field"), [("from_", "from"), ("to", "to")])
def test_an_arrow_to_or_from_nowhere_is_refused(name: str, field: str) -> None:
    change = [data.CHANGES[0], replace(data.CHANGES[1], **{name: "monarchy"})]
    words = f"politics.toml: entry 2 of change, field {field}: there is no political system 'monarchy'"
    refused(words, checks.check_politics, replace(POLITICS_FILE, change=change))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"a": "earth"}, "field a: there is no system 'earth'"),
        ({"b": "earth"}, "field b: there is no system 'earth'"),
        ({"length": 5}, "field length: is 5 with 3 points"),
        ({"points": 2, "length": 3}, "field point_positions: 3 positions for 2 points"),
        ({"wrap": True}, "field wrap: a lane has two arrows if it wraps, and none if not"),
        ({"arrow_b": (0, 0)}, "field wrap: a lane has two arrows if it wraps, and none if not"),
    ],
)
def test_lanes_that_cannot_be_are_refused(changes: dict[str, Any], words: str) -> None:
    galaxy = replace(GALAXY, lane=spoiled(GALAXY.lane, "L05", **changes))
    refused(f"galaxy.toml: entry 5 of lane (L05), {words}", checks.check_galaxy, galaxy)


@pytest.mark.parametrize(("field", "count"), [("system_count", 24), ("lane_count", 31), ("point_count", 67)])
def test_a_map_that_counts_wrong_is_refused(field: str, count: int) -> None:
    galaxy = replace(GALAXY, map=replace(GALAXY.map, **{field: count + 1}))
    words = f"galaxy.toml: field map, field {field}: says {count + 1}, but there are {count}"
    refused(words, checks.check_galaxy, galaxy)


def test_a_system_that_no_lane_reaches_is_refused() -> None:
    galaxy = replace(GALAXY, lane=spoiled(GALAXY.lane, "L27", a="ne555"))
    words = "galaxy.toml: entry 23 of system (3beta_3): no lane leads there from beta3"
    refused(words, checks.check_galaxy, galaxy)


def test_first_ships_that_do_not_exist_are_refused() -> None:
    options = replace(OPTIONS, constants=replace(OPTIONS.constants, start_ships=["scout", "raft"]))
    words = "options.toml: field constants, field start_ships: there is no ship 'raft'"
    refused(words, checks.check_options, options)


@pytest.mark.parametrize(
    ("field", "value"), [("economic_target", 250), ("turn_cap", 9), ("turn_cap", 201)]
)  # SPP-18.1, SPP-18.2
def test_a_preset_outside_the_options_is_refused(field: str, value: int) -> None:
    presets = OPTIONS.presets | {"long": replace(OPTIONS.presets["long"], **{field: value})}
    words = f"options.toml: field presets, field long, field {field}: {value} is not on offer"
    refused(words, checks.check_options, replace(OPTIONS, presets=presets))


@pytest.mark.parametrize(
    ("table", "field", "what"),
    [
        ("sensible", "races", "race"),
        ("sensible", "leaders", "leader"),
        ("sensible", "events", "event"),
        ("expert", "races", "race"),
        ("expert", "leaders", "leader"),
        ("expert", "leaders_short", "leader"),
        ("expert", "leaders_conquest", "leader"),
        ("expert", "leaders_technology", "leader"),
        ("expert", "leaders_military", "leader"),
        ("expert", "events", "event"),
        ("expert", "events_rush", "event"),
    ],
)
def test_a_virtual_player_that_prefers_what_does_not_exist_is_refused(table: str, field: str, what: str) -> None:
    lists = getattr(STRATEGIES, table)
    strategies = replace(STRATEGIES, **{table: replace(lists, **{field: [*getattr(lists, field), "nobody"]})})
    words = f"strategies.toml: field {table}, field {field}: there is no {what} 'nobody'"
    refused(words, checks.check_strategies, strategies)


@pytest.mark.parametrize(("field", "what"), [("first_system", "political system"), ("ether_bonus", "technology")])
def test_a_first_choice_that_does_not_exist_is_refused(field: str, what: str) -> None:
    strategies = replace(STRATEGIES, sensible=replace(STRATEGIES.sensible, **{field: "nobody"}))
    words = f"strategies.toml: field sensible, field {field}: there is no {what} 'nobody'"
    refused(words, checks.check_strategies, strategies)


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        (("luck", 3), "there is no technology 'luck'"),
        (("speed", 6), "speed cannot be raised to level 6"),
        (("speed", 1), "speed cannot be raised to level 1"),
    ],
)
def test_a_research_order_that_cannot_be_followed_is_refused(mark: tuple[str, int], words: str) -> None:
    research = STRATEGIES.research | {"living": [mark]}
    refused(
        f"strategies.toml: field research, field living: {words}",
        checks.check_strategies,
        replace(STRATEGIES, research=research),
    )
