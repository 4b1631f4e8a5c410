"""SpacePaper put together."""

from tablee.games.spacepaper.mind import SpacePaperMind
from tablee.games.spacepaper.rules import SpacePaperRules
from tablee.games.spacepaper.telling import telling
from tablee.kernel import Game


def spacepaper() -> Game:
    """The whole game."""
    rules = SpacePaperRules()
    return Game(rules, telling(rules), SpacePaperMind(rules))
