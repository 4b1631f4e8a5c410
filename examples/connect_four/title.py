"""Connect Four's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Story, Title, Trials, Way
from tablee.kernel import Game


def connect_four() -> Game:
    """The three parts, put together."""
    from connect_four.minds.mind import ConnectFourMind
    from connect_four.people.telling import telling
    from connect_four.rules.rules import ConnectFourRules

    rules = ConnectFourRules()
    return Game(rules, telling(rules), ConnectFourMind(rules))


TITLE: Final = Title(
    name="connect_four",
    package="connect_four",
    seats=(2,),
    make=connect_four,
    trials=Trials(
        stories=(Story("first", 1, Way(2), ("en", "fr")), Story("second", 2, Way(2))),
        marks={"playout_ratio": 4},
    ),
)
