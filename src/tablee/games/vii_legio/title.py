"""VII Legio's title: what others must know of it before it is played, tried or pictured."""

from typing import Final

from tablee.games.title import Shot, Story, Title, Trials, Way
from tablee.kernel import Game


def vii_legio() -> Game:
    """The three parts, put together."""
    from tablee.games.vii_legio.minds.mind import VIILegioMind
    from tablee.games.vii_legio.people.telling import telling
    from tablee.games.vii_legio.rules.rules import VIILegioRules

    rules = VIILegioRules(TITLE.name, list(TITLE.seats))
    return Game(rules, telling(rules), VIILegioMind(rules))


TITLE: Final = Title(
    name="vii_legio",
    package="tablee.games.vii_legio",
    seats=(2, 3, 4),
    make=vii_legio,
    seat_settings=("first_player",),
    trials=Trials(
        ways=(Way(2), Way(3), Way(4)),
        keyed=Way(2),
        brief=Way(2),
        alike=("first_player",),
        stories=(Story("two", 36, Way(2), ("en", "fr")), Story("four", 28, Way(4))),
        traces=6,
        marks={
            "playout_ratio": 3,
            "plain_playout_ratio": 0.15,
            "copy_us": 1,
            "sample_us": 10,
            "search_ratio": 0.015,
        },
        pages=(
            Shot("vii-legio", "space_action", 40, players=4),
            Shot("vii-legio-phone", "space_action", 40, players=4, language="fr", size=(390, 844)),
        ),
    ),
)
