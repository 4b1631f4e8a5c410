"""What Connect Four's virtual players know: to win, to block, to give nothing away, to keep to the middle."""

import pytest

from connect_four.data.records import BoardFile, checked
from tablee.games.loading import BadGameFile
from tablee.kernel import seeded
from tests.games.connect_four.sitting import Sitting

MIND = Sitting.game.mind


def preferred(drops: str) -> str:
    s = Sitting(drops).state
    return "abcdefg"[MIND.prefer(s, seeded(1))]


@pytest.mark.parametrize(
    ("drops", "best"),
    [
        ("", "d"),
        ("aabbcc", "d"),  # wins across
        ("aabbc", "d"),  # blocks it
        ("gdgdgd", "g"),  # wins rather than blocks
    ],
)
def test_a_sensible_player_wins_then_blocks_then_keeps_to_the_middle(drops: str, best: str) -> None:
    assert preferred(drops) == best


def test_a_sensible_player_gives_no_win_away() -> None:
    rates = dict(zip("abcdefg", MIND.rates(Sitting("abcagbgc").state), strict=True))  # seat 1 holds a2, b2 and c2
    assert min(rates, key=lambda column: rates[column]) == "d" and max(rates.values()) == rates["c"]


def test_the_outlook_favours_who_threatens_more() -> None:
    assert MIND.outlook(Sitting().state, 0) == 0.5
    s = Sitting("aabbc").state
    assert MIND.outlook(s, 0) > 0.5 > MIND.outlook(s, 1)


@pytest.mark.parametrize("board", [BoardFile(columns=3, rows=6), BoardFile(columns=9, rows=7)])
def test_a_board_that_the_rules_cannot_hold_is_refused(board: BoardFile) -> None:
    with pytest.raises(BadGameFile, match=r"board\.toml"):
        checked(board)
