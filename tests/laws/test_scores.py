"""Whatever counts has a name: every score of every view, and every part of one, in each language and game."""

import pytest

from tablee.games.seeing import scores_of
from tablee.games.texts import LANGUAGES, Text
from tablee.kernel import SPECTATOR, Game
from tablee.table.past.journal import Setup
from tests.laws.world import game_at_random, label, varied

each_way = pytest.mark.parametrize("setup", varied(), ids=label)
EVERY = 40  # decisions


def counted(setup: Setup) -> tuple[Game, set[str]]:
    """A game, and all that its views count in a random game."""
    found: set[str] = set()
    for at, (game, state, _) in enumerate(game_at_random(setup, 21)):
        if at % EVERY == 0:
            scores = scores_of(game.telling.view(state, SPECTATOR))
            found |= {score.id for score in scores} | {part.id for score in scores for part in score.parts}
    return game, found


@each_way
def test_no_score_is_called_by_its_identifier(setup: Setup) -> None:
    game, found = counted(setup)
    names: dict[str, Text] = getattr(game.telling.catalogue(), "scores", {})
    assert found <= set(names), "boards have words for it"
    for score in found:
        for language in LANGUAGES:
            name = names[score][language]
            assert name == game.telling.score_name(score, language)
            assert name and not name[0].islower() and "_" not in name, "words begin with a capital or a sign"
