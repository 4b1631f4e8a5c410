"""Karmaka's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Shot, Story, Title, Trials, Way
from tablee.kernel import Game


def karmaka() -> Game:
    """The three parts, put together."""
    from tablee.games.karmaka.minds.mind import KarmakaMind
    from tablee.games.karmaka.people.telling import telling
    from tablee.games.karmaka.rules.rules import KarmakaRules

    rules = KarmakaRules(TITLE.name, list(TITLE.seats))
    return Game(rules, telling(rules), KarmakaMind(rules))


TITLE: Final = Title(
    name="karmaka",
    package="tablee.games.karmaka",
    seats=(2, 3, 4),
    make=karmaka,
    presets="variant",
    seat_settings=("first_player", "wolf_seat"),
    trials=Trials(
        alike=("first_player",),
        stories=(
            Story("base", 99, Way(2), ("en", "fr")),
            Story("teams", 102, Way(4, {"variant": "teams"})),
        ),
        traces=25,
        marks={
            "playout_ratio": 5,
            "plain_playout_ratio": 0.2,
            "copy_us": 1,
            "sample_us": 10,
            "search_ratio": 0.02,
        },
        pages=(
            Shot("karmaka", "play_card", 6),
            Shot("phone", "play_card", 6, language="fr", size=(390, 844)),
        ),
    ),
)
