"""Rules of a rulebook, shown under their chapters."""

import re
import sys
from typing import Final

from tablee.cli.speaking import BadUsage
from tablee.games.rulebook import Rulebook, UnknownRule
from tablee.kernel import TableeError

RULE_ID: Final = re.compile(r"[A-Za-z0-9]+-V?\d+(\.\d+[a-z]?)?", re.IGNORECASE)


def show(book: Rulebook, query: str, spoken: str) -> None:
    """Print the rules that answer a query, under their chapters; all of them for an empty query."""
    found = book.search(query, spoken) if query else [rule for chapter in book for rule in chapter.rule]
    if not found:
        raise _nothing_found(book, query)
    for chapter in book:
        if any(rule in found for rule in chapter.rule):
            _head(f"{chapter.id} {chapter.title.in_(spoken)}")
        for rule in chapter.rule:
            if rule in found:
                print(f"  {rule.id}  {rule.text.in_(spoken)}")


def _head(text: str) -> None:
    """A heading: bold where it can be."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console

    Console(soft_wrap=True, highlight=False).print(text, style="bold", markup=False)


def _nothing_found(book: Rulebook, query: str) -> TableeError:
    if not RULE_ID.fullmatch(query):
        return BadUsage("usage-no-rule", query=repr(query))
    try:
        book.rule(query)
    except UnknownRule as error:
        return error
    return BadUsage("usage-no-rule", query=repr(query))
