"""Events: what happened, and who may know."""

from typing import Final

SPECTATOR: Final = 7  # a seat at no table: it is told what everyone is told, and nothing more
EVERYONE: Final = 0xFF
NO_ONE: Final = 0  # chance as the generator gave it: for audits only

# Outcomes of chance, told to no seat; a game's own kinds count from 0.
FIRST: Final = -1  # the first player was drawn
SHUFFLE: Final = -2  # a stack was shuffled: its order, top first
CARD: Final = -3  # a card was drawn at random
DICE: Final = -4  # dice were rolled
DRAWN: Final = -5  # an option was drawn in place of a choice
RESIGNED: Final = -6  # told by the table to all: a player has given up, and whether a virtual one plays on
SKIPPED: Final = -7  # told to no one, with the seat and the kind: a question was left out for a reason that is hidden
CHOSEN: Final = -8  # told by chronicles to the seat itself: the kind of its question, and its choice
CHANCE: Final = {FIRST: "first", SHUFFLE: "shuffle", CARD: "card", DICE: "dice", DRAWN: "drawn"}


class Event:
    """Something that happened: its kind and numbers, as the game has them, and a bit for each seat that may know."""

    def __init__(self, kind: int, audience: int, args: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.args = args

    def is_told_to(self, seat: int) -> bool:
        """Whether this seat may know of it."""
        return (self.audience >> seat) & 1 == 1

    def data(self) -> list[object]:
        """The event as plain data, for comparison and for the wire."""
        return [self.kind, self.args[:]]

    def __reduce__(self) -> tuple[object, ...]:
        """How it is pickled."""
        return Event, (self.kind, self.audience, self.args)
