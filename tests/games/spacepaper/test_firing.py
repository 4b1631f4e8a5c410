"""Combat on lane points: who fires first, and what follows. (SPP-9.2 to 9.4, SPP-9.18, SPP-9.19, SPP-8.31)"""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import events as tell
from tests.games.spacepaper.sailing import HOME, IDLE, NEXT_DOOR, afloat, steps, stops, under_way, walks
from tests.games.spacepaper.sitting import Sitting

POINT = "point:L25:1"
FOUGHT = {"attacked": True}


def meeting(ship: str, holder: Any, *more: Any, **rest: Any) -> Sitting:
    """A ship enters a lane point held by an enemy, with points left."""
    rest.setdefault("levels", [{"speed": 5}])
    others = [[holder if isinstance(holder, tuple) else (holder, POINT)]]
    return walks(under_way((ship, HOME), ("scout", HOME), *more, others=others, stars=NEXT_DOOR, **rest), "L25:1")


def attackers(t: Sitting) -> list[int]:
    """The attacking seat of each combat."""
    return [args[0] for name, args in t.told() if name == tell.NAMES[tell.FIGHTS]]


# Both orders of fire.


def test_the_mover_may_fire_first() -> None:  # SPP-9.2
    t = meeting("cruiser", "scout")
    assert (t.kind, t.to_move, t.options) == ("fire1", 0, ["fire", "pass"])
    t.chooses("fire")
    assert t.fleet(1) == [] and t.place("0:1") == POINT and attackers(t) == [0]


def test_if_the_mover_does_not_fire_the_holder_may() -> None:  # SPP-9.2
    t = meeting("scout", "cruiser").chooses("pass")
    assert (t.kind, t.to_move, t.options) == ("fire2", 1, ["fire", "pass"])
    t.chooses("fire")
    assert t.fleet(0) == [f"scout {HOME}"] and t.fleet(1) == [f"cruiser {POINT}"] and attackers(t) == [1]


def test_if_nobody_fires_the_mover_goes_on() -> None:  # SPP-9.2, SPP-9.19
    t = meeting("scout", "cruiser").chooses("pass", "pass")
    assert (t.kind, t.to_move, attackers(t)) == ("step", 0, []) and steps(t) == {"ne555", "is_pi21"}
    assert "lets-pass" in t.names_told()


def test_the_one_who_fires_is_the_attacker() -> None:  # SPP-9.2, SPP-9.8
    assert meeting("scout", "scout").chooses("fire").fleet(0) == [f"scout {HOME}"] * 2
    t = meeting("scout", "scout").chooses("pass", "fire")
    assert t.place("0:1") == POINT and t.fleet(1) == ["scout orbit:rs22.0"]


def test_a_weak_holder_that_fires_is_destroyed() -> None:  # SPP-9.2, SPP-9.9
    t = meeting("cruiser", "scout").chooses("pass", "fire")
    assert t.fleet(1) == [] and t.place("0:1") == POINT and not t.ship("0:1").ready


def test_a_weak_mover_that_fires_is_destroyed() -> None:  # SPP-9.2, SPP-9.9
    t = meeting("scout", "cruiser").chooses("fire")
    assert t.fleet(0) == [f"scout {HOME}"] and t.fleet(1) == [f"cruiser {POINT}"]


def test_an_own_ship_on_a_lane_point_is_not_fired_at() -> None:  # SPP-9.2
    t = walks(under_way(("scout", HOME), ("transport", POINT, IDLE), stars=NEXT_DOOR), "L25:1")
    assert t.kind == "step" and t.to_move == 0


def test_leaving_a_lane_point_asks_nobody() -> None:  # SPP-9.2
    t = meeting("scout", "cruiser").chooses("pass", "pass", ("step", "is_pi21"))
    assert t.kind == "step" and t.place("0:1") == "wide:is_pi21"


def test_each_meeting_is_asked_anew() -> None:  # SPP-9.2
    t = meeting("scout", "cruiser").chooses("pass", "pass", ("step", "ne555"), ("step", "L25:1"))
    assert (t.kind, t.to_move) == ("fire1", 0)


# When the mover must fire.


def test_a_mover_without_a_point_left_must_fire() -> None:  # SPP-9.2, SPP-9.4
    t = meeting("cruiser", "scout", levels=[{}])
    assert attackers(t) == [0] and t.fleet(1) == [] and t.place("0:1") == POINT
    t = meeting("cruiser", "cruiser", levels=[{}])
    assert attackers(t) == [0] and t.place("0:1") == HOME


def test_a_mover_without_a_way_on_must_fire() -> None:  # SPP-9.2, SPP-8.12
    more: Any = {"others": [[("transport", "point:L22:1")]], "levels": [{"speed": 3}]}
    t = under_way(("cruiser", "point:L23:4"), ("scout", "wide:isa20", IDLE), **more)
    walks(t, "isa20", "L22:1")  # an own ship behind, the limit of autonomy ahead
    assert attackers(t) == [0] and t.fleet(1) == [] and t.place("0:1") == "point:L22:1"
    t = walks(under_way(("cruiser", "point:L23:4"), ("scout", HOME), **more), "isa20", "L22:1")
    assert (t.kind, t.options) == ("fire1", ["fire", "pass"])


def test_a_mover_with_a_way_on_need_not_fire() -> None:  # SPP-9.2
    t = meeting("cruiser", "scout", levels=[{"speed": 2}])
    assert t.options == ["fire", "pass"]


def test_the_last_step_onto_an_enemy_is_a_stop() -> None:  # SPP-9.4, SPP-8.12
    t = under_way(("cruiser", HOME), others=[[("transport", POINT)]], stars=NEXT_DOOR)
    assert steps(t) == {"L23:1", "L24:1", "L25:1"}


# What follows.


def test_a_combat_on_a_lane_point_ends_the_movers_movement() -> None:  # SPP-9.3
    for answers in (("fire",), ("pass", "fire")):
        t = meeting("cruiser", "scout").chooses(*answers)
        assert t.place("0:1") == POINT and not t.ship("0:1").ready and t.options == [("ship", "0:2"), "end"]


def test_one_ship_is_left_on_the_point() -> None:  # SPP-8.2, SPP-9.3
    for ship in ("transport", "scout", "cruiser"):
        for answers in (("fire",), ("pass", "fire")):
            t = meeting(ship, "scout").chooses(*answers)
            assert [place.split()[1] for place in t.fleet(0) + t.fleet(1)].count(POINT) == 1


def test_when_both_let_it_pass_the_mover_must_take_another_step() -> None:  # SPP-9.19
    t = meeting("scout", "cruiser").chooses("pass", "pass")
    assert stops(t) == set() and not [option for option in t.options if option[0] != "step"]
    t = walks(t, "is_pi21")
    assert "wide:is_pi21" in stops(t)


def test_a_holder_that_fires_uses_its_attack_and_stays_ready() -> None:  # SPP-9.18
    t = meeting("scout", "cruiser").chooses("pass", "fire")
    assert t.ship("1:1").attacked and t.ship("1:1").ready
    t.chooses("end")
    assert t.to_move == 1


@pytest.mark.parametrize("ready", [True, False])
def test_an_exhausted_holder_may_fire_and_stays_as_it_was(ready: bool) -> None:  # SPP-9.18
    t = meeting("scout", ("cruiser", POINT, {"ready": ready})).chooses("pass", "fire")
    assert t.fleet(0) == [f"scout {HOME}"] and t.ship("1:1").ready is ready


@pytest.mark.parametrize("ready", [True, False])
def test_at_equal_power_a_holder_that_fires_retreats(ready: bool) -> None:  # SPP-9.18
    t = meeting("cruiser", ("cruiser", POINT, {"ready": ready})).chooses("pass", "fire")
    assert t.place("0:1") == POINT and t.place("1:1") == "orbit:rs22.0" and t.ship("1:1").ready is ready
    assert not t.ship("0:1").ready and not t.ship("0:1").attacked


def test_the_holders_owner_chooses_its_refuge() -> None:  # SPP-9.18, SPP-9.11
    t = meeting("scout", "scout", worlds=[{}, {"is_pi21.1": {}, "is_pi21.2": {}}]).chooses("pass", "fire")
    assert (t.kind, t.to_move, set(t.options)) == ("retreat", 1, {"is_pi21.1", "is_pi21.2"})
    assert t.chooses("is_pi21.1").place("1:1") == "orbit:is_pi21.1" and t.place("0:1") == POINT


def test_a_holder_fires_once_a_turn() -> None:  # SPP-9.18, SPP-9.12
    t = meeting("scout", "cruiser").chooses("pass", "fire", ("ship", "0:2"), ("step", "L25:1"))
    assert (t.kind, t.to_move) == ("fire1", 0)
    t.chooses("pass")
    assert (t.kind, t.to_move) == ("step", 0)  # the holder has had its shot


def test_a_holder_that_fired_may_still_be_attacked() -> None:  # SPP-9.12
    t = meeting("scout", ("scout", POINT, FOUGHT)).chooses("fire")
    assert attackers(t) == [0] and t.place("0:1") == HOME


# Ships that have attacked.


def test_a_ship_that_has_attacked_cannot_fire() -> None:  # SPP-8.31
    others = [[("scout", POINT)]]
    t = walks(under_way(("cruiser", HOME, FOUGHT), others=others, levels=[{"speed": 5}]), "L25:1")
    assert (t.kind, t.to_move, t.options) == ("fire2", 1, ["fire", "pass"])


def test_neither_of_two_ships_that_have_attacked_fires() -> None:  # SPP-8.31, SPP-9.18
    others = [[("scout", POINT, FOUGHT)]]
    t = walks(under_way(("cruiser", HOME, FOUGHT), others=others, levels=[{"speed": 5}]), "L25:1")
    assert t.kind == "step" and stops(t) == set()


def test_it_cannot_stop_where_it_would_have_to_attack() -> None:  # SPP-8.31
    others = [[("transport", "wide:is_pi21"), ("transport", "orbit:is_pi21.1")]]
    t = walks(under_way(("scout", HOME, FOUGHT), others=others, stars=NEXT_DOOR), "L25:1", "is_pi21")
    assert stops(t) == {"orbit:is_pi21.2"}
    t = walks(under_way(("scout", HOME), others=others, stars=NEXT_DOOR), "L25:1", "is_pi21")
    assert stops(t) == {"wide:is_pi21", "orbit:is_pi21.1", "orbit:is_pi21.2"}


def test_the_orbits_beside_it_are_judged_the_same_way() -> None:  # SPP-8.31
    others = [[("transport", "wide:is_pi21"), ("transport", "orbit:is_pi21.1")]]
    t = under_way(("scout", "orbit:is_pi21.2", FOUGHT), others=others, stars=NEXT_DOOR)
    assert stops(t) == set()


def test_its_last_step_does_not_count_such_a_stop() -> None:  # SPP-8.31, SPP-8.12
    others = [[("transport", POINT), ("transport", "wide:virgo_0")]]
    assert steps(under_way(("cruiser", HOME, FOUGHT), others=others)) == {"L23:1", "L24:1"}
    t = under_way(("cruiser", "wide:ft22", FOUGHT), others=others)
    assert steps(t) == {"L04:5", "L05:1", "L24:4"}
    assert steps(under_way(("cruiser", "wide:ft22"), others=others)) == {"L04:5", "L05:1", "L24:4", "virgo_0"}


def test_its_step_counts_an_orbit_without_enemies() -> None:  # SPP-8.31, SPP-8.12
    others = [[("transport", "wide:is_pi21"), ("transport", "orbit:is_pi21.1")]]
    t = under_way(("cruiser", POINT, FOUGHT), others=others, stars=NEXT_DOOR)
    assert steps(t) == {"ne555", "is_pi21"}
    others[0].append(("transport", "orbit:is_pi21.2"))
    t = under_way(("cruiser", POINT, FOUGHT), others=others, stars=NEXT_DOOR)
    assert t.place("0:1") == "wide:ne555"  # the only step was taken


def test_it_still_moves_and_stops_elsewhere() -> None:  # SPP-8.31
    t = walks(under_way(("scout", HOME, FOUGHT), stars=NEXT_DOOR), "L25:1", "is_pi21")
    assert t.chooses(("stop", "orbit:is_pi21.1")).place("0:1") == "orbit:is_pi21.1"


@pytest.mark.parametrize("step", ["produce", "build"])
def test_the_mark_is_cleared_when_the_movement_phase_starts(step: str) -> None:  # SPP-8.31
    t = Sitting(step, fleets=[[("cruiser", HOME, FOUGHT)], [("scout", HOME, FOUGHT)]])
    assert t.kind == "act" and not t.ship("0:1").attacked and not t.ship("1:1").attacked
    assert "attack" in t.chooses(("ship", "0:1")).options


def test_the_mark_stays_from_an_earlier_go_of_the_same_phase() -> None:  # SPP-8.31
    fleets = [[("scout", HOME)], [("cruiser", POINT), ("cruiser", "orbit:rs22.0")]]
    t = Sitting("move", fleets=fleets, levels=[{}, {"speed": 2}], stars=NEXT_DOOR, homes=["ne555", "rs22"])
    t.chooses(("ship", "0:1"), ("step", "L25:1"), "pass", "fire")
    assert t.fleet(0) == [] and t.to_move == 1 and t.ship("1:1").attacked and not t.ship("1:2").attacked


def test_alone_with_the_enemy_a_ship_that_attacked_has_no_option() -> None:  # SPP-8.31, SPP-8.29
    walls = [("scout", f"point:{point}", IDLE) for point in ("L23:1", "L24:1", "L25:1")]
    fleet = [("cruiser", HOME, FOUGHT), *walls, ("scout", HOME)]
    others = [[("transport", HOME), ("transport", "wide:ne555")]]
    assert afloat(*fleet, others=others).options == [("ship", "0:5"), "end"]
    assert ("ship", "0:1") in afloat(("cruiser", HOME), *fleet[1:], others=others).options
