"""The story: sentences by turn, what an ability led on to as one indented group."""

from collections.abc import Iterable
from typing import Final

Spoken = tuple[str, bool, bool]  # a sentence, whether it opens a turn, whether it begins a chain or carries it on
DEEPER: Final = "\u00a0\u00a0"


def by_turn(spoken: Iterable[Spoken]) -> list[tuple[str, list[str]]]:
    """The sentences of each turn below the one that opens it; those before the first turn have none.

    >>> by_turn([("Bob's turn.", True, False), ("Bob plays.", False, False), ("Bob uses it.", False, True)])
    [('', []), ("Bob's turn.", ['Bob plays.', '\\xa0\\xa0Bob uses it.'])]
    """
    turns: list[tuple[str, list[str]]] = [("", [])]
    depth = ""
    for sentence, opens_turn, leads_on in spoken:
        depth = "" if opens_turn else DEEPER if leads_on else depth
        if opens_turn:
            turns.append((sentence, []))
        else:
            turns[-1][1].append(f"{depth}{sentence}")
    return turns
