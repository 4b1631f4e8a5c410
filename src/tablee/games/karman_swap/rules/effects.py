"""The numbers of the effects, where abilities keep those of the specification, and of the steps of a turn."""

from typing import Final

TURN: Final = 0
ARRIVAL: Final = 11
OPENING: Final = 12
COMPLETION: Final = 13
EFFECTS: Final = 14
# The steps of a turn.
ACT: Final = 0
GO: Final = 1
NEW: Final = 2
GATHER: Final = 3
SETTLE: Final = 4
PASSING: Final = 5
BARTER: Final = 6
GIVE: Final = 7
END: Final = 8
# Marks of a turn: a plain pass, and an Exploration with the side that won.
WAS_PLAIN: Final = 1
EXPLORING: Final = 2
WINNER: Final = 4  # times the side
