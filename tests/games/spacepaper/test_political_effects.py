"""What political systems do: conditions in between, anarchy, surplus gold, favour (SPP-13.10 to 13.18)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built

STARS = {"isa20": ("red_dwarf", [("telluric", "small")] * 6), "ne555": ("yellow_dwarf", [("telluric", "dwarf")] * 2)}
PORT = {"built": built("spaceport")}
CRUISER = 9  # the project


def colonies(count: int) -> dict[str, Sheet]:
    """So many colonies of seat 0."""
    return {f"isa20.{slot}": {} for slot in range(1, count + 1)}


def closing(system: str, gold: int = 20, **table: Any) -> Sitting:
    """The upkeep of seat 0 is over."""
    return Sitting("upkeep", politics=[system], gold=[gold, 50], **{"stars": STARS, **table})


# Between two checks.


def test_a_republic_may_build_a_fourth_ship_and_settle_a_third_colony() -> None:  # SPP-13.10
    t = Sitting(
        "build",
        politics=["republic"],
        stars=STARS,
        worlds=[colonies(2)],
        fleets=[[("scout", "orbit:ne555.0")] * 3],
        capitals=[PORT],
    )
    t.chooses(("project", "ne555.0", "scout"), ("colonise", "ne555.1", "colony"))
    assert t.status("ne555.1") == "colony" and t.planet("0").project == 8


def test_a_federation_that_loses_a_colony_lasts_until_the_next_check() -> None:  # SPP-13.10, SPP-13.9
    t = Sitting(
        "move",
        politics=["federation"],
        stars=STARS,
        worlds=[colonies(3)],
        fleets=[[("scout", "orbit:ne555.0")], [("cruiser", "orbit:isa20.1"), ("scout", "orbit:rs22.0")]],
        levels=[{}, {"invasion": 2}],
        gold=[50, 50],
        first=1,
    )
    invades(t, "1:1")
    assert t.civ(0).colonies() == 2 and t.civ(0).politics == 2
    reaches(t, 0, "sys")
    assert tellings(t, "pays")[0] == [0, 3] and "keep" not in t.options


# Anarchy.


def test_anarchy_destroys_every_own_ship_at_once() -> None:  # SPP-13.11
    fleets = [[("scout", "orbit:ne555.0"), ("cruiser", "point:L25:1")], [("transport", "orbit:rs22.0")]]
    t = Sitting("system", fleets=fleets).chooses("anarchy")
    assert t.fleet(0) == [] and len(t.fleet(1)) == 1 and tellings(t, "lost") == [[0, 0, 1], [0, 101, 1]]


def test_another_change_destroys_no_ship() -> None:  # SPP-13.11
    assert len(Sitting("system", fleets=[[("scout", "orbit:ne555.0")]]).chooses("communism").fleet(0)) == 1


@pytest.mark.parametrize(("system", "left"), [("anarchy", 12), ("militarism", 10), ("communism", 8)])
def test_under_anarchy_there_is_no_energy(system: str, left: int) -> None:  # SPP-13.11
    t = Sitting("produce", politics=[system], capitals=[{"project": CRUISER, "energy": 12}])
    assert t.planet("0").energy == left


def test_under_anarchy_technology_and_leader_give_no_energy_either() -> None:  # SPP-13.11
    capital = {"project": CRUISER, "energy": 12}
    t = Sitting(
        "produce", politics=["anarchy"], capitals=[capital], levels=[{"productivity": 5}], leaders=["industrialist"]
    )
    assert t.planet("0").energy == 12


def test_ship_projects_may_be_placed_under_anarchy_but_get_no_energy() -> None:  # SPP-13.18, SPP-13.11
    t = Sitting("build", politics=["anarchy"], capitals=[PORT])
    t.chooses(("project", "ne555.0", "scout"))
    after_turns(t, 1)
    assert (t.planet("0").project, t.planet("0").energy) == (8, 8) and t.fleet(0) == []


@pytest.mark.parametrize(("system", "free"), [("anarchy", False), ("militarism", True)])
def test_no_ship_is_recovered_under_anarchy(system: str, free: bool) -> None:  # SPP-13.11, SPP-16.10
    t = Sitting("system", politics=[system], events=["recovered_ship"])
    assert (("event", "recovered_ship", "ne555.0") in t.options) == free


def test_the_anarchy_count_goes_up_when_upkeep_is_over() -> None:  # SPP-13.18
    t = Sitting("system").chooses("anarchy")
    assert t.civ(0).anarchy == 0
    assert after_turns(t, 1).civ(0).anarchy == 1
    assert after_turns(t, 1).civ(0).anarchy == 2 and t.civ(1).anarchy == 0


def test_any_change_sets_the_anarchy_count_back() -> None:  # SPP-13.18
    t = after_turns(Sitting("system", gold=[50, 50], politics=["anarchy"]), 4)
    reaches(t, 0, "sys").chooses("republic")
    assert t.civ(0).anarchy == 0
    reaches(after_turns(t, 1), 0, "sys").chooses("anarchy")
    reaches(t, 0, "sys")
    assert t.civ(0).anarchy == 1 and "keep" in t.options


def test_no_other_system_counts() -> None:  # SPP-13.18, SPP-13.12
    t = reaches(after_turns(Sitting("system", gold=[99, 99]), 6), 0, "sys")
    assert t.civ(0).anarchy == 0 and "keep" in t.options


# Surplus gold.


@pytest.mark.parametrize(("gold", "science", "after"), [(9, 0, 4), (5, 7, 7), (20, 3, 18), (40, 3, 20), (22, 3, 20)])
def test_technocracy_turns_all_gold_that_is_left_into_science(gold: int, science: int, after: int) -> None:  # SPP-13.13
    t = closing("technocracy", gold, science=[science])
    assert (t.civ(0).gold, t.civ(0).science) == (0, after)


def test_technocracy_turns_what_could_not_be_spent_into_science() -> None:  # SPP-13.13, SPP-14.15
    t = closing("technocracy", 4)
    assert t.civ(0).bankrupt and (t.civ(0).gold, t.civ(0).science) == (0, 4)


@pytest.mark.parametrize("system", ["technocracy", "nationalism"])
def test_nothing_is_converted_in_global_discontent(system: str) -> None:  # SPP-13.15
    t = closing(system, 20, unrest=[2])
    assert (t.civ(0).gold, t.civ(0).science, t.civ(0).stored) == (20 - 5 * (system == "technocracy"), 0, 0)
    assert closing(system, 20, unrest=[1]).civ(0).gold == 0  # the last of it wore off in this upkeep


def test_conversion_is_not_asked_for_and_concerns_no_other_system() -> None:  # SPP-13.15
    for system in ("republic", "capitalism", "democrature", "colonialism", "militarism", "communism", "anarchy"):
        t = closing(system, 30, races=["meca"])
        assert t.civ(0).gold > 0 and t.civ(0).science == t.civ(0).stored == 0


def test_nationalism_turns_all_gold_that_is_left_into_energy_of_the_capital() -> None:  # SPP-13.14
    t = closing("nationalism", 3, capitals=[{"project": CRUISER, "energy": 12}])
    assert (t.civ(0).gold, t.civ(0).stored) == (0, 3)
    after_turns(t, 1)
    assert t.planet("0").energy == 12 - 2 - 3


def test_energy_of_nationalism_lasts_one_construction_phase() -> None:  # SPP-13.14
    t = Sitting("produce", politics=["nationalism"], capitals=[{"project": 10, "energy": 20}])
    assert t.planet("0").energy == 18
    t.civ(0).stored = 4
    t.civ(0).politics = 7  # militarism: no more of it
    after_turns(t, 2)
    assert t.planet("0").energy == 18 - (2 + 4) - 2 and t.civ(0).stored == 0


def test_energy_of_nationalism_goes_to_the_capital_alone() -> None:  # SPP-13.14
    project: Sheet = {"people": 4, "project": 10, "energy": 20}
    t = Sitting("system", politics=["nationalism"], stars=STARS, worlds=[{"isa20.1": project}], capitals=[project])
    t.civ(0).stored = 5
    after_turns(t, 1)
    assert (t.planet("isa20.1").energy, t.planet("0").energy) == (18, 13)


# The favoured system.


@pytest.mark.parametrize(
    ("race", "system", "gold"),
    [
        ("human", "colonialism", 10 - 4 + 2),
        ("human", "militarism", 10 - 2),
        ("kelvin", "democrature", 10 - 10 + 2),
        ("vulcan", "capitalism", 10 + 1 + 2),
        ("vulcan", "colonialism", 10 - 4),
    ],
)
def test_the_favoured_system_brings_two_gold_before_paying(race: str, system: str, gold: int) -> None:  # SPP-13.16
    t = Sitting("upkeep", races=[race, "meca"], politics=[system], gold=[10, 50])
    assert t.civ(0).gold == gold


def test_the_two_gold_may_pay_the_upkeep() -> None:  # SPP-13.16
    t = Sitting("upkeep", politics=["colonialism"], gold=[2, 50])
    assert t.civ(0).gold == 0 and not t.civ(0).bankrupt
    t = Sitting("upkeep", politics=["colonialism"], gold=[1, 50])
    assert t.civ(0).bankrupt


@pytest.mark.parametrize(("unrest", "gold"), [(0, 8), (1, 8), (2, 6)])
def test_there_is_no_favour_in_global_discontent(unrest: int, gold: int) -> None:  # SPP-13.16
    t = Sitting("upkeep", politics=["colonialism"], gold=[10, 50], unrest=[unrest])
    assert t.civ(0).gold == gold


def test_discontent_of_a_planet_does_not_end_the_favour() -> None:  # SPP-13.16
    t = Sitting("upkeep", politics=["colonialism"], gold=[10, 50], capitals=[{"unrest": 5}])
    assert t.civ(0).gold == 8
