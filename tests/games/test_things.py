"""What each game lists for designers is there: events that name such a thing, ids that are called something."""

import pytest

from tablee.games import GAMES
from tablee.games.telling import SpokenTelling
from tablee.games.things import things_of


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_events_that_name_it_and_words(game: str) -> None:
    telling = GAMES[game].telling
    assert isinstance(telling, SpokenTelling)
    families = things_of(GAMES.title(game))
    assert families
    for family in families:
        for kind in (*family.met, *family.taken, *family.used):
            assert set(telling.arguments[kind]) & set(family.facts), (family.name, kind)
        names = [
            family.called(family.ids.index(name), language) for name in family.listed() for language in ("en", "fr")
        ]
        assert family.listed() and all(names)
