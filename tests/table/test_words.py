"""What a table says, it says in both languages with the same arguments; what it never says is not there."""

from pathlib import Path

import pytest

from tablee.games.typography import french
from tablee.kernel import BadSetup
from tablee.table import BadJournal, NameTaken, NoSuchSave, Notice, said
from tablee.table.errors import PACKAGE, Said
from tests.games.test_language import messages, variables

SOURCES = Path(__file__).parents[2] / "src" / "tablee"


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    fr, en = messages(PACKAGE, "fr"), messages(PACKAGE, "en")
    assert list(fr) == list(en)
    assert {name: variables(fr, name) for name in fr} == {name: variables(en, name) for name in en}


@pytest.mark.parametrize("message", messages(PACKAGE, "en"))
def test_every_message_is_said_somewhere(message: str) -> None:
    files = [file for room in ("table", "cli", "arena") for file in (SOURCES / room).rglob("*.py")]
    assert any(f'"{message}"' in file.read_text(encoding="utf-8") for file in files)


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    error = BadJournal(3, NoSuchSave("save-missing", name="Sunday"))
    assert said(error, "fr") == french("ligne 3 : il n'y a pas de sauvegarde Sunday")
    assert str(error) == "line 3: there is no saved game called Sunday"
    assert said(BadJournal(3, BadSetup("no such thing")), "fr") == french("ligne 3 : no such thing")


def test_a_notice_says_why() -> None:
    notice = Notice("notice-unsaved", {"name": "Sunday", "why": Said("disk-full")})
    assert notice.said("fr").startswith(french("Sunday n'est pas sauvegardée : le disque est plein."))
    assert isinstance(NameTaken("save-taken", name="x"), Said)
