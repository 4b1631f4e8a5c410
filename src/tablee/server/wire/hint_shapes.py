"""What a server tells of the master's thoughts."""

from msgspec import Struct

from tablee.server.wire.shapes import Text


class HintInfo(Struct, frozen=True):
    """What the master thinks of an option, the best first: how often it won, of so many tries.

    `reason` says what the best option wins, and what the second one risks; `even`, that none is better than another.
    """

    option: int
    text: Text
    chance: float
    visits: int
    reason: Text | None = None
    even: bool = False
