"""Random games in which everything happens: invariants at every decision, and nothing left untried."""

from functools import cache

import pytest

from tablee.games import title_named
from tests.games.spacepaper.soak import missing, soaked
from tools.tally import Tally

pytestmark = pytest.mark.dear
TITLE = title_named("spacepaper")
GAMES_EACH = 20  # in which everything occurs; thousands are played by the soak


@cache
def tally(players: int) -> Tally:
    """What occurred at a table of this size."""
    return soaked(TITLE, players, range(GAMES_EACH))


@pytest.mark.parametrize("players", TITLE.seats)
def test_the_invariants_hold_at_every_decision_of_games_with_war(players: int) -> None:
    found = tally(players)
    assert found.games == GAMES_EACH and found.decisions > 200 * GAMES_EACH
    assert found.kinds["step"] > 50 * GAMES_EACH


def test_every_question_and_every_outcome_of_combat_and_invasion_occurs() -> None:
    everything = Tally()
    for players in TITLE.seats:
        everything.add(tally(players))
    assert missing(TITLE, everything) == []
    assert {"economic", "military", "score"} <= set(everything.ends)
