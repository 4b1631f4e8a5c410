"""SpacePaper's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Shot, Story, Title, Trials, Way
from tablee.kernel import Game

LATE: Final = {"bankruptcy_from_turn": "200"}  # never before the last turn: random players would be bankrupt at once
DRAWN: Final = {"movement": "alternate", "races_and_homes": "drawn"}


def spacepaper() -> Game:
    """The parts, put together."""
    from tablee.games.spacepaper.minds.mind import SpacePaperMind
    from tablee.games.spacepaper.people.telling import telling
    from tablee.games.spacepaper.rules.orders import SpaceOrders
    from tablee.games.spacepaper.rules.rules import SpacePaperRules

    rules = SpacePaperRules(TITLE.name, list(TITLE.seats))
    return Game(rules, telling(rules), SpacePaperMind(rules), SpaceOrders(rules))


TITLE: Final = Title(
    name="spacepaper",
    package="tablee.games.spacepaper",
    seats=(2, 3, 4, 5),
    make=spacepaper,
    presets="preset",
    trials=Trials(
        # Short games where many sit at the table.
        ways=(
            Way(2),
            Way(2, {"preset": "seed", **DRAWN}),
            Way(3, {"preset": "epic", "turn_cap": "40"}),
            Way(3, {**LATE, "turn_cap": "30", "races_and_homes": "drawn"}),
            Way(4, {**LATE, "turn_cap": "25", "movement": "alternate", "living_target": "10"}),
            Way(5, {**LATE, "turn_cap": "20", "preset": "long"}),
        ),
        keyed=Way(2, {"preset": "seed", **DRAWN}),
        brief=Way(2, {"turn_cap": "10"}),
        stories=(
            Story("standard", 103, Way(2, {"turn_cap": "12"}), ("en", "fr")),
            Story("alternate", 104, Way(4, {"turn_cap": "10", **DRAWN, "bankruptcy_from_turn": "10"})),
        ),
        traces=4,
        marks={"playout_ratio": 0.7, "plain_playout_ratio": 0.1, "copy_us": 4},
        screens=(
            Shot("space-play", "act", 150, players=3, size=(140, 44)),
            Shot("space-small", "build", 120, players=3, language="fr", size=(80, 24)),
        ),
        pages=(Shot("space", "step", 60, players=3, light="dark"),),
    ),
)
