"""Both languages say all that reports say."""

import re
from pathlib import Path

import tablee.lab

ROOM = Path(tablee.lab.__file__).parent
MESSAGE = re.compile(r"^(lab-[a-z-]+) =", re.MULTILINE)
NAMED = re.compile(r"\"(lab-[a-z-]+)\"")


def messages(language: str) -> set[str]:
    return set(MESSAGE.findall((ROOM / f"{language}.ftl").read_text(encoding="utf-8")))


def test_french_and_english_have_the_same_messages() -> None:
    assert messages("fr") == messages("en") and len(messages("en")) > 100


def test_every_message_that_is_said_is_there() -> None:
    said = {name for file in ROOM.rglob("*.py") for name in NAMED.findall(file.read_text(encoding="utf-8"))}
    assert said - messages("en") == set() and len(said) > 60
