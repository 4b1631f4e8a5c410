"""Sentences: said whole or not at all, and the same in both languages, in every game."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from connect_four.title import TITLE as TEMPLATE
from tablee.games import GAMES
from tablee.games.language import PACKAGE, BadWords, Words, du, fluent_texts, le, le_first, listed, of, words
from tablee.games.texts import LANGUAGES


def speaking_packages() -> list[str]:
    """All that bring Fluent files: the games together, each game and the template, the table and the terminal."""
    rooms = {file.parent for file in Path(str(files("tablee.tui"))).rglob("*.ftl")}
    screens = sorted(f"tablee.{room.as_posix().rpartition('/tablee/')[2].replace('/', '.')}" for room in rooms)
    return [PACKAGE, *(GAMES.title(name).package for name in GAMES), TEMPLATE.package, "tablee.table", *screens]


def parsed(package: str, language: str) -> list[Resource]:
    return [FluentParser().parse(text) for text in fluent_texts(package, language)]


def messages(package: str, language: str) -> dict[str, Message]:
    entries = [entry for resource in parsed(package, language) for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def nodes(node: Any, kind: str) -> Iterator[Any]:
    """All parts of a message of one kind, as plain data."""
    if isinstance(node, dict):
        if node.get("type") == kind:
            yield node
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from nodes(part, kind)


def variables(entries: dict[str, Message], message_id: str) -> set[str]:
    """The arguments that a message takes, those of the messages it refers to included."""
    data = entries[message_id].to_json()
    names = {node["id"]["name"] for node in nodes(data, "VariableReference")}
    for node in nodes(data, "MessageReference"):
        names |= variables(entries, node["id"]["name"])
    return names


@pytest.mark.parametrize("package", speaking_packages())
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    fr, en = messages(package, "fr"), messages(package, "en")
    assert list(fr) == list(en)
    assert {name: variables(fr, name) for name in fr} == {name: variables(en, name) for name in en}


@pytest.mark.parametrize("package", speaking_packages())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_no_message_is_there_twice(package: str, language: str) -> None:
    entries = [entry for resource in parsed(package, language) for entry in resource.body]
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    ids = [entry.id.name for entry in entries if isinstance(entry, Message | Term)]
    assert len(ids) == len(set(ids)) > 0


@pytest.mark.parametrize("package", speaking_packages())
@pytest.mark.parametrize(("language", "slip"), [("fr", r"(?<! )[:;!?»]|«(?! )"), ("en", r"\s[:;!?.,]")])
def test_signs_are_set_as_each_language_sets_them(package: str, language: str, slip: str) -> None:
    texts = [
        text["value"]
        for message in messages(package, language).values()
        for text in nodes(message.to_json(), "TextElement")
    ]
    assert [text for text in texts if re.search(slip, text) or "’" in text] == []


def test_a_list_is_said_in_one_breath() -> None:
    assert [listed(list("ABC")[:n], "fr") for n in range(4)] == ["rien", "A", "A et B", "A, B et C"]
    assert listed(list("ABCD"), "en") == "A, B, C and D"


@pytest.mark.parametrize("name", ["Anna", "Éva", "Hélène", "Œdipe", "Yves", "ida"])
def test_french_elides_before_a_vowel(name: str) -> None:
    assert of(name) == f"d'{name}"


@pytest.mark.parametrize("name", ["Bob", "Yann", "Zoé", "Hibou", "Haute-Serre", "3 chats", ""])
def test_french_does_not_elide_elsewhere(name: str) -> None:
    assert of(name) == f"de {name}"


def test_a_missing_message_is_a_fault_and_never_shown() -> None:
    with pytest.raises(BadWords, match="there is no message list-first"):
        words(PACKAGE, "fr").say("list-first")


def test_a_missing_argument_is_a_fault_and_never_shown() -> None:
    with pytest.raises(BadWords, match="list-last: Unknown external: last"):
        words(PACKAGE, "en").say("list-last", first="A")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadWords, match="we speak fr and en, not 'de'"):
        Words(PACKAGE, "de")


def test_words_are_read_once() -> None:
    assert words(PACKAGE, "fr") is words(PACKAGE, "fr")
    assert words(PACKAGE, "fr").has("list-none")


@pytest.mark.parametrize(
    ("name", "said"), [("éclaireur 1", "l'éclaireur 1"), ("croiseur 3", "le croiseur 3"), ("Yves", "l'Yves")]
)
def test_a_french_name_takes_its_article(name: str, said: str) -> None:
    assert le(name) == said and le_first(name) == said[0].upper() + said[1:]


@pytest.mark.parametrize(("name", "said"), [("Ours Pilote", "de l'Ours Pilote"), ("Hibou Pilote", "du Hibou Pilote")])
def test_a_french_name_is_owned_with_its_article(name: str, said: str) -> None:
    assert du(name) == said
