"""The story: sentences by turn, what an ability led on to as one indented group."""

from collections.abc import Iterable
from typing import Final

Spoken = tuple[str, bool, int]  # a sentence, whether it opens a turn, whether a chain goes on (1) or is over (-1)
DEEPER: Final = "\u00a0\u00a0"


def by_turn(spoken: Iterable[Spoken]) -> list[tuple[str, list[str]]]:
    """The sentences of each turn below the one that opens it; those before the first turn have none.

    >>> by_turn([("Bob's turn.", True, 0), ("He plays.", False, 0), ("He uses it.", False, 1), ("He wins.", False, -1)])
    [('', []), ("Bob's turn.", ['He plays.', '\\xa0\\xa0He uses it.', 'He wins.'])]
    """
    turns: list[tuple[str, list[str]]] = [("", [])]
    depth = ""
    for sentence, opens_turn, chain in spoken:
        depth = "" if opens_turn or chain < 0 else DEEPER if chain else depth
        if opens_turn:
            turns.append((sentence, []))
        else:
            turns[-1][1].append(f"{depth}{sentence}")
    return turns
