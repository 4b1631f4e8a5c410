"""What a planet is to its owner: outposts, the capital and its move (SPP-11.1 to 11.4, SPP-11.20 to 11.27)."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import tables as t_
from tests.games.spacepaper.gestures import after_turns, income, invades, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, built, kind_of

HOME = [("telluric", "small"), ("frozen", "large"), ("living", "dwarf"), ("lava", "asteroid"), ("gaseous", "giant")]
STARS = {"ne555": ("yellow_dwarf", HOME), "koi2": ("red_dwarf", [("telluric", "medium"), ("lava", "large")])}


def capitals(t: Sitting) -> list[str]:
    """The planets that are capitals."""
    return [name for name in ("ne555.0", "ne555.1", "ne555.2", "koi2.1", "rs22.0") if t.status(name) == "capital"]


def moving(sheet: Sheet | None = None, capital: Sheet | None = None, **table: Any) -> Sitting:
    """Seat 0 is asked whether its capital moves to a colony of its home system."""
    worlds = [{"ne555.1": sheet or {}}]
    return Sitting("capital", worlds=worlds, capitals=[capital or {}], **{"stars": STARS, "gold": [50, 50], **table})


def test_a_planet_is_a_capital_a_colony_an_outpost_in_adaptation_abandoned_or_free() -> None:  # SPP-11.1
    t = Sitting("build", stars=STARS, worlds=[{"koi2.1": {}}])
    assert (t.status("ne555.0"), t.status("koi2.1"), t.status("ne555.1")) == ("capital", "colony", "free")
    t.chooses(("colonise", "ne555.1", "outpost"), ("colonise", "ne555.2", "colony"))
    assert (t.status("ne555.1"), t.status("ne555.2")) == ("outpost", "adaptation")
    t = Sitting("pay", stars=STARS, worlds=[{"koi2.1": {}}]).chooses(("abandon", "koi2.1"))
    assert (t.status("koi2.1"), t.owner("koi2.1")) == ("abandoned", None)


def test_a_player_has_exactly_one_capital_also_after_its_move() -> None:  # SPP-11.2
    t = moving()
    assert capitals(t) == ["ne555.0", "rs22.0"]
    t.chooses("ne555.1")
    assert capitals(t) == ["ne555.1", "rs22.0"]
    assert after_turns(t, 2).status("ne555.1") == "capital"


def test_a_capital_is_managed_as_a_colony() -> None:  # SPP-11.2
    t = Sitting("build", levels=[{"infrastructure": 2}], gold=[9, 9])
    assert ("project", "ne555.0", "spaceport") in t.options
    assert income(Sitting("income"), 0) == (3, 3)


# Outposts.


@pytest.mark.parametrize(("status", "gold", "science"), [("outpost", 3, 3), ("adaptation", 3, 3), ("colony", 5, 6)])
def test_an_outpost_produces_nothing(status: str, gold: int, science: int) -> None:  # SPP-11.3
    sheet = {"status": status, "steps": 8, "turns": 4, "people": 1}
    assert income(Sitting("income", stars=STARS, worlds=[{"ne555.2": sheet}]), 0) == (gold, science)


def test_an_outpost_gives_no_mineral() -> None:  # SPP-11.3
    for status, antimatter in (("outpost", 0), ("colony", 1)):
        t = Sitting("income", stars=STARS, worlds=[{"ne555.4": {"status": status}}])
        assert t.civ(0).antimatter == antimatter


def test_an_outpost_builds_nothing() -> None:  # SPP-11.3
    t = Sitting(
        "build", stars=STARS, worlds=[{"koi2.1": {"status": "outpost"}}], levels=[{"infrastructure": 5}], gold=[99]
    )
    assert ("project", "ne555.0", "gold_2") in t.options
    assert not [option for option in t.options if "koi2.1" in option]


def test_an_outpost_keeps_its_one_inhabitant() -> None:  # SPP-11.3
    t = Sitting("upkeep", stars=STARS, worlds=[{"koi2.1": {"status": "outpost"}}], gold=[99, 99])
    assert after_turns(t, 4).planet("koi2.1").people == 1


@pytest.mark.parametrize(("status", "near"), [("outpost", True), ("colony", True), ("adaptation", False)])
def test_an_outpost_counts_for_autonomy(status: str, near: bool) -> None:  # SPP-11.3
    sheet = {"status": status, "steps": 8, "turns": 4}
    t = Sitting("move", stars=STARS, worlds=[{"koi2.1": sheet}], fleets=[[("scout", "wide:koi2")]]).chooses(
        ("ship", "0:1")
    )
    assert (("stop", "orbit:koi2.2") in t.options) == near


@pytest.mark.parametrize(("status", "seen"), [("outpost", "partial"), ("adaptation", "unrevealed")])
def test_an_outpost_counts_for_detection(status: str, seen: str) -> None:  # SPP-11.3
    sheet = {"status": status, "steps": 8, "turns": 4}
    t = Sitting(
        "move",
        stars={**STARS, "rallag": "red_dwarf"},
        worlds=[{"koi2.1": sheet}],
        levels=[{"heuristics": 2}],
        fleets=[[("scout", "orbit:ne555.0")]],
    )
    assert t.chooses("end").seen("hoi2") == seen


@pytest.mark.parametrize(("status", "refuge"), [("outpost", "orbit:koi2.1"), ("adaptation", "orbit:ne555.0")])
def test_an_outpost_counts_for_a_retreat(status: str, refuge: str) -> None:  # SPP-11.3
    t = Sitting(
        "move",
        stars=STARS,
        worlds=[{"koi2.1": {"status": status, "steps": 8, "turns": 4}}, {"koi2.2": {}}],
        fleets=[[("cruiser", "orbit:koi2.2")]],
        levels=[{"invasion": 2}, {"defense": 3}],
    )
    assert invades(t, "0:1").place("0:1") == refuge


# The capital moves.


def test_a_profitable_colony_becomes_the_capital_and_the_old_capital_a_colony() -> None:  # SPP-11.20
    t = moving({"people": 2, "built": built("mine_1")})
    assert (t.kind, t.to_move, t.options) == ("cap", 0, ["ne555.1", "keep"])
    t.chooses("ne555.1")
    assert (t.status("ne555.1"), t.status("ne555.0")) == ("capital", "colony")
    assert (t.planet("ne555.1").people, t.planet("ne555.1").built, t.planet("ne555.0").people) == (
        2,
        built("mine_1"),
        6,
    )


def test_a_capital_that_is_kept_stays() -> None:  # SPP-11.20
    t = moving().chooses("keep")
    assert (t.status("ne555.0"), t.planet("0").unrest, t.kind) == ("capital", 0, "sys")


@pytest.mark.parametrize(
    "sheet",
    [{"unrest": 1}, {"resistance": 1}, {"status": "outpost"}, {"status": "adaptation", "steps": 2, "turns": 1}],
)
def test_only_a_profitable_colony_is_offered(sheet: Sheet) -> None:  # SPP-11.20
    assert moving(sheet).kind == "sys"
    t = Sitting("capital", stars=STARS, worlds=[{"ne555.1": sheet, "ne555.3": {}}])
    assert t.options == ["ne555.3", "keep"]


@pytest.mark.parametrize("level", [1, 5])
def test_in_global_discontent_no_colony_is_profitable(level: int) -> None:  # SPP-11.20
    assert moving(unrest=[1], levels=[{"stability": level}]).kind == "sys"


@pytest.mark.parametrize(
    ("people", "level", "leader", "unrest"),
    [(6, 1, None, 6), (3, 1, None, 3), (6, 2, None, 5), (6, 4, None, 2), (6, 1, "diplomat", 4), (2, 4, None, 0)],
)
def test_the_old_capital_is_in_discontent_for_its_people(
    people: int, level: int, leader: str | None, unrest: int
) -> None:  # SPP-11.21
    t = moving(capital={"people": people}, levels=[{"stability": level}], leaders=[leader]).chooses("ne555.1")
    assert (t.planet("ne555.0").unrest, t.planet("ne555.1").unrest) == (unrest, 0)
    assert tellings(t, "unrest") == ([[0, t.planet("ne555.0").at, unrest]] if unrest else [])


def test_under_communism_and_on_a_living_planet_the_old_capital_stays_calm() -> None:  # SPP-11.21, SPP-12.9, SPP-12.10
    assert moving(politics=["communism"]).chooses("ne555.1").planet("ne555.0").unrest == 0
    living = {"kind": kind_of("living", "dwarf"), "people": 2}
    assert moving(capital=living).chooses("ne555.1").planet("ne555.0").unrest == 0


def test_a_capital_under_invasion_may_be_moved_away_and_its_marker_stays_behind() -> None:  # SPP-11.22
    t = moving(capital={"resistance": 2}, fleets=[[], [("cruiser", "orbit:ne555.0")]]).chooses("ne555.1")
    assert (t.planet("ne555.0").resistance, t.planet("ne555.1").resistance) == (2, 0)
    assert (t.status("ne555.0"), t.status("ne555.1")) == ("colony", "capital")


def test_the_capture_of_a_former_capital_eliminates_nobody() -> None:  # SPP-11.22, SPP-17.8
    fleets = [[("scout", "orbit:ne555.1")], [("cruiser", "orbit:ne555.0")]]
    t = moving(capital={"resistance": 2}, fleets=fleets, levels=[{}, {"invasion": 2}]).chooses("ne555.1")
    invades(reaches(t, 1, "act"), "1:1")
    assert t.owner("ne555.0") == 1 and not t.civ(0).fallen and not t.state.over


def test_a_capital_cannot_be_abandoned() -> None:  # SPP-11.23
    t = Sitting("pay", stars=STARS, worlds=[{"ne555.1": {}}])
    assert t.kind == "sell" and t.options == [("abandon", "ne555.1"), "done"]


def test_only_colonies_can_be_abandoned() -> None:  # SPP-11.27
    worlds: dict[str, Sheet] = {
        "ne555.1": {},
        "ne555.2": {"status": "outpost"},
        "ne555.5": {"status": "adaptation", "steps": 3, "turns": 3},
    }
    t = Sitting("pay", stars=STARS, worlds=[worlds])
    assert [option for option in t.options if option[0] == "abandon"] == [("abandon", "ne555.1")]


def test_an_outpost_that_is_lost_must_be_adapted_to_again() -> None:  # SPP-11.27, SPP-14.10
    t = Sitting(
        "pay",
        stars=STARS,
        worlds=[{"ne555.2": {"status": "outpost"}}],
        politics=["colonialism"],
        races=["meca"],
        gold=[0],
    )
    assert t.status("ne555.2") == "free"
    reaches(t, 0, "build").chooses(("colonise", "ne555.2", "colony"))
    assert t.status("ne555.2") == "adaptation"


# What never changes, and what is lost.


def test_no_planet_changes_its_type_or_size_whatever_happens_to_it() -> None:  # SPP-11.24
    frozen = kind_of("frozen", "large")
    t = Sitting("pay", stars=STARS, worlds=[{"ne555.2": {"people": 3}}])
    assert t.planet("ne555.2").kind == frozen
    t.chooses(("abandon", "ne555.2"))
    reaches(t, 0, "build").chooses(("colonise", "ne555.2", "colony"))
    assert t.planet("ne555.2").kind == frozen
    t = moving().chooses("ne555.1")
    assert (t.planet("ne555.0").kind, t.planet("ne555.1").kind) == (
        kind_of("telluric", "medium"),
        kind_of("telluric", "small"),
    )
    t = Sitting(
        "move",
        stars=STARS,
        worlds=[{}, {"koi2.2": {}}],
        fleets=[[("cruiser", "orbit:koi2.2")]],
        levels=[{"invasion": 2}],
    )
    assert invades(t, "0:1").owner("koi2.2") == 0 and t.planet("koi2.2").kind == kind_of("lava", "large")


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_a_planet_that_becomes_free_loses_all_it_had(status: str) -> None:  # SPP-11.25
    sheet = {"status": status, "steps": 2, "turns": 1, "symbiosis": 1, "loser": 1, "unrest": 4, "resistance": 1}
    fleets = [[], [("cruiser", "orbit:ne555.2"), ("scout", "orbit:rs22.0")]]
    t = Sitting("pay", stars=STARS, worlds=[{"ne555.2": sheet}], politics=["technocracy"], gold=[0, 50], fleets=fleets)
    assert t.status("ne555.2") == "free"
    t.civ(1).ships.clear()
    reaches(t, 0, "build").chooses(("colonise", "ne555.2", "colony"))
    planet = t.planet("ne555.2")
    assert (t.status("ne555.2"), planet.steps, planet.turns, planet.people) == ("adaptation", 8, 4, 0)
    assert (planet.symbiosis, planet.loser, planet.unrest, planet.resistance) == (0, -1, 0, 0)
    assert planet.project == t_.NONE


def test_the_mark_of_a_first_abandonment_stays_on_the_planet() -> None:  # SPP-11.25, SPP-14.6
    t = Sitting("pay", stars=STARS, worlds=[{"ne555.1": {}}]).chooses(("abandon", "ne555.1"))
    gold = t.civ(0).gold
    reaches(t, 0, "build").chooses(("colonise", "ne555.1", "colony"))
    t.civ(0).gold = 0
    reaches(t, 0, "sell").chooses(("abandon", "ne555.1"))
    assert gold == 3 and t.civ(0).gold == 0
