"""Discontent: where it comes from, what it stops, what calms it (SPP-12)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, income, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built, kind_of

HOME = [("telluric", "small"), ("living", "medium"), ("telluric", "asteroid"), ("barren", "dwarf")]
STARS = {"ne555": ("yellow_dwarf", HOME)}
COLONY = "ne555.1"  # brings 1 gold and 1 science


def table(step: str, sheet: Sheet | None = None, name: str = COLONY, **more: Any) -> Sitting:
    """A scenario in which seat 0 has its capital (3 gold, 3 science) and one more planet."""
    return Sitting(step, worlds=[{name: sheet or {}}], **{"stars": STARS, "gold": [50, 50], **more})


# What it stops.


@pytest.mark.parametrize(("unrest", "earned"), [(0, (4, 4)), (1, (3, 3)), (9, (3, 3))])
def test_a_planet_in_discontent_brings_no_gold_and_no_science(unrest: int, earned: tuple[int, int]) -> None:  # SPP-12.1
    assert income(table("income", {"unrest": unrest}), 0) == earned


@pytest.mark.parametrize(("unrest", "corundum"), [(0, 1), (1, 0)])
def test_a_planet_in_discontent_gives_no_mineral(unrest: int, corundum: int) -> None:  # SPP-12.1
    assert table("income", {"unrest": unrest}, "ne555.3").civ(0).corundum == corundum


@pytest.mark.parametrize(("unrest", "left"), [(0, 7), (1, 12)])
def test_a_planet_in_discontent_builds_nothing(unrest: int, left: int) -> None:  # SPP-12.1
    t = table("produce", {"unrest": unrest, "people": 2, "project": 9, "energy": 12}, "ne555.4")
    assert t.planet("ne555.4").energy == left


def test_a_capital_in_discontent_brings_nothing_either() -> None:  # SPP-12.1
    assert income(table("income", capitals=[{"unrest": 1}]), 0) == (1, 1)


@pytest.mark.parametrize(("unrest", "earned"), [(0, (8, 4)), (1, (0, 0))])
def test_global_discontent_stops_all_incomes(unrest: int, earned: tuple[int, int]) -> None:  # SPP-12.7, SPP-12.1
    t = table("income", {"people": 4}, unrest=[unrest], levels=[{"revenue": 3}])
    assert income(t, 0) == earned


@pytest.mark.parametrize(
    ("leader", "bonus", "earned"),
    [("scientist", None, (5, 7)), ("financier", None, (7, 5)), ("opportunist", "science", (5, 7))],
)
def test_global_discontent_stops_minerals_and_leaders(
    leader: str, bonus: str | None, earned: tuple[int, int]
) -> None:  # SPP-12.7
    for unrest in (0, 2):
        t = table("income", name="ne555.3", leaders=[leader], bonuses=[bonus], unrest=[unrest])
        assert income(t, 0) == ((0, 0) if unrest else earned)
        assert t.civ(0).corundum == (0 if unrest else 1)


def test_global_discontent_freezes_every_queue() -> None:  # SPP-12.7
    project = {"project": 9, "energy": 12, "people": 4}
    t = table("produce", project, unrest=[1], capitals=[project])
    assert (t.planet(COLONY).energy, t.planet("0").energy) == (12, 12)
    t = table("build", unrest=[1], levels=[{"infrastructure": 5}])
    assert t.kind == "build" and not [option for option in t.options if option[0] == "project"]


def test_upkeep_is_due_in_global_discontent_all_the_same() -> None:  # SPP-12.7
    t = table("upkeep", unrest=[5], politics=["colonialism"])
    assert t.civ(0).gold == 46 and tellings(t, "pays")[0] == [0, 4]


def test_discontent_does_not_hinder_ships() -> None:  # SPP-12.8
    t = Sitting(
        "move",
        fleets=[[("cruiser", "orbit:rs22.0"), ("scout", "orbit:ne555.0")]],
        unrest=[7],
        capitals=[{"unrest": 5}],
        levels=[{"invasion": 5}],
    )
    assert t.options == [("ship", "0:1"), ("ship", "0:2"), "end"]
    t.chooses(("ship", "0:2"), ("step", "L25:1"), ("stop", "point:L25:1"))
    assert t.place("0:2") == "point:L25:1"
    assert invades(t, "0:1").kind == "military"


# Where it comes from.


def test_a_capital_move_brings_discontent_to_the_old_capital() -> None:  # SPP-12.2
    t = table("capital").chooses(COLONY)
    assert (t.planet("ne555.0").unrest, t.civ(0).unrest) == (6, 0)


def test_bankruptcy_brings_discontent_to_what_is_not_paid() -> None:  # SPP-12.2
    t = Sitting("upkeep", gold=[1, 50])
    assert (t.planet("0").unrest, t.civ(0).unrest) == (1, 0)


def test_a_change_of_system_brings_global_discontent() -> None:  # SPP-12.2
    t = Sitting("system").chooses("communism")
    assert (t.civ(0).unrest, t.planet("0").unrest) == (2, 0)


def test_an_invasion_brings_discontent_to_the_planet_taken() -> None:  # SPP-12.2
    fleet = [("cruiser", f"orbit:{COLONY}"), ("scout", "orbit:rs22.0")]
    t = table("move", {"people": 1}, fleets=[[], fleet], levels=[{}, {"invasion": 2}], first=1)
    invades(t, "1:1")
    assert (t.owner(COLONY), t.planet(COLONY).unrest, t.civ(1).unrest) == (1, 1, 0)


def test_the_opportunists_switch_brings_global_discontent() -> None:  # SPP-12.2
    t = Sitting("system", leaders=["opportunist"], bonuses=["gold"]).chooses("keep", "energy")
    assert t.civ(0).unrest == 1


# How it adds up.


@pytest.mark.parametrize(("before", "after"), [(0, 6), (5, 6), (6, 6), (8, 8)])
def test_new_discontent_of_a_planet_counts_only_if_it_is_higher(before: int, after: int) -> None:  # SPP-12.3
    t = table("capital", capitals=[{"unrest": before}]).chooses(COLONY)
    assert t.planet("ne555.0").unrest == after


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_an_unpaid_planet_is_in_discontent_for_one_at_least(before: int, after: int) -> None:  # SPP-12.3, SPP-12.6
    assert Sitting("upkeep", gold=[1, 50], capitals=[{"unrest": before}]).planet("0").unrest == after


@pytest.mark.parametrize("before", [0, 4])
def test_new_global_discontent_is_added(before: int) -> None:  # SPP-12.4
    t = Sitting("system", unrest=[before], leaders=["opportunist"], bonuses=["gold"])
    assert t.chooses("nationalism").civ(0).unrest == before + 2
    assert t.chooses("science").civ(0).unrest == before + 3


@pytest.mark.parametrize(
    ("level", "leader", "planet", "nation"),
    [
        (1, None, 6, 7),
        (2, None, 5, 6),
        (3, None, 4, 5),
        (4, None, 2, 3),
        (5, None, 2, 3),
        (1, "diplomat", 4, 5),
        (3, "diplomat", 2, 3),
        (5, "diplomat", 0, 1),
    ],
)
def test_stability_and_the_diplomat_calm_each_new_discontent(
    level: int, leader: str | None, planet: int, nation: int
) -> None:  # SPP-12.5
    more: dict[str, Any] = {"levels": [{"stability": level}], "leaders": [leader]}
    assert table("capital", **more).chooses(COLONY).planet("ne555.0").unrest == planet
    t = Sitting("system", politics=["republic"], races=["human"], **more).chooses("nationalism")
    assert t.civ(0).unrest == nation


def test_discontent_is_never_calmed_below_nothing() -> None:  # SPP-12.5
    more: dict[str, Any] = {"levels": [{"stability": 5}], "leaders": ["diplomat"]}
    assert Sitting("system", unrest=[3], **more).chooses("nationalism").civ(0).unrest == 3
    assert Sitting("upkeep", gold=[1, 50], **more).planet("0").unrest == 0
    t = Sitting("system", unrest=[2], levels=[{"stability": 4}], leaders=["opportunist"], bonuses=["gold"])
    assert t.chooses("keep", "energy").civ(0).unrest == 2


def test_each_amount_is_calmed_by_itself() -> None:  # SPP-12.5
    t = Sitting("system", levels=[{"stability": 2}], leaders=["opportunist"], bonuses=["gold"])
    assert t.chooses("nationalism", "science").civ(0).unrest == 1


def test_every_counter_goes_down_by_one_in_upkeep() -> None:  # SPP-12.6
    t = table("upkeep", {"unrest": 4}, capitals=[{"unrest": 1}, {"unrest": 0}], unrest=[3, 0])
    assert (t.planet(COLONY).unrest, t.planet("0").unrest, t.civ(0).unrest) == (3, 0, 2)
    assert (t.planet("1").unrest, t.civ(1).unrest) == (0, 0)


def test_the_discontent_of_an_outpost_wears_off_too() -> None:  # SPP-12.6
    assert table("upkeep", {"status": "outpost", "unrest": 1}).planet(COLONY).unrest == 0


def test_counters_go_down_before_upkeep_is_paid() -> None:  # SPP-12.6, SPP-14.1
    t = Sitting("upkeep", gold=[1, 50], unrest=[1], politics=["communism"], fleets=[[("scout", "orbit:ne555.0")] * 2])
    assert t.kind == "sell" and t.civ(0).unrest == 0


def test_two_of_discontent_cost_the_incomes_of_two_turns() -> None:  # SPP-12.6, SPP-13.3
    t = after_turns(Sitting("system", gold=[50, 50]).chooses("nationalism"), 3)
    assert [args[1] for args in tellings(t, "income") if args[0] == 0] == [0, 0, 3]


# Communism, living planets, the immune capital.


def test_under_communism_planets_receive_no_new_discontent() -> None:  # SPP-12.9
    red: dict[str, Any] = {"politics": ["communism"]}
    assert table("capital", **red).chooses(COLONY).planet("ne555.0").unrest == 0
    t = Sitting("upkeep", gold=[6, 50], **red)
    assert t.civ(0).bankrupt and t.planet("0").unrest == 0


def test_under_communism_the_opportunists_switch_is_free() -> None:  # SPP-12.9
    t = Sitting("system", politics=["communism"], leaders=["opportunist"], bonuses=["gold"]).chooses("keep", "energy")
    assert (t.civ(0).unrest, t.civ(0).bonus) == (0, 2)


def test_the_way_into_communism_and_out_of_it_brings_global_discontent() -> None:  # SPP-12.9
    t = Sitting("system", politics=["nationalism"], leaders=["opportunist"], bonuses=["gold"]).chooses("communism")
    assert t.civ(0).unrest == 4
    assert t.chooses("science").civ(0).unrest == 4
    assert Sitting("system", politics=["communism"]).chooses("militarism").civ(0).unrest == 2


def test_communism_does_not_take_away_the_discontent_there_was() -> None:  # SPP-12.9
    t = table("system", {"unrest": 5}).chooses("communism")
    assert t.planet(COLONY).unrest == 5


def test_living_planets_never_receive_discontent() -> None:  # SPP-12.10
    t = Sitting("upkeep", gold=[1, 50], capitals=[{"kind": kind_of("living", "small")}])
    assert t.civ(0).bankrupt and t.planet("0").unrest == 0


@pytest.mark.parametrize(("unrest", "earned"), [(0, (5, 5)), (1, (0, 0))])
def test_global_discontent_stops_living_planets_like_others(unrest: int, earned: tuple[int, int]) -> None:  # SPP-12.10
    assert income(table("income", name="ne555.2", unrest=[unrest]), 0) == earned


@pytest.mark.parametrize(("level", "earned"), [(4, (0, 0)), (5, (3, 3))])
def test_from_stability_five_the_capital_alone_ignores_all_discontent(
    level: int, earned: tuple[int, int]
) -> None:  # SPP-12.11
    more: dict[str, Any] = {"levels": [{"stability": level}], "capitals": [{"unrest": 2}]}
    assert income(table("income", unrest=[3], **more), 0) == earned
    planetary = table("income", {"unrest": 1}, **more)
    assert income(planetary, 0) == earned


def test_the_immune_capital_goes_on_building() -> None:  # SPP-12.11
    project = {"project": 9, "energy": 12, "people": 6, "unrest": 1}
    t = table("produce", project, capitals=[project], unrest=[2], levels=[{"stability": 5}])
    assert (t.planet("0").energy, t.planet(COLONY).energy) == (10, 12)
    t = table("build", unrest=[2], levels=[{"stability": 5, "infrastructure": 2}], capitals=[{"unrest": 1}])
    assert [option for option in t.options if option[0] == "project"] == [("project", "ne555.0", "spaceport")]


def test_the_immune_capital_gives_its_minerals() -> None:  # SPP-12.11
    mine = {"built": built("mine_1")}
    t = table("income", name="ne555.3", capitals=[mine], unrest=[2], levels=[{"stability": 5}])
    assert t.civ(0).corundum == 1


@pytest.mark.parametrize("leader", ["scientist", "financier", "opportunist"])
@pytest.mark.parametrize("bonus", ["gold", "science"])
def test_revenue_and_leaders_stay_suspended_under_global_discontent(leader: str, bonus: str) -> None:  # SPP-12.11
    levels = [{"stability": 5, "revenue": 5}]
    more: dict[str, Any] = {"leaders": [leader], "bonuses": [bonus if leader == "opportunist" else None]}
    t = Sitting("income", unrest=[1], levels=levels, **more)
    assert income(t, 0) == (3, 3)
    calm = Sitting("income", levels=levels, capitals=[{"unrest": 4}], **more)
    assert income(calm, 0) != (3, 3) and income(calm, 0)[0] >= 15


def test_the_capital_of_another_with_stability_five_changes_nothing() -> None:  # SPP-12.11
    assert income(Sitting("income", unrest=[1], levels=[{}, {"stability": 5}]), 0) == (0, 0)


def test_discontent_does_not_keep_from_research() -> None:  # SPP-12.8, SPP-5.5
    t = reaches(Sitting("research", unrest=[3], science=[20]), 0, "tech")
    assert t.kind == "tech"
