"""No rule without a test: every id of every rulebook is cited by one."""

import pytest

from tablee.games import GAMES
from tablee.games.rulebook import rulebook
from tools import status

FEW = 20


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_is_cited_by_a_test(game: str) -> None:
    rules = [rule.id for chapter in rulebook(GAMES.title(game).package) for rule in chapter.rule]
    cited = status.citations()
    assert len(rules) > FEW and [rule for rule in rules if rule not in cited] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_question_names_is_in_the_rulebook(game: str) -> None:
    rulebook_ids = {rule.id for chapter in rulebook(GAMES.title(game).package) for rule in chapter.rule}
    rules, telling = GAMES[game].rules, GAMES[game].telling
    usual = {setting.name: setting.default for setting in rules.settings}
    for kind in rules.kinds:
        named = telling.rules_of(kind, usual)
        assert set(named) <= rulebook_ids, kind
