"""Where games are found again: pickles name a game, and the room of the games says who that is."""

from collections.abc import Callable
from typing import Final


class Homes:
    """Two functions of `tablee.games`, which every game is imported with: the kernel imports nothing of ours."""

    def __init__(self) -> None:
        self.find: Callable[[str], object] | None = None  # a game by its name
        self.revive: Callable[..., object] | None = None  # a state by its data, and what was told in it


HOMES: Final = Homes()


def found_by(how: Callable[..., object] | None) -> Callable[..., object]:
    """What a pickle calls; TypeError where nobody would know the game again."""
    if how is None:
        raise TypeError("only what belongs to a game that tablee.games knows can be pickled")
    return how
