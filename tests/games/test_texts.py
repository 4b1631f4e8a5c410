"""Texts are maps by language: filled up with English, and no language is known but those of the list."""

import doctest
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from connect_four.title import TITLE as TEMPLATE
from tablee.games import GAMES
from tablee.games.loading import BadGameFile, decode
from tablee.games.texts import (
    LANGUAGES,
    OWN_NAMES,
    Text,
    TextList,
    each_language,
    language_of,
    next_language,
    own_names,
    written,
)


class Sheet(msgspec.Struct):
    name: Text
    levels: TextList


def read(name: str, levels: str = '{ en = ["a", "b"] }') -> Sheet:
    return decode(f"name = {name}\nlevels = {levels}", "sheet.toml", Sheet)


def texts_in(raw: object, place: str = "") -> dict[str, dict[str, object]]:
    """Every table of languages of a TOML file, by its address."""
    if isinstance(raw, dict) and "en" in raw:
        return {place: raw}
    parts = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    return {at: text for name, part in parts for at, text in texts_in(part, f"{place}.{name}").items()}


def lacking(package: str, language: str) -> list[str]:
    """The texts of a game's TOML files that have no words in a language."""
    rooms = [files(package).joinpath(room) for room in ("data", "people")]
    tables = [file for room in rooms for file in room.iterdir() if file.name.endswith(".toml")]
    texts = [(file.name, texts_in(tomllib.loads(file.read_text(encoding="utf-8")))) for file in tables]
    return [f"{name}{at}" for name, found in texts for at, text in found.items() if language not in text]


@pytest.mark.parametrize("package", [*(GAMES.title(name).package for name in GAMES), TEMPLATE.package])
def test_no_text_of_our_tables_lacks_a_language(package: str) -> None:
    assert {language: lacking(package, language) for language in own_names(None)} == {"fr": [], "en": []}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_new_language_lacks_is_listed(game: str) -> None:
    listed = lacking(f"tablee.games.{game}", "de")
    assert "rulebook.toml.chapter.0.title" in listed and "rulebook.toml.chapter.0.rule.0.text" in listed
    assert len(listed) > 100


def test_a_text_that_lacks_a_language_is_in_english() -> None:
    sheet = read('{ en = "One" }')
    assert {sheet.name.in_(language) for language in LANGUAGES} == {"One"} and sheet.name.in_("xx") == "One"
    assert sheet.levels.in_("fr") == sheet.levels.in_("xx") == ["a", "b"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ('{ fr = "Un" }', "field name: no words in `en`"),
        ('{ en = "One", xx = "1" }', "field name, field xx: there is no such language"),
        ("{ en = 1 }", "field name, field en: these are no words"),
        ('"One"', "field name: no words in `en`"),
    ],
)
def test_what_is_no_text_is_refused_with_its_place(name: str, told: str) -> None:
    with pytest.raises(BadGameFile, match=f"sheet.toml: {told}"):
        read(name)


def test_a_list_of_texts_is_one_in_each_language() -> None:
    with pytest.raises(BadGameFile, match="field levels, field en: these are no words"):
        read('{ en = "One" }', '{ en = ["a", 2] }')


def test_nothing_else_is_written_by_language() -> None:
    with pytest.raises(NotImplementedError):
        written(int, 3)


def test_languages_come_round_and_call_themselves_by_their_own_names() -> None:
    seen = [LANGUAGES[0]]
    while next_language(seen[-1]) != seen[0]:
        seen.append(next_language(seen[-1]))
    assert seen == list(LANGUAGES) == list(OWN_NAMES) and next_language("xx") == "en"
    assert (OWN_NAMES["fr"], OWN_NAMES["en"]) == ("Français", "English")
    assert each_language(str.upper)["fr"] == "FR"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_CA.UTF-8", "fr"), ("French_France", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("", "en")],
)
def test_a_locale_is_spoken_as_far_as_we_can(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_the_page_about_words_tells_the_truth() -> None:
    page = Path(__file__).parents[2] / "docs" / "words.md"
    outcome = doctest.testfile(str(page), module_relative=False)
    assert outcome.attempted > 2 and outcome.failed == 0


PAIR = re.compile(r"""["'](?:fr|en)["'].*["'](?:fr|en)["']|\b(?:fr|en): .*\b(?:fr|en): """)


def test_no_code_names_our_languages_as_a_pair() -> None:
    root = Path(__file__).parents[2]
    files = [*root.glob("src/tablee/**/*.py"), *root.glob("web/src/**/*.ts"), *root.glob("web/src/**/*.svelte")]
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    named = [f"{file.name}: {line}" for file, line in lines if PAIR.search(line) and ">>>" not in line]
    assert len(lines) > 10_000 and [each for each in named if not each.startswith("title.py: ")] == []  # golden stories
