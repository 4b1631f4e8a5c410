"""Wishes that no game can fulfil are refused in both languages, with the same values in both."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from connect_four.title import connect_four
from tablee.games import UnknownGame, game_named
from tablee.games.language import PACKAGE, sentence
from tablee.games.rulebook import UnknownRule, rulebook
from tablee.kernel import BadSetup, UnknownOption, UnknownSeat, Worded
from tablee.players.levels import UnknownLevel, player_for
from tablee.table import Setup
from tablee.table.past.trace import at_random
from tests.games.test_language import messages, variables

SOURCES = Path(__file__).parents[2] / "src" / "tablee"
KARMAKA, SPACEPAPER = game_named("karmaka"), game_named("spacepaper")
ERRORS: list[tuple[type[Worded], Callable[[], object]]] = [
    (UnknownGame, lambda: game_named("chess")),
    (UnknownLevel, lambda: player_for(KARMAKA, "smart")),
    (UnknownRule, lambda: rulebook("tablee.games.karmaka").rule("KMK-6.77")),
    (UnknownRule, lambda: rulebook("tablee.games.karmaka").chapter("%")),
    (BadSetup, lambda: KARMAKA.new(9)),
    (BadSetup, lambda: KARMAKA.new(seed=-1)),
    (BadSetup, lambda: at_random(1 << 64)),
    (BadSetup, lambda: KARMAKA.new(settings={"colour": "red"})),
    (BadSetup, lambda: connect_four().new(settings={"colour": "red"})),
    (BadSetup, lambda: KARMAKA.new(settings={"variant": "chess"})),
    (BadSetup, lambda: SPACEPAPER.new(settings={"turn_cap": "-3"})),
    (BadSetup, lambda: KARMAKA.new(3)),
    (BadSetup, lambda: KARMAKA.new(settings={"first_player": "seat_3"})),
    (BadSetup, lambda: KARMAKA.new(settings={"wolf_seat": "1"})),
    (UnknownSeat, lambda: KARMAKA.rules.check_seat(KARMAKA.new(), 7)),
    (UnknownOption, lambda: KARMAKA.rules.check_option(-1)),
    (UnknownOption, lambda: KARMAKA.telling.parse(KARMAKA.new(), "moon")),
    (UnknownOption, lambda: SPACEPAPER.telling.parse(SPACEPAPER.new(), "moon")),
]


@pytest.mark.parametrize(("kind", "wish"), ERRORS)
def test_an_error_is_said_in_both_languages_with_the_same_values(
    kind: type[Worded], wish: Callable[[], object]
) -> None:
    with pytest.raises(kind) as caught:
        wish()
    error = caught.value
    assert sentence(error, "en") == str(error)
    french = sentence(error, "fr")
    assert french != str(error)
    for value in error.given.values():
        assert all(part in french for part in value.split(", ")) or value not in str(error)


def test_an_error_without_words_is_said_as_it_is() -> None:
    assert sentence(BadSetup("not like this"), "fr") == "not like this"


@pytest.mark.parametrize("package", [PACKAGE, "tablee.games.karmaka"])
def test_both_languages_say_the_same_errors_with_the_same_arguments(package: str) -> None:
    fr, en = messages(package, "fr"), messages(package, "en")
    assert {name: variables(fr, name) for name in fr} == {name: variables(en, name) for name in en}


def test_every_error_of_a_setup_has_words() -> None:
    """A refusal of rules that is written with a sentence alone would be English for everybody."""
    plain = re.compile(r"raise (BadSetup|UnknownSeat|UnknownOption)\(f?\"[^\n]*\"\)\n")
    found = [str(file) for file in SOURCES.rglob("*.py") if plain.search(file.read_text(encoding="utf-8"))]
    assert found == []


def test_setup_errors_come_from_the_table_too() -> None:
    with pytest.raises(BadSetup) as caught:
        Setup.of("karmaka", 2, 0, {"variant": "chess"})
    assert "non 'chess'" in sentence(caught.value, "fr")
