"""A table of Connect Four set up in the words of the game, for scenarios."""

from connect_four.people.view import columns
from connect_four.rules.state import ConnectFourState
from connect_four.title import TITLE
from tablee.games import made
from tests.games.sitting import AnySitting

# Each kind of row, with stones of the other player below and beside it; the last drop makes it.
UPRIGHT = "dedede" + "d"
ACROSS = "aabbcc" + "d"
RISING = "abbccdcdad" + "d"
FALLING = "gffeededgd" + "d"
# A board filled without a row.
FULL = "ddddddeccceecfebeeccfbabbbbffffgagggaagaga"


class Sitting(AnySitting[ConnectFourState]):
    """A game after these drops, the players in turn; what went before the last one is not heard again."""

    game = made(TITLE)

    def __init__(self, drops: str = "") -> None:
        state = self.game.rules.new(listening=True)
        assert isinstance(state, ConnectFourState)
        self.state = state
        self.events = []
        self.chooses(*drops)

    @property
    def columns(self) -> dict[str, tuple[int, ...]]:
        """The seats whose stones lie in each column, from the bottom up; empty columns are left out."""
        return {name: stones for name, stones in zip("abcdefg", columns(self.state), strict=True) if stones}
