"""Ships and movement: steps that lead to a stop, ships that must move, and ships that stay. (SPP-8)"""

from typing import Any

from tests.games.spacepaper.sailing import HOME, IDLE, NEXT_DOOR, steps, stops, under_way, walks
from tests.games.spacepaper.sitting import Sitting

# Steps that lead to a stop.


def test_the_last_step_must_find_a_free_place() -> None:  # SPP-8.12
    blocked = ("scout", "point:L25:1", IDLE)
    assert steps(under_way(("cruiser", HOME), blocked)) == {"L23:1", "L24:1"}
    assert steps(under_way(("cruiser", HOME), blocked, levels=[{"speed": 2}])) == {"L23:1", "L24:1", "L25:1"}


def test_the_next_but_last_step_looks_one_further() -> None:  # SPP-8.12
    blocked = [("scout", f"point:{point}", IDLE) for point in ("L23:1", "L23:2", "L25:1")]
    t = under_way(("cruiser", HOME), *blocked, levels=[{"speed": 2}])
    assert steps(t) == {"L23:1", "L24:1", "L25:1"}  # back home is a stop too
    blocked += [("scout", "wide:ne555", IDLE)]
    t = under_way(("cruiser", "point:L24:1"), *blocked, levels=[{"speed": 2}])
    assert steps(t) == {"ne555", "L24:2"}
    assert walks(t, "ne555").place("0:1") == HOME  # the only end of that way


def test_a_way_back_makes_a_step_legal() -> None:  # SPP-8.12, SPP-8.32
    blocked = ("scout", "point:L25:1", IDLE)
    t = walks(under_way(("cruiser", "wide:ne555"), blocked, levels=[{"speed": 2}]), "L25:1")
    assert steps(t) == {"ne555", "is_pi21"}


# Ships on lane points.


def test_a_ready_ship_on_a_lane_point_must_be_activated() -> None:  # SPP-8.16
    t = Sitting("move", fleets=[[("scout", "point:L25:1"), ("scout", HOME)]])
    assert t.options == [("ship", "0:1"), ("ship", "0:2")]
    t.chooses(("ship", "0:1"))
    assert stops(t) == set() and steps(t) == {"ne555", "is_pi21"}
    walks(t, "ne555").chooses(("stop", "wide:ne555"))
    assert t.options == [("ship", "0:2"), "end"]


def test_an_exhausted_ship_on_a_lane_point_holds_nobody_up() -> None:  # SPP-8.16
    t = Sitting("move", fleets=[[("scout", "point:L25:1", IDLE), ("scout", HOME)]])
    assert t.options == [("ship", "0:2"), "end"]


def test_a_ship_on_a_lane_point_without_a_way_may_stay() -> None:  # SPP-8.16, SPP-8.29
    blocked = [("scout", place, IDLE) for place in ("point:L24:1", "point:L24:3")]
    t = Sitting("move", fleets=[[("cruiser", "point:L24:2"), ("scout", HOME), *blocked]])
    assert t.options == [("ship", "0:2"), "end"]


def test_a_ship_that_moved_to_a_lane_point_leaves_it_in_the_next_turn() -> None:  # SPP-8.16
    t = walks(under_way(("scout", HOME), gold=[9]), "L25:1").chooses(("stop", "point:L25:1"))
    t.until("act", "step")
    assert t.kind == "step" and steps(t) == {"ne555", "is_pi21"} and stops(t) == set()


def test_a_ship_cannot_stop_on_the_lane_point_it_started_from() -> None:  # SPP-8.32, SPP-8.16
    t = walks(under_way(("scout", "point:L25:1")), "ne555", "L25:1")
    assert stops(t) == set() and steps(t) == {"ne555", "is_pi21"}


def test_the_point_it_started_from_is_no_end_for_its_last_step() -> None:  # SPP-8.32, SPP-8.12
    t = walks(under_way(("cruiser", "point:L25:1"), levels=[{"speed": 2}]), "ne555")
    assert steps(t) == {"L23:1", "L24:1"}


def test_a_ship_may_come_back_to_the_orbit_it_left() -> None:  # SPP-8.32
    t = under_way(("scout", HOME))
    assert HOME not in stops(t)
    walks(t, "L25:1", "ne555")
    assert stops(t) == {HOME, "wide:ne555"}
    t = walks(under_way(("scout", "wide:ne555")), "L25:1", "ne555")
    assert stops(t) == {HOME, "wide:ne555"}


def test_coming_back_to_an_orbit_with_enemies_is_an_arrival() -> None:  # SPP-8.32, SPP-9.6
    t = walks(under_way(("scout", HOME), others=[[("transport", HOME)]]), "L25:1", "ne555")
    t.chooses(("stop", HOME))
    assert t.fleet(1) == [] and "fights" in t.names_told()


# Without moving.


def test_a_transport_settles_without_a_step() -> None:  # SPP-8.27
    t = under_way(("transport", "orbit:is_pi21.1"), ("scout", HOME), stars=NEXT_DOOR)
    t.chooses("stay", ("colonise", "colony"))
    assert t.status("is_pi21.1") == "colony" and t.place("0:1") == "orbit:is_pi21.1" and not t.ship("0:1").ready


def test_a_cruiser_invades_without_a_step() -> None:  # SPP-8.27
    more: dict[str, Any] = {"levels": [{"invasion": 3}], "worlds": [{}, {"is_pi21.1": {"people": 1}}]}
    t = under_way(("cruiser", "orbit:is_pi21.1"), ("scout", HOME), stars=NEXT_DOOR, **more)
    t.chooses("stay", "invade")
    assert t.owner("is_pi21.1") == 0 and t.place("0:1") == "orbit:is_pi21.1" and not t.ship("0:1").ready


def test_stay_is_offered_only_where_something_is_then_possible() -> None:  # SPP-8.29
    def offers(ship: str, place: str, **more: Any) -> bool:
        return "stay" in under_way((ship, place), stars=NEXT_DOOR, **more).options

    owned: dict[str, Any] = {"worlds": [{}, {"is_pi21.1": {}}]}
    assert offers("transport", "orbit:is_pi21.1")
    assert not offers("transport", "wide:is_pi21") and not offers("transport", HOME)
    assert not offers("transport", "orbit:is_pi21.1", **owned)
    assert not offers("transport", "orbit:is_pi21.1", others=[[("scout", "orbit:is_pi21.1")]])
    assert not offers("scout", "orbit:is_pi21.1") and not offers("cruiser", "orbit:is_pi21.1")
    assert not offers("cruiser", "orbit:is_pi21.1", **owned)
    assert offers("cruiser", "orbit:is_pi21.1", levels=[{"invasion": 2}], **owned)
    assert not offers("scout", "orbit:is_pi21.1", levels=[{"invasion": 2}], **owned)


def test_stay_is_not_offered_after_a_step() -> None:  # SPP-8.29
    t = under_way(("transport", "orbit:is_pi21.1"), stars=NEXT_DOOR, levels=[{"speed": 5}])
    assert "stay" in t.options
    assert "stay" not in walks(t, "L25:1", "is_pi21").options


def test_a_ship_without_any_option_is_not_offered() -> None:  # SPP-8.29
    blocked = [("scout", f"point:{point}", IDLE) for point in ("L23:1", "L24:1", "L25:1")]
    fleet = [("cruiser", HOME), *blocked, ("scout", "wide:ne555"), ("scout", HOME)]
    t = Sitting("move", fleets=[fleet])
    assert t.options == [("ship", "0:5"), ("ship", "0:6"), "end"]


def test_a_ship_with_a_single_option_is_offered() -> None:  # SPP-8.29
    walls = [("scout", f"point:{point}", IDLE) for point in ("L23:1", "L24:1", "L25:1")]
    full = [("cruiser", HOME), *walls, ("scout", "wide:ne555", IDLE)]
    stop = Sitting("move", fleets=[[("cruiser", HOME), *walls]])
    attack = Sitting("move", fleets=[full, [("scout", HOME)]])
    assert stop.options == attack.options == [("ship", "0:1"), "end"]
    assert Sitting("move", fleets=[full]).kind != "act"


def test_a_ship_that_can_only_jump_is_offered() -> None:  # SPP-8.29, SPP-8.20
    walls = [("scout", f"point:{point}", IDLE) for point in ("L25:1", "L26:1", "L27:1")]
    stars = dict.fromkeys(["is_pi21", "3beta_3"], "black_hole")
    t = Sitting("move", fleets=[[("cruiser", "wide:is_pi21"), *walls]], stars=stars, levels=[{"subluminal": 3}])
    assert t.options == [("ship", "0:1"), "end"]


# Points.


def test_a_level_learned_under_way_gives_no_point() -> None:  # SPP-8.30
    t = walks(under_way(("scout", HOME), events=["great_discovery"]), "L23:1", "L23:2", "L23:3")
    t.chooses(("event", "great_discovery", "speed"))
    assert t.civ(0).levels[0] == 2
    walks(t, "L23:4")
    assert t.kind != "step" and t.place("0:1") == "point:L23:4"


def test_the_neutron_star_gives_five_points_under_way() -> None:  # SPP-8.30
    t = under_way(("cruiser", HOME), events=["neutron_star"])
    t.chooses(("event", "neutron_star", None))
    for node in ("L25:1", "is_pi21", "L27:1", "3beta_3", "L27:1"):
        walks(t, node)
    assert steps(t) == {"is_pi21", "3beta_3"}
    walks(t, "is_pi21")
    assert t.kind != "step" and t.place("0:1") == "wide:is_pi21"
