"""A capital falls: elimination, the military victory, the token (SPP-17.4, SPP-17.8 to 17.13)."""

from typing import Any

import pytest

from tests.games.spacepaper.gestures import after_turns, invades, let_pass, reaches, tellings
from tests.games.spacepaper.sitting import Sheet, Sitting

STARS = {
    "rs22": ("yellow_dwarf", [("lava", "small"), ("frozen", "large"), ("telluric", "medium")]),
    "isa20": (
        "red_dwarf",
        [("gaseous", "small"), ("frozen", "small"), ("oceanic", "large"), ("barren", "small"), ("living", "small")],
    ),
}
VICTIM: dict[str, Sheet] = {
    "rs22.1": {"people": 3},
    "rs22.2": {"status": "outpost"},
    "rs22.3": {"status": "adaptation", "people": 0, "steps": 3, "turns": 2},
}
STRONG = {"invasion": 5, "autonomy": 5}


def assault(players: int = 3, *, by: int = 0, on: str = "rs22.0", **table: Any) -> Sitting:
    """A seat moves with a cruiser that can take the capital of seat 1 (or another) at once, and a scout at home."""
    homes = ["ne555", "rs22", "mp202", "rallag", "olho_2"]
    fleets: list[list[Any]] = [[("scout", f"orbit:{homes[seat]}.0")] for seat in range(players)]
    fleets[by].insert(0, ("cruiser", f"orbit:{on}"))
    for seat in range(players):
        if on == f"{homes[seat]}.0":
            fleets[seat] = [("scout", "wide:omega")]
    known: dict[str, Any] = {"stars": STARS, "gold": [50] * players, "first": by, **table}
    unrest = [1 if on == f"{homes[seat]}.0" else 0 for seat in range(players)]
    return Sitting("move", players=players, fleets=fleets, levels=[STRONG] * players, unrest=unrest, **known)


# Elimination.


def test_the_capital_goes_to_the_conqueror_as_a_colony() -> None:  # SPP-17.8
    t = invades(assault(), "0:1")
    assert (t.owner("rs22.0"), t.status("rs22.0"), t.planet("rs22.0").people) == (0, "colony", 4)
    assert t.status("ne555.0") == "capital" and t.civ(1).fallen and not t.state.over


def test_the_ships_of_the_fallen_are_removed() -> None:  # SPP-17.8
    t = invades(assault(), "0:1")
    assert t.fleet(1) == [] and len(t.fleet(0)) == 2 and len(t.fleet(2)) == 1


def test_colonies_are_abandoned_outposts_and_planets_in_adaptation_free() -> None:  # SPP-17.8
    t = invades(assault(worlds=[{}, VICTIM]), "0:1")
    assert [t.status(f"rs22.{slot}") for slot in (1, 2, 3)] == ["abandoned", "free", "free"]
    assert [t.owner(f"rs22.{slot}") for slot in (1, 2, 3)] == [None] * 3 and t.civ(1).planets == []


def test_an_abandoned_colony_of_the_fallen_is_settled_without_adaptation() -> None:  # SPP-17.8, SPP-11.5
    t = invades(assault(worlds=[{}, VICTIM]), "0:1")
    reaches(t, 0, "build").chooses(("colonise", "rs22.1", "colony"), ("colonise", "rs22.2", "colony"))
    assert (t.status("rs22.1"), t.status("rs22.2")) == ("colony", "adaptation")


def test_leader_and_event_of_the_fallen_leave_the_game() -> None:  # SPP-17.8
    t = assault(leaders=["scientist", "guardian", "diplomat"], events=["supernova", "great_discovery", "galactic_cup"])
    invades(t, "0:1")
    assert (t.civ(1).leader, t.civ(1).event) == (-1, -1)
    assert (t.civ(0).leader, t.civ(2).leader, t.civ(0).event) == (0, 9, 3)


def test_the_fallen_are_asked_nothing_any_more_in_this_phase_or_later() -> None:  # SPP-17.8, SPP-0.9
    t = invades(assault(), "0:1").chooses("end")
    assert (t.kind, t.to_move) == ("act", 2)  # seat 1 had not moved yet
    asked = set()
    for _ in range(25):
        asked.add(t.to_move)
        let_pass(t)
    assert asked == {0, 2}


def test_the_fallen_earn_and_pay_nothing() -> None:  # SPP-17.8
    t = invades(assault(), "0:1")
    after_turns(t, 2)
    assert {args[0] for args in tellings(t, "income")} == {0, 2}
    assert {args[0] for args in tellings(t, "pays")} == {0, 2}


def test_the_fallen_do_not_win_by_score() -> None:  # SPP-17.8, SPP-17.10
    t = invades(assault(gold=[50, 500, 40], turn=60), "0:1")
    t.until()
    assert t.kind == "score" and t.state.won() == [0]


def test_others_keep_what_they_have() -> None:  # SPP-17.8
    t = invades(assault(worlds=[{}, VICTIM, {"isa20.1": {"people": 2}}]), "0:1")
    assert t.owner("isa20.1") == 2 and t.planet("isa20.1").people == 2 and not t.civ(2).fallen


# The military victory.


def test_with_two_players_the_first_capital_wins() -> None:  # SPP-17.9, SPP-17.4
    t = invades(assault(2), "0:1")
    assert t.kind == "military" and t.state.won() == [0]


def test_a_capital_that_resists_wins_nothing() -> None:  # SPP-17.9
    t = Sitting("move", fleets=[[("cruiser", "orbit:rs22.0"), ("scout", "orbit:ne555.0")]], levels=[{"invasion": 3}])
    assert not invades(t, "0:1").state.over and t.planet("1").resistance == 2


def test_with_more_players_the_last_other_capital_wins() -> None:  # SPP-17.4
    t = assault()
    t.civ(0).ships[1].kind, t.civ(0).ships[1].place = 1, t.civ(0).ships[0].place - 7 * (1 - 4)  # over mp202
    assert t.place("0:2") == "orbit:mp202.0"
    t.civ(2).ships.clear()
    t.civ(2).unrest = 1
    assert not invades(t, "0:1").state.over
    invades(t, "0:2")
    assert t.kind == "military" and t.state.won() == [0]


def test_capitals_taken_by_others_count_too() -> None:  # SPP-17.4
    t = invades(assault(), "0:1")
    t.civ(2).ships[0].kind = 1
    t.civ(2).ships[0].place = 91 + 15 * 7  # a cruiser over ne555
    t.civ(0).ships.clear()
    t.civ(0).unrest = 1
    reaches(t, 2, "act")
    invades(t, "2:1")
    assert t.kind == "military" and t.state.won() == [2]


# Two conditions in one action.


def all_but_lava() -> dict[str, Sheet]:
    """With a human capital, one of each type but lava."""
    return {f"isa20.{slot}": {} for slot in range(1, 6)}


def test_a_capital_that_completes_the_conquest_wins_for_the_one_who_acts() -> None:  # SPP-17.12
    t = invades(assault(worlds=[all_but_lava()]), "0:1")
    assert t.kind == "conquest" and t.state.won() == [0] and t.civ(1).fallen


def test_the_last_capital_that_completes_the_conquest_wins_for_the_one_who_acts() -> None:  # SPP-17.12
    t = invades(assault(2, worlds=[all_but_lava()]), "0:1")
    assert t.state.over and t.state.won() == [0] and t.civ(1).fallen
    assert tellings(t, "wins") == [[0, ["economic", "technological", "military"].index(t.kind)]]


# The token.


def test_the_token_of_the_fallen_passes_clockwise_at_the_end_of_the_phase() -> None:  # SPP-17.13
    t = assault(by=2, first=1)
    reaches(t, 2, "act")
    invades(t, "2:1")
    assert t.civ(1).fallen and t.state.first == 1
    t.chooses("end")
    assert (t.kind, t.to_move, t.state.first) == ("act", 0, 1)
    t.chooses("end")
    assert t.state.first == 2 and tellings(t, "token") == [[2]]


def test_the_token_skips_everyone_who_has_fallen() -> None:  # SPP-17.13, SPP-2.5
    t = assault(4, by=3, first=1)
    t.civ(2).fallen = True
    t.civ(2).planets, t.civ(2).ships = [], []
    reaches(t, 3, "act")
    invades(t, "3:1").until("sys")
    assert tellings(t, "token") == [[3]] and t.state.first == 3 and t.to_move == 3


def test_a_token_holder_who_takes_a_capital_passes_it_on_over_the_fallen() -> None:  # SPP-17.13, SPP-2.5
    t = invades(assault(), "0:1").until("sys")
    assert t.state.first == 2 and t.to_move == 2


@pytest.mark.parametrize("movement", ["one_by_one", "alternate"])
def test_a_player_who_falls_before_moving_loses_the_movement_go(movement: str) -> None:  # SPP-17.8, SPP-18.7
    t = invades(assault(settings={"movement": movement}), "0:1")
    assert (t.kind, t.to_move) == ("act", 0 if movement == "one_by_one" else 2)
    assert not [option for option in t.options if option != "end" and option[1].startswith("1:")]
