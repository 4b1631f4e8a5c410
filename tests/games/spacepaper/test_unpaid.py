"""Bankruptcy: what becomes of possessions that are not paid (SPP-14.9 to 14.15, SPP-14.17, SPP-14.18)."""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import events as tell
from tests.games.spacepaper.gestures import after_turns, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting, kind_of

STARS = {
    "ne555": ("yellow_dwarf", [("telluric", "small"), ("frozen", "large"), ("living", "dwarf"), ("lava", "asteroid")])
}
AT_HOME = "orbit:ne555.0"


def unpaid(system: str, worlds: dict[str, Sheet] | None = None, ships: int = 0, gold: int = 0, **table: Any) -> Sitting:
    """Seat 0 has gone through an upkeep without selling anything."""
    known: dict[str, Any] = {"stars": STARS, "gold": [gold, 99], "politics": [system], **table}
    t = Sitting("upkeep", worlds=[worlds or {}], fleets=[[("scout", AT_HOME)] * ships], **known)
    while t.kind == "sell" and t.to_move == 0:
        t.chooses("done")
    return t


@pytest.mark.parametrize(("system", "unrest"), [("technocracy", 1), ("democrature", 0)])
def test_an_unpaid_colony_is_in_discontent_for_one(system: str, unrest: int) -> None:  # SPP-14.9
    t = unpaid(system, {"ne555.1": {"people": 4}})
    assert (t.planet("ne555.1").unrest, t.planet("0").unrest) == (unrest, 1)


def test_the_discontent_costs_the_next_income() -> None:  # SPP-14.9
    t = after_turns(unpaid("militarism"), 1)
    assert [args[1] for args in tellings(t, "income") if args[0] == 0] == [0]


@pytest.mark.parametrize(
    "more", [{"levels": [{"stability": 2}]}, {"leaders": ["diplomat"]}, {"politics": ["communism"]}]
)
def test_stability_diplomat_and_communism_spare_unpaid_planets(more: dict[str, Any]) -> None:  # SPP-14.9
    t = unpaid("militarism", {"ne555.1": {}}, **more)
    assert t.civ(0).bankrupt and (t.planet("0").unrest, t.planet("ne555.1").unrest) == (0, 0)


def test_an_unpaid_living_colony_stays_calm() -> None:  # SPP-14.9, SPP-12.10
    t = unpaid("technocracy", {"ne555.3": {}, "ne555.1": {}})
    assert (t.planet("ne555.3").unrest, t.planet("ne555.1").unrest) == (0, 1)


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_an_unpaid_outpost_or_planet_in_adaptation_becomes_free(status: str) -> None:  # SPP-14.10
    t = unpaid("technocracy", {"ne555.2": {"status": status, "steps": 8, "turns": 4}})
    assert (t.owner("ne555.2"), t.status("ne555.2")) == (None, "free") and len(t.civ(0).planets) == 1
    assert "gives-up" in t.names_told()


@pytest.mark.parametrize("status", ["outpost", "adaptation"])
def test_communism_does_not_keep_what_is_not_paid(status: str) -> None:  # SPP-14.10
    assert unpaid("communism", {"ne555.2": {"status": status, "steps": 8, "turns": 4}}).status("ne555.2") == "free"


@pytest.mark.parametrize(("unrest", "left"), [(0, 1), (1, 1), (2, 0), (5, 0)])
def test_an_unpaid_ship_is_destroyed_in_global_discontent(unrest: int, left: int) -> None:  # SPP-14.11
    t = unpaid("technocracy", None, 1, unrest=[unrest])
    assert len(t.fleet(0)) == left
    assert (len(tellings(t, "lost")), len(tellings(t, "idle"))) == (1 - left, left)
    assert [told[2:] for told in tellings(t, "lost")] == [[tell.BY_DEBT]] * (1 - left)


def test_the_discontent_of_planets_destroys_no_ship() -> None:  # SPP-14.11
    assert len(unpaid("technocracy", None, 1, capitals=[{"unrest": 4}]).fleet(0)) == 1


def test_a_paid_ship_survives_global_discontent() -> None:  # SPP-14.11, SPP-14.13
    t = unpaid("technocracy", None, 2, gold=1, unrest=[3])
    t.chooses(("pay", "ship", "0:2"))
    assert [ship.number for ship in t.civ(0).ships] == [2] and t.ship("0:2").ready


def test_another_unpaid_ship_is_exhausted_through_the_next_movement_phase() -> None:  # SPP-14.12, SPP-8.25
    t = unpaid("technocracy", None, 1, gold=0)
    assert not t.ship("0:1").ready
    t.civ(0).gold = 50
    kinds = set()
    turn = t.state.turn
    while t.state.turn == turn:
        kinds.add((t.to_move, t.kind))
        t.chooses(next(word for word in ("keep", "done", "end") if word in t.options))
    assert (0, "act") not in kinds and t.ship("0:1").ready


def test_paid_ships_become_ready() -> None:  # SPP-14.13
    fleets = [[("scout", AT_HOME, {"ready": False}), ("cruiser", AT_HOME, {"ready": False})]]
    t = Sitting("upkeep", fleets=fleets, politics=["republic"], gold=[2, 9])
    assert t.ship("0:1").ready and t.ship("0:2").ready


def test_of_several_ships_those_paid_are_ready_and_the_others_not() -> None:  # SPP-14.12, SPP-14.13
    t = unpaid("republic", None, 3, gold=1).chooses(("pay", "ship", "0:2"))
    assert [ship.ready for ship in t.civ(0).ships] == [False, True, False]


def test_one_unpaid_possession_makes_a_player_bankrupt() -> None:  # SPP-14.14
    t = unpaid("militarism", gold=1)
    assert t.civ(0).bankrupt and not t.civ(1).bankrupt and tellings(t, "bankrupt") == [[0]]


def test_whoever_pays_all_is_not_bankrupt() -> None:  # SPP-14.14
    t = unpaid("militarism", {"ne555.1": {}}, 3, gold=2)
    assert not t.civ(0).bankrupt and "bankrupt" not in t.names_told()


def test_an_unpaid_living_capital_makes_bankrupt_all_the_same() -> None:  # SPP-14.14
    t = unpaid("militarism", gold=1, capitals=[{"kind": kind_of("living", "small")}])
    assert t.civ(0).bankrupt


def test_surplus_gold_is_converted_after_everything_is_paid() -> None:  # SPP-14.15
    t = unpaid("technocracy", {"ne555.1": {}}, 2, gold=12)
    assert (t.civ(0).gold, t.civ(0).science) == (0, 12 - 8)
    t = unpaid("nationalism", {"ne555.1": {}}, 2, gold=12)
    assert (t.civ(0).gold, t.civ(0).stored) == (0, 12 - 3)


def test_what_a_bankrupt_could_not_use_is_converted_too() -> None:  # SPP-14.15
    t = unpaid("technocracy", {"ne555.1": {}}, gold=3)
    assert t.civ(0).bankrupt and (t.civ(0).gold, t.civ(0).science, t.planet("ne555.1").unrest) == (0, 2, 0)


# After all players.


def test_the_bankruptcy_victory_is_checked_before_the_turn_cap() -> None:  # SPP-14.17
    t = Sitting("upkeep", players=3, gold=[1, 1, 2], minerals=[(9, 0, 0)], turn=60)
    assert t.kind == "bankruptcy" and t.state.won() == [2]


def test_the_turn_cap_is_checked_when_nobody_wins_by_bankruptcy() -> None:  # SPP-14.17
    t = Sitting("upkeep", players=3, gold=[1, 30, 20], turn=60)
    assert t.kind == "score" and t.state.won() == [1]


def test_neither_is_checked_before_the_last_player_has_paid() -> None:  # SPP-14.17
    fleets = [[], [], [("scout", "orbit:mp202.0")]]
    t = Sitting("upkeep", players=3, gold=[9, 1, 1], fleets=fleets, turn=60)
    assert (t.kind, t.to_move) == ("sell", 2) and t.civ(1).bankrupt
    t.chooses(("sell", "2:1"))
    assert t.kind == "score"


def test_bankrupt_marks_are_cleared_when_the_next_upkeep_begins() -> None:  # SPP-14.18
    t = unpaid("militarism", gold=0)
    t.civ(0).gold = 50
    assert reaches(t, 0, "sys").civ(0).bankrupt
    after_turns(t, 1)
    assert not t.civ(0).bankrupt


def test_all_marks_are_cleared_before_the_first_player_pays() -> None:  # SPP-14.18
    t = Sitting("move", fleets=[[("scout", AT_HOME)], [("scout", "orbit:rs22.0")]], gold=[0, 9])
    t.civ(0).bankrupt = t.civ(1).bankrupt = True
    reaches(t, 0, "sell")
    assert not t.civ(0).bankrupt
    t.chooses("done")
    assert t.civ(0).bankrupt and not t.civ(1).bankrupt
