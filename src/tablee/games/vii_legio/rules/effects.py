"""The numbers of the effects, where cards keep those of the tables, and of the steps of a turn."""

from typing import Final

from tablee.games.vii_legio.rules.tables import CARD_EFFECTS

TURN: Final = CARD_EFFECTS
FITTING: Final = CARD_EFFECTS + 1
EFFECTS: Final = CARD_EFFECTS + 2
# The steps of a turn.
BEGIN: Final = 0
OBSERVE: Final = 1
MEET: Final = 2
GO_ON: Final = 3
TAKE: Final = 4
ACT: Final = 5
ZONE: Final = 6
PROMOTE: Final = 7
END: Final = 8
# Past the last step of any effect: its frame is done.
DONE: Final = 99
