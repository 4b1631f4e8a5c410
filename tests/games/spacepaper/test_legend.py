"""The legend of the map: every sign and every kind of star is explained, in both languages."""

import pytest

from tablee.games.spacepaper.data import STARS
from tablee.games.spacepaper.people.legend import SIGNS, signs, star_notes, ways
from tablee.games.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_and_star_is_explained(language: str) -> None:
    assert [piece.sign for piece in signs()] == list(SIGNS.values())
    assert all(piece.text.in_(language) for piece in signs())
    assert list(star_notes()) == [star.id for star in STARS]


def test_what_is_likely_follows_from_the_dice() -> None:  # SPP-10
    notes = star_notes()
    assert notes["yellow_dwarf"].in_("en") == "About 4 planets, most often telluric and oceanic"
    assert notes["black_hole"].in_("en") == "No planets here"


def test_ways_of_two_dice_add_up() -> None:
    assert ways("2-12") == 36 and ways("7") == 6
