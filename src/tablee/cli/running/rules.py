"""Rules of a rulebook, shown under their chapters."""

import re
import sys
from typing import Final

from tablee.cli.speaking import BadUsage
from tablee.games.language import words
from tablee.games.primer import Primer
from tablee.games.rulebook import Chapter, Rule, Rulebook, UnknownRule
from tablee.kernel import TableeError

RULE_ID: Final = re.compile(r"[A-Za-z0-9]+-V?\d+(\.\d+[a-z]?)?", re.IGNORECASE)


def show(book: Rulebook, query: str, spoken: str) -> None:
    """Print the rules that answer a query, under their chapters; all of them for an empty query."""
    if not query:
        _whole(book, spoken)
        return
    found = book.search(query, spoken)
    if not found:
        raise _nothing_found(book, query)
    first = book.numbered(query)
    _bound([*book], first, spoken)
    _bound([*book], [rule for rule in found if rule not in first], spoken)


def introduce(primer: Primer, spoken: str) -> None:
    """Print a game in ten lines, with its picture in signs."""
    print(primer.sketch.in_(spoken).strip("\n"), end="\n\n")
    for number, line in enumerate(primer.line, 1):
        print(f"{number:>2}. {line.in_(spoken)}")
    print()


def _whole(book: Rulebook, spoken: str) -> None:
    """The whole book; what is about the program comes last."""
    for appendix in (False, True):
        chapters = book.part(appendix=appendix)
        if appendix and chapters:
            print()
            _head(words("tablee.tui", spoken).say("rules-appendix"))
        _bound(chapters, [rule for chapter in chapters for rule in chapter.rule], spoken)


def _bound(chapters: list[Chapter], rules: list[Rule], spoken: str) -> None:
    """Some rules under their chapters."""
    for chapter in chapters:
        kept = [rule for rule in chapter.rule if rule in rules]
        if kept:
            _head(f"{chapter.id} {chapter.title.in_(spoken)}")
        for rule in kept:
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
