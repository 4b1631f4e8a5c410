"""Ships and movement: how far from home a ship may stop. (SPP-8.13 to 8.15, SPP-8.26, SPP-8.28)"""

from typing import Any

import pytest

from tablee.games.spacepaper.rules.civilisation import Ship
from tablee.games.spacepaper.rules.galaxy import LANE_IDS
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.spacepaper.rules.tables import NONE
from tests.games.spacepaper.sailing import HOME, IDLE, afloat, steps, stops, under_way, walks
from tests.games.spacepaper.sitting import Sitting, game, seed_of

FAR_PLANET = {"vgh20": ("yellow_dwarf", [("telluric", "small"), ("lava", "small")])}
TWO_HOLES = {"is_pi21": "black_hole", "olho_2": "black_hole"}  # 2 and 10 steps from home


def test_a_stop_lies_within_autonomy_and_may_use_all_of_it() -> None:  # SPP-8.13
    t = walks(under_way(("scout", "wide:isa20"), levels=[{"speed": 2}]), "L22:1")
    assert stops(t) == {"point:L22:1"}  # 6 steps from home
    walks(t, "vgh20")
    assert stops(t) == set() and "L22:1" in steps(t)  # 7 steps: only ways back are left


@pytest.mark.parametrize(
    ("more", "start", "last", "beyond"),
    [
        ({"levels": [{"autonomy": 2, "speed": 4}]}, "point:L19:1", "olho_2", "L18:3"),
        ({"levels": [{"speed": 4}], "leaders": ["explorer"]}, "point:L19:1", "olho_2", "L18:3"),
        ({"levels": [{"autonomy": 3, "speed": 4}]}, "point:L15:3", "L15:1", "rallag"),
        ({"levels": [{"autonomy": 3, "speed": 4}], "leaders": ["explorer"]}, "wide:mp202", "L10:1", None),
        ({"levels": [{"autonomy": 4, "speed": 4}]}, "wide:mp202", "L10:1", None),
        ({"levels": [{"autonomy": 3, "speed": 4}], "minerals": [(0, 0, 2)]}, "point:L15:3", "rallag", None),
        ({"levels": [{"autonomy": 5, "speed": 4}]}, "wide:mp202", "L10:1", None),
    ],
)
def test_autonomy_follows_its_technology(more: Any, start: str, last: str, beyond: str | None) -> None:  # SPP-8.13
    way = {"L15:1": ["L15:2"], "rallag": ["L15:2", "L15:1"]}.get(last, [])
    stars = {"rallag": "void", "mp202": "void"}
    t = walks(under_way(("scout", start), ("scout", HOME), stars=stars, **more), *way, last)
    assert stops(t) == {f"wide:{last}" if ":" not in last else f"point:{last}"}
    if beyond is not None:
        assert stops(walks(t, beyond)) == set()


@pytest.mark.parametrize(("status", "counts"), [("colony", True), ("outpost", True), ("adaptation", False)])
def test_any_inhabited_planet_counts_for_autonomy(status: str, counts: bool) -> None:  # SPP-8.13
    worlds = [{"vgh20.1": {"status": status}}]
    t = walks(under_way(("scout", "wide:isa20"), worlds=worlds, stars=FAR_PLANET), "L22:1", "vgh20")
    assert ("orbit:vgh20.1" in stops(t)) is counts and ("wide:vgh20" in stops(t)) is counts


def test_planets_of_others_and_free_planets_do_not_count() -> None:  # SPP-8.13
    more: Any = {"worlds": [{}, {"vgh20.1": {}}], "levels": [{"speed": 2}]}
    t = walks(under_way(("scout", "wide:isa20"), stars=FAR_PLANET, **more), "L22:1", "vgh20")
    assert stops(t) == set()


def test_every_orbit_of_a_system_is_as_far_as_the_system() -> None:  # SPP-8.13
    t = walks(under_way(("scout", "wide:isa20"), levels=[{"autonomy": 2}], stars=FAR_PLANET), "L22:1", "vgh20")
    assert stops(t) == {"wide:vgh20", "orbit:vgh20.1", "orbit:vgh20.2"}


# Black holes bring places together.


@pytest.mark.parametrize(("level", "near"), [(2, False), (3, True), (5, True)])
def test_black_holes_count_as_one_place_from_level_3(level: int, near: bool) -> None:  # SPP-8.14
    levels = [{"subluminal": level, "speed": 2}]
    t = walks(under_way(("scout", "wide:olho_2"), levels=levels, stars=TWO_HOLES), "beta3")
    assert stops(t) == ({"wide:beta3"} if near else set())  # 3 steps from home, or 11


def test_the_way_through_black_holes_is_counted_in_steps_on_both_sides() -> None:  # SPP-8.14
    more: Any = {"levels": [{"subluminal": 3, "speed": 5}], "stars": TWO_HOLES | {"sn22": "void"}}
    t = walks(under_way(("scout", "wide:olho_2"), **more), "beta3", "L07:1", "sn22", "L08:1")
    assert stops(t) == {"point:L08:1"}  # 2 to the first hole and 4 from the second
    assert stops(walks(t, "L08:2")) == set()


def test_one_black_hole_brings_nothing_together() -> None:  # SPP-8.14
    more: Any = {"levels": [{"subluminal": 3, "speed": 2}], "stars": {"olho_2": "black_hole"}}
    assert stops(walks(under_way(("scout", "wide:olho_2"), **more), "beta3")) == set()


def test_black_holes_never_make_a_way_longer() -> None:  # SPP-8.14
    stars = {"sn22": "black_hole", "olho_2": "black_hole"}
    t = walks(under_way(("scout", "wide:isa20"), levels=[{"subluminal": 3}], stars=stars), "L22:1")
    assert stops(t) == {"point:L22:1"}


# Beyond autonomy.


def test_a_ship_beyond_autonomy_stops_strictly_nearer_only() -> None:  # SPP-8.15
    t = under_way(("scout", "wide:vgh20"), stars=FAR_PLANET)
    assert stops(t) == set()  # the other orbits there are as far
    assert steps(t) == {"L19:2", "L20:1", "L22:1"}  # two of them with the way back
    assert stops(walks(t, "L22:1")) == {"point:L22:1"}


def test_it_may_stop_nearer_though_still_beyond_autonomy() -> None:  # SPP-8.15
    t = walks(under_way(("scout", "wide:olho_2")), "L19:1")
    assert stops(t) == {"point:L19:1"}  # 9 steps, from 10
    assert stops(walks(t, "L19:2", "vgh20")) == {"wide:vgh20"}


def test_it_may_not_stop_as_far_as_it_started() -> None:  # SPP-8.15
    t = walks(under_way(("scout", "point:L20:1"), levels=[{"speed": 2}]), "L20:2")
    assert stops(t) == set() and "L20:3" in steps(t)  # both points are 8 steps from home
    assert stops(walks(t, "L20:3")) == {"point:L20:3"}


def test_a_ship_beyond_autonomy_that_cannot_come_nearer_stays() -> None:  # SPP-8.15, SPP-8.29
    fleet = [("cruiser", "wide:olho_2"), ("scout", HOME), ("scout", "point:L19:1", IDLE)]
    assert afloat(*fleet).options == [("ship", "0:2"), "end"]
    assert ("ship", "0:1") in afloat(*fleet[:2]).options


def test_the_same_holds_on_a_lane_point_which_need_not_be_left_then() -> None:  # SPP-8.15, SPP-8.16
    fleet = [("cruiser", "point:L19:1"), ("scout", HOME), ("scout", "point:L19:2", IDLE)]
    assert afloat(*fleet).options == [("ship", "0:2"), "end"]
    assert afloat(*fleet[:2]).options == [("ship", "0:1"), ("ship", "0:2")]


# What ignores autonomy.


def test_a_black_hole_traps_a_ship_beyond_its_autonomy() -> None:  # SPP-8.26, SPP-8.18
    t = under_way(("scout", "wide:isa20"), stars={"vgh20": None}, seed=seed_of(5, 5))
    walks(t, "L22:1", "vgh20")
    assert t.place("0:1") == "wide:vgh20" and t.star("vgh20") == "black_hole" and not t.ship("0:1").ready


def test_a_combat_beyond_autonomy_leaves_the_winner_on_the_point() -> None:  # SPP-8.26, SPP-9.3
    t = walks(
        under_way(("scout", "wide:isa20"), others=[[("transport", "point:L19:2")]], levels=[{"speed": 2}]), "L22:1"
    )
    walks(t, "vgh20", "L19:2").chooses("fire")
    assert t.place("0:1") == "point:L19:2" and t.fleet(1) == []


def crossing(star: str | None, level: int = 1) -> Sitting:
    """A cruiser 2 steps from a legal stop, on the other side of a system that lies beyond autonomy."""
    stars = {"vgh20": star, "omega": ("yellow_dwarf", [("lava", "small")])}
    worlds = [{"omega.1": {"status": "outpost"}}]
    levels = [{"speed": 2, "subluminal": level}]
    return under_way(("cruiser", "point:L22:1"), ("scout", HOME), stars=stars, worlds=worlds, levels=levels)


def test_an_unrevealed_system_is_taken_as_one_that_can_be_crossed() -> None:  # SPP-8.26, SPP-8.12
    assert steps(crossing(None)) == {"isa20", "vgh20"}
    assert steps(crossing("yellow_dwarf")) == {"isa20", "vgh20"}


def test_a_known_black_hole_is_not_taken_so_below_level_2() -> None:  # SPP-8.12, SPP-8.17
    assert crossing("black_hole").place("0:1") == "wide:isa20"  # the only step was taken
    assert steps(crossing("black_hole", 2)) == {"isa20", "vgh20"}


# No way on and no place to stop.


def stranded(*more: Any, planets: Any = "void", way: tuple[str, ...] = ("L19:1",), **rest: Any) -> Sitting:
    """A scout far out beyond two black holes, one of which vanishes under way."""
    t = under_way(
        ("scout", HOME),
        *more,
        levels=[{"subluminal": 3, "speed": 2}],
        events=["vanished_black_hole"],
        stars=TWO_HOLES | {"beta3": planets},
        **rest,
    )
    walks(t, "L25:1", "is_pi21").chooses(("jump", "olho_2"))
    walks(t, *way)
    return t


VANISH = ("event", "vanished_black_hole", "is_pi21")


def test_a_ship_without_a_legal_way_may_stop_ignoring_autonomy() -> None:  # SPP-8.28
    t = stranded()
    assert stops(t) == {"point:L19:1"} and "olho_2" in steps(t)
    t.chooses(VANISH)
    assert t.place("0:1") == "point:L19:1" and not t.ship("0:1").ready and t.civ(0).ships[0].number == 1


def test_it_chooses_among_all_places_where_it_is() -> None:  # SPP-8.28
    t = stranded(planets=("yellow_dwarf", [("lava", "small"), ("lava", "giant")]), way=("beta3",)).chooses(VANISH)
    assert set(t.options) == {("stop", "wide:beta3"), ("stop", "orbit:beta3.1"), ("stop", "orbit:beta3.2")}
    assert t.chooses(("stop", "orbit:beta3.2")).place("0:1") == "orbit:beta3.2"


def test_it_still_may_not_stop_on_an_own_ship() -> None:  # SPP-8.28, SPP-8.11
    planets = ("yellow_dwarf", [("lava", "small"), ("lava", "giant")])
    t = stranded(("scout", "wide:beta3", IDLE), planets=planets, way=("beta3",)).chooses(VANISH)
    assert set(t.options) == {("stop", "orbit:beta3.1"), ("stop", "orbit:beta3.2")}


def test_without_any_place_it_goes_back_to_where_it_started() -> None:  # SPP-8.28
    t = stranded(("scout", "point:L19:1", IDLE), ("scout", HOME))
    assert stops(t) == set()
    t.chooses(VANISH)
    assert t.place("0:1") == HOME and not t.ship("0:1").ready and "returns" in t.names_told()
    assert t.options == [("ship", "0:3"), "end"]


SOUND = TWO_HOLES | dict.fromkeys(["ne555", "rs22"], ("yellow_dwarf", [("lava", "small")]))


def loaded(t: Sitting) -> Ship:
    """The first ship of the first seat, after the table was saved and loaded."""
    s = game().telling.load(t.state.data())
    assert s.data() == t.state.data() and isinstance(s, SpaceState)
    return s.civs[0].ships[0]


def test_a_ship_that_goes_back_from_a_black_hole_has_come_by_no_lane() -> None:  # SPP-8.28, SPP-8.17
    t = under_way(
        ("cruiser", "point:L25:1"),
        ("scout", "wide:is_pi21", IDLE),
        ("scout", HOME),
        levels=[{"subluminal": 4}],
        events=["vanished_black_hole", "supernova"],
        stars=SOUND | {"isa20": "black_hole"},
        leaders=["scientist", "financier"],
    )
    walks(t, "is_pi21").chooses(VANISH)  # from which it would have jumped
    assert t.place("0:1") == "point:L25:1" and "returns" in t.names_told()
    assert loaded(t).entry == NONE


@pytest.mark.parametrize("lane", ["L25", "L27"])
def test_a_ship_that_goes_back_to_a_black_hole_has_come_by_the_lane_of_old(lane: str) -> None:  # SPP-8.28, SPP-8.17
    came_by = {"entry": LANE_IDS.index(lane)}
    t = under_way(
        ("cruiser", "wide:is_pi21", came_by),
        ("scout", "point:L19:1", IDLE),
        ("scout", HOME),
        levels=[{"subluminal": 3, "speed": 3}],
        events=["vanished_black_hole", "supernova"],
        stars=SOUND,
        leaders=["scientist", "financier"],
    )
    walks(t.chooses(("jump", "olho_2")), "L19:1").chooses(VANISH)
    assert t.place("0:1") == "wide:is_pi21" and "returns" in t.names_told()
    assert loaded(t).entry == LANE_IDS.index(lane)


def test_a_point_where_nobody_fired_is_no_place_to_stop() -> None:  # SPP-8.28, SPP-9.19
    t = stranded(others=[[("scout", "point:L19:1")]])
    t.chooses("pass", "pass", VANISH)
    assert t.place("0:1") == HOME and "fights" not in t.names_told()


def test_while_a_legal_way_is_left_autonomy_holds() -> None:  # SPP-8.28
    levels = [{"subluminal": 3}]
    t = under_way(("scout", "wide:vgh20"), levels=levels, events=["vanished_black_hole"], stars=TWO_HOLES)
    walks(t, "L22:1").chooses(VANISH)
    assert stops(t) == {"point:L22:1"} and "isa20" in steps(t)
