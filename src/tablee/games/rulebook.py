"""A game's rulebook, for whoever asks why: its chapters and rules, found by id or by words."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

import msgspec

from tablee.games.loading import BadGameFile, has, read
from tablee.games.texts import Text
from tablee.kernel import Worded

PLAINER: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u00a0": " "})


class UnknownRule(Worded):
    """No rule or chapter has the id `sought`; `close` are ids that look like it, the closest first."""

    def __init__(self, sought: str, close: list[str]) -> None:
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        given = {"sought": repr(sought), "close": ", ".join(close)}
        message = "unknown-rule-close" if close else "unknown-rule"
        super().__init__(f"the rulebook has no {sought!r}{hint}", message, given)
        self.sought = sought
        self.close = close


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, in each language; what is about the program rather than the game stands in the appendix."""

    id: str
    text: Text
    appendix: bool = False


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules about one thing, in the order of the book."""

    id: str
    title: Text
    rule: tuple[Rule, ...]


class RulebookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """rulebook.toml."""

    chapter: tuple[Chapter, ...]


class Rulebook:
    """The rules of one game; iterating gives its chapters. An id may be written in capitals or not."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        self._chapters = {folded(chapter.id): chapter for chapter in chapters}
        self._rules = {folded(rule.id): rule for chapter in chapters for rule in chapter.rule}
        if len(self._chapters) + len(self._rules) < len(chapters) + sum(len(chapter.rule) for chapter in chapters):
            raise BadGameFile("rulebook.toml: two entries have the same id")

    def __iter__(self) -> Iterator[Chapter]:
        """The chapters, in order."""
        return iter(self.chapters)

    def part(self, *, appendix: bool) -> list[Chapter]:
        """The chapters for players, or what the appendix holds of each; chapters without a rule there are left out."""
        kept = [(chapter, tuple(rule for rule in chapter.rule if rule.appendix == appendix)) for chapter in self]
        return [Chapter(chapter.id, chapter.title, rules) for chapter, rules in kept if rules]

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id, such as KMK-6.7; UnknownRule if there is none."""
        rule = self._rules.get(folded(rule_id))
        if rule is None:
            raise UnknownRule(rule_id, self._close(rule_id))
        return rule

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter with this id, such as KMK-6; UnknownRule if there is none."""
        chapter = self._chapters.get(folded(chapter_id))
        if chapter is None:
            raise UnknownRule(chapter_id, self._close(chapter_id))
        return chapter

    def search(self, words: str, language: str) -> list[Rule]:
        """The rules in which all these words occur, whatever their case and accents.

        A word that is an id stands for its rule and that rule's notes, or for all rules of its chapter. A bare number
        finds the rule or chapter of that number first, then whatever else holds it.
        """
        numbered = self.numbered(words)
        sought = folded(words).split()
        if not sought:
            return []
        return numbered + [
            rule
            for chapter in self.chapters
            for rule in chapter.rule
            if rule not in numbered and all(self._is_met(word, chapter, rule, language) for word in sought)
        ]

    def numbered(self, number: str) -> list[Rule]:
        """The rule of a bare number, such as 10.7, with its notes, or those of a chapter; nothing for anything else."""
        sought = folded(number).strip()
        names = [name for name in (*self._chapters, *self._rules) if name.partition("-")[2] == sought]
        return [
            rule
            for name in names[:1]
            for chapter in self.chapters
            for rule in chapter.rule
            if self._is_met(name, chapter, rule, "")
        ]

    def _close(self, given: str) -> list[str]:
        names = [chapter.id for chapter in self.chapters] + [rule.id for rule in self._rules.values()]
        ids = {folded(name): name for name in names}
        return [ids[key] for key in get_close_matches(folded(given), ids)]

    def _is_met(self, word: str, chapter: Chapter, rule: Rule, language: str) -> bool:
        if word in self._chapters:
            return word == folded(chapter.id)
        if word in self._rules:
            return word in (folded(rule.id), folded(rule.id).rstrip("abcdefgh"))
        return word in folded(chapter.title.in_(language)) or word in folded(rule.text.in_(language))


def folded(text: str) -> str:
    """Text as it is compared: without case, accents, joined letters or spaces that hold a line together."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(PLAINER))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def rulebook(package: str) -> Rulebook:
    """The rulebook of a game's package, read once; an empty one where the game has none."""
    if not has(package, "rulebook.toml"):
        return Rulebook(())
    return Rulebook(read(package, "rulebook.toml", RulebookFile).chapter)
