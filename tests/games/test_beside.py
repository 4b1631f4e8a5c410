"""Words laid beside a game's tables find their places by id, and nothing but words is taken."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.games.beside import add_words, with_words

SAYS = """
from tablee.games.karmaka.data import CARDS
from tablee.games.language import words
from tablee.games.texts import LANGUAGES
print(LANGUAGES)
print(*[card.name.in_("de") for card in CARDS[:2]], sep=", ")
print(words("tablee.games", "de").say("list-last", first="A", last="B"), words("tablee.games", "de").has("list-none"))
print(words("tablee.games", "de").say("list-none"), words("tablee.games.karmaka", "de").say("title"))
"""


def cards() -> dict[str, Any]:
    names = [{"id": "peek", "value": 1, "name": {"en": "Peek"}}, {"id": "panic", "value": 2, "name": {"en": "Panic"}}]
    return {"card": names, "title": {"en": "Cards"}, "step": [{"text": {"en": "first"}}, {"text": {"en": "second"}}]}


def test_words_go_where_their_id_or_their_place_is() -> None:
    own = cards()
    more = {"card": [{"id": "panic", "name": {"fr": "Panique"}}], "title": {"fr": "Cartes"}}
    add_words(own, {**more, "step": [{}, {"text": {"fr": "second"}}]}, "x")
    assert own["card"][1] == {"id": "panic", "value": 2, "name": {"en": "Panic", "fr": "Panique"}}
    assert own["card"][0] == cards()["card"][0] and own["title"] == {"en": "Cards", "fr": "Cartes"}
    assert own["step"] == [{"text": {"en": "first"}}, {"text": {"en": "second", "fr": "second"}}]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"card": [{"id": "peek", "value": 3}]}, "x, card, value: no words of a language"),
        ({"card": [{"id": "moon", "name": {"fr": "Lune"}}]}, "x, card: there is no entry 'moon'"),
        ({"card": [{"id": "peek", "name": {"xx": "Blick"}}]}, "x, card, name, xx: no words of a language"),
        ({"deck": {"fr": "Pile"}}, "x, deck: no words of a language"),
    ],
)
def test_what_is_no_word_is_refused_with_its_place(more: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        add_words(cards(), more, "x")


def test_without_a_folder_nothing_is_added() -> None:
    own = cards()
    assert with_words(own, "tablee.games.karmaka", "cards.toml") is own and own == cards()


@pytest.mark.plain_only
def test_a_language_that_lacks_words_is_filled_up_with_english(tmp_path: Path) -> None:
    (tmp_path / "languages.toml").write_text('de = "Deutsch"\n')
    (tmp_path / "tablee.games").mkdir()
    (tmp_path / "tablee.games/de.ftl").write_text("list-none = nichts\n")
    (tmp_path / "tablee.games.karmaka").mkdir()
    card = '[[card]]\nid = "transmigrate"\nname.de = "Wanderung"\n'
    (tmp_path / "tablee.games.karmaka/cards.toml").write_text(card)
    env = {**os.environ, "TABLEE_WORDS": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", SAYS], env=env, capture_output=True, text=True, check=True)
    languages, names, *said = done.stdout.splitlines()
    assert languages == "('fr', 'en', 'de')" and names == "Wanderung, Stolen Dreams"
    assert said == ["A and B True", "nichts Karmaka"]
