"""What commands say, they say in both languages with the same arguments; what they never say is not there."""

from pathlib import Path

import pytest

from tablee.cli.speaking import PACKAGE, BadUsage
from tablee.games.language import sentence
from tests.games.test_language import messages, variables

SOURCES = Path(__file__).parents[2] / "src" / "tablee" / "cli"


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    fr, en = messages(PACKAGE, "fr"), messages(PACKAGE, "en")
    assert list(fr) == list(en)
    assert {name: variables(fr, name) for name in fr} == {name: variables(en, name) for name in en}


@pytest.mark.parametrize("message", messages(PACKAGE, "en"))
def test_every_message_is_said_somewhere(message: str) -> None:
    assert any(f'"{message}"' in file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))


def test_a_refusal_is_said_in_both_languages() -> None:
    error = BadUsage("usage-no-rule", query="'x'")
    assert str(error) == "no rule holds 'x'" and sentence(error, "fr") == "aucune règle ne contient 'x'"
