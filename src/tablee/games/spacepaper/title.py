"""SpacePaper put together."""

from tablee.games.spacepaper.minds.mind import SpacePaperMind
from tablee.games.spacepaper.people.telling import telling
from tablee.games.spacepaper.rules.rules import SpacePaperRules
from tablee.kernel import Game


def spacepaper() -> Game:
    """The whole game."""
    rules = SpacePaperRules()
    return Game(rules, telling(rules), SpacePaperMind(rules))
