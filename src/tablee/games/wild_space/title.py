"""Wild Space's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Shot, Story, Title, Trials, Way
from tablee.kernel import Game


def wild_space() -> Game:
    """The three parts, put together, and what may be ordered."""
    from tablee.games.wild_space.minds.mind import WildSpaceMind
    from tablee.games.wild_space.people.telling import telling
    from tablee.games.wild_space.rules.orders import WildSpaceOrders
    from tablee.games.wild_space.rules.rules import WildSpaceRules

    rules = WildSpaceRules(TITLE.name, list(TITLE.seats))
    return Game(rules, telling(rules), WildSpaceMind(rules), WildSpaceOrders(rules))


TITLE: Final = Title(
    name="wild_space",
    package="tablee.games.wild_space",
    seats=(1, 2, 3, 4, 5),
    make=wild_space,
    seat_settings=("first_player",),
    solo="level",
    trials=Trials(
        ways=(
            Way(1, {"level": "easy"}),
            Way(1, {"level": "hard"}),
            Way(2),
            Way(3),
            Way(4),
            Way(5),
        ),
        keyed=Way(2),
        brief=Way(2),
        alike=("first_player", "level"),
        stories=(Story("solo", 7, Way(1, {"level": "medium"}), ("en", "fr")), Story("five", 8, Way(5))),
        traces=6,
        timed=2,
        marks={
            "playout_ratio": 5,
            "plain_playout_ratio": 0.2,
            "copy_us": 1,
            "sample_us": 10,
            "search_ratio": 0.02,
        },
        pages=(
            Shot("wild-space", "move", 30, players=3),
            Shot("wild-space-solo", "smuggler", 40, players=1, light="dark"),
            Shot("wild-space-phone", "move", 30, players=3, language="fr", size=(390, 844)),
        ),
    ),
)
