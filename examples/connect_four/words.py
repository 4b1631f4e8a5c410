"""Connect Four for people: columns, events and refusals, in French and in English."""

from typing import Final

from examples.connect_four import steps
from tablee.kernel import NOBODY, Description, Event, Reason, Touch, UnknownOption

LETTERS: Final = "abcdefg"  # the columns, from left to right

ENDED: Final = Reason("C4-3.3", "La partie est terminée.", "The game is over.")
NOT_YOUR_TURN: Final = Reason("C4-2.3", "Ce n'est pas votre tour.", "It is not your turn.")
FULL_COLUMN: Final = Reason("C4-2.2", "Cette colonne est pleine.", "This column is full.")

SENTENCES: Final = {
    steps.DROPS: ("{who} joue dans la colonne {column}.", "{who} drops a stone into column {column}."),
    steps.WINS: ("{who} aligne quatre pions et gagne.", "{who} has four in a row and wins."),
    steps.DRAWN: ("Le plateau est plein : partie nulle.", "The board is full: the game is a draw."),
}


def column_of(spelled: object) -> int:
    """The column of a letter."""
    if not isinstance(spelled, str) or len(spelled) != 1 or spelled not in LETTERS:
        raise UnknownOption(f"a column is a letter from a to g, not {spelled!r}")
    return LETTERS.index(spelled)


def described(column: int) -> Description:
    """A drop, for people."""
    letter = LETTERS[column]
    return Description("position", [Touch("column", NOBODY, column)], f"colonne {letter}", f"column {letter}")


def told(event: Event, names: list[str], language: str) -> str:
    """An event as a sentence."""
    sentence = SENTENCES[event.kind][0 if language == "fr" else 1]
    who = names[event.args[0]] if event.args else ""
    column = LETTERS[event.args[1]] if event.kind == steps.DROPS else ""
    return sentence.format(who=who, column=column)
