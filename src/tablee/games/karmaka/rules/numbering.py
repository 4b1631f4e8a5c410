"""The fixed numbering of Karmaka's options: words, seats, positions, cards by kind, plays by kind and way.

Each family begins where the one before it ends. Those that grow with the cards come last.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.rules.tables import COPIES, KINDS

# Words.
PASS: Final = 0
STOP: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
DRAW: Final = 4
TRADE: Final = 5
KEEP: Final = 6
WORDS: Final = ["pass", "stop", "accept", "decline", "draw", "trade", "keep"]
# Players.
SELF: Final = KEEP + 1
RIVAL: Final = SELF + 1
SEAT: Final = RIVAL + 1  # and the seat
MOST_SEATS: Final = 4
SEAT_WORDS: Final = ["self", "rival", "seat_0", "seat_1", "seat_2", "seat_3"]
# Position 0 (never legal) to 64 of an ordered zone, counted from the top.
POSITION: Final = SEAT + MOST_SEATS
MOST_POSITIONS: Final = 64
# A kind of card, in a Hand, looked at or seen, or among Deeds.
CARD: Final = POSITION + MOST_POSITIONS + 1
KIND_COUNT: Final = 23  # a literal, so that what follows is known when compiled; `fits` holds it against the cards
# A kind of card played in one of four ways (KMK-6.1, KMK-V2.8): kind * 4 + way.
PLAYS: Final = CARD + KIND_COUNT
DEED: Final = 0
POWER: Final = 1
FUTURE: Final = 2
PARTNER: Final = 3
WAYS: Final = ["deed", "power", "future", "partner"]
COUNT: Final = PLAYS + KIND_COUNT * 4


def play_of(kind: int, way: int) -> int:
    """The option to play a kind of card in a way."""
    return PLAYS + kind * 4 + way


def kind_played(option: i64) -> i64:
    """The kind of card that is played."""
    return (option - PLAYS) >> 2


def way_played(option: i64) -> i64:
    """The way in which it is played."""
    return (option - PLAYS) & 3


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    if option >= PLAYS:
        return f"{KINDS[kind_played(option)]} {WAYS[way_played(option)]}"
    if option >= CARD:
        return KINDS[option - CARD]
    if option >= POSITION:
        return f"position {option - POSITION}"
    return SEAT_WORDS[option - SELF] if option >= SELF else WORDS[option]


def fits() -> bool:
    """Whether the constants above agree with the cards and the words."""
    words = len(WORDS) == SELF and len(SEAT_WORDS) == POSITION - SELF
    return words and len(KINDS) == KIND_COUNT and MOST_POSITIONS >= sum(COPIES)
