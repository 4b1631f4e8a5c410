"""SpacePaper's data: the tables are those of the rules."""

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from tablee.games.spacepaper import data
from tablee.games.spacepaper.data import (
    GALAXY,
    OPTIONS,
    PACKAGE,
    QUESTIONS,
    RACES,
    SHIPS,
    SIZES,
    STARS,
    TECHNOLOGIES,
    TYPES,
    sheets,
)
from tablee.games.spacepaper.data.sheets import dice
from tests.games.spacepaper.data_files import FORMS, called, ids


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
