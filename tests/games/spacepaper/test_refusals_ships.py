"""Why a ship may not go, stop, fight, invade or settle: the right rule. (SPP-8 to SPP-11)"""

from typing import Any

import pytest

from tablee.games.spacepaper.rules import numbering as number
from tests.games.spacepaper.sailing import HOME, IDLE, NEXT_DOOR, afloat, under_way, walks
from tests.games.spacepaper.sitting import Sheet, Sitting, game

FOUGHT = {"attacked": True}
HOLE = {"is_pi21": "black_hole"}
HOLES = dict.fromkeys(["is_pi21", "3beta_3", "isa20"], "black_hole")
NEIGHBOUR = {"is_pi21": ("yellow_dwarf", [("telluric", "medium"), ("lava", "small")])}


def arrived(kind: str, *, worlds: Any = None, others: Any = None, **more: Any) -> Sitting:
    """A ship with points left has come to a revealed system next to its home."""
    stars = NEIGHBOUR | more.pop("stars", {})
    t = under_way((kind, HOME), worlds=worlds, others=others or [], stars=stars, levels=[{"speed": 5}], **more)
    return walks(t, "L25:1", "is_pi21")


# Which ship.


def test_an_exhausted_ship_is_refused_and_so_is_one_of_another_or_of_nobody() -> None:  # SPP-8.5
    t = afloat(("scout", HOME), ("scout", HOME, IDLE), others=[[("scout", "orbit:rs22.0")]])
    assert t.refuses(("ship", "0:2")) == "SPP-8.5" == t.refuses(("ship", "0:3")) == t.refuses(("ship", "1:1"))
    assert t.refuses("invade") == "SPP-8.5" == t.refuses(("step", "L25:1"))


def test_a_ship_with_nothing_to_do_is_refused() -> None:  # SPP-8.29
    blocked = [("scout", f"point:{point}", IDLE) for point in ("L24:1", "L24:3")]
    t = Sitting("move", fleets=[[("cruiser", "point:L24:2"), ("scout", HOME), *blocked]])
    assert t.refuses(("ship", "0:1")) == "SPP-8.29"


def test_a_go_does_not_end_while_a_ship_on_a_lane_point_must_move() -> None:  # SPP-8.16
    assert afloat(("scout", "point:L25:1"), ("scout", HOME)).refuses("end") == "SPP-8.16"


def test_one_ship_goes_at_a_time() -> None:  # SPP-8.6
    t = under_way(("scout", HOME), ("scout", HOME))
    assert t.refuses(("ship", "0:2")) == "SPP-8.6" == t.refuses("end")


# Steps and jumps.


def test_steps_follow_lanes() -> None:  # SPP-8.8
    t = under_way(("scout", HOME))
    assert t.refuses(("step", "is_pi21")) == "SPP-8.8" == t.refuses(("step", "ne555"))


def test_a_ship_without_points_takes_no_step() -> None:  # SPP-8.7
    t = walks(under_way(("scout", HOME), stars=NEXT_DOOR), "L25:1", "is_pi21", "L25:1", "ne555")
    assert t.refuses(("step", "L25:1")) == "SPP-8.7"


def test_a_step_that_leads_to_no_stop_is_refused() -> None:  # SPP-8.12
    assert under_way(("cruiser", HOME), ("scout", "point:L25:1", IDLE)).refuses(("step", "L25:1")) == "SPP-8.12"


def test_a_step_beyond_autonomy_is_refused() -> None:  # SPP-8.13
    stars = {"virgo_0": ("red_dwarf", [("lava", "small")])}  # six steps from home
    t = under_way(("cruiser", "wide:virgo_0"), ("scout", HOME), stars=stars)
    assert t.refuses(("step", "L20:3")) == "SPP-8.13"


def test_a_ship_beyond_autonomy_must_come_nearer() -> None:  # SPP-8.15
    t = under_way(("scout", "wide:vgh20"), ("scout", HOME), levels=[{"speed": 3}])  # seven steps from home
    assert walks(t, "L22:1", "vgh20").refuses(("stop", "wide:vgh20")) == "SPP-8.15"


def test_a_black_hole_where_one_cannot_stop_is_not_crossed_below_level_2() -> None:  # SPP-8.17
    fleet = [("scout", "wide:ne555"), ("scout", "wide:is_pi21", IDLE)]
    assert walks(under_way(*fleet, stars=HOLE), "L25:1").refuses(("step", "is_pi21")) == "SPP-8.17"


def test_jumps_need_level_3_a_black_hole_here_and_one_there() -> None:  # SPP-8.20, SPP-8.21
    start = [("scout", "wide:is_pi21"), ("scout", HOME)]
    assert under_way(*start, stars=HOLES).refuses(("jump", "3beta_3")) == "SPP-8.20"
    jumper: dict[str, Any] = {"levels": [{"subluminal": 3}], "stars": HOLES}
    t = under_way(*start, **jumper)
    assert t.refuses(("jump", "ft22")) == "SPP-8.20" == t.refuses(("jump", "is_pi21"))
    assert t.refuses(("jump", "isa20")) == "SPP-8.21"
    assert t.chooses(("jump", "3beta_3")).refuses(("jump", "is_pi21")) == "SPP-8.20"
    assert under_way(("scout", HOME), **jumper).refuses(("jump", "is_pi21")) == "SPP-8.20"


def test_a_jump_that_leads_to_no_stop_is_refused() -> None:  # SPP-8.12, SPP-8.20
    fleet = [("cruiser", "wide:is_pi21"), ("scout", "wide:3beta_3", IDLE), ("scout", "point:L27:1", IDLE)]
    t = under_way(*fleet, levels=[{"subluminal": 3}], stars=HOLES)
    assert t.refuses(("jump", "3beta_3")) == "SPP-8.12"


def test_a_jump_that_brings_a_distant_ship_no_nearer_is_refused() -> None:  # SPP-8.15, SPP-8.14
    holes = {"sn22": "black_hole", "mp202": "black_hole"}
    levels = [{"subluminal": 3, "speed": 2}]
    t = under_way(("cruiser", "wide:sn22"), ("scout", HOME), stars=holes, levels=levels)
    assert t.refuses(("jump", "mp202")) == "SPP-8.15"


# Stops.


def test_a_ship_stops_where_it_is() -> None:  # SPP-8.9
    t = arrived("scout")
    for place in ("wide:ne555", "point:L25:1", HOME, "orbit:is_pi21.6"):
        assert t.refuses(("stop", place)) == "SPP-8.9"


def test_an_own_ship_keeps_the_wide_orbit_and_the_lane_point() -> None:  # SPP-8.11
    t = under_way(("scout", HOME), ("scout", "wide:ne555", IDLE), ("scout", "point:L25:1", IDLE))
    assert t.refuses(("stop", "wide:ne555")) == "SPP-8.11"
    assert walks(t, "L25:1").refuses(("stop", "point:L25:1")) == "SPP-8.11"


def test_a_ship_does_not_stop_where_it_began() -> None:  # SPP-8.29, SPP-8.16, SPP-8.32
    assert under_way(("scout", HOME)).refuses(("stop", HOME)) == "SPP-8.29"
    t = under_way(("scout", "point:L25:1"))
    assert t.refuses(("stop", "point:L25:1")) == "SPP-8.16"
    assert walks(t, "ne555", "L25:1").refuses(("stop", "point:L25:1")) == "SPP-8.32"


def test_a_ship_that_was_let_pass_goes_on() -> None:  # SPP-9.19
    t = under_way(("scout", HOME), others=[[("cruiser", "point:L25:1")]], stars=NEXT_DOOR)
    walks(t, "L25:1").chooses("pass", "pass")
    assert t.refuses(("stop", "point:L25:1")) == "SPP-9.19"


def test_a_ship_that_has_attacked_does_not_attack_again() -> None:  # SPP-8.31, SPP-9.12
    foes = [[("scout", "wide:ne555"), ("scout", HOME)]]
    t = under_way(("scout", HOME, FOUGHT), others=foes)
    assert t.refuses(("stop", "wide:ne555")) == "SPP-8.31"
    assert t.refuses("attack") == "SPP-9.12" and t.refuses("fire") == "SPP-8.31"


# Deeds.


def test_staying_is_for_invading_and_settling_before_any_step() -> None:  # SPP-8.27, SPP-8.29
    assert under_way(("scout", HOME)).refuses("stay") == "SPP-8.29"
    assert arrived("scout").refuses("stay") == "SPP-8.27"


def test_an_attack_needs_an_enemy_in_the_same_orbit_and_no_step() -> None:  # SPP-9.14, SPP-9.2
    t = under_way(("scout", HOME), others=[[("scout", "wide:ne555")]])
    assert t.refuses("attack") == "SPP-9.14" and t.refuses("fire") == "SPP-9.2"
    assert arrived("scout").refuses("attack") == "SPP-9.14"


def test_only_level_5_destroys_the_black_hole_around_which_a_ship_is() -> None:  # SPP-8.22
    assert under_way(("scout", "wide:is_pi21"), ("scout", HOME), stars=HOLE).refuses("destroy") == "SPP-8.22"
    assert under_way(("scout", HOME), levels=[{"subluminal": 5}], stars=HOLE).refuses("destroy") == "SPP-8.22"


def test_only_a_transport_settles_and_only_after_a_stop() -> None:  # SPP-11.8, SPP-8.7
    assert under_way(("scout", HOME)).refuses(("colonise", "colony")) == "SPP-11.8"
    t = under_way(("transport", "orbit:is_pi21.1"), stars=NEIGHBOUR)
    assert t.refuses(("colonise", "outpost")) == "SPP-8.7" and "stay" in t.options


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"worlds": [{}, {"is_pi21.1": {}}]}, "SPP-11.7"),
        ({"others": [[("scout", "orbit:is_pi21.1")]]}, "SPP-11.8"),
    ],
)
def test_a_transport_settles_free_planets_with_a_clear_orbit(more: dict[str, Any], rule: str) -> None:
    t = under_way(("transport", "orbit:is_pi21.1"), ("scout", HOME), stars=NEIGHBOUR, **more)
    assert t.refuses(("colonise", "colony")) == rule


def over(kind: str = "cruiser", *, ship: dict[str, Any] | None = None, **more: Any) -> Sitting:
    """A ship in orbit of a colony of seat 1, under way."""
    table: dict[str, Any] = {"worlds": [{}, {"is_pi21.1": {"people": 4}}], "levels": [{"invasion": 2}]}
    return under_way((kind, "orbit:is_pi21.1", ship or {}), ("scout", HOME), stars=NEIGHBOUR, **(table | more))


def test_only_a_cruiser_invades_the_planet_of_another() -> None:  # SPP-10.1, SPP-10.16
    assert over("scout").refuses("invade") == "SPP-10.1"
    assert over(worlds=[{"is_pi21.1": {}}]).refuses("invade") == "SPP-10.1"
    assert over(worlds=[]).refuses("invade") == "SPP-10.16"


def test_an_invasion_needs_level_2_a_fresh_cruiser_and_a_clear_sky() -> None:  # SPP-5.9, SPP-10.2, SPP-10.3
    assert over(levels=[]).refuses("invade") == "SPP-5.9"
    assert over(ship=FOUGHT).refuses("invade") == "SPP-10.3"
    assert over(others=[[("scout", "orbit:is_pi21.1")]]).refuses("invade") == "SPP-10.2"
    assert over(others=[[("scout", "wide:is_pi21")]]).refuses("invade") == "SPP-10.2"
    assert over().refuses("invade") == "SPP-8.7"


def test_after_its_stop_a_ship_does_what_it_can() -> None:  # SPP-10.1, SPP-11.8, SPP-8.6
    t = over().chooses("stay")
    assert t.kind == "after" and t.refuses(("colonise", "colony")) == "SPP-11.8"
    assert t.refuses("end") == "SPP-8.6" and t.refuses("stay") == "SPP-8.7"


# Combat.


def crowd(**more: Any) -> Sitting:
    """Seat 0 attacks in an orbit with two ships of seat 1 and one of seat 2."""
    others = [[("scout", HOME), ("cruiser", HOME), ("scout", "orbit:rs22.0")], [("scout", HOME)]]
    return under_way(("cruiser", HOME), players=4, others=others, **more).chooses("attack")


def test_an_opponent_must_be_there() -> None:  # SPP-9.6, SPP-9.1, SPP-1.1
    t = crowd()
    assert t.kind == "foe" and t.refuses(3) == "SPP-9.6"
    assert t.refuses(0) == "SPP-9.1"
    nobody = game().telling.why_not(t.state, 0, number.SEAT + 4)
    assert nobody is not None and nobody.rule == "SPP-1.1"


def test_the_defender_must_be_there() -> None:  # SPP-9.6
    t = crowd().chooses(1)
    assert (t.kind, t.to_move) == ("def", 1)
    for ship in ("1:3", "1:4", "0:1"):
        assert t.refuses(ship) == "SPP-9.6"


def test_a_ship_retreats_to_a_nearest_planet() -> None:  # SPP-9.11
    worlds: list[dict[str, Sheet]] = [{"is_pi21.1": {}, "is_pi21.2": {}}]
    foe = [[("cruiser", "wide:is_pi21")]]
    t = arrived("cruiser", worlds=worlds, others=foe, races=["human", "meca"]).chooses(("stop", "wide:is_pi21"))
    assert t.kind == "retreat" and t.refuses("ne555.0") == "SPP-9.11" == t.refuses("rs22.0")


def test_help_is_called_or_not() -> None:  # SPP-16.13
    t = over(events=["supernova", "unexpected_help"]).chooses("stay", "invade")
    assert (t.kind, t.to_move) == ("help", 1) and t.refuses("fire") == "SPP-16.13" == t.refuses("done")
