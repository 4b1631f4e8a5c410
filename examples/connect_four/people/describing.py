"""A drop for people: what it touches on the board, its words, and why it is refused."""

from connect_four.people.words import VOICE
from connect_four.rules.state import ConnectFourState
from connect_four.rules.tables import LETTERS
from tablee.games.voice import described
from tablee.kernel import NOBODY, Description, Reason, Touch


def describe(s: ConnectFourState, option: int, names: list[str]) -> Description:
    """A column, and the words of a drop into it."""
    return described(
        "position",
        [Touch("column", NOBODY, option)],
        lambda language: VOICE.say("option-column", language, **VOICE.spoken({"column": option}, names, language)),
    )


def meanings(s: ConnectFourState, seat: int, touch: Touch) -> list[int]:
    """A column stands for a drop into it, though it may be full."""
    column = touch.what
    return [column] if touch.zone == "column" and isinstance(column, int) and 0 <= column < len(LETTERS) else []


def refused(s: ConnectFourState, seat: int, option: int) -> Reason | None:
    """The rule against a column that is not on offer: it is full."""
    return VOICE.refusal("C4-2.2", "refuse-full", column=option)
