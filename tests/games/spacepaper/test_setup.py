"""Before the first turn: who begins, races, leaders, events and first systems: SPP-1."""

import re
from typing import Any

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tablee.kernel import BadSetup, IllegalChoice
from tests.games.spacepaper.draft import RACES, Draft
from tests.games.spacepaper.sitting import game, seed_of


def numbers_in(text: str) -> set[int]:
    """The numbers that a text mentions."""
    return {int(found) for found in re.findall(r"\d+", text)}


# Players and the first-player token.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_take_part(players: int) -> None:  # SPP-1.1
    assert len(Draft(players).state.civs) == players


@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_refused(players: int) -> None:  # SPP-1.1
    with pytest.raises(BadSetup):
        Draft(players)


@pytest.mark.parametrize(
    ("faces", "first"), [((6, 5, 5, 5), 0), ((1, 2, 1, 1), 0), ((5, 5, 6, 5), 1), ((1, 1, 1, 2), 1)]
)
def test_the_highest_sum_of_two_dice_takes_the_token(faces: tuple[int, ...], first: int) -> None:  # SPP-1.2
    t = Draft(seed=seed_of(*faces))
    assert t.first == first and t.dice() == [list(faces[:2]), list(faces[2:])]
    assert t.told()[:3] == [("rolls", [0, *faces[:2]]), ("rolls", [1, *faces[2:]]), ("starts", [first])]


def test_players_tied_for_the_highest_sum_roll_again() -> None:  # SPP-1.2
    t = Draft(seed=seed_of(4, 3, 5, 2))
    rolls = [args for name, args in t.told() if name == "rolls"]
    assert len(rolls) >= 4 and [seat for seat, *_ in rolls] == [0, 1] * (len(rolls) // 2)
    assert all(sum(one[1:]) == sum(two[1:]) for one, two in zip(rolls[:-2:2], rolls[1:-2:2], strict=True))
    assert t.first == (0 if sum(rolls[-2][1:]) > sum(rolls[-1][1:]) else 1)


def test_a_player_below_the_highest_sum_does_not_roll_again() -> None:  # SPP-1.2 SPP-1.20
    t = Draft(3, seed=seed_of(6, 4, 1, 1, 5, 5))
    rolls = [args for name, args in t.told() if name == "rolls"]
    assert [seat for seat, *_ in rolls[:5]] == [0, 1, 2, 0, 2]
    assert t.first in (0, 2)


@pytest.mark.parametrize("seed", range(30))
def test_a_tie_below_the_highest_sum_settles_nothing(seed: int) -> None:  # SPP-1.2
    t = Draft(5, seed)
    sums = [sum(args[1:]) for name, args in t.told() if name == "rolls"][:5]
    leaders = [seat for seat in range(5) if sums[seat] == max(sums)]
    assert t.first in leaders and (len(t.dice()) == 5) == (len(leaders) == 1)


def test_everything_starts_at_its_least() -> None:  # SPP-1.3
    for civ in Draft(5).state.civs:
        assert civ.levels == [1] * 12
        assert (civ.gold, civ.science, civ.unrest, civ.minerals()) == (0, 0, 0, 0)


def test_the_drafts_bring_no_gold_science_discontent_or_mineral() -> None:  # SPP-1.3
    t = Draft().begins("ne555", "rs22")
    for civ in t.state.civs:
        assert (civ.gold, civ.science, civ.unrest, civ.minerals(), civ.bankrupt) == (0, 0, 0, 0, False)
        assert sum(civ.levels) == 13  # the race's level apart


# Races.


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_races_are_chosen_clockwise_from_the_first_player(seed: int) -> None:  # SPP-1.4
    t = Draft(4, seed)
    seats = []
    for race in ("kelvin", "human", "vulcan", "meca"):
        assert t.kind == "race"
        seats.append(t.to_move)
        t.chooses(race)
    assert seats == t.clockwise
    assert [tab.RACE_IDS[t.civ(seat).race] for seat in seats] == ["kelvin", "human", "vulcan", "meca"]


def test_a_race_is_taken_once() -> None:  # SPP-1.4
    t = Draft(5)
    assert t.options == RACES
    t.chooses("meca")
    assert t.options == ["human", "ether", "brachies", "vulcan", "kelvin"]
    with pytest.raises(IllegalChoice):
        t.chooses("meca")
    t.chooses("human", "kelvin", "vulcan")
    assert t.options == ["ether", "brachies"]


@pytest.mark.parametrize(
    ("race", "kind", "size", "people"),
    [
        ("human", "telluric", "medium", 6),
        ("ether", "gaseous", "giant", 10),
        ("meca", "barren", "dwarf", 2),
        ("brachies", "oceanic", "large", 8),
        ("vulcan", "lava", "small", 4),
        ("kelvin", "frozen", "large", 8),
    ],
)
def test_the_capital_is_of_the_native_kind_and_full(race: str, kind: str, size: str, people: int) -> None:  # SPP-1.5
    t = Draft().begins("ne555", "rs22", races=(race, "human" if race != "human" else "meca"))
    capital = t.planet(str(t.first))
    assert tab.TYPE_IDS[tab.TYPE_OF[capital.kind]] == kind and tab.SIZE_IDS[tab.SIZE_OF[capital.kind]] == size
    assert capital.people == people and capital.status == tab.CAPITAL
    assert len(t.civ(t.first).planets) == 1


def test_a_ready_scout_lies_in_orbit_of_the_bare_capital() -> None:  # SPP-1.6
    t = Draft().begins("ne555", "rs22")
    homes = {1 - t.first: "ne555", t.first: "rs22"}
    for seat, home in homes.items():
        assert t.fleet(seat) == [f"scout orbit:{home}.0"]
        assert t.ship(f"{seat}:1").ready
        assert (t.planet(str(seat)).built, t.planet(str(seat)).project) == (0, tab.NONE)


@pytest.mark.parametrize(
    ("race", "tech"),
    [
        ("human", "adaptability"),
        ("meca", "invasion"),
        ("brachies", "heuristics"),
        ("vulcan", "weapons"),
        ("kelvin", "defense"),
    ],
)
def test_the_race_raises_its_technology_to_level_2_at_once(race: str, tech: str) -> None:  # SPP-1.7
    t = Draft().chooses(race)
    assert t.civ(t.first).levels == [2 if name == tech else 1 for name in tab.TECH_IDS]
    assert t.kind == "race" and t.to_move == 1 - t.first


@pytest.mark.parametrize("tech", tab.TECH_IDS)
def test_the_ethers_choose_any_technology(tech: str) -> None:  # SPP-1.7
    t = Draft().chooses("ether")
    assert (t.kind, t.to_move, t.options) == ("racetech", t.first, tab.TECH_IDS)
    t.chooses(tech)
    assert t.civ(t.first).levels == [2 if name == tech else 1 for name in tab.TECH_IDS]


def test_the_level_of_the_race_works_at_once() -> None:  # SPP-1.7
    t = Draft().chooses("brachies")
    assert t.civ(t.first).powers.detection == 4


def test_the_ethers_choose_before_the_next_player_takes_a_race() -> None:  # SPP-1.18
    t = Draft(3).chooses("ether")
    assert (t.kind, t.to_move) == ("racetech", t.clockwise[0])
    t.chooses("speed")
    assert (t.kind, t.to_move) == ("race", t.clockwise[1])


# Leaders and events.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 1), (4, 2), (5, 3)])
def test_leaders_are_chosen_by_the_last_player_then_clockwise_from_him(players: int, seed: int) -> None:  # SPP-1.8
    t = Draft(players, seed)
    for race in [race for race in RACES if race != "ether"][:players]:
        t.chooses(race)
    seats = []
    while t.kind == "leader":
        seats.append(t.to_move)
        t.chooses(t.options[-1])
    assert seats == [t.clockwise[-1], *t.clockwise[:-1]]


def test_a_leader_is_taken_once() -> None:  # SPP-1.8
    t = Draft(3).chooses("human", "meca", "kelvin")
    assert t.options == tab.LEADER_IDS and len(t.options) == 10
    t.chooses("guardian")
    assert t.options == [leader for leader in tab.LEADER_IDS if leader != "guardian"]
    with pytest.raises(IllegalChoice):
        t.chooses("guardian")
    t.chooses("scientist")
    assert set(tab.LEADER_IDS) - set(t.options) == {"guardian", "scientist"}


@pytest.mark.parametrize("bonus", ["gold", "science", "energy"])
def test_the_opportunist_chooses_a_bonus_at_that_moment(bonus: str) -> None:  # SPP-1.9 SPP-1.18
    t = Draft(3).chooses("human", "meca", "kelvin", "opportunist")
    last = t.clockwise[-1]
    assert (t.kind, t.to_move, t.options) == ("opp0", last, ["gold", "science", "energy"])
    t.chooses(bonus)
    assert tab.BONUS_IDS[t.civ(last).bonus] == bonus
    assert (t.kind, t.to_move) == ("leader", t.first)


def test_no_other_leader_has_a_bonus_to_choose() -> None:  # SPP-1.9
    for leader in tab.LEADER_IDS:
        t = Draft().chooses("human", "meca", leader)
        assert t.kind == ("opp0" if leader == "opportunist" else "leader")


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_events_are_chosen_clockwise_from_the_first_player(players: int, seed: int) -> None:  # SPP-1.10
    t = Draft(players, seed)
    for race in [race for race in RACES if race != "ether"][:players]:
        t.chooses(race)
    for leader in tab.LEADER_IDS[2 : 2 + players]:
        t.chooses(leader)
    seats = []
    while t.kind == "event":
        seats.append(t.to_move)
        t.chooses(t.options[-1])
    assert seats == t.clockwise
    assert [tab.EVENT_IDS[t.civ(seat).event] for seat in seats] == tab.EVENT_IDS[: -players - 1 : -1]


def test_an_event_is_taken_once() -> None:  # SPP-1.10
    t = Draft().chooses("human", "meca", "guardian", "diplomat")
    assert t.options == tab.EVENT_IDS and len(t.options) == 10
    t.chooses("supernova")
    assert t.options == [event for event in tab.EVENT_IDS if event != "supernova"]
    with pytest.raises(IllegalChoice):
        t.chooses("supernova")


def test_an_event_that_nobody_chose_has_left_the_game() -> None:  # SPP-1.10
    t = Draft().chooses("human", "meca", "guardian", "diplomat", "galactic_lottery", "great_discovery")
    t.chooses("militarism", "militarism", "ne555", "rs22")
    first = t.first
    cards: dict[int, set[Any]] = {0: set(), 1: set()}
    while t.state.turn == 1 and not t.state.over:
        cards[t.to_move] |= {option[1] for option in t.options if option[0] == "event"}
        t.chooses(next((word for word in ("keep", "done", "end") if word in t.options), t.options[0]))
    assert cards == {first: {"galactic_lottery"}, 1 - first: {"great_discovery"}}


# The first political system.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_first_systems_are_chosen_clockwise_from_the_first_player(players: int, seed: int) -> None:  # SPP-1.11
    t = Draft(players, seed).drafts(*RACES[:players])
    assert t.asked("sys0") == t.clockwise and t.kind == "start"


def test_a_first_system_is_one_whose_condition_is_met() -> None:  # SPP-1.11
    t = Draft().drafts("human", "vulcan")
    assert t.options == [system for system in tab.POLITICS_IDS if system != "federation"] and len(t.options) == 9
    with pytest.raises(IllegalChoice):
        t.chooses("federation")


def test_several_players_may_share_a_system() -> None:  # SPP-1.12
    t = Draft(3).drafts("human", "vulcan", "meca")
    t.chooses("capitalism", "capitalism")
    assert "capitalism" in t.options
    t.chooses("capitalism")
    assert [tab.POLITICS_IDS[civ.politics] for civ in t.state.civs] == ["capitalism"] * 3


@pytest.mark.parametrize("system", [system for system in tab.POLITICS_IDS if system != "federation"])
def test_the_first_system_costs_no_discontent(system: str) -> None:  # SPP-1.13
    t = Draft().drafts("human", "vulcan").chooses(system)
    assert t.civ(t.first).unrest == 0 and t.planet(str(t.first)).unrest == 0


def test_anarchy_destroys_the_scout_before_the_next_player_chooses() -> None:  # SPP-1.13
    t = Draft().drafts("human", "vulcan").chooses("anarchy")
    assert t.civ(t.first).ships == [] and len(t.civ(1 - t.first).ships) == 1
    assert (t.kind, t.to_move) == ("sys0", 1 - t.first)
    t.chooses("militarism", "ne555", "rs22")
    assert t.fleet(t.first) == [] and t.fleet(1 - t.first) == ["scout orbit:ne555.0"]


@pytest.mark.parametrize(
    ("race", "favoured", "owed", "earned"),
    [("human", "colonialism", 6, 3), ("brachies", "technocracy", 6, 1), ("kelvin", "democrature", 11, 2)],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_upkeep_of_a_first_system_is_shown_against_the_income(
    race: str, favoured: str, owed: int, earned: int, language: str
) -> None:  # SPP-1.19
    t = Draft().drafts(race, "vulcan")
    words = game().telling.describe(t.state, game().telling.parse(t.state, favoured))
    assert earned in numbers_in(game().telling.ask(t.state, language))
    assert owed in numbers_in(words.text["fr"] if language == "fr" else words.text["en"])


@pytest.mark.parametrize(("language", "warning"), [("fr", "faillite"), ("en", "bankruptcy")])
def test_a_first_system_that_costs_more_than_it_earns_is_marked(language: str, warning: str) -> None:  # SPP-1.19
    t = Draft().drafts("human", "vulcan")
    words = [game().telling.describe(t.state, option) for option in t.state.options]
    marked = [warning in (said.text["fr"] if language == "fr" else said.text["en"]) for said in words]
    dear = {"democrature", "colonialism", "technocracy", "communism"}
    assert {system for system, mark in zip(t.options, marked, strict=True) if mark} == dear
