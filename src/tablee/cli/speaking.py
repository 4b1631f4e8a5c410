"""The language that a command speaks, in its errors too."""

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from cyclopts import Parameter

from tablee.games.language import words
from tablee.games.texts import LANGUAGES, language_of
from tablee.kernel import TableeError, Worded

PACKAGE: Final = "tablee.cli"

ABOUT_LANG = f"{' or '.join(LANGUAGES)}; the locale's language if not given."
Lang = Annotated[str | None, Parameter(name="--lang", help=ABOUT_LANG)]


class BadUsage(Worded):
    """A command that cannot be understood."""

    def __init__(self, message: str, **given: str) -> None:
        super().__init__(words(PACKAGE, "en").say(message, **given), message, given, PACKAGE)


def language(asked: str | None) -> str:
    """The language to speak: the one asked for, or the locale's, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadUsage("usage-language", lang=repr(asked), known=", ".join(LANGUAGES))
        return asked
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return language_of(spoken or locale.getlocale()[0] or "")


@contextmanager
def speaking(lang: str | None) -> Iterator[str]:
    """Speak a language, in errors too."""
    spoken = language(lang)
    try:
        yield spoken
    except TableeError as error:
        from tablee.table.errors import said  # the words of a table: only errors need them here

        raise TableeError(said(error, spoken)) from error
