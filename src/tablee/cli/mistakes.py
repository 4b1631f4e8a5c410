"""What is wrong with a command line, in the language that is spoken."""

from typing import Any, Final

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, RepeatArgumentError, UnknownOptionError

from tablee.cli.speaking import PACKAGE
from tablee.games.language import words
from tablee.games.texts import ENGLISH

MESSAGES: Final[list[tuple[type[CycloptsError], str]]] = [
    (UnknownOptionError, "usage-unknown"),
    (MissingArgumentError, "usage-missing"),
    (RepeatArgumentError, "usage-twice"),
    (CoercionError, "usage-value"),
]  # the first that fits


def explained(error: CycloptsError, language: str) -> str:
    """An error of the command line in one sentence; in English, and where it is a rare one, as the library says it."""
    message = next((name for kind, name in MESSAGES if isinstance(error, kind)), None)
    if language == ENGLISH or message is None:
        return str(error)
    return words(PACKAGE, language).say(message, name=_name(error), value=_value(error))


def _name(error: Any) -> str:
    """The parameter that is meant."""
    argument, token = getattr(error, "argument", None), getattr(error, "token", None)
    if argument is not None:
        return str(argument.name)
    return str(getattr(token, "keyword", None) or getattr(token, "value", None) or "?")


def _value(error: Any) -> str:
    token = getattr(error, "token", None)
    return str(getattr(token, "value", "") or "")
