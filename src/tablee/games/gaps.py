"""Gaps: a sentence put together once for everybody, with gaps where it says a name or the like as it is given."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from tablee.games.typography import typeset

MARK: Final = "\ue000"  # around the name of what belongs in a gap; no text has it
KEPT: Final = 8192
BENT: Final = ("SelectExpression", "FunctionReference", "MessageReference", "TermReference")


def gaps_of(pattern: Any) -> frozenset[str]:
    """The arguments that a Fluent pattern says just as they are, wherever it has them."""
    nodes = list(_nodes(pattern))
    if any(type(node).__name__ in BENT[2:] for node in nodes):
        return frozenset()  # which say more than stands there
    said = {node.id.name for node in nodes if type(node).__name__ == "VariableReference"}
    bending = [part for node in nodes if type(node).__name__ in BENT for part in _bending(node)]
    bent = {node.id.name for node in bending if type(node).__name__ == "VariableReference"}
    return frozenset(said - bent)


def _bending(node: Any) -> Iterator[Any]:
    """The parts of a node on which more depends than what is said there."""
    yield from _nodes(node.selector if type(node).__name__ == "SelectExpression" else node)


def _nodes(node: Any) -> Iterator[Any]:
    """A node of a pattern and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each)
    elif hasattr(node, "__dict__"):
        yield node
        for name, each in vars(node).items():
            if name != "span":
                yield from _nodes(each)


@lru_cache(KEPT)
def stand_in(name: str, value: str, language: str) -> str | None:
    """What stands in a gap for a value, as far as the signs beside it go; None for one that would change them.

    >>> stand_in("player", "Anna", "fr") == stand_in("player", "Bob", "fr") != stand_in("player", "Bob 2", "fr")
    True
    >>> stand_in("player", "Who ?", "fr") is None
    True
    """
    is_plain = value[:1].isalnum() and value[-1:].isalnum() and MARK not in value and "`" not in value
    if not is_plain or typeset(f"0 {value}", language) != f"0 {value}":
        return None
    return f"A{MARK}{name}{MARK}{'0' if value[-1].isdigit() else 'A'}"


def cut(sentence: str) -> tuple[str, ...]:
    """A sentence with what stands in its gaps: its text, the name of a gap, text, and so on.

    >>> cut(f"So A{MARK}player{MARK}A plays.")
    ('So ', 'player', ' plays.')
    """
    parts = sentence.split(MARK)
    last = len(parts) - 1
    text = [part[at > 0 : len(part) - (at < last)] for at, part in enumerate(parts)]
    return tuple(parts[at] if at % 2 else text[at] for at in range(last + 1))
