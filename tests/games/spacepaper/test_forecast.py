"""What the next income will really bring is told before it comes, and what is lost at a cap."""

from typing import Any

import pytest

from tablee.games.seeing import Score
from tests.games.spacepaper.gestures import let_pass, tellings
from tests.games.spacepaper.sitting import Sitting, view_of

HOME: dict[str, Any] = {"ne555": ("yellow_dwarf", [("telluric", "large"), ("oceanic", "medium")])}
COLONIES: dict[str, dict[str, Any]] = {"ne555.1": {"people": 2}, "ne555.2": {"people": 1}}


def settled(politics: str, gold: int) -> Sitting:
    """A player with two colonies and a scout, asked in the construction phase."""
    fleets = [[("scout", "wide:ne555")]]
    raised = [{"revenue": 4}]
    return Sitting(
        "build", politics=[politics], stars=HOME, worlds=[COLONIES], fleets=fleets, gold=[gold], levels=raised
    )


def coming(t: Sitting, name: str) -> Score:
    """What a player is told of the next income."""
    return next(score for score in view_of(t.state, 0).scores if (score.id, score.seat) == (name, 0))


@pytest.mark.parametrize("politics", ["capitalism", "republic", "technocracy", "nationalism", "communism"])
def test_the_gold_that_is_told_is_the_gold_that_comes(politics: str) -> None:  # SPP-3.4, SPP-13.13, SPP-14.7
    t = settled(politics, 30)
    while t.to_move != 0 or t.kind != "act":
        let_pass(t)
    told, civ = coming(t, "coming_gold"), view_of(t.state, 0).civs[0]
    assert told.now == civ.gold + civ.next_upkeep + civ.gold_income == civ.gold + sum(part.now for part in told.parts)
    science = coming(t, "coming_science").now
    while len(tellings(t, "income")) < 2:
        let_pass(t)
    assert (t.civ(0).gold, t.civ(0).science) == (told.now, science)


def test_income_that_has_not_come_in_this_turn_comes_before_upkeep() -> None:  # SPP-2.1
    t = Sitting("system", politics=["capitalism"], stars=HOME, worlds=[COLONIES], gold=[5])
    civ = view_of(t.state, 0).civs[0]
    assert civ.next_upkeep == 0 and coming(t, "coming_gold").now == 5 + civ.gold_income


def test_upkeep_that_cannot_be_paid_is_told_before() -> None:  # SPP-14.8
    t = settled("capitalism", 0)
    civ = view_of(t.state, 0).civs[0]
    assert civ.gold + civ.gain - civ.due == -civ.short < 0


def test_science_above_the_cap_is_told_before_it_is_lost_and_when_it_is() -> None:  # SPP-3.6
    t = Sitting("system", stars=HOME, worlds=[COLONIES], science=[19])
    before = view_of(t.state, 0).civs[0]
    assert before.lost_science == before.science_income - 1 > 0 and before.next_science == 1
    while not tellings(t, "income"):
        let_pass(t)
    assert tellings(t, "wasted") == [[0, before.lost_science]]
