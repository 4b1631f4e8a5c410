"""A planet under invasion, and the end of a siege (SPP-10.13, SPP-10.14)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import income, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting

STARS = {"koi2": ("yellow_dwarf", [("telluric", "medium"), ("lava", "small")])}
HERE = "koi2.1"  # telluric, medium: 3 gold


def besieged(step: str, sheet: Sheet, **table: Any) -> Sitting:
    """A colony of seat 1 (5 gold from its capital), and a cruiser of seat 0 in its orbit."""
    fleets = table.pop("fleets", [[("cruiser", f"orbit:{HERE}")]])
    return Sitting(step, stars=STARS, worlds=[{}, {HERE: sheet}], fleets=fleets, gold=[50] * 3, **table)


@pytest.mark.parametrize(("resistance", "gold"), [(0, 8), (1, 5), (3, 5)])
def test_a_colony_under_invasion_brings_nothing(resistance: int, gold: int) -> None:  # SPP-10.13
    assert income(besieged("income", {"resistance": resistance}), 1)[0] == gold


def test_a_capital_under_invasion_goes_on_producing() -> None:  # SPP-10.13
    assert income(Sitting("income", capitals=[{"resistance": 2}]), 0) == (3, 3)
    t = Sitting("produce", capitals=[{"resistance": 2, "project": 10, "energy": 20}])
    assert t.planet("0").energy == 18


def test_a_colony_under_invasion_builds_nothing() -> None:  # SPP-10.13
    project = {"people": 6, "project": 1, "energy": 2}
    assert besieged("produce", {**project, "resistance": 1}).planet(HERE).energy == 2
    assert besieged("produce", project).planet(HERE).built == 2


def test_a_colony_that_has_been_invaded_misses_the_next_income() -> None:  # SPP-10.13
    t = besieged("move", {"people": 6}, levels=[{"invasion": 2}])
    invades(t, "0:1")
    reaches(t, 1, "sys").until("act")
    assert income(t, 1)[0] == 5 and t.planet(HERE).resistance == 5


@pytest.mark.parametrize(
    ("seat", "kind", "place", "left"),
    [
        (0, "cruiser", f"orbit:{HERE}", 4),
        (2, "cruiser", f"orbit:{HERE}", 4),
        (0, "scout", f"orbit:{HERE}", 0),
        (0, "transport", f"orbit:{HERE}", 0),
        (0, "cruiser", "wide:koi2", 0),
        (0, "cruiser", "orbit:koi2.2", 0),
        (1, "cruiser", f"orbit:{HERE}", 0),
    ],
)
def test_a_siege_is_lifted_in_upkeep_when_no_enemy_cruiser_is_in_orbit(
    seat: int, kind: str, place: str, left: int
) -> None:  # SPP-10.14
    fleets: list[list[Any]] = [[], [], []]
    fleets[seat] = [(kind, place)]
    t = besieged("upkeep", {"people": 6, "resistance": 4}, players=3, fleets=fleets)
    assert t.planet(HERE).resistance == left
    assert len(tellings(t, "lifted")) == (left == 0)


def test_a_siege_that_was_lifted_starts_again_from_the_population() -> None:  # SPP-10.14, SPP-10.7
    t = besieged(
        "upkeep",
        {"people": 6, "resistance": 1},
        fleets=[[("cruiser", "wide:koi2")]],
        levels=[{"invasion": 2, "autonomy": 5}],
    )
    reaches(t, 0, "act").chooses(("ship", "0:1"), ("stop", f"orbit:{HERE}"), "invade")
    assert tellings(t, "resists") == [[1, t.planet(HERE).at, 5]]
