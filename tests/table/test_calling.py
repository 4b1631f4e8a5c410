"""Names of virtual players: of their language, never two alike at one table, the same for the same root."""

import pytest

from tablee.games.texts import LANGUAGES
from tablee.table.seating.alike import alike
from tablee.table.seating.calling import called, filled, known_names
from tablee.table.seating.places import checked_name

MOST = 7  # seats of any table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_a_language_are_enough_and_none_is_like_another(language: str) -> None:
    names = known_names(language)
    assert len(names) >= 2 * MOST
    for at, name in enumerate(names):
        assert checked_name(name, names[:at]) == name


def test_the_languages_have_names_of_their_own() -> None:
    assert not set(known_names("en")) & set(known_names("fr"))


def test_the_same_root_gives_the_same_names_and_others_others() -> None:
    assert called(3, "fr", "7") == called(3, "fr", "7")
    assert len({tuple(called(2, "fr", str(root))) for root in range(20)}) > 10


@pytest.mark.parametrize("root", range(10))
def test_nobody_at_a_table_is_like_another_whatever_names_were_given(root: int) -> None:
    given = [called(1, "en", str(root))[0].upper(), None, "Zoé", None, None]
    names = filled(given, "en", str(root))
    assert names[0] == given[0] and names[2] == "Zoé"
    assert not any(alike(name, other) for at, name in enumerate(names) for other in names[:at])
