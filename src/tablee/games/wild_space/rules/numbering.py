"""The fixed numbering of Wild Space's options: renewals, plays, moves, sources and words first, which come most often.

A renewal has the number of its card, so that a hand is a list of options as it stands. Each family begins where the
one before it ends.
"""

from typing import Final

from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    DECK,
    HOSTILE_COUNT,
    HOSTILE_NAMES,
    PLANET_NAMES,
    SIDES,
    SLOTS,
    TILES,
)

RENEW: Final = 0
PLAY: Final = RENEW + DECK
# A sector of a tile.
LAND: Final = PLAY + DECK
EXPLORE: Final = LAND + TILES * 2
# Slots of the Reserve, then the deck.
TAKE: Final = EXPLORE + TILES * 2
TAKE_DECK: Final = TAKE + SLOTS
# Words.
APPLY: Final = TAKE_DECK + 1
DECLINE: Final = APPLY + 1
PASS: Final = DECLINE + 1
END_TURN: Final = PASS + 1
WORDS: Final = ["apply", "decline", "pass", "end_turn"]
# Conditions and actions of a sector, counted from 0.
ACTION: Final = END_TURN + 1
MOST: Final = 3
CONDITION: Final = ACTION + MOST
# Payments.
DISCARD: Final = CONDITION + MOST
REMOVE: Final = DISCARD + DECK
# A hostile planet.
SMUGGLER_LAND: Final = REMOVE + DECK
SMUGGLER_EXPLORE: Final = SMUGGLER_LAND + HOSTILE_COUNT
COUNT: Final = SMUGGLER_EXPLORE + HOSTILE_COUNT

FAMILIES: Final = [
    "renew", "play", "land", "explore", "take", "word", "action", "condition", "discard", "remove",
    "smuggler:land", "smuggler:explore",
]  # fmt: skip
STARTS: Final = [
    RENEW, PLAY, LAND, EXPLORE, TAKE, APPLY, ACTION, CONDITION, DISCARD, REMOVE, SMUGGLER_LAND, SMUGGLER_EXPLORE, COUNT,
]  # fmt: skip


def _families() -> list[int]:
    return [family for family in range(len(FAMILIES)) for number in range(STARTS[family], STARTS[family + 1])]


FAMILY: Final = _families()  # by option


def family_name(option: int) -> str:
    """The family that an option belongs to, by name."""
    return FAMILIES[FAMILY[option]]


def within(option: int) -> int:
    """The number of an option in its family: a card, a sector, a hostile planet, a slot."""
    return option - STARTS[FAMILY[option]]


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    family, number = family_name(option), within(option)
    if family == "word":
        return WORDS[number]
    if family == "take":
        return "take:deck" if option == TAKE_DECK else f"take:reserve:{number + 1}"
    if family in ("action", "condition"):
        return f"{family}:{number}"
    if family in ("land", "explore"):
        return f"{family}:{PLANET_NAMES[number // 2]}:{SIDES[number % 2]}"
    return f"{family}:{(HOSTILE_NAMES if family.startswith('smuggler') else CARD_NAMES)[number]}"


OPTION_NAMES: Final[list[str]] = [option_name(option) for option in range(COUNT)]
OPTION: Final[dict[str, int]] = {name: option for option, name in enumerate(OPTION_NAMES)}
