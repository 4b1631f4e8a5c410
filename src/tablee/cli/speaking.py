"""What every command is told: the language it speaks, in its errors too, and the numbers it lays over the games'."""

import locale
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from tablee.games.language import words
from tablee.games.texts import LANGUAGES, language_of
from tablee.games.title import OVERLAY
from tablee.kernel import TableeError, Worded

PACKAGE: Final = "tablee.cli"
LINES: Final = re.compile(r"[ \t\r\n]+")  # not \s: spaces that hold a line together stay

Lang = Annotated[str | None, Parameter(name="--lang")]
Folder = Annotated[Path | None, Parameter(name="--saves")]
Data = Annotated[Path | None, Parameter(name="--data")]


class BadUsage(Worded):
    """A command that cannot be understood."""

    def __init__(self, message: str, **given: str) -> None:
        super().__init__(words(PACKAGE, "en").say(message, **given), message, given, PACKAGE)


def language(asked: str | None) -> str:
    """The language to speak: the one asked for, or chosen in the program before, or the locale's, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadUsage("usage-language", lang=repr(asked), known=", ".join(LANGUAGES))
        return asked
    if kept := kept_language():
        return kept
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return language_of(spoken or locale.getlocale()[0] or "")


def kept_language() -> str:
    """The language that was chosen in the program, if any was: of its settings nothing else is read here."""
    import platformdirs  # which most uses of a language do not need

    file = platformdirs.user_config_path("tablee", appauthor=False) / "settings.toml"
    try:
        kept = tomllib.loads(file.read_text(encoding="utf-8")).get("language")
    except (OSError, ValueError):
        return ""
    return kept if isinstance(kept, str) and kept in LANGUAGES else ""


@contextmanager
def speaking(lang: str | None, data: Path | None = None) -> Iterator[str]:
    """Speak a language, in errors too; with the numbers that are laid over, which is said aside."""
    spoken = language(lang)
    try:
        told = os.environ.get(OVERLAY)
        if data is not None or told:
            _lay(data or Path(told or ""), spoken)
        yield spoken
    except TableeError as error:
        from tablee.table.errors import said  # the words of a table: only errors need them here

        raise TableeError(said(error, spoken)) from error


def _lay(data: Path, spoken: str) -> None:
    from tablee.games.overlay import lay_over  # which most commands do not need
    from tablee.games.unusual import notices

    lay_over(data)
    for notice in notices(spoken):
        tell_aside(notice)


def tell_aside(message: str) -> None:
    """Say something in one line beside the output."""
    print(f"tablee: {LINES.sub(' ', message)}", file=sys.stderr)
