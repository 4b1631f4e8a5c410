"""What may happen in Connect Four: the kinds of event, by number; each says what its numbers are."""

from typing import Final

DROPS: Final = 0  # player, column
WINS: Final = 1  # player
DRAWN: Final = 2  # nothing
NAMES: Final = ["drops", "wins", "drawn"]
