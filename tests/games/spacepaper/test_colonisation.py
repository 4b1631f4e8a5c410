"""Colonies and outposts are started (SPP-11.4 to 11.14)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, leave_behind, reaches
from tests.games.spacepaper.sitting import Sitting, built

HOME = [("telluric", "medium"), ("frozen", "small"), ("living", "large"), ("lava", "asteroid"), ("barren", "giant")]
FAR = [("telluric", "large"), ("oceanic", "medium")]
STARS = {"ne555": ("yellow_dwarf", HOME), "is_pi21": ("red_dwarf", FAR)}
MORE = ("lava", "asteroid")  # something left to settle, so that construction is not over
TYPES = ["telluric", "oceanic", "lava", "barren", "gaseous", "frozen", "living"]


def building(**table: Any) -> Sitting:
    """Seat 0, human unless said otherwise, is asked what to build and settle in its home system."""
    return Sitting("build", **{"stars": STARS, "gold": [50, 50], **table})


def targets(t: Sitting) -> set[str]:
    """The planets that the seat asked may settle from the same system."""
    return {option[1] for option in t.options if option[0] == "colonise"}


def hauling(place: str = "orbit:is_pi21.2", **table: Any) -> Sitting:
    """Seat 0 moves, with a transport and with a scout at home."""
    fleet = [("transport", place), ("scout", "orbit:ne555.0")]
    return Sitting("move", **{"stars": STARS, "fleets": [fleet], "gold": [50, 50], **table})


# The cost of adaptation.


@pytest.mark.parametrize(
    ("race", "costs"),
    [
        ("human", [0, 1, 2, 5, 3, 4, 0]),
        ("brachies", [1, 0, 3, 4, 5, 2, 0]),
        ("vulcan", [2, 3, 0, 1, 4, 5, 0]),
        ("meca", [5, 4, 1, 0, 2, 3, 0]),
        ("ether", [3, 5, 4, 2, 0, 1, 0]),
        ("kelvin", [4, 2, 5, 3, 1, 0, 0]),
    ],
)
def test_each_race_has_its_cost_of_adaptation_to_each_type(race: str, costs: list[int]) -> None:  # SPP-11.6
    for planet_type, cost in zip(TYPES, costs, strict=True):
        stars = {"ne555": ("yellow_dwarf", [(planet_type, "medium"), MORE])}
        t = building(races=[race], stars=stars).chooses(("colonise", "ne555.1", "colony"))
        assert t.status("ne555.1") == ("adaptation" if cost else "colony")
        assert t.planet("ne555.1").turns == cost


@pytest.mark.parametrize(
    ("level", "corundum", "leader", "turns"),
    [
        (1, 0, None, 5),
        (2, 0, None, 4),
        (3, 0, None, 2),
        (4, 0, None, 2),
        (5, 0, None, 1),
        (4, 1, None, 1),
        (5, 1, None, 1),
        (1, 0, "biologist", 3),
        (2, 0, "biologist", 2),
        (3, 0, "biologist", 1),
        (5, 1, "biologist", 1),
    ],
)
def test_adaptability_and_the_biologist_shorten_adaptation_down_to_one_turn(
    level: int, corundum: int, leader: str | None, turns: int
) -> None:  # SPP-11.6, SPP-15.4
    t = building(levels=[{"adaptability": level}], minerals=[(corundum, 0, 0)], leaders=[leader])
    t.chooses(("colonise", "ne555.5", "colony"))  # humans on a barren planet: 5
    assert (t.status("ne555.5"), t.planet("ne555.5").turns) == ("adaptation", turns)


# What may be settled.


def test_free_and_abandoned_planets_are_targets_and_owned_ones_are_not() -> None:  # SPP-11.7
    t = building(worlds=[{"ne555.1": {}}, {"ne555.2": {"status": "outpost"}, "ne555.3": {"status": "adaptation"}}])
    assert targets(t) == {"ne555.4", "ne555.5"}
    t = leave_behind(Sitting(stars=STARS, worlds=[{"ne555.1": {}}]), "ne555.4")
    assert targets(reaches(t, 0, "build")) == {"ne555.2", "ne555.3", "ne555.4", "ne555.5"}


def test_nothing_is_settled_in_a_system_known_in_part() -> None:  # SPP-11.7
    t = building(stars={**STARS, "isa20": "yellow_dwarf"}, worlds=[{"is_pi21.1": {}}])
    assert {target.split(".")[0] for target in targets(t)} == {"ne555", "is_pi21"}


def test_a_transport_settles_without_moving_and_is_not_used_up() -> None:  # SPP-11.8
    t = hauling().chooses(("ship", "0:1"), "stay")
    assert (t.kind, t.options) == ("after", [("colonise", "colony"), ("colonise", "outpost"), "nothing"])
    t.chooses(("colonise", "outpost"))
    assert (t.owner("is_pi21.2"), t.status("is_pi21.2")) == (0, "outpost")
    assert t.place("0:1") == "orbit:is_pi21.2" and not t.ship("0:1").ready


def test_a_transport_settles_after_its_stop() -> None:  # SPP-11.8
    t = hauling("wide:is_pi21").chooses(("ship", "0:1"), ("stop", "orbit:is_pi21.1"), ("colonise", "colony"))
    assert (t.owner("is_pi21.1"), t.status("is_pi21.1")) == (0, "colony")


def test_a_transport_may_leave_a_free_planet_alone() -> None:  # SPP-11.8, SPP-11.10
    t = hauling("wide:is_pi21").chooses(("ship", "0:1"), ("stop", "orbit:is_pi21.1"), "nothing")
    assert t.owner("is_pi21.1") is None


@pytest.mark.parametrize("kind", ["scout", "cruiser"])
def test_other_ships_settle_nothing(kind: str) -> None:  # SPP-11.8
    t = hauling(fleets=[[(kind, "orbit:is_pi21.2")]]).chooses(("ship", "0:1"))
    assert t.kind == "step" and "stay" not in t.options


def test_a_transport_in_wide_orbit_settles_nothing() -> None:  # SPP-11.8
    t = hauling("wide:is_pi21").chooses(("ship", "0:1"))
    assert t.kind == "step" and "stay" not in t.options


@pytest.mark.parametrize(
    ("place", "free"), [("orbit:is_pi21.2", False), ("orbit:is_pi21.1", True), ("wide:is_pi21", True)]
)
def test_an_enemy_ship_in_the_same_orbit_keeps_a_transport_from_settling(place: str, free: bool) -> None:  # SPP-11.8
    fleets = [[("transport", "orbit:is_pi21.2"), ("scout", "orbit:ne555.0")], [("scout", place)]]
    t = hauling(fleets=fleets).chooses(("ship", "0:1"))
    assert t.kind == "step" and ("stay" in t.options) == free


def test_a_transport_settles_no_planet_of_another_player() -> None:  # SPP-11.7, SPP-11.8
    t = hauling(worlds=[{}, {"is_pi21.2": {"status": "outpost"}}]).chooses(("ship", "0:1"))
    assert t.kind == "step" and "stay" not in t.options


def test_a_capital_settles_its_own_system_in_construction_without_a_ship() -> None:  # SPP-11.9
    t = building()
    assert targets(t) == {"ne555.1", "ne555.2", "ne555.3", "ne555.4", "ne555.5"}
    assert t.fleet(0) == [] and ("colonise", "ne555.1", "outpost") in t.options


def test_a_colony_settles_its_system_as_well() -> None:  # SPP-11.9
    assert "is_pi21.2" not in targets(building())
    assert "is_pi21.2" in targets(building(worlds=[{"is_pi21.1": {}}]))


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_outposts_and_planets_in_adaptation_are_no_base(status: str) -> None:  # SPP-11.4, SPP-11.9
    t = building(worlds=[{"is_pi21.1": {"status": status, "steps": 2, "turns": 2}}])
    assert targets(t) and "is_pi21.2" not in targets(t)


def test_a_base_need_not_be_profitable() -> None:  # SPP-11.9
    t = building(worlds=[{"is_pi21.1": {"unrest": 2}}], unrest=[3], capitals=[{"unrest": 1}])
    assert {"ne555.1", "is_pi21.2"} <= targets(t)


@pytest.mark.parametrize(("place", "free"), [("orbit:ne555.2", False), ("orbit:ne555.1", True), ("wide:ne555", True)])
def test_an_enemy_ship_in_its_orbit_protects_a_target(place: str, free: bool) -> None:  # SPP-11.9
    t = building(fleets=[[], [("scout", place)]])
    assert ("ne555.2" in targets(t)) == free


def test_own_ships_in_its_orbit_do_not_protect_a_target() -> None:  # SPP-11.9
    assert "ne555.2" in targets(building(fleets=[[("cruiser", "orbit:ne555.2")]]))


def test_colony_or_outpost_is_chosen_at_the_start_and_costs_nothing() -> None:  # SPP-11.10
    t = building(gold=[0, 0])
    for status in ("colony", "outpost"):
        assert ("colonise", "ne555.1", status) in t.options
    t.chooses(("colonise", "ne555.1", "colony"), ("colonise", "ne555.2", "outpost"))
    assert (t.status("ne555.1"), t.status("ne555.2"), t.civ(0).gold) == ("colony", "outpost", 0)


FROZEN = {
    "ne555": ("yellow_dwarf", [("frozen", "small"), ("lava", "small")]),
    "isa20": ("red_dwarf", [("frozen", "dwarf")] * 6),
}


@pytest.mark.parametrize(("owned", "free"), [(5, True), (6, False)])
def test_six_planets_of_a_type_are_the_most_one_may_settle(owned: int, free: bool) -> None:  # SPP-11.11
    statuses = ["colony", "outpost", "adaptation"]
    worlds = {f"isa20.{slot}": {"status": statuses[slot % 3], "steps": 1, "turns": 9} for slot in range(1, owned + 1)}
    t = building(stars=FROZEN, worlds=[worlds])
    assert ("ne555.1" in targets(t)) == free and "ne555.2" in targets(t)
    t = hauling("orbit:ne555.1", stars=FROZEN, worlds=[worlds]).chooses(("ship", "0:1"))
    assert ("stay" in t.options) == free


def test_the_planets_of_others_do_not_count_for_the_limit() -> None:  # SPP-11.11
    worlds: list[dict[str, Any]] = [{}, {f"isa20.{slot}": {} for slot in range(1, 7)}]
    assert "ne555.1" in targets(building(stars=FROZEN, worlds=worlds))


def test_the_capital_counts_among_the_six() -> None:  # SPP-11.11
    stars = {"ne555": ("yellow_dwarf", [("telluric", "dwarf")] * 6)}
    t = building(stars=stars, worlds=[{f"ne555.{slot}": {} for slot in range(1, 6)}])
    assert "ne555.6" not in targets(t)


# What comes of it.


@pytest.mark.parametrize("target", ["ne555.1", "ne555.2", "ne555.3", "ne555.4", "ne555.5"])
def test_an_outpost_is_there_at_once_with_one_inhabitant(target: str) -> None:  # SPP-11.12
    t = building().chooses(("colonise", target, "outpost"))
    planet = t.planet(target)
    assert (t.status(target), planet.people, planet.steps, planet.turns) == ("outpost", 1, 0, 0)


@pytest.mark.parametrize(("target", "people"), [("ne555.1", 1), ("ne555.3", 1), ("ne555.4", 0)])
def test_native_and_living_planets_and_asteroids_are_colonies_at_once(target: str, people: int) -> None:  # SPP-11.13
    t = building().chooses(("colonise", target, "colony"))
    planet = t.planet(target)
    assert (t.status(target), planet.people, planet.steps, planet.turns) == ("colony", people, 0, 0)


def test_an_abandoned_planet_is_a_colony_at_once_whoever_settles_it() -> None:  # SPP-11.13, SPP-11.5
    t = reaches(leave_behind(Sitting(stars=STARS, gold=[50, 50]), "ne555.5"), 0, "build")
    t.chooses(("colonise", "ne555.5", "colony"))
    assert (t.status("ne555.5"), t.planet("ne555.5").people) == ("colony", 1)


def test_an_abandoned_planet_may_become_an_outpost_too() -> None:  # SPP-11.5, SPP-11.12
    t = reaches(leave_behind(Sitting(stars=STARS, gold=[50, 50]), "ne555.5"), 0, "build")
    assert t.chooses(("colonise", "ne555.5", "outpost")).status("ne555.5") == "outpost"


def test_a_colony_that_was_given_up_starts_again_from_nothing() -> None:  # SPP-11.5, SPP-11.25
    sheet = {
        "people": 4,
        "growth": 3,
        "built": built("spaceport", "gold_2"),
        "project": 9,
        "energy": 5,
        "unrest": 7,
        "resistance": 3,
        "symbiosis": 1,
        "loser": 1,
    }
    t = Sitting("pay", stars=STARS, worlds=[{"ne555.2": sheet}], gold=[0, 50], fleets=[[], [("cruiser", "wide:ne555")]])
    t.chooses(("abandon", "ne555.2"))
    assert (t.owner("ne555.2"), t.status("ne555.2")) == (None, "abandoned")
    reaches(t, 0, "build").chooses(("colonise", "ne555.2", "colony"))
    planet = t.planet("ne555.2")
    assert (planet.people, planet.growth, planet.built, planet.project, planet.energy) == (1, 4, 0, -1, 0)
    assert (planet.unrest, planet.resistance, planet.symbiosis, planet.loser) == (0, 0, 0, -1)


def test_w23_ethers_on_a_medium_telluric_planet_have_six_steps_of_three_turns() -> None:  # SPP-11.14
    t = building(races=["ether"]).chooses(("colonise", "ne555.1", "colony"))
    planet = t.planet("ne555.1")
    assert (t.status("ne555.1"), planet.steps, planet.turns, planet.people) == ("adaptation", 6, 3, 0)


@pytest.mark.parametrize(("size", "steps"), [("dwarf", 2), ("small", 4), ("medium", 6), ("large", 8), ("giant", 10)])
def test_the_steps_of_adaptation_are_the_greatest_population_of_the_size(size: str, steps: int) -> None:  # SPP-11.14
    t = building(stars={"ne555": ("yellow_dwarf", [("barren", size), MORE])}).chooses(("colonise", "ne555.1", "colony"))
    assert (t.planet("ne555.1").steps, t.planet("ne555.1").turns) == (steps, 5)


# Outposts.


def test_an_outpost_never_becomes_a_colony() -> None:  # SPP-11.4
    t = hauling(worlds=[{"is_pi21.2": {"status": "outpost"}}]).chooses(("ship", "0:1"))
    assert t.kind == "step" and "stay" not in t.options
    t = building(worlds=[{"ne555.2": {"status": "outpost"}}])
    assert "ne555.2" not in targets(t)
    assert after_turns(t, 3).status("ne555.2") == "outpost"
