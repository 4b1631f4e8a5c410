"""The fixed numbering of Karman Swap's options: words, sides, numbers, planets, cards, and cards that are played.

Each family begins where the one before it ends.
"""

from typing import Final

from tablee.games.karman_swap.rules.tables import (
    CARD_COUNT,
    CARD_NAMES,
    COLOURS,
    PLANET_COUNT,
    PLANET_NAMES,
    SHIP_CARDS,
)

# Words.
STOP: Final = 0
TO_PLANET: Final = 1
PASS: Final = 2
CONCEDE: Final = 3
DECLINE: Final = 4
PLAIN: Final = 5
EXCHANGE: Final = 6
DISCARD: Final = 7
NO: Final = 8
USE: Final = 9
NONE: Final = 10
ADVANCE: Final = 11
WORDS: Final = [
    "stop", "planet", "pass", "concede", "decline", "plain", "exchange", "discard", "no", "use", "none", "advance",
]  # fmt: skip
# A side whose dome is moved back, by its number.
BACK: Final = ADVANCE + 1
MOST_SIDES: Final = 3
# A number: of gems, of sets of gems, or of a stack. Nobody comes near the last: the gems of a round are the values of
# its prey, some twenty creatures.
NUMBER: Final = BACK + MOST_SIDES
MOST: Final = 511
PLANET: Final = NUMBER + MOST + 1
CARD: Final = PLANET + PLANET_COUNT
# A card that is played from the hand.
PLAY: Final = CARD + CARD_COUNT
COUNT: Final = PLAY + CARD_COUNT


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    if option >= PLAY:
        card = option - PLAY
        return f"{'creature' if card < SHIP_CARDS else 'ship'}:{CARD_NAMES[card]}"
    if option >= CARD:
        return CARD_NAMES[option - CARD]
    if option >= PLANET:
        return PLANET_NAMES[option - PLANET]
    if option >= NUMBER:
        return str(option - NUMBER)
    return f"back:{COLOURS[option - BACK]}" if option >= BACK else WORDS[option]


def fits() -> bool:
    """Whether the constants above agree with the words."""
    return len(WORDS) == BACK and len(CARD_NAMES) == CARD_COUNT and len(PLANET_NAMES) == PLANET_COUNT
