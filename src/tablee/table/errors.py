"""What a table says when something goes wrong: typed errors and notices, in each language."""

from dataclasses import dataclass
from typing import Final

from tablee.games.language import sentence, words
from tablee.kernel import IllegalChoice, TableeError, Worded

PACKAGE: Final = "tablee.table"


def say(message: str, language: str, **given: str | TableeError) -> str:
    """A sentence of the table; an error in it is said in the same language."""
    args = {name: value if isinstance(value, str) else said(value, language) for name, value in given.items()}
    return words(PACKAGE, language).say(message, **args)


def said(error: TableeError, language: str) -> str:
    """Any error of ours in a language, as far as it knows that language."""
    if isinstance(error, Said):
        return error.said(language)
    if isinstance(error, Worded):
        return sentence(error, language)
    if isinstance(error, IllegalChoice):
        return f"{error.reason.in_(language)} ({error.reason.rule})"
    return str(error)


class Said(TableeError):
    """An error that can be said in each language; its text is the English one.

    >>> NoSuchSave("save-missing", name="Sunday").said("fr")
    "il n'y a pas de sauvegarde Sunday"
    """

    def __init__(self, message: str, **given: str | TableeError) -> None:
        self.message = message
        self.given = given
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        """The error in a language."""
        return say(self.message, language, **self.given)


class BadJournal(Said):
    """A journal that is malformed, changed, of another version, or against the rules; it names the line."""

    def __init__(self, line: int, reason: TableeError) -> None:
        self.line = line
        super().__init__("at-line", line=str(line), reason=reason)


class BadName(Said):
    """A name that nobody can sit under, or a saved game cannot have."""


class BadSeat(Said):
    """Seats that do not fit the game, or a seat whose player is not of the kind asked for."""


class CannotUndo(Said):
    """A choice that stands."""


class BadOrder(Said):
    """An order that cannot be given, or that is not there."""


class Secret(Said):
    """A record that is not shown before the game has ended."""


class SaveError(Said):
    """A saved game that cannot be read or written where it lies."""


class NameTaken(SaveError):
    """There is a file of that name already; nothing is ever overwritten."""


class NoSuchSave(SaveError):
    """No saved game has that name."""


class SaveInUse(SaveError):
    """Another process plays on that saved game."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the owner of a table should know; the game goes on."""

    message: str
    given: dict[str, str | TableeError]

    def said(self, language: str) -> str:
        """The notice in a language."""
        return say(self.message, language, **self.given)
