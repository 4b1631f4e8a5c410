"""Gaps: what is put together once for all names says, for each of them, what would be said without that."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern

from tablee.games import GAMES
from tablee.games.gaps import cut, gaps_of, stand_in
from tablee.games.language import PACKAGE, fluent_texts, words
from tablee.games.texts import LANGUAGES

NAMES = ("Anna", "Joueur 2", "Élise", "Qui ?", "« Zoé »", "s", "min", "`x`", "O'Neil", "12", "a ; b", "!", " b ")


def pattern(text: str) -> Pattern:
    """The pattern of a message."""
    entry = FluentParser().parse(f"said = {text}\n").body[0]
    assert isinstance(entry, Message) and entry.value is not None
    return entry.value


def messages(package: str, language: str) -> Iterator[Message]:
    """The messages of a package."""
    for text in fluent_texts(package, language):
        yield from [each for each in FluentParser().parse(text).body if isinstance(each, Message)]


def test_a_gap_is_what_is_said_as_it_is_given() -> None:
    assert gaps_of(pattern("{ $player } plays { $card }.")) == {"player", "card"}
    assert gaps_of(pattern("{ $count ->\n    [1] { $player }\n   *[other] { $count }\n}")) == {"player"}
    assert gaps_of(pattern("La main { OF($player) } et { $target }.")) == {"target"}
    assert gaps_of(pattern("{ $player } { other }")) == frozenset()


@pytest.mark.parametrize("package", [PACKAGE, *(GAMES.title(name).package for name in GAMES)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_with_a_gap_is_the_same_for_every_name(package: str, language: str) -> None:
    said = words(package, language)
    for message in messages(package, language):
        for gap in sorted(gaps_of(message.value)):
            for name in NAMES:
                given = dict.fromkeys(_arguments(message), "2") | {gap: name}
                assert said.say(message.id.name, **given) == said._formatted(message.id.name, **given)


def _arguments(message: Message) -> set[str]:
    from tablee.games.gaps import _nodes

    return {node.id.name for node in _nodes(message.value) if type(node).__name__ == "VariableReference"}


def test_names_share_a_sentence_and_what_would_bend_it_does_not() -> None:
    one, two = stand_in("player", "Anna", "fr"), stand_in("player", "Bob", "fr")
    assert one is not None and one == two
    assert [stand_in("player", name, "fr") for name in ("Qui ?", "« Zoé »", "min", "`x`", "")] == [None] * 5
    assert cut("without") == ("without",)
    assert cut(f"{one}: {one}!") == ("", "player", ": ", "player", "!")
