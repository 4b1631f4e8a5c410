"""Karmaka put together."""

from tablee.games.karmaka.minds.mind import KarmakaMind
from tablee.games.karmaka.people.telling import telling
from tablee.games.karmaka.rules.rules import KarmakaRules
from tablee.kernel import Game


def karmaka() -> Game:
    """The whole game."""
    rules = KarmakaRules()
    return Game(rules, telling(rules), KarmakaMind(rules))
