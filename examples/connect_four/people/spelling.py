"""How Connect Four is written in traces, journals and tests: columns by their letters."""

from typing import Final

from connect_four.people.view import columns
from connect_four.rules.state import ConnectFourState
from connect_four.rules.tables import LETTERS
from tablee.games.telling import Spelling
from tablee.kernel import NOBODY, Event


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    return LETTERS[option]


def spell(s: ConnectFourState, option: int) -> object:
    """A column as its letter."""
    return LETTERS[option]


def parse(s: ConnectFourState, spelled: object) -> int | None:
    """The column of a letter, if it is one."""
    return LETTERS.index(spelled) if isinstance(spelled, str) and spelled in list(LETTERS) else None


def table(s: ConnectFourState) -> dict[str, object]:
    """The complete state, for audits."""
    return {"columns": columns(s), "to_move": None if s.to_move == NOBODY else s.to_move}


def chance(event: Event) -> object:
    """Nothing is left to chance."""
    raise ValueError("no event of Connect Four is an outcome of chance")


SPELLING: Final = Spelling(option_name, spell, parse, table, chance)
