"""Orders of SpacePaper: what can be ordered, what it costs, what is done for it and when it ends."""

import pytest

from tablee.kernel.orders import NO_OPTION
from tests.games.spacepaper.ordering import carried, explore, goals, orders, plan, sail
from tests.games.spacepaper.sailing import EMPTY_NORTH, HOME, NEXT_DOOR, afloat
from tests.games.spacepaper.sitting import Sitting, game, seed_of

ANSWER = {"do": "answer", "to": "sys"}


def test_a_ship_is_sent_by_one_order_and_arrives_when_the_plan_says() -> None:  # SPP-8.7
    t = afloat(("scout", HOME))
    order = sail("wide:virgo_0")
    found = plan(t, order)
    assert [touch.what for touch in found.path] == ["ne555", "L24:1", "L24:2", "L24:3", "L24:4", "ft22", "virgo_0"]
    assert (found.cost, found.turn, found.turns) == (6, 6, [5, 5, 5, 5, 5, 6, 6])
    halt, chosen = carried(t, order)
    assert halt is not None and halt.why == "arrived" and t.place("0:1") == "wide:virgo_0"
    assert chosen[-1][0] == found.turn and len([each for _, each in chosen if each[0] == "step"]) <= found.cost


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_every_goal_is_reached_in_the_turn_that_was_told(speed: int) -> None:
    for place in goals(afloat(("transport", HOME), stars=NEXT_DOOR, levels=[{"speed": speed}], gold=[500])):
        t = afloat(("transport", HOME), stars=NEXT_DOOR, levels=[{"speed": speed}], gold=[500])
        due = plan(t, sail(place)).turn
        halt, chosen = carried(t, sail(place))
        assert halt is not None and halt.why == "arrived" and (t.place("0:1"), chosen[-1][0]) == (place, due)


def test_only_what_is_no_scout_is_sent_into_the_orbit_of_a_planet() -> None:
    t = afloat(("scout", HOME), ("transport", HOME), stars=NEXT_DOOR)
    assert "orbit:is_pi21.1" not in goals(t, "0:1") and "orbit:is_pi21.1" in goals(t, "0:2")


def test_what_a_transport_does_at_its_goal_is_asked() -> None:  # SPP-11.8
    t = afloat(("transport", HOME), stars=NEXT_DOOR, levels=[{"speed": 5}])
    order = sail("orbit:is_pi21.1")
    halt, chosen = carried(t, order)
    assert halt is not None and halt.why == "arrived" and t.kind == "after" and ("colonise", "colony") in t.options
    assert chosen[-1][1] == ["stop", "orbit:is_pi21.1"]


def test_a_scout_explores_until_nothing_is_left_within_reach() -> None:  # SPP-6.2
    unknown = {"is_pi21": None, "3beta_3": None}
    t = afloat(("scout", HOME), stars=unknown, seed=seed_of(4, 4))
    halt, _ = carried(t, explore())
    assert halt is not None and halt.why == "explored"
    assert t.seen("is_pi21") == t.seen("3beta_3") == "total"


def test_two_scouts_do_not_explore_the_same_system() -> None:
    t = afloat(("scout", HOME), ("scout", "wide:is_pi21"), stars={"3beta_3": None, "isa20": None})
    aims = [goals(t, ship)["explore"].path[-1].what for ship in ("0:1", "0:2")]
    assert aims == ["isa20", "3beta_3"]


def test_an_order_ends_when_a_strange_ship_comes_near() -> None:
    t = afloat(("scout", HOME), others=[[("cruiser", "wide:is_pi21")]])
    before = t.state.copy()
    before.civs[1].ships[0].place += 3
    halt = orders().halts(before, t.state, 0, sail("wide:ft22"))
    assert halt is not None and halt.why == "contact" and halt.given["player"] == 1
    assert orders().halts(t.state, t.state, 0, sail("wide:ft22")) is None, "it was there when the order was given"


def test_an_unknown_black_hole_on_the_way_ends_an_order() -> None:  # SPP-8.18
    t = afloat(("scout", HOME), stars={"is_pi21": None}, seed=seed_of(5, 5))
    halt, _ = carried(t, sail("wide:3beta_3"))
    assert halt is not None and halt.why == "caught" and t.place("0:1") == "wide:is_pi21"


def test_no_order_leads_into_a_fight() -> None:  # SPP-9.2, SPP-9.5
    t = afloat(("cruiser", HOME), others=[[("cruiser", f"point:{point}") for point in ("L25:1", "L26:2", "L24:4")]])
    assert set(goals(t)) == {"wide:isa20"}
    halt = orders().halts(t.state, t.state, 0, sail("wide:is_pi21"))
    assert halt is not None and halt.why == "blocked"


def test_an_order_for_a_ship_that_is_gone_ends() -> None:
    t = afloat(("scout", HOME))
    before = t.state.copy()
    t.civ(0).ships.clear()
    halt = orders().halts(before, t.state, 0, explore())
    assert halt is not None and halt.why == "gone" and orders().next(t.state, 0, explore()) == NO_OPTION


def test_an_exhausted_ship_goes_on_next_turn() -> None:  # SPP-8.25
    t = afloat(("scout", HOME, {"ready": False}), ("scout", HOME))
    assert plan(t, sail("wide:is_pi21")).turn == 6 and orders().next(t.state, 0, sail("wide:is_pi21")) == NO_OPTION
    assert orders().halts(t.state, t.state, 0, sail("wide:is_pi21")) is None


def test_the_political_system_can_be_kept_once_for_all() -> None:  # SPP-3.2
    t = Sitting("system")
    option = orders().next(t.state, 0, ANSWER)
    assert game().telling.spell(t.state, option) == "keep"
    assert orders().overrules(t.state, t.option("anarchy"), ANSWER) and not orders().overrules(t.state, option, ANSWER)


def test_a_system_that_cannot_be_kept_is_asked_about() -> None:  # SPP-13.9
    t = Sitting("system", politics=["federation"])
    halt = orders().halts(t.state, t.state, 0, ANSWER)
    assert halt is not None and halt.why == "impossible" and orders().next(t.state, 0, ANSWER) == NO_OPTION


def test_a_ship_steered_by_hand_has_no_order_any_more() -> None:
    t = afloat(("scout", HOME), ("scout", HOME))
    assert orders().overrules(t.state, t.option(("ship", "0:1")), explore("0:1"))
    assert not orders().overrules(t.state, t.option(("ship", "0:1")), explore("0:2"))
    assert not orders().overrules(t.state, t.option("end"), explore("0:1"))


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"do": "fly", "ship": "0:1"},
        {"do": "explore"},
        {"do": "explore", "ship": "1:1"},
        {"do": "explore", "ship": "0:21"},
        {"do": "explore", "ship": "0:1", "to": "wide:ne555"},
        {"do": "sail", "ship": "0:1"},
        {"do": "sail", "ship": "0:1", "to": "wide:nowhere"},
        {"do": "answer"},
        {"do": "answer", "to": "tech"},
        {"do": "answer", "to": "sys", "ship": "0:1"},
    ],
)
def test_what_is_no_order_of_the_seat_is_not_known(order: dict[str, str]) -> None:
    assert not orders().knows(0, order)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_orders_plans_and_ends_are_said(language: str) -> None:
    t = afloat(("scout", HOME), stars=EMPTY_NORTH)
    telling = game().telling
    said = [telling.ordered(t.state, 0, order)[language] for order in (sail("wide:ft22"), explore(), ANSWER)]
    assert all("scout 1" in each or "éclaireur 1" in each for each in said[:2]) and "FT22" in said[0]
    assert all(telling.ordered(t.state, 0, {"do": "answer", "to": kind})[language] for kind in orders().kinds())
    assert "6" in telling.planned(t.state, 5, 6)[language] and telling.planned(t.state, 1, 5)[language]
    given = {"craft": 0, "player": 1, "foe": 120, "system": 3, "where": 3, "place": 3}
    for why in ("impossible", "gone", "fight", "contact", "explored", "arrived", "caught", "blocked"):
        assert telling.halted(why, given, ["Anna", "Bob"])[language].endswith(".")
