"""One game, watched: the same seed gives the same facts."""

import pytest

from tablee.games import GAMES
from tablee.lab.asking import set_up
from tablee.lab.play.plan import Arm, Plan
from tablee.lab.play.seen import MET, USED

pytestmark = pytest.mark.dear


def even(game: str, deals: int = 1) -> Plan:
    setup = set_up(game, 0, 0, {})
    return Plan.of(setup, [Arm("even", ("sensible",) * setup.players, deals, sees=True)])


def test_a_game_is_seen_as_it_was_played() -> None:
    seen = even("karmaka").seen(0)
    assert (seen.turns, seen.decisions, seen.choices, seen.reason) == (56, 78, 78, "transcendence")
    assert seen.winners == [1] and seen.points == [0.0, 1.0] and not seen.is_draw
    assert seen.curve[0] == [0.487, 0.513] and all(sum(moment) == pytest.approx(1, abs=0.01) for moment in seen.curve)


def test_who_looks_on_changes_nothing() -> None:
    setup = set_up("karmaka", 0, 0, {})
    blind = Plan.of(setup, [Arm("even", ("sensible", "sensible"), 1)]).seen(0)
    seen = even("karmaka").seen(0)
    assert (blind.turns, blind.decisions, blind.points) == (seen.turns, seen.decisions, seen.points)
    assert not blind.curve and not blind.things


@pytest.mark.parametrize("game", [game for game in GAMES if game != "karman_swap"])
def test_what_is_used_is_noted_for_who_used_it(game: str) -> None:
    seen = even(game).seen(0)
    used = {name for family in seen.things.values() for name, masks in family.items() if masks[USED]}
    assert used
    if game == "karmaka":
        cards = seen.things["card"]
        assert all(masks[MET] | masks[USED] for masks in cards.values())


def test_a_master_can_tell_the_chances() -> None:
    setup = set_up("vii_legio", 0, 0, {})
    plan = Plan.of(setup, [Arm("even", ("sensible",) * 2, 1, sees=True)], looks=2)
    curve = plan.seen(0).curve
    assert curve != even("vii_legio").seen(0).curve
    assert all(sum(moment) == pytest.approx(1, abs=0.01) for moment in curve)
