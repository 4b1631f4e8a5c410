"""SpacePaper's data: the tables are those of the rules, and a mistake is told with its file, entry and field."""

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from tablee.games.loading import BadGameFile, decode
from tablee.games.records import DecisionFile, Identified
from tablee.games.spacepaper import data
from tablee.games.spacepaper.data import (
    GALAXY,
    OPTIONS,
    PACKAGE,
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
    records,
    sheets,
    tastes,
)
from tablee.games.spacepaper.data.sheets import dice
from tablee.games.texts import TextList

E = TypeVar("E", bound=Identified)
FORMS: dict[str, type[Any]] = {
    "options.toml": records.OptionFile,
    "races.toml": sheets.RaceFile,
    "planets.toml": sheets.PlanetFile,
    "infrastructure.toml": sheets.InfrastructureFile,
    "stars.toml": sheets.StarFile,
    "ships.toml": sheets.ShipFile,
    "technologies.toml": sheets.TechnologyFile,
    "minerals.toml": sheets.MineralFile,
    "politics.toml": sheets.PoliticsFile,
    "leaders.toml": sheets.LeaderFile,
    "events.toml": sheets.EventFile,
    "galaxy.toml": sheets.Galaxy,
    "strategies.toml": tastes.StrategyFile,
    "decisions.toml": DecisionFile[records.SpaceQuestion],
}


def ids(entries: Sequence[Identified]) -> list[str]:
    """The ids of the entries, in order."""
    return [entry.id for entry in entries]


def called(entries: Sequence[E], name: str) -> E:
    """The entry with that id."""
    return next(entry for entry in entries if entry.id == name)


def spoiled(entries: list[E], name: str, **changes: object) -> list[E]:
    """The entries, with some fields of one of them changed."""
    return [replace(entry, **changes) if entry.id == name else entry for entry in entries]


def refused(words: str, check: Callable[..., object], *arguments: object) -> None:
    """The check refuses what it is given, in exactly these words."""
    with pytest.raises(BadGameFile) as caught:
        check(*arguments)
    assert str(caught.value) == words


# The tables of the rules


def test_two_to_five_players_play_a_game_called_spacepaper() -> None:  # SPP-1.1, licence
    game = OPTIONS.game
    assert (game.min_players, game.max_players) == (2, 5)
    assert "SpacePaper" in game.title["fr"] and "SpacePaper" in game.title["en"]
    assert OPTIONS.licence.author == "Jne[CrAcK]" and OPTIONS.licence.later_notice == "CC BY-NC-SA 4.0"


def test_the_presets_are_four() -> None:  # SPP-18.6
    presets = {name: (preset.economic_target, preset.turn_cap) for name, preset in OPTIONS.presets.items()}
    assert presets == {"seed": (200, 60), "standard": (600, 60), "long": (1000, 100), "epic": (3000, 100)}
    assert OPTIONS.options.economic_target.default == 600 and OPTIONS.options.turn_cap.default == 60


def test_the_races_are_six_with_their_homes_and_bonuses() -> None:  # SPP-1.4, SPP-1.5, SPP-1.7
    assert [(race.id, race.native_type, race.native_size, race.bonus_tech, race.favoured_system) for race in RACES] == [
        ("human", "telluric", "medium", "adaptability", "colonialism"),
        ("ether", "gaseous", "giant", "any", "federation"),
        ("meca", "barren", "dwarf", "invasion", "nationalism"),
        ("brachies", "oceanic", "large", "heuristics", "technocracy"),
        ("vulcan", "lava", "small", "weapons", "capitalism"),
        ("kelvin", "frozen", "large", "defense", "democrature"),
    ]


def test_the_adaptation_table_is_symmetric_and_nothing_at_home() -> None:  # SPP-11.6
    for race in RACES:
        assert race.adaptation[race.native_type] == race.adaptation["living"] == 0
        for other in RACES:
            assert race.adaptation[other.native_type] == other.adaptation[race.native_type]
    assert called(RACES, "ether").adaptation["telluric"] == 3  # W5, W23
    assert called(RACES, "brachies").adaptation["telluric"] == 1  # W6


def test_every_race_and_its_home_type_name_each_other() -> None:  # SPP-1.5
    assert {race.id: race.native_type for race in RACES} == {
        kind.native_race: kind.id for kind in TYPES if kind.native_race is not None
    }


def test_the_first_capital_earns_what_the_rules_say() -> None:  # table of races: gold, science, energy
    earned = {}
    for race in RACES:
        home, size = called(TYPES, race.native_type), called(SIZES, race.native_size)
        earned[race.id] = (home.income.gold[size.id], home.income.science[size.id], home.energy[size.population_band])
    assert earned == {
        "human": (3, 3, 2),
        "ether": (2, 2, 3),
        "meca": (2, 1, 5),
        "brachies": (1, 5, 1),
        "vulcan": (5, 2, 1),
        "kelvin": (2, 3, 3),
    }


def test_the_sizes_hold_zero_to_ten_people() -> None:  # W22
    assert [(size.id, size.max_population) for size in SIZES] == [
        ("asteroid", 0),
        ("dwarf", 2),
        ("small", 4),
        ("medium", 6),
        ("large", 8),
        ("giant", 10),
    ]
    assert OPTIONS.constants.habitats_population_bonus == 2 and OPTIONS.constants.population_track_max == 10


def test_the_population_bands_cover_every_population_once() -> None:  # SPP-7.9
    ends = [band.population_band.split("-") for band in SIZES]
    assert [n for band in ends for n in range(int(band[0]), int(band[-1]) + 1)] == list(range(11))


def test_a_large_telluric_planet_yields_three_science_and_one_gold() -> None:  # W7, W8
    telluric = called(TYPES, "telluric")
    assert telluric.income.science["large"] == 3 and telluric.income.gold["large"] == 1
    assert telluric.energy["9-10"] == 4


@pytest.mark.parametrize(
    ("mines", "deposit", "sizes"),
    [
        (["none"], "main", ["asteroid"]),  # W11
        (["none", "mine_1"], "main", ["asteroid", "small", "medium", "large"]),  # W12
        (["none"], "secondary", ["dwarf"]),  # W14
        (["none", "mine_1"], "secondary", ["dwarf", "small", "medium", "large"]),  # W15
        (["none", "mine_1", "mine_2"], "main", ["asteroid", "dwarf", "small", "medium", "large", "giant"]),  # W13
    ],
)
def test_telluric_deposits_need_the_mines_of_the_examples(mines: list[str], deposit: str, sizes: list[str]) -> None:
    needed: dict[str, str] = getattr(called(TYPES, "telluric").deposit, deposit)
    assert [size for size, mine in needed.items() if mine in mines] == sizes


def test_asteroids_and_big_gaseous_planets_need_no_mine() -> None:  # SPP-4.4
    for kind in TYPES:
        assert kind.deposit.main.get("asteroid", "none") == ("mine_1" if kind.id == "oceanic" else "none")
    assert called(TYPES, "gaseous").deposit.main["large"] == called(TYPES, "gaseous").deposit.main["giant"] == "none"


def test_living_planets_have_neither_buildings_nor_energy_nor_minerals() -> None:  # SPP-4.11, SPP-7.1, SPP-12.10
    living = called(TYPES, "living")
    assert not (living.buildable or living.produces_energy or living.planetary_discontent)
    assert not (living.infrastructure or living.energy or living.deposit.main or living.deposit.secondary)
    assert living.main_mineral is None and living.native_race is None


def test_infrastructure_costs_two_or_five_energy_by_column() -> None:  # SPP-7.5, SPP-5.13
    assert [(each.id, each.energy_cost, each.required_infrastructure_level) for each in data.INFRASTRUCTURE] == [
        ("spaceport", 2, 2),
        ("science_1", 2, 3),
        ("gold_1", 2, 3),
        ("mine_1", 2, 3),
        ("habitats", 5, 4),
        ("science_2", 5, 4),
        ("gold_2", 5, 4),
        ("mine_2", 5, 4),
    ]
    assert all(each.energy_cost == {1: 2, 2: 5}[each.column] for each in data.INFRASTRUCTURE)


def test_science_1_on_an_oceanic_planet_costs_four_gold_and_one_energy_a_turn() -> None:  # W10
    cost = called(TYPES, "oceanic").infrastructure["science_1"]
    assert (cost.gold, cost.energy_upkeep) == (4, 1)


def test_the_star_dice_are_those_of_the_stellar_table() -> None:  # SPP-6.3
    assert {star.id: star.dice for star in STARS} == {
        "brown_dwarf": "2",
        "red_dwarf": "6-7",
        "yellow_dwarf": "8-9",
        "red_giant": "3-4",
        "blue_giant": "5",
        "red_supergiant": "11",
        "double_star": "12",
        "black_hole": "10",
        "void": None,
    }


def test_the_printed_chances_of_the_stars_are_those_of_two_dice() -> None:  # SPP-6.3, SPP-6.8
    for star in STARS:
        if star.dice is not None and star.printed_percent is not None:
            ways = sum(6 - abs(7 - number) for number in dice(star.dice))
            assert abs(star.printed_percent - 100 * ways / 36) < 1


def test_a_blue_giant_shows_three_planets_and_a_telluric_one() -> None:  # W3, W4
    giant = next(star for star in STARS if star.dice is not None and 3 + 2 in dice(star.dice))
    assert giant.id == "blue_giant"
    assert next(count for count, text in giant.planet_count_dice.items() if 2 + 2 in dice(text)) == "3"
    assert next(kind for kind, text in giant.planet_type_dice.items() if 6 + 6 in dice(text)) == "telluric"
    sizes = called(TYPES, "telluric").size_dice
    assert next(size for size, text in sizes.items() if 5 + 5 in dice(text)) == "giant"


def test_black_holes_and_empty_space_have_no_planets() -> None:  # SPP-6.7, SPP-8.22
    for name in ("black_hole", "void"):
        assert not called(STARS, name).planet_count_dice and not called(STARS, name).planet_type_dice


def test_the_ships_cost_8_12_and_20_energy() -> None:  # SPP-7.13, SPP-5.6, SPP-10.1, SPP-11.8
    assert [(ship.id, ship.energy_cost, ship.speed_modifier, ship.resale_gold) for ship in SHIPS] == [
        ("scout", 8, 3, 4),
        ("cruiser", 12, 0, 6),
        ("transport", 20, -3, 10),
    ]
    assert [ship.id for ship in SHIPS if ship.can_invade] == ["cruiser"]
    assert [ship.id for ship in SHIPS if ship.can_colonise] == ["transport"]


def test_technologies_at_level_3_have_the_values_of_the_example() -> None:  # W1
    assert {technology.id: technology.levels[2] for technology in TECHNOLOGIES} == {
        "speed": 3,
        "autonomy": 15,
        "subluminal": 2,
        "weapons": [4, 1, 0],
        "invasion": 2,
        "defense": 1,
        "revenue": 4,
        "productivity": 2,
        "infrastructure": 2,
        "heuristics": 6,
        "stability": 2,
        "adaptability": 3,
    }
    assert called(TECHNOLOGIES, "heuristics").total_from_level == 3
    assert called(TECHNOLOGIES, "invasion").synergy[0].values[3 - 2] == 3


def test_the_technologies_are_twelve_in_four_axes() -> None:  # overview
    axes = [technology.axis for technology in TECHNOLOGIES]
    assert axes == ["movement"] * 3 + ["combat"] * 3 + ["economy"] * 3 + ["habitability"] * 3


def test_oganesson_lifts_productivity_5_to_six() -> None:  # W2
    synergy = called(TECHNOLOGIES, "productivity").synergy[0]
    assert synergy.mode == "set" and synergy.requires == {"oganesson": 2} and synergy.values[-1] == 6


def test_synergies_grow_with_the_level() -> None:  # SPP-4.8
    for technology in TECHNOLOGIES:
        for synergy in technology.synergy:
            for lower, higher in pairwise(synergy.values):
                assert sheets.parts(lower) <= sheets.parts(higher)


def test_a_value_has_one_part_or_three() -> None:
    assert sheets.parts(4) == [4] and sheets.parts([4, 1, 0]) == [4, 1, 0]


def test_the_political_systems_are_ten_and_colonialism_costs_as_in_the_example() -> None:  # W20, SPP-13.2
    assert len(data.POLITICS) == 10
    upkeep = called(data.POLITICS, "colonialism").upkeep
    assert upkeep.capital + upkeep.colony + upkeep.outpost + upkeep.adaptation + 2 * upkeep.ship == 10
    republic = called(data.POLITICS, "republic")
    assert (republic.max_colonies, republic.max_ships) == (2, 3)
    assert called(data.POLITICS, "federation").min_colonies == 3


def test_the_arrows_are_eleven_and_lead_to_communism_in_three_steps() -> None:  # W18, SPP-13.4, SPP-13.6
    assert len(data.CHANGES) == 11
    arrows = {(change.from_, change.to): change.discontent for change in data.CHANGES}
    assert arrows["nationalism", "federation"] == 5
    assert arrows["militarism", "nationalism"] == arrows["communism", "militarism"] == 2
    assert data.ANARCHY_RULE == sheets.AnarchyRule(into_discontent=0, as_intermediate=False)


def test_the_leaders_are_ten_and_the_fighter_builds_cruisers_for_eight() -> None:  # SPP-15.5
    assert len(data.LEADERS) == 10
    fighter = called(data.LEADERS, "fighter").bonus
    assert fighter == sheets.LeaderBonus(cruiser_cost=8, weapons_cruiser=1, weapons_transport=1)


def test_the_events_are_ten_and_two_have_a_window_of_their_own() -> None:  # SPP-16.2, SPP-16.7, SPP-16.13
    assert len(data.EVENTS) == 10
    assert {event.id: event.window for event in data.EVENTS if event.window != ["own_decision"]} == {
        "neutron_star": ["own_ship_activation"],
        "unexpected_help": ["reaction_to_invasion"],
    }


def test_the_galaxy_has_24_systems_31_lanes_and_67_points() -> None:  # SPP-0.2
    board = GALAXY.map
    assert (board.system_count, board.lane_count, board.point_count) == (24, 31, 67)
    assert {(lane.a, lane.b) for lane in GALAXY.lane if lane.wrap} == {
        ("rs22", "pino2"),
        ("beta3", "olho_2"),
        ("df_579", "koi2"),
    }


def test_everything_is_drawn_on_the_board() -> None:
    drawn = [system.position for system in GALAXY.system]
    drawn += [position for lane in GALAXY.lane for position in lane.point_positions]
    assert len(set(drawn)) == 24 + 67
    assert all(0 <= x <= GALAXY.map.width and 0 <= y <= GALAXY.map.height for x, y in drawn)


def test_the_questions_are_24_in_the_order_of_their_numbers() -> None:
    assert " ".join(ids(QUESTIONS)) == (
        "race racetech leader opp0 event sys0 start cap sys opp geo tech build act step fire1 fire2 foe def retreat "
        "after help sell pay"
    )


def test_events_are_options_of_nine_questions() -> None:  # SPP-16.15
    offered = "cap sys opp tech build act step after sell"
    assert " ".join(question.id for question in QUESTIONS if question.events) == offered


def test_rivals_are_asked_three_questions() -> None:  # SPP-9.2, SPP-9.6, SPP-16.13
    assert [question.id for question in QUESTIONS if question.decider == "rival"] == ["fire2", "def", "help"]


def test_a_pass_is_among_the_options_of_ten_questions() -> None:
    assert " ".join(question.id for question in QUESTIONS if question.optional) == (
        "cap sys opp build act fire1 fire2 after help sell"
    )


def test_every_question_names_its_rules_once() -> None:
    for question in QUESTIONS:
        assert question.rules and len(set(question.rules)) == len(question.rules), question.id
        assert all(re.fullmatch(r"SPP-\d+\.\d+", rule) for rule in question.rules), question.id


@pytest.mark.parametrize("file", FORMS)
def test_no_text_is_empty_or_undecided_between_singular_and_plural(file: str) -> None:
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    assert "(s)" not in text and '= ""' not in text


# Dice


@pytest.mark.parametrize(
    ("text", "sums"), [("2", [2]), ("6-7", [6, 7]), ("2-12", list(range(2, 13))), ("12", [12]), ("4-4", [4])]
)
def test_dice_are_read_as_sums(text: str, sums: list[int]) -> None:
    assert dice(text) == sums


@pytest.mark.parametrize("text", ["", "-", "1", "13", "0", "7-", "-7", "7-6", "11-13", "1-3", "six", "6–7", "2-3-4"])
def test_nonsense_dice_are_refused(text: str) -> None:
    refused(f"{text!r} is no sum of two dice", dice, text)


# Mistakes that the records find


@pytest.mark.parametrize("file", FORMS)
def test_a_field_that_nobody_knows_is_refused(file: str) -> None:
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    with pytest.raises(BadGameFile, match=rf"^{re.escape(file)}: .*`rumour`"):
        decode('rumour = "x"\n' + text, file, FORMS[file])


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("options.toml", "max_players = 5", 'max_players = "five"', "field game, field max_players"),
        ("options.toml", "turn_cap = 100 }", 'turn_cap = "x" }', "field presets"),
        ("races.toml", "start_population = 10", 'start_population = "10"', "entry 2 of race (ether), field start_popu"),
        ("planets.toml", 'small = "mine_1"', 'small = "mine_3"', "entry 1 of planet_type (telluric), field deposit"),
        ("infrastructure.toml", "column = 2", "column = 3", "entry 5 of infrastructure (habitats), field column"),
        ("stars.toml", 'dice = "2"', "dice = 2", "entry 1 of star (brown_dwarf), field dice"),
        ("ships.toml", "weapons_index = 2", "weapons_index = 3", "entry 3 of ship (transport), field weapons_index"),
        ("technologies.toml", 'mode = "set"', 'mode = "cut"', "entry 1 of technology (speed), entry 1 of synergy"),
        ("minerals.toml", 'en = "Antimatter"', "en = 2", "entry 2 of mineral (antimatter), field name, field en"),
        ("politics.toml", '"capital_energy"', '"rum"', "entry 7 of system (nationalism), field surplus_gold_to"),
        ("politics.toml", 'from = "technocracy"', "from = 1", "entry 1 of change, field from"),
        ("leaders.toml", "bonus = { defense", "bonus = { beauty", "entry 9 of leader (guardian), field bonus"),
        ("events.toml", 'target = "ship"', 'target = "moon"', "entry 3 of event (neutron_star), field target"),
        ("galaxy.toml", "position = [73, 112]", "position = [73]", "entry 2 of system (rs22), field position"),
        ("strategies.toml", "rush_share = 0.", 'rush_share = "x" # 0.', "field expert, field rush_share"),
        ("decisions.toml", 'decider = "rival"', 'decider = "dog"', "entry 17 of decision (fire2), field decider"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_file_entry_and_field(file: str, right: str, wrong: str, told: str) -> None:
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(BadGameFile) as caught:
        decode(text.replace(right, wrong, 1), file, FORMS[file])
    assert str(caught.value).startswith(f"{file}: {told}"), caught.value


# Mistakes that the checks find


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
