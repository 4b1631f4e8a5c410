"""The numbers of the effects: abilities keep those of the specification."""

from typing import Final

TURN: Final = 0
ARRIVAL: Final = 11
OPENING: Final = 12
COMPLETION: Final = 13
EFFECTS: Final = 14
