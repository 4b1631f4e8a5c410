"""Karman Swap's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Shot, Story, Title, Trials, Way
from tablee.kernel import Game


def karman_swap() -> Game:
    """The three parts, put together."""
    from tablee.games.karman_swap.minds.mind import KarmanSwapMind
    from tablee.games.karman_swap.people.telling import telling
    from tablee.games.karman_swap.rules.orders import KarmanSwapOrders
    from tablee.games.karman_swap.rules.rules import KarmanSwapRules

    rules = KarmanSwapRules(TITLE.name, list(TITLE.seats))
    return Game(rules, telling(rules), KarmanSwapMind(rules), KarmanSwapOrders(rules))


TITLE: Final = Title(
    name="karman_swap",
    package="tablee.games.karman_swap",
    seats=(2, 3, 4),
    make=karman_swap,
    presets="length",
    seat_settings=("first_player",),
    trials=Trials(
        ways=(Way(2), Way(3), Way(4), Way(4, {"length": "round"})),
        keyed=Way(2, {"length": "round"}),
        brief=Way(2, {"length": "round"}),
        alike=("first_player",),
        stories=(Story("two", 7, Way(2, {"length": "round"}), ("en", "fr")), Story("four", 8, Way(4))),
        traces=15,
        marks={
            "playout_ratio": 5,
            "plain_playout_ratio": 0.2,
            "copy_us": 1,
            "sample_us": 10,
            "search_ratio": 0.02,
        },
        pages=(
            Shot("karman-swap", "turn_action", 30, players=4),
            Shot("karman-swap-phone", "turn_action", 30, players=4, language="fr", size=(390, 844)),
        ),
    ),
)
