"""No rule without a test: every id of every rulebook is cited by one."""

import re
from functools import cache

import pytest

from tablee.games import game_named, game_names, title_named
from tablee.games.rulebook import rulebook
from tablee.games.texts import LANGUAGES
from tools import status

every_game = pytest.mark.parametrize("game", game_names())
citations = cache(status.citations)


def order(rule_id: str) -> tuple[bool, int, int, str]:
    """KMK-2.10a after KMK-2.10 after KMK-2.9; chapters of the variants last."""
    parts = re.fullmatch(r"[A-Z][A-Z0-9]+-(V?)(\d+)(?:\.(\d+)([a-z]?))?", rule_id)
    assert parts, rule_id
    return parts[1] == "V", int(parts[2]), int(parts[3] or 0), parts[4] or ""


def rule_ids(game: str) -> list[str]:
    """The rules of a game, in the order of its book."""
    return [rule.id for chapter in rulebook(title_named(game).package) for rule in chapter.rule]


@every_game
def test_every_rule_of_every_game_is_cited_by_a_test(game: str) -> None:
    ids = rule_ids(game)
    assert ids and [rule for rule in ids if rule not in citations()] == []


@every_game
def test_ids_are_in_order_and_rules_bear_the_id_of_their_chapter(game: str) -> None:
    for ids in ([chapter.id for chapter in rulebook(title_named(game).package)], rule_ids(game)):
        assert ids == sorted(set(ids), key=order)
    for chapter in rulebook(title_named(game).package):
        assert chapter.rule and all(rule.id.startswith(f"{chapter.id}.") for rule in chapter.rule)


@every_game
def test_rules_are_written_in_every_language_and_cite_rules_that_exist(game: str) -> None:
    book = rulebook(title_named(game).package)
    ids = {*rule_ids(game), *(chapter.id for chapter in book)}
    prefix = min(ids).partition("-")[0]
    for text in [each for chapter in book for each in (chapter.title, *(rule.text for rule in chapter.rule))]:
        said = [text.in_(language) for language in LANGUAGES]
        assert all(sentence.strip() for sentence in said)
        assert set(re.findall(rf"{prefix}-V?\d+(?:\.\d+[a-z]?)?", " ".join(said))) <= ids


@every_game
def test_every_rule_that_a_question_names_is_in_the_rulebook(game: str) -> None:
    rulebook_ids = set(rule_ids(game))
    rules, telling = game_named(game).rules, game_named(game).telling
    usual = {setting.name: setting.default for setting in rules.settings}
    for kind in rules.kinds:
        named = telling.rules_of(kind, usual)
        assert set(named) <= rulebook_ids, kind
