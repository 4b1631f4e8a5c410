"""What becomes of a planet that changes hands (SPP-10.9 to 10.12, SPP-10.18, SPP-10.20)."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import tables as t_
from tests.games.spacepaper.gestures import invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built, kind_of

STARS = {
    "koi2": ("yellow_dwarf", [("telluric", "medium"), ("lava", "small"), ("living", "small"), ("frozen", "large")])
}
HERE = "koi2.1"  # telluric, medium: native to the humans of seat 0


def taken(sheet: Sheet, target: str = HERE, *, people: int = 2, **table: Any) -> Sitting:
    """Seat 0 has just taken a planet of seat 1 with one cruiser of power 4."""
    mine, theirs = table.pop("levels", [{}, {}])
    t = Sitting(
        "move",
        worlds=[{}, {target: {"people": people, **sheet}}],
        fleets=[[("cruiser", f"orbit:{target}"), ("cruiser", "orbit:ne555.0")]],
        levels=[{"invasion": 5, **mine}, theirs],
        stars=STARS,
        **table,
    )
    invades(t, "0:1")
    assert t.owner(target) == 0
    return t


def test_a_captured_colony_is_a_colony_with_its_people_and_infrastructure() -> None:  # SPP-10.9
    t = taken({"built": built("spaceport", "mine_1")}, people=3)
    planet = t.planet(HERE)
    assert (t.status(HERE), planet.people, planet.built) == ("colony", 3, built("spaceport", "mine_1"))
    assert planet in t.civ(0).planets and len(t.civ(1).planets) == 1
    assert planet.kind == kind_of("telluric", "medium")


def test_a_captured_outpost_stays_an_outpost() -> None:  # SPP-10.9
    t = taken({"status": "outpost"}, people=1)
    assert (t.status(HERE), t.planet(HERE).people) == ("outpost", 1)


def test_a_captured_capital_is_a_colony() -> None:  # SPP-10.9, SPP-10.18
    t = Sitting("move", players=3, fleets=[[("cruiser", "orbit:rs22.0")]], levels=[{"invasion": 5}])
    invades(t, "0:1")
    assert (t.owner("rs22.0"), t.status("rs22.0"), t.planet("rs22.0").people) == (0, "colony", 4)
    assert t.civ(1).fallen and t.planet("0").at != t.planet("rs22.0").at


@pytest.mark.parametrize("ship", ["scout", "cruiser", "transport"])
def test_a_ship_in_the_queue_is_lost_with_the_planet(ship: str) -> None:  # SPP-10.10
    t = taken({"project": t_.PROJECT_IDS.index(ship), "energy": 5})
    assert (t.planet(HERE).project, t.planet(HERE).energy) == (t_.NONE, 0)


@pytest.mark.parametrize("infrastructure", ["spaceport", "mine_2"])
def test_infrastructure_in_the_queue_goes_with_the_planet(infrastructure: str) -> None:  # SPP-10.10
    project = t_.PROJECT_IDS.index(infrastructure)
    t = taken({"project": project, "energy": 2})
    assert (t.planet(HERE).project, t.planet(HERE).energy) == (project, 2)


@pytest.mark.parametrize(
    ("people", "mine", "leader", "unrest"),
    [
        (4, {}, None, 4),
        (1, {}, None, 1),
        (4, {"stability": 2}, None, 3),
        (4, {"stability": 3}, None, 2),
        (4, {}, "diplomat", 2),
        (4, {"stability": 2}, "diplomat", 1),
        (2, {"stability": 4}, None, 0),
    ],
)
def test_a_captured_planet_is_in_discontent_for_its_people_calmed_by_its_new_owner(
    people: int, mine: dict[str, int], leader: str | None, unrest: int
) -> None:  # SPP-10.11, SPP-12.5
    t = taken({}, people=people, levels=[mine, {}], leaders=[leader])
    assert t.planet(HERE).unrest == unrest
    assert tellings(t, "unrest") == ([[0, t.planet(HERE).at, unrest]] if unrest else [])


def test_the_stability_of_the_loser_calms_nothing() -> None:  # SPP-10.11
    t = taken({}, people=4, levels=[{}, {"stability": 4}], leaders=["scientist", "diplomat"])
    assert t.planet(HERE).unrest == 4


def test_an_asteroid_has_nobody_to_be_discontented() -> None:  # SPP-10.11
    stars = {"koi2": ("yellow_dwarf", [("telluric", "asteroid")])}
    t = Sitting(
        "move", worlds=[{}, {HERE: {}}], fleets=[[("cruiser", f"orbit:{HERE}")]], levels=[{"invasion": 2}], stars=stars
    )
    assert invades(t, "0:1").planet(HERE).unrest == 0 and t.owner(HERE) == 0


def test_communism_and_living_planets_know_no_discontent_of_conquest() -> None:  # SPP-10.11, SPP-12.9, SPP-12.10
    assert taken({}, politics=["communism"]).planet(HERE).unrest == 0
    assert taken({}, "koi2.3").planet("koi2.3").unrest == 0
    assert taken({}, politics=["militarism", "communism"]).planet(HERE).unrest == 2


# Taken back.


def test_the_player_who_owned_it_just_before_takes_it_back_without_discontent() -> None:  # SPP-10.12
    t = taken({"loser": 0, "unrest": 3}, people=4)
    assert t.planet(HERE).unrest == 0 and "retakes" in t.names_told() and "captures" not in t.names_told()


def test_once_its_discontent_is_over_taking_it_back_is_a_capture_like_another() -> None:  # SPP-10.12
    t = taken({"loser": 0, "unrest": 0}, people=4)
    assert t.planet(HERE).unrest == 4 and "captures" in t.names_told()


def test_a_third_player_does_not_take_back() -> None:  # SPP-10.12
    assert taken({"loser": 2, "unrest": 3}, people=4, players=3).planet(HERE).unrest == 4


def test_a_planet_lost_and_retaken_in_the_same_phase_is_as_before() -> None:  # SPP-10.12, SPP-10.20
    t = Sitting(
        "move",
        worlds=[{}, {HERE: {"people": 2, "built": 1}}],
        fleets=[[("cruiser", f"orbit:{HERE}")], [("cruiser", "orbit:koi2.2")]],
        levels=[{"invasion": 3}, {"invasion": 3, "weapons": 2, "autonomy": 5}],
        stars=STARS,
    )
    invades(t, "0:1")
    assert (t.owner(HERE), t.planet(HERE).loser, t.planet(HERE).unrest) == (0, 1, 2)
    t.civ(0).ships.clear()  # the invader has gone
    reaches(t, 1, "act").chooses(("ship", "1:1"), ("stop", f"orbit:{HERE}"), "invade")
    assert (t.owner(HERE), t.planet(HERE).loser, t.planet(HERE).unrest) == (1, 0, 0)


# Marks.


def test_a_capture_removes_resistance_and_symbiosis_and_names_the_loser() -> None:  # SPP-10.20
    planet = taken({"resistance": 1, "symbiosis": 1, "loser": 0}).planet(HERE)
    assert (planet.resistance, planet.symbiosis, planet.loser) == (0, 0, 1)


@pytest.mark.parametrize(("target", "counter"), [(HERE, 1), ("koi2.2", 2), ("koi2.4", 4), ("koi2.3", 1)])
def test_the_counter_of_births_starts_again_for_the_new_owner(target: str, counter: int) -> None:  # SPP-10.20
    t = taken({"growth": 9, "symbiosis": 1}, target)
    assert t.planet(target).growth == counter


def test_a_captured_outpost_is_in_discontent_for_one_which_stops_nothing() -> None:  # SPP-10.20
    t = taken({"status": "outpost"}, people=1)
    assert t.planet(HERE).unrest == 1
    t.chooses(("ship", "0:2"))  # at home, far away: koi2 is a home for stops all the same
    assert t.kind == "step"
    rescued = Sitting(
        "move",
        worlds=[{HERE: {"status": "outpost", "unrest": 1}}],
        fleets=[[("cruiser", "wide:koi2")]],
        stars=STARS,
    )
    rescued.chooses(("ship", "0:1"))
    assert ("stop", f"orbit:{HERE}") in rescued.options


def test_a_discontent_that_is_higher_already_stays() -> None:  # SPP-12.3, SPP-10.11
    t = taken({"unrest": 6, "loser": 1}, people=4, levels=[{"stability": 4}, {}])
    assert t.planet(HERE).unrest == 6


def test_the_capture_of_a_capital_eliminates_its_owner() -> None:  # SPP-10.18, SPP-17.8
    t = Sitting(
        "move", players=3, fleets=[[("cruiser", "orbit:rs22.0")], [("scout", "wide:pino2")]], levels=[{"invasion": 5}]
    )
    invades(t, "0:1")
    assert t.civ(1).fallen and t.fleet(1) == [] and t.civ(1).planets == [] and not t.state.over
    assert "falls" in t.names_told()


def test_the_capture_of_a_colony_eliminates_nobody() -> None:  # SPP-10.18
    t = taken({})
    assert not t.civ(1).fallen and not t.state.over


def test_help_that_came_stays_with_a_planet_that_changes_hands() -> None:  # SPP-16.13, SPP-10.20
    t = taken({"shield": 1}, people=1)
    assert t.planet(HERE).shield == 1
