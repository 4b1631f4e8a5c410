"""The research phase: a point, and the level that it buys: SPP-5."""

import pytest

from tablee.games.spacepaper.rules import tables as tab
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import IllegalChoice
from tests.games.spacepaper.sitting import Sitting, built, game

FREE_NEXT_DOOR = {"ne555": ("yellow_dwarf", [("gaseous", "giant")])}


def level(t: Sitting, tech: str, seat: int = 0) -> int:
    """A technology level of a seat."""
    return t.civ(seat).levels[tab.TECH_IDS.index(tech)]


@pytest.mark.parametrize(("science", "asked"), [(0, False), (19, False), (20, True)])
def test_twenty_science_bring_a_point(science: int, asked: bool) -> None:  # SPP-5.1 SPP-5.5
    t = Sitting("research", science=[science], stars=FREE_NEXT_DOOR)
    assert t.kind == ("tech" if asked else "build")
    assert t.civ(0).science == science


def test_the_point_sets_science_to_0() -> None:  # SPP-5.1
    t = Sitting("research", science=[20], stars=FREE_NEXT_DOOR).chooses("speed")
    assert t.civ(0).science == 0 and t.kind == "build"


def test_an_income_far_above_20_brings_exactly_one_point() -> None:  # SPP-5.1
    rich = {"built": built("science_1", "science_2")}
    t = Sitting("income", science=[19], capitals=[rich], leaders=["scientist"], stars=FREE_NEXT_DOOR)
    assert t.civ(0).science == 20
    t.chooses("speed")
    assert t.civ(0).science == 0 and t.kind == "build" and sum(t.civ(0).levels) == 13


def test_the_point_must_be_spent_at_once() -> None:  # SPP-5.2
    t = Sitting("research", science=[20])
    assert t.options == tab.TECH_IDS and len(t.options) == 12


@pytest.mark.parametrize("tech", tab.TECH_IDS)
def test_one_technology_gains_one_level(tech: str) -> None:  # SPP-5.2 SPP-5.3
    t = Sitting("research", science=[20, 20], levels=[{tech: 3}]).chooses(tech)
    assert t.civ(0).levels == [4 if name == tech else 1 for name in tab.TECH_IDS]
    assert t.civ(1).levels == [1] * 12


def test_a_technology_at_level_5_gains_no_more() -> None:  # SPP-5.2
    t = Sitting("research", science=[20], levels=[{"speed": 5, "weapons": 4}])
    assert t.options == [tech for tech in tab.TECH_IDS if tech != "speed"]
    with pytest.raises(IllegalChoice):
        t.chooses("speed")


def test_no_technology_needs_another() -> None:  # SPP-5.3
    for tech in tab.TECH_IDS:
        t = Sitting("research", science=[20], levels=[{tech: 4}], stars=FREE_NEXT_DOOR)
        assert t.options == tab.TECH_IDS
        assert level(t.chooses(tech), tech) == 5


def test_a_new_level_works_in_the_same_turn() -> None:  # SPP-5.4
    t = Sitting("research", science=[20], gold=[20])
    t.chooses("infrastructure")
    assert (t.kind, t.options) == ("build", [("project", "ne555.0", "spaceport"), "done"])


def test_a_new_level_of_speed_moves_a_ship_further_in_the_same_turn() -> None:  # SPP-5.4
    t = Sitting("research", science=[20], fleets=[[("cruiser", "orbit:ne555.0")]]).chooses("speed")
    assert t.kind == "act"
    t.chooses(("ship", "0:1"), ("step", "L23:1"), ("step", "L23:2"))
    assert t.place("0:1") == "point:L23:2"


def test_a_new_level_of_revenue_brings_gold_from_the_next_income_on() -> None:  # SPP-5.4
    t = Sitting("research", science=[20], gold=[9, 9], stars=FREE_NEXT_DOOR).chooses("revenue")
    assert t.civ(0).gold == 9
    assert t.until("sys").until("build").state.turn == 6
    assert [args for name, args in t.told() if name == "income" and args[0] == 0] == [[0, 5, 3]]


def test_who_has_less_than_20_is_passed_over() -> None:  # SPP-5.5
    t = Sitting("research", players=3, science=[19, 20, 19])
    assert (t.kind, t.to_move) == ("tech", 1)
    assert t.chooses("speed").kind != "tech"
    assert (t.civ(0).levels, t.civ(2).levels) == ([1] * 12, [1] * 12)


def test_discontent_does_not_forbid_a_point() -> None:  # SPP-5.5
    t = Sitting("research", science=[20], unrest=[4], capitals=[{"unrest": 4}])
    assert level(t.chooses("stability"), "stability") == 2


def test_no_hardship_takes_a_level_away() -> None:  # SPP-5.14
    levels = {**dict.fromkeys(tab.TECH_IDS, 4), "stability": 1}
    t = Sitting("turn", levels=[levels], stars=FREE_NEXT_DOOR, worlds=[{"ne555.1": {}}], politics=["technocracy"])
    t.chooses("ne555.1", "anarchy", "keep").until("sys")
    assert (t.state.turn, t.to_move) == (7, 1)
    t.chooses("keep", "communism").until("sys")
    assert t.civ(0).unrest > 0 and t.planet("ne555.0").unrest > 0
    assert t.civ(0).levels == [levels[tech] for tech in tab.TECH_IDS]
    assert (t.civ(0).powers.building, t.civ(0).powers.speed) == (4, 4)


@pytest.mark.parametrize("seed", range(3))
def test_levels_never_fall_in_play(seed: int) -> None:  # SPP-5.14
    rules = game()
    state = rules.new(2, {}, seed)
    assert isinstance(state, SpaceState)
    before = [civ.levels for civ in state.civs]
    for _ in range(300):
        if state.over:
            break
        rules.apply(state, state.to_move, state.options[state.rng.below(len(state.options))])
        after = [civ.levels for civ in state.civs]
        assert all(
            new >= old for mine, his in zip(before, after, strict=True) for old, new in zip(mine, his, strict=True)
        )
        before = after
