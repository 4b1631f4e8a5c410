"""What Connect Four says: the shapes of its events, and its voice for all the rest; the words are in the .ftl files."""

from typing import Final

from connect_four.data import PACKAGE
from connect_four.rules.events import DRAWN, DROPS, WINS
from connect_four.rules.tables import KINDS, LETTERS
from tablee.games.telling import Events
from tablee.games.voice import Voice


def letter(column: int, language: str) -> str:
    """The name of a column."""
    return LETTERS[column]


VOICE: Final = Voice(PACKAGE, KINDS, {"column": letter})
# What the numbers of an event are, in their order. Each drop is a turn of its own.
EVENTS: Final = Events(shapes={("player", "column"): [DROPS], ("player",): [WINS], (): [DRAWN]}, turn=DROPS)
