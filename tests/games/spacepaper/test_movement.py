"""Ships and movement: places, activations and steps. (SPP-8)"""

import pytest

from tests.games.spacepaper.sailing import HOME, IDLE, NEXT_DOOR, steps, stops, under_way, walks
from tests.games.spacepaper.sitting import Sitting

# Where ships are.


@pytest.mark.parametrize("place", ["point:L25:1", "wide:is_pi21", "orbit:is_pi21.1", "orbit:is_pi21.2"])
def test_a_ship_stops_on_a_lane_point_in_wide_orbit_or_in_planetary_orbit(place: str) -> None:  # SPP-8.1, SPP-8.9
    t = walks(under_way(("scout", HOME), stars=NEXT_DOOR), "L25:1")
    if "is_pi21" in place:
        walks(t, "is_pi21")
    assert place in stops(t)
    assert t.chooses(("stop", place)).place("0:1") == place


def test_a_ship_never_shares_a_wide_orbit_or_a_lane_point_outside_combat() -> None:  # SPP-8.2
    fleet = [("scout", HOME), ("scout", "wide:is_pi21"), ("scout", "point:L25:1", IDLE)]
    t = walks(under_way(*fleet, stars=NEXT_DOOR), "L25:1")
    assert stops(t) == set()
    assert stops(walks(t, "is_pi21")) == {"orbit:is_pi21.1", "orbit:is_pi21.2"}


def test_a_planetary_orbit_holds_any_number_of_ships_of_any_owners() -> None:  # SPP-8.3
    mine = [("scout", "wide:is_pi21"), *[("scout", "orbit:is_pi21.1")] * 4]
    t = under_way(*mine, others=[[("scout", "orbit:is_pi21.1")] * 3], stars=NEXT_DOOR)
    assert "orbit:is_pi21.1" in stops(t)
    t.chooses(("stop", "orbit:is_pi21.1"), "1:2")  # a fight between equals: the newcomer retreats
    assert t.fleet(1) == ["scout orbit:is_pi21.1"] * 3 and t.fleet(0)[1:] == ["scout orbit:is_pi21.1"] * 4


def test_own_ships_gather_in_one_orbit_without_combat() -> None:  # SPP-8.3
    t = under_way(("scout", "wide:ne555"), *[("cruiser", HOME)] * 5)
    t.chooses(("stop", HOME))
    assert t.place("0:1") == HOME and "fights" not in t.names_told()


def test_ships_in_orbit_may_stay_for_ever() -> None:  # SPP-8.4
    t = Sitting("move", fleets=[[("scout", HOME), ("scout", "wide:is_pi21")]], stars=NEXT_DOOR, gold=[9])
    for turn in range(3):
        assert t.kind == "act" and "end" in t.options
        assert t.fleet(0) == ["scout orbit:ne555.0", "scout wide:is_pi21"]
        t.chooses("end").until("act")
    assert [ship.ready for ship in t.civ(0).ships] == [True, True] and t.civ(0).gold >= 9


# Activations.


def test_a_ship_is_activated_once_and_then_exhausted() -> None:  # SPP-8.5
    t = under_way(("scout", HOME), ("scout", HOME))
    t.chooses(("stop", "wide:ne555"))
    assert not t.ship("0:1").ready and t.ship("0:2").ready
    assert t.options == [("ship", "0:2"), "end"]


def test_an_exhausted_ship_is_not_offered() -> None:  # SPP-8.5
    t = Sitting("move", fleets=[[("scout", HOME, IDLE), ("scout", HOME)]])
    assert t.options == [("ship", "0:2"), "end"]


def test_ships_are_activated_in_their_owners_go_only() -> None:  # SPP-8.5
    t = Sitting("move", fleets=[[("scout", HOME)], [("scout", "orbit:rs22.0")]], first=1)
    assert (t.to_move, t.options) == (1, [("ship", "1:1"), "end"])
    t.chooses("end")
    assert (t.to_move, t.options) == (0, [("ship", "0:1"), "end"])


def test_an_activation_is_finished_before_the_next_begins() -> None:  # SPP-8.6
    t = under_way(("scout", HOME), ("scout", HOME))
    walks(t, "L25:1")
    assert t.kind == "step" and not [option for option in t.options if option[0] == "ship"]
    assert "end" not in t.options
    t.chooses(("stop", "point:L25:1"))
    assert t.kind == "act" and ("ship", "0:2") in t.options


@pytest.mark.parametrize(
    ("ship", "level", "points"),
    [("scout", 1, 4), ("cruiser", 1, 1), ("transport", 1, 1), ("scout", 2, 5), ("cruiser", 3, 3), ("transport", 5, 2)],
)
def test_a_ship_takes_as_many_steps_as_its_speed(ship: str, level: int, points: int) -> None:  # SPP-8.7
    t = under_way((ship, HOME), levels=[{"speed": level, "autonomy": 5}])
    path = ["L23:1", "L23:2", "L23:3", "L23:4", "isa20", "L22:1"][:points]
    for number, node in enumerate(path[:-1]):
        walks(t, node)
        assert steps(t) and number < points
    t.chooses(("step", path[-1]))
    assert t.kind != "step" or steps(t) == set()
    assert t.place("0:1") in (f"point:{path[-1]}", f"wide:{path[-1]}")


def test_a_ship_may_stop_before_its_points_are_used_up() -> None:  # SPP-8.7
    t = walks(under_way(("scout", HOME)), "L25:1")
    assert "L25:1" in "".join(stops(t)) and "is_pi21" in steps(t)
    t.chooses(("stop", "point:L25:1"))
    assert t.place("0:1") == "point:L25:1" and not t.ship("0:1").ready


def test_after_its_stop_a_transport_may_settle_and_no_more() -> None:  # SPP-8.7
    t = walks(under_way(("transport", "point:L25:1"), ("scout", HOME), stars=NEXT_DOOR), "is_pi21")
    t.chooses(("stop", "orbit:is_pi21.1"))
    assert (t.kind, set(t.options)) == ("after", {("colonise", "colony"), ("colonise", "outpost"), "nothing"})
    t.chooses(("colonise", "outpost"))
    assert t.status("is_pi21.1") == "outpost" and (t.kind, t.ship("0:1").ready) == ("act", False)


def test_nothing_need_be_done_after_a_stop() -> None:  # SPP-8.7
    t = walks(under_way(("transport", "point:L25:1"), ("scout", HOME), stars=NEXT_DOOR), "is_pi21")
    t.chooses(("stop", "orbit:is_pi21.1"), "nothing")
    assert t.status("is_pi21.1") == "free" and (t.kind, t.ship("0:1").ready) == ("act", False)


# Steps.


def test_steps_follow_the_lanes() -> None:  # SPP-8.8
    t = under_way(("scout", HOME))
    assert steps(t) == {"L23:1", "L24:1", "L25:1"}
    assert steps(walks(t, "L25:1")) == {"ne555", "is_pi21"}
    assert steps(walks(t, "is_pi21")) == {"L25:1", "L26:1", "L27:1"}


def test_lanes_without_points_and_wrap_lanes_are_one_step() -> None:  # SPP-8.8
    t = under_way(("scout", "wide:virgo_0"))
    assert steps(t) == {"L20:3", "ft22"}
    t = Sitting("move", homes=["rs22", "ne555"], fleets=[[("scout", "orbit:rs22.0")]], stars={"pino2": "void"})
    assert steps(t.chooses(("ship", "0:1"))) == {"L01:1", "pino2"}
    t.chooses(("step", "pino2"), ("stop", "wide:pino2"))
    assert t.place("0:1") == "wide:pino2"


@pytest.mark.parametrize(("one", "other"), [("rs22", "pino2"), ("beta3", "olho_2"), ("df_579", "koi2")])
def test_each_wrap_lane_leads_both_ways(one: str, other: str) -> None:  # SPP-8.8
    for start, end in ((one, other), (other, one)):
        t = Sitting("move", homes=[start, "ne555"], fleets=[[("scout", f"orbit:{start}.0")]], stars={end: "void"})
        assert t.chooses(("ship", "0:1"), ("step", end), ("stop", f"wide:{end}")).place("0:1") == f"wide:{end}"


def test_a_ship_that_enters_a_system_may_go_on_or_stop_in_any_orbit() -> None:  # SPP-8.9
    t = walks(under_way(("scout", HOME), stars=NEXT_DOOR), "L25:1", "is_pi21")
    assert stops(t) == {"wide:is_pi21", "orbit:is_pi21.1", "orbit:is_pi21.2"}
    assert steps(t) == {"L25:1", "L26:1", "L27:1"}


def test_the_last_step_into_a_system_leaves_every_orbit_open() -> None:  # SPP-8.9
    t = walks(under_way(("cruiser", "point:L25:1"), stars=NEXT_DOOR), "is_pi21")
    assert stops(t) == {"wide:is_pi21", "orbit:is_pi21.1", "orbit:is_pi21.2"} and steps(t) == set()


def test_a_change_of_orbit_costs_no_point_but_is_an_activation() -> None:  # SPP-8.9
    t = under_way(("cruiser", "orbit:is_pi21.1"), ("scout", HOME), stars=NEXT_DOOR)
    assert stops(t) == {"wide:is_pi21", "orbit:is_pi21.2"}
    t.chooses(("stop", "orbit:is_pi21.2"))
    assert t.place("0:1") == "orbit:is_pi21.2" and not t.ship("0:1").ready and t.options == [("ship", "0:2"), "end"]


def test_orbits_change_both_ways_between_wide_and_planetary() -> None:  # SPP-8.9
    t = under_way(("cruiser", "wide:is_pi21"), stars=NEXT_DOOR)
    assert stops(t) == {"orbit:is_pi21.1", "orbit:is_pi21.2"}


def test_ships_pass_over_own_ships() -> None:  # SPP-8.10
    fleet = [("scout", HOME), ("scout", "point:L25:1", IDLE), ("scout", "wide:is_pi21")]
    t = walks(under_way(*fleet, stars=NEXT_DOOR), "L25:1", "is_pi21", "L27:1")
    assert t.place("0:1") == "point:L27:1" and t.fleet(0)[1:] == ["scout point:L25:1", "scout wide:is_pi21"]


def test_ships_pass_over_a_system_with_enemies() -> None:  # SPP-8.10
    others = [[("cruiser", "wide:is_pi21"), ("cruiser", "orbit:is_pi21.1")]]
    t = walks(under_way(("scout", HOME), others=others, stars=NEXT_DOOR), "L25:1", "is_pi21", "L27:1")
    assert t.place("0:1") == "point:L27:1" and len(t.fleet(1)) == 2 and "fights" not in t.names_told()


def test_a_ship_may_not_stop_on_an_own_ships_lane_point() -> None:  # SPP-8.11
    t = walks(under_way(("scout", HOME), ("scout", "point:L25:1", IDLE)), "L25:1")
    assert stops(t) == set() and steps(t) == {"ne555", "is_pi21"}


def test_a_ship_may_not_stop_in_an_own_ships_wide_orbit() -> None:  # SPP-8.11
    t = walks(under_way(("scout", HOME), ("scout", "wide:is_pi21")), "L25:1", "is_pi21")
    assert stops(t) == set() and "L25:1" in steps(t)
    t = under_way(("scout", HOME), ("scout", "wide:ne555"))
    assert stops(t) == set()


# Who goes when.


def test_each_player_moves_all_ships_before_the_next() -> None:  # SPP-8.6, SPP-2.4
    t = Sitting("move", fleets=[[("scout", HOME)] * 2, [("scout", "orbit:rs22.0")]])
    t.chooses(("ship", "0:1"), ("stop", "wide:ne555"))
    assert t.to_move == 0
    t.chooses("end")
    assert t.to_move == 1


def test_in_the_variant_players_alternate_ship_by_ship() -> None:  # SPP-8.6, SPP-18.3, SPP-18.7
    fleets = [[("scout", HOME)] * 3, [("scout", "orbit:rs22.0")] * 2]
    t = Sitting("move", fleets=fleets, gold=[9, 9], settings={"movement": "alternate"})
    t.chooses(("ship", "0:1"), ("stop", "wide:ne555"))
    assert t.options == [("ship", "1:1"), ("ship", "1:2"), "end"]
    t.chooses(("ship", "1:1"), ("stop", "wide:rs22"))
    assert t.options == [("ship", "0:2"), ("ship", "0:3"), "end"]
    t.chooses("end")
    assert t.options == [("ship", "1:2"), "end"]
    t.chooses(("ship", "1:2"), ("step", "L01:1"), ("stop", "point:L01:1"))
    assert t.kind == "sys" and t.ship("0:2").ready


def test_in_the_variant_a_ship_on_a_lane_point_holds_its_owner_up() -> None:  # SPP-8.16, SPP-18.7
    fleets = [[("scout", "point:L25:1"), ("scout", HOME)], [("scout", "orbit:rs22.0")] * 2]
    t = Sitting("move", fleets=fleets, settings={"movement": "alternate"})
    assert "end" not in t.options
    t.chooses(("ship", "0:2"), ("stop", "wide:ne555"), ("ship", "1:1"), ("stop", "wide:rs22"))
    assert t.kind == "step" and t.to_move == 0 and steps(t) == {"is_pi21", "ne555"}


def test_an_unpaid_ship_stays_exhausted_in_the_next_movement_phase() -> None:  # SPP-8.25
    t = Sitting("pay", politics=["republic"], gold=[1], fleets=[[("scout", HOME)] * 2])
    t.chooses("done", ("pay", "ship", "0:2"))
    assert [ship.ready for ship in t.civ(0).ships] == [False, True]
    t.until("act")
    assert t.to_move == 0 and t.options == [("ship", "0:2"), "end"]
    t.chooses("end").until("act")
    assert t.options == [("ship", "0:1"), ("ship", "0:2"), "end"]
