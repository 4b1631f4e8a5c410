"""Karmaka put together."""

from tablee.games.karmaka.mind import KarmakaMind
from tablee.games.karmaka.rules import KarmakaRules
from tablee.games.karmaka.telling import telling
from tablee.kernel import Game


def karmaka() -> Game:
    """The whole game."""
    rules = KarmakaRules()
    return Game(rules, telling(rules), KarmakaMind(rules))
