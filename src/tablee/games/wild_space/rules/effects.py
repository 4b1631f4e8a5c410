"""The one effect of Wild Space, the turn, and the numbers of its steps; what its frame holds at each.

A turn is one line of plays, so one frame serves: `count` are the cards still to draw; `chosen` is the sector of a
tile, the filter of a play, or the card or space whose effect is offered; `marks` is what a draw or play comes from, as
`chosen` had it, and what the others are to be told of it; `cards` are cards whose own effect waits until that of the
track is done (WSP-10.13), and below them what the others are told when the turn ends.
"""

from typing import Final

TURN: Final = 0
# The steps of a turn.
MOVE: Final = 0
MEET: Final = 1  # chosen: the sector of the tile
PAY: Final = 2  # chosen: the sector, or SOURCE + the card; count: the type of the condition
ACT: Final = 3  # chosen: the sector, or EXPLORING
DRAW: Final = 4  # count: cards left
PLAY: Final = 5  # chosen: the filter
TAKE: Final = 6
OFFER: Final = 7  # chosen: SOURCE + the card, or TRACK for the space that the token has reached
END: Final = 8
SMUGGLER: Final = 9
EXPLORING: Final = 20  # after all sectors of tiles
SOURCE: Final = 32  # and a card
TRACK: Final = 31
# Bits of `marks`: a condition of the sector was met without payment; the others do not know of the action yet.
MET: Final = 256
UNTOLD: Final = 512
FROM: Final = 255  # the rest of `marks`
# In `cards`: nothing came of a card, a space (TRACK) or an action (LOST).
SILENT: Final = 200
LOST: Final = 30
