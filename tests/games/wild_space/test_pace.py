"""Questions that are left out for a hidden reason: the table keeps their pause, so that others see no difference."""

import pytest

from tablee.kernel.event import SKIPPED
from tests.games.wild_space.sitting import Sitting

PLAY = "land:PL02:right"
STARBREAK = ("PL03", "PL08", "PL09")
SIX = ["SP01", "SP02", "SP03", "SP04"]


def left_out(t: Sitting) -> list[str]:
    """The kinds of the questions that were left out so far."""
    return [t.game.rules.kinds[event.args[1]] for event in t.events if event.kind == SKIPPED]


@pytest.mark.parametrize(
    ("hand", "card", "expected"),
    [
        (["SP02", "SP13"], "SP02", ["effect"]),  # a Mechanic could have been in the hand
        (["SP02"], "SP02", []),  # nothing is in the hand: all see why
        (["SP13", "RO13"], "SP13", []),  # a draw is asked about
        (["SP19", "SP13"], "SP19", []),  # no Scientist in the crew: all see why
        (["SP20", "RO13"], "SP20", ["effect"]),  # Military is in the crew, a Specialist could be in the hand
        (["SP31", "SP13"], "SP31", ["effect"]),  # a Scientist could be in the hand
        (["SP31"], "SP31", []),
        (["SP07", "EM01"], "SP07", []),  # two cards are needed
        (["EM19", "SP13", "RO13"], "EM19", ["effect"]),  # a Veteran could be among two
        (["EM19", "SP43"], "EM19", []),
    ],
)
def test_an_effect_is_left_out_in_secret_where_the_hand_decides(
    hand: list[str], card: str, expected: list[str]
) -> None:  # WSP-10.7
    t = Sitting(hand, captains=["CA01"]).chooses(PLAY, f"play:{card}")
    assert left_out(t) == expected


def test_an_effect_is_left_out_openly_where_the_table_is_bare() -> None:  # WSP-10.7
    t = Sitting(["SP13", "SP14"], reserve=[None] * 3, scarce=True).chooses(PLAY, "play:SP13")
    assert left_out(t) == [] and t.kind == "end"


def test_an_action_is_left_out_in_secret_where_the_hand_decides() -> None:  # WSP-6.4
    assert left_out(Sitting(["SP13"]).chooses("land:PL02:left")) == ["action"], "a Robot could be in the hand"
    assert left_out(Sitting(["RO13"]).chooses("land:PL02:left")) == [], "it is asked"
    assert left_out(Sitting([]).chooses("land:PL02:left")) == [], "an empty hand is seen by all"
    assert left_out(Sitting(["SP13"]).chooses("land:PL01:left")) == [], "there is one action only"
    bare = Sitting(["RO01"], reserve=[None] * 3, scarce=True).chooses("land:PL02:left")
    assert left_out(bare) == [], "nothing to draw: all see why"


def test_a_payment_is_left_out_in_secret_where_other_cards_are_held() -> None:  # WSP-8.5, WSP-10.8
    crew = ["SP10", "SP11"]
    assert left_out(Sitting(["EM01"], crew, up=1).chooses("land:PL03:right")) == [], "it is the only card"
    one = Sitting(["SP31", "SP06", "SP13"]).chooses(PLAY, "play:SP31", "apply")
    assert left_out(one) == ["pay_discard"], "one Scientist among two cards"
    two = Sitting(["SP31", "SP06", "SP12"]).chooses(PLAY, "play:SP31", "apply")
    assert left_out(two) == [] and two.kind == "pay_discard"


def test_a_condition_is_left_out_in_secret_where_the_hand_decides() -> None:  # WSP-4.6
    robot = Sitting(["SP13"], [*SIX, "RO13"], up=2, tiles=STARBREAK).chooses("land:PL08:right")
    assert left_out(robot) == ["condition"], "a Veteran could be in the hand"
    empty = Sitting([], [*SIX, "RO13"], up=2, tiles=STARBREAK).chooses("land:PL08:right")
    assert "condition" not in left_out(empty)
    paid = Sitting(["SP43", "SP13"], [*SIX, "SP05"], up=2, tiles=STARBREAK).chooses("land:PL08:right")
    assert left_out(paid) == ["pay_discard"], "without a Robot all see that a Veteran is due"


def test_an_open_question_leaves_nothing_out() -> None:  # WSP-10.2
    t = Sitting(["SP02", "SP15", "RO13"]).chooses(PLAY, "play:SP02", "decline")
    assert left_out(t) == []
