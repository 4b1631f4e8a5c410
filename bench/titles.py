"""What is measured: every game, and the examples; each title brings the marks that its game is held to."""

from connect_four.title import TITLE as CONNECT_FOUR
from leduc.title import TITLE as LEDUC
from tablee.games import GAMES
from tablee.games.title import Title


def subjects() -> dict[str, Title]:
    """The titles by name."""
    return {title.name: title for title in [*(GAMES.title(name) for name in GAMES), CONNECT_FOUR, LEDUC]}
