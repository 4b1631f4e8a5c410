"""Routes against the rules themselves: a chart knows every peaceful stop of an activation, and no other."""

import pytest

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Ship
from tablee.games.spacepaper.rules.galaxy import NODE_NAMES, NODE_OF, SYSTEMS
from tablee.games.spacepaper.rules.numbering import SELL, SHIP, SHIPS_EACH, STEP, STOP
from tablee.games.spacepaper.rules.realm import NO_OWNERS, NO_PLANETS, craft, foe_in_orbit
from tablee.games.spacepaper.rules.routes import NEVER, charted
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState, System
from tests.games.spacepaper.sailing import HOME, NEXT_DOOR, afloat
from tests.games.spacepaper.sitting import Sitting, game
from tests.games.spacepaper.soak import played

ALL_KNOWN = dict.fromkeys(NODE_NAMES[:SYSTEMS], "void")
HOLES = ALL_KNOWN | {"is_pi21": "black_hole", "virgo_0": "black_hole", "omega": "black_hole"}


def stops_now(s: SpaceState, seat: int, ship: Ship) -> dict[int, int]:
    """The nodes where the rules let a ship stop in peace in this activation, and the fewest steps; by trying all."""
    found: dict[int, int] = {}
    tried: set[tuple[int, int, bool]] = set()
    front = [chosen(s, SHIP + seat * SHIPS_EACH + ship.number - 1, 0, craft(seat, ship), found)]
    while front:
        here, made = front.pop()
        if here.to_move != seat or here.kind != t.ASK_STEP or here.under_way().ship != ship.number:
            continue
        at, jumped = NODE_OF[here.civs[seat].ship(ship.number).place], here.under_way().jumped
        if (at, made, jumped) in tried:
            continue
        tried.add((at, made, jumped))
        for option in here.options:
            if STOP <= option < SELL and not foe_in_orbit(here, seat, option - STOP):
                found[at] = min(made, found.get(at, made))
            elif STEP <= option < STOP:
                front.append(chosen(here, option, made, craft(seat, ship), found))
    return found


def chosen(s: SpaceState, option: int, made: int, ship: int, found: dict[int, int]) -> tuple[SpaceState, int]:
    """The state after a choice, and the steps made by then; what has no alternative is done without asking."""
    later = s.copy()
    later.listening = True
    game().rules.answer(later, option)
    told = later.heard()
    made += len([event for event in told if event.kind == tell.STEPS and event.args[1] == ship])
    is_peace = all(event.kind != tell.FIGHTS for event in told)
    for event in told:
        if is_peace and event.kind == tell.STOPS and event.args[1] == ship:
            node = NODE_OF[event.args[2]]
            if not foe_in_orbit(later, event.args[0], event.args[2]):
                found[node] = min(made, found.get(node, made))
    return later, made


def charted_now(s: SpaceState, seat: int, ship: Ship) -> dict[int, int]:
    """The same by the chart."""
    chart = charted(s, seat, ship)
    return {node: chart.costs[node] for node, turn in enumerate(chart.turns) if turn == 0}


def agree(s: SpaceState) -> int:
    """Hold the chart of every ship that may be activated against the rules; how many there were."""
    seat, count = s.to_move, 0
    for ship in s.civs[seat].ships:
        if SHIP + seat * SHIPS_EACH + ship.number - 1 in s.options and not ship.attacked:
            here = NODE_OF[ship.place]
            by_rules, by_chart = stops_now(s, seat, ship), charted_now(s, seat, ship)
            by_rules.pop(here, None)  # staying where one is needs no way
            by_chart.pop(here, None)
            assert by_chart == by_rules, (seat, ship.number, NODE_NAMES[here])
            count += 1
    return count


def known(s: SpaceState) -> SpaceState:
    """The same galaxy without anything unknown, so that no dice are rolled on the way."""
    world = s.copy()
    void = System(TOTAL, t.VOID, NO_PLANETS, NO_OWNERS, 0, 0)
    world.systems = [system if system.seen == TOTAL else void for system in world.systems]
    return world


@pytest.mark.parametrize("subluminal", [1, 2, 3, 4, 5])
def test_a_chart_knows_every_stop_among_black_holes(subluminal: int) -> None:  # SPP-8.12, SPP-8.17 to 8.21
    levels = [{"speed": 5, "subluminal": subluminal, "autonomy": 4}]
    t = afloat(("scout", HOME), ("cruiser", "wide:isa20"), stars=HOLES, levels=levels)
    assert agree(t.state) == 2


def test_a_chart_keeps_clear_of_strange_ships_and_of_own_ones() -> None:  # SPP-8.2, SPP-8.11, SPP-9.2
    others = [[("cruiser", "point:L24:2"), ("scout", "wide:is_pi21")]]
    fleet = [("scout", HOME), ("scout", "point:L25:1"), ("transport", "point:L23:2")]
    t = afloat(*fleet, others=others, stars=ALL_KNOWN, levels=[{"speed": 4, "autonomy": 3}])
    assert agree(t.state) == 3


def test_charts_agree_with_the_rules_in_games_at_random() -> None:
    seen = 0
    for players, seed in ((2, 3), (3, 2)):
        for s in played(players, seed):
            if not s.over and s.kind == t.ASK_ACT:
                world = known(s)
                if game().rules.ask_again(world) and world.kind == t.ASK_ACT and seen < 120:
                    seen += agree(world)
    assert seen >= 60


def test_what_lies_beyond_autonomy_is_never_reached() -> None:  # SPP-8.13
    t = afloat(("scout", HOME), stars=ALL_KNOWN)
    chart = charted(t.state, 0, t.ship("0:1"))
    assert chart.turns[NODE_NAMES.index("rs22")] == NEVER
    assert all(chart.reaches[node] <= 6 for node, turn in enumerate(chart.turns) if turn < NEVER)


def test_a_long_way_is_split_at_stops_and_costs_each_step_once() -> None:  # SPP-8.7
    t = Sitting("move", fleets=[[("scout", HOME)]], stars=ALL_KNOWN | NEXT_DOOR, levels=[{"autonomy": 5}])
    chart = charted(t.state, 0, t.ship("0:1"))
    far = NODE_NAMES.index("df_579")
    legs = chart.legs(far)
    assert [len(leg) for leg in legs] == [4, 4, 3]
    assert chart.turns[far] == 2 and chart.costs[far] == 11
