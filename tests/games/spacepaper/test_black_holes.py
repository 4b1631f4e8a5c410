"""Ships and movement: black holes, entered, crossed, jumped between and destroyed. (SPP-8.17 to 8.23)"""

from typing import Any

import pytest

from tablee.games.spacepaper.rules.galaxy import LANE_IDS
from tests.games.spacepaper.sailing import HOME, IDLE, afloat, jumps, steps, stops, under_way, walks
from tests.games.spacepaper.sitting import Sitting, seed_of

HOLE = {"is_pi21": "black_hole"}
# From is_pi21: 3beta_3 is 2 steps away, isa20 5, ft22 7 and olho_2 10.
HOLES = dict.fromkeys(["is_pi21", "3beta_3", "isa20", "ft22", "olho_2"], "black_hole")


def came_by(lane: str) -> dict[str, int]:
    """A ship at a black hole, and the lane by which it came."""
    return {"entry": LANE_IDS.index(lane)}


def at_hole(level: int, *more: Any, stars: Any = None, **rest: Any) -> Sitting:
    """A scout in wide orbit of a black hole, under way, with a level of the subluminal technology."""
    fleet = [("scout", "wide:is_pi21", came_by("L25")), *more]
    return under_way(*fleet, stars=stars or HOLES, levels=[{"subluminal": level}], **rest)


# Known black holes.


def test_below_level_2_a_ship_that_enters_a_black_hole_must_stop_there() -> None:  # SPP-8.17
    t = walks(under_way(("scout", HOME), ("scout", HOME), stars=HOLE), "L25:1", "is_pi21")
    assert t.place("0:1") == "wide:is_pi21" and not t.ship("0:1").ready
    assert t.options == [("ship", "0:2"), "end"]


def test_a_black_hole_may_be_entered_with_the_last_point() -> None:  # SPP-8.17
    t = under_way(("cruiser", "point:L25:1"), ("scout", HOME), stars=HOLE)
    assert steps(t) == {"ne555", "is_pi21"}


@pytest.mark.parametrize(("lane", "way"), [("L25", "L25:1"), ("L26", "L26:1"), ("L27", "L27:1")])
def test_below_level_2_a_ship_leaves_a_black_hole_by_the_lane_it_came_by(lane: str, way: str) -> None:  # SPP-8.17
    t = under_way(("scout", "wide:is_pi21", came_by(lane)), ("scout", HOME), stars=HOLE)
    assert t.place("0:1") == f"point:{way}"  # the only step


def test_the_lane_is_remembered_over_the_turns() -> None:  # SPP-8.17
    t = walks(under_way(("scout", "point:L26:1"), stars=HOLE, gold=[9]), "is_pi21")
    assert t.place("0:1") == "wide:is_pi21"
    t.until("act").chooses(("ship", "0:1"))
    assert t.place("0:1") == "point:L26:1"


def test_with_that_lane_blocked_the_ship_stays() -> None:  # SPP-8.17, SPP-8.29
    fleet = [("cruiser", "wide:is_pi21", came_by("L25")), ("scout", "point:L25:1", IDLE), ("scout", HOME)]
    assert afloat(*fleet, stars=HOLE).options == [("ship", "0:3"), "end"]
    t = afloat(*fleet, stars=HOLE, levels=[{"subluminal": 2}])
    assert t.options == [("ship", "0:1"), ("ship", "0:3"), "end"]


def test_a_ship_may_come_back_into_the_black_hole_it_left_and_ends_there() -> None:  # SPP-8.17, SPP-8.32
    t = walks(under_way(("scout", "wide:is_pi21", came_by("L25")), ("scout", HOME), stars=HOLE), "is_pi21")
    assert t.place("0:1") == "wide:is_pi21" and t.kind == "act"


def test_a_black_hole_with_an_own_ship_is_no_way_below_level_2() -> None:  # SPP-8.17, SPP-8.12
    fleet = [("scout", "wide:ne555"), ("scout", "wide:is_pi21", came_by("L25"))]
    t = walks(under_way(*fleet, stars=HOLE), "L25:1")
    assert steps(t) == {"ne555"}
    t = walks(under_way(*fleet, stars=HOLE, levels=[{"subluminal": 2}]), "L25:1")
    assert steps(t) == {"ne555", "is_pi21"}


# Unknown black holes.


@pytest.mark.parametrize("dice", [(4, 6), (5, 5), (6, 4)])
def test_an_unrevealed_black_hole_stops_a_ship_below_level_2(dice: tuple[int, int]) -> None:  # SPP-8.18
    fleet = [("scout", HOME), ("scout", HOME)]
    t = walks(under_way(*fleet, stars={"is_pi21": None}, seed=seed_of(*dice)), "L25:1", "is_pi21")
    assert t.star("is_pi21") == "black_hole" and t.seen("is_pi21") == "total"
    assert t.place("0:1") == "wide:is_pi21" and not t.ship("0:1").ready
    assert "trapped" in t.names_told() and t.options == [("ship", "0:2"), "end"]


def test_a_trapped_ship_leaves_by_the_lane_it_came_by() -> None:  # SPP-8.18, SPP-8.17
    t = under_way(("scout", HOME), stars={"is_pi21": None}, seed=seed_of(5, 5), gold=[9])
    walks(t, "L25:1", "is_pi21").until("act").chooses(("ship", "0:1"))
    assert t.place("0:1") == "point:L25:1"


def test_an_unrevealed_black_hole_stops_no_ship_from_level_2() -> None:  # SPP-8.18, SPP-8.19
    more: Any = {"stars": {"is_pi21": None}, "seed": seed_of(5, 5), "levels": [{"subluminal": 2}]}
    t = walks(under_way(("scout", HOME), **more), "L25:1", "is_pi21")
    assert t.star("is_pi21") == "black_hole" and steps(t) == {"L25:1", "L26:1", "L27:1"}
    assert stops(t) == {"wide:is_pi21"} and "trapped" not in t.names_told()


def test_another_star_stops_nobody() -> None:  # SPP-8.18
    t = walks(under_way(("scout", HOME), stars={"is_pi21": None}, seed=seed_of(4, 5)), "L25:1", "is_pi21")
    assert t.star("is_pi21") == "yellow_dwarf" and steps(t) == {"L25:1", "L26:1", "L27:1"}


# Crossing.


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_from_level_2_black_holes_are_crossed_like_any_system(level: int) -> None:  # SPP-8.19
    t = walks(under_way(("scout", HOME), stars=HOLE, levels=[{"subluminal": level}]), "L25:1", "is_pi21")
    assert steps(t) == {"L25:1", "L26:1", "L27:1"} and stops(t) == {"wide:is_pi21"}
    assert walks(t, "L27:1").place("0:1") == "point:L27:1"


def test_from_level_2_a_black_hole_is_left_by_any_lane() -> None:  # SPP-8.19
    assert steps(at_hole(2)) == {"L25:1", "L26:1", "L27:1"}


# Jumps.


@pytest.mark.parametrize(
    ("level", "minerals", "targets"),
    [
        (1, (9, 9, 9), set()),
        (2, (9, 9, 9), set()),
        (3, (9, 9, 9), {"3beta_3"}),
        (4, (9, 9, 9), {"3beta_3", "olho_2"}),
        (5, (0, 0, 0), {"3beta_3", "olho_2"}),
        (5, (0, 9, 2), {"3beta_3", "olho_2"}),
        (5, (1, 0, 1), {"3beta_3", "olho_2"}),
        (5, (1, 0, 2), {"3beta_3", "isa20", "ft22", "olho_2"}),
    ],
)
def test_how_far_a_ship_jumps(level: int, minerals: tuple[int, int, int], targets: set[str]) -> None:  # SPP-8.20
    fleet = [("scout", "wide:is_pi21")]  # of no lane, so that it has several at level 1
    t = under_way(*fleet, stars=HOLES, levels=[{"subluminal": level}], minerals=[minerals])
    assert jumps(t) == targets


def test_a_ship_jumps_from_a_black_hole_only() -> None:  # SPP-8.20
    t = under_way(("scout", HOME), stars=HOLES, levels=[{"subluminal": 3}])
    assert jumps(t) == set() and jumps(walks(t, "L25:1")) == set()
    assert jumps(walks(t, "is_pi21")) == {"3beta_3"}


def test_a_ship_jumps_to_revealed_black_holes_only() -> None:  # SPP-8.20
    assert jumps(at_hole(5, stars=HOLE | {"3beta_3": "void", "isa20": "yellow_dwarf"}, minerals=[(1, 0, 2)])) == set()


def test_a_jump_costs_no_point_and_the_others_are_used_before_and_after() -> None:  # SPP-8.20
    t = walks(under_way(("scout", HOME), stars=HOLES, levels=[{"subluminal": 4}]), "L25:1", "is_pi21")
    t.chooses(("jump", "olho_2"))
    assert t.place("0:1") == "wide:olho_2" and stops(t) == {"wide:olho_2"}
    walks(t, "L19:1")
    assert steps(t) == {"L19:2", "olho_2"}
    walks(t, "L19:2")
    assert t.place("0:1") == "point:L19:2" and not t.ship("0:1").ready  # 4 steps in all


def test_a_ship_jumps_after_its_last_step() -> None:  # SPP-8.20
    t = walks(under_way(("cruiser", "point:L25:1"), stars=HOLES, levels=[{"subluminal": 3}]), "is_pi21")
    assert steps(t) == set() and jumps(t) == {"3beta_3"} and stops(t) == {"wide:is_pi21"}
    assert t.chooses(("jump", "3beta_3")).place("0:1") == "wide:3beta_3"


def test_a_ship_jumps_once_in_an_activation() -> None:  # SPP-8.20
    t = at_hole(5, minerals=[(1, 0, 2)]).chooses(("jump", "3beta_3"))
    assert jumps(t) == set()
    walks(t, "L27:1", "is_pi21")
    assert t.place("0:1") == "wide:is_pi21" and jumps(t) == set()


def test_a_jump_is_no_activation_of_its_own() -> None:  # SPP-8.20
    t = at_hole(3, ("scout", HOME)).chooses(("jump", "3beta_3"))
    assert t.kind == "step" and stops(t) == {"wide:3beta_3"}
    t.chooses(("stop", "wide:3beta_3"))
    assert t.options == [("ship", "0:2"), "end"]


def test_a_ship_may_be_left_where_it_is_without_a_jump() -> None:  # SPP-8.20
    t = walks(under_way(("scout", HOME), stars=HOLES, levels=[{"subluminal": 3}]), "L25:1", "is_pi21")
    assert t.chooses(("stop", "wide:is_pi21")).place("0:1") == "wide:is_pi21"


def test_a_jump_must_lead_to_a_stop() -> None:  # SPP-8.20, SPP-8.12
    blocked = [("scout", "wide:3beta_3"), ("scout", "point:L27:1", IDLE)]
    t = under_way(("cruiser", "wide:is_pi21"), *blocked, stars=HOLES, levels=[{"subluminal": 3}])
    assert jumps(t) == set()
    t = under_way(("cruiser", "wide:is_pi21"), *blocked, stars=HOLES, levels=[{"subluminal": 3, "speed": 2}])
    assert jumps(t) == {"3beta_3"}


def test_the_last_step_may_lead_to_a_jump_where_there_is_no_room_to_stop() -> None:  # SPP-8.12, SPP-8.20
    fleet = [("cruiser", "point:L25:1"), ("scout", "wide:is_pi21"), ("scout", HOME)]
    assert steps(under_way(*fleet, stars=HOLES, levels=[{"subluminal": 3}])) == {"ne555", "is_pi21"}


def test_below_level_3_there_is_no_such_way() -> None:  # SPP-8.12, SPP-8.20
    fleet = [("cruiser", "point:L25:1"), ("scout", "wide:is_pi21"), ("scout", HOME)]
    t = under_way(*fleet, stars=HOLES, levels=[{"subluminal": 2}])
    assert t.place("0:1") == "wide:ne555"  # the only step was taken


def test_after_a_jump_there_is_no_such_way() -> None:  # SPP-8.12, SPP-8.20
    stars = dict.fromkeys(["isa20", "virgo_0", "ft22"], "black_hole")
    fleet = [("cruiser", "wide:isa20"), ("scout", "wide:ft22")]
    t = under_way(*fleet, stars=stars, levels=[{"subluminal": 3}]).chooses(("jump", "virgo_0"))
    assert steps(t) == {"L20:3"} and stops(t) == {"wide:virgo_0"}


def test_the_steps_after_a_jump_count_for_the_step_before_it() -> None:  # SPP-8.12, SPP-8.20
    walls = ["wide:is_pi21", "wide:isa20", "point:L26:1", "point:L27:1"]
    fleet = [("cruiser", "point:L25:1"), *[("scout", place, IDLE) for place in walls]]
    stars = dict.fromkeys(["is_pi21", "isa20"], "black_hole")
    t = under_way(*fleet, stars=stars, levels=[{"subluminal": 3, "speed": 2}])
    assert steps(t) == {"ne555", "is_pi21"}  # the second: a jump to isa20, and one step from there


@pytest.mark.parametrize(("level", "place"), [(1, "wide:is_pi21"), (2, "point:L26:2")])
def test_no_way_leads_through_a_known_black_hole_below_level_2(level: int, place: str) -> None:  # SPP-8.17, SPP-8.12
    walls = ["point:L26:1", "point:L26:3", "point:L26:4", "wide:isa20", "wide:is_pi21"]
    fleet = [("cruiser", "point:L26:2"), *[("scout", wall, IDLE) for wall in walls]]
    t = under_way(*fleet, stars={"isa20": "black_hole"}, levels=[{"subluminal": level, "speed": 4}])
    assert t.place("0:1") == place  # with one way it has gone that way, with two it is asked


def test_the_step_before_it_may_lead_there_too() -> None:  # SPP-8.12, SPP-8.20
    blocked = [("scout", place, IDLE) for place in ("point:L25:1", "wide:is_pi21", "wide:ne555")]
    levels = [{"subluminal": 3, "speed": 2}]
    t = walks(under_way(("cruiser", HOME), *blocked, stars=HOLES, levels=levels), "L25:1")
    assert steps(t) == {"ne555", "is_pi21"}


def test_a_jump_into_a_held_wide_orbit_is_an_attack_when_it_stops() -> None:  # SPP-8.20, SPP-9.5
    t = at_hole(3, others=[[("transport", "wide:3beta_3")]]).chooses(("jump", "3beta_3"))
    assert "fights" not in t.names_told()
    assert t.chooses(("stop", "wide:3beta_3")).fleet(1) == []


@pytest.mark.parametrize(("level", "targets"), [(3, {"is_pi21", "isa20"}), (4, {"is_pi21", "isa20", "3beta_3"})])
def test_nearest_and_farthest_are_measured_from_the_black_hole_left(level: int, targets: set[str]) -> None:  # SPP-8.21
    t = walks(under_way(("scout", HOME), stars=HOLES, levels=[{"subluminal": level, "speed": 2}]), "L24:1", "L24:2")
    walks(t, "L24:3", "L24:4", "ft22")
    assert jumps(t) == targets  # 7 and 7 steps away, and 9; olho_2 is 8 steps away


@pytest.mark.parametrize(
    ("level", "targets"), [(3, {"is_pi21", "olho_2"}), (4, {"is_pi21", "olho_2", "3beta_3", "ft22"})]
)
def test_of_several_as_near_or_as_far_the_owner_chooses(level: int, targets: set[str]) -> None:  # SPP-8.21, SPP-0.10
    t = under_way(("scout", "wide:isa20"), stars=HOLES, levels=[{"subluminal": level}])
    assert jumps(t) == targets  # 5 and 5 steps away; 7 and 7


# Destruction.


@pytest.mark.parametrize(("level", "offered"), [(4, False), (5, True)])
def test_at_level_5_a_ship_in_wide_orbit_may_destroy_a_black_hole(level: int, offered: bool) -> None:  # SPP-8.22
    assert ("destroy" in at_hole(level).options) is offered


def test_destroying_takes_the_whole_activation() -> None:  # SPP-8.22
    t = at_hole(5, ("scout", HOME)).chooses("destroy")
    assert t.star("is_pi21") == "void" and t.seen("is_pi21") == "total"
    assert t.place("0:1") == "wide:is_pi21" and t.options == [("ship", "0:2"), "end"]
    assert t.star("3beta_3") == "black_hole" and "vanishes" in t.names_told()


def test_a_ship_that_has_moved_or_jumped_destroys_nothing() -> None:  # SPP-8.22
    t = walks(under_way(("scout", HOME), stars=HOLES, levels=[{"subluminal": 5}]), "L25:1", "is_pi21")
    assert jumps(t) and "destroy" not in t.options
    assert "destroy" not in at_hole(5).chooses(("jump", "3beta_3")).options


def test_only_black_holes_are_destroyed() -> None:  # SPP-8.22
    levels = [{"subluminal": 5}]
    for stars in ({"is_pi21": ("yellow_dwarf", [("lava", "small")])}, {"is_pi21": "void"}):
        assert "destroy" not in under_way(("scout", "wide:is_pi21"), stars=stars, levels=levels).options


def test_empty_space_has_no_planets_and_is_never_a_black_hole_again() -> None:  # SPP-8.22
    t = at_hole(5, ("scout", HOME)).chooses("destroy", ("ship", "0:2"))
    walks(t, "L25:1", "is_pi21")
    assert stops(t) == set() and jumps(t) == set() and t.star("is_pi21") == "void" and t.dice() == []


def test_a_ship_stays_in_wide_orbit_of_empty_space_and_leaves_it_by_any_lane() -> None:  # SPP-8.23
    more: Any = {"events": ["vanished_black_hole"], "stars": HOLE}
    fleet = [("scout", "wide:is_pi21", came_by("L25")), ("scout", HOME)]
    t = afloat(*fleet, **more).chooses(("event", "vanished_black_hole", "is_pi21"))
    assert t.place("0:1") == "wide:is_pi21" and t.star("is_pi21") == "void"
    assert steps(t.chooses(("ship", "0:1"))) == {"L25:1", "L26:1", "L27:1"}


def test_empty_space_is_crossed_freely_by_all() -> None:  # SPP-8.23
    others = [[("scout", "point:L26:1")]]
    t = at_hole(5, others=others, stars=HOLE, homes=["ne555", "isa20"]).chooses("destroy")
    assert t.to_move == 1 and steps(walks(t, "is_pi21")) == {"L25:1", "L26:1", "L27:1"}
