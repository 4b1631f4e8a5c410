"""What a server tells of the master's thoughts."""

from msgspec import Struct

from tablee.server.wire.shapes import Text


class HintInfo(Struct, frozen=True):
    """What the master thinks of an option, the best first."""

    option: int
    text: Text
    chance: float
    visits: int
