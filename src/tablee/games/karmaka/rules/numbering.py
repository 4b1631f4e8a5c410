"""The fixed numbering of Karmaka's options: plays by kind and way, cards by kind, positions, words and seats."""

from typing import Final

from tablee.games.karmaka.rules.tables import COPIES, KINDS

# How a card is played (KMK-6.1, KMK-V2.8).
DEED: Final = 0
POWER: Final = 1
FUTURE: Final = 2
PARTNER: Final = 3
WAYS: Final = ["deed", "power", "future", "partner"]

# 0 to 91: a kind of card played in one of four ways: kind * 4 + way.
PLAYS: Final = 92
# 92 to 114: a kind of card, in a Hand, looked at or seen, or among Deeds.
CARD: Final = 92
# 115 to 179: position 0 (never legal) to 64 of an ordered zone, counted from the top.
POSITION: Final = 115
MOST_POSITIONS: Final = 64
# 180 to 186: words.
PASS: Final = 180
STOP: Final = 181
ACCEPT: Final = 182
DECLINE: Final = 183
DRAW: Final = 184
TRADE: Final = 185
KEEP: Final = 186
WORDS: Final = ["pass", "stop", "accept", "decline", "draw", "trade", "keep"]
# 187 to 192: players.
SELF: Final = 187
RIVAL: Final = 188
SEAT: Final = 189
SEAT_WORDS: Final = ["self", "rival", "seat_0", "seat_1", "seat_2", "seat_3"]
COUNT: Final = 193


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    if option < PLAYS:
        return f"{KINDS[option >> 2]} {WAYS[option & 3]}"
    if option < POSITION:
        return KINDS[option - CARD]
    if option < PASS:
        return f"position {option - POSITION}"
    if option < SELF:
        return WORDS[option - PASS]
    return SEAT_WORDS[option - SELF]


def fits() -> bool:
    """Whether the constants above agree with the card table."""
    return PLAYS == 4 * len(KINDS) and POSITION == CARD + len(KINDS) and MOST_POSITIONS >= sum(COPIES)
