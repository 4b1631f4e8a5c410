"""The fixed numbering of VII Legio's options: words, moves, purchases, scans, landings, items, domains, slots, planets.

Each family begins where the one before it ends.
"""

from typing import Final

from tablee.games.vii_legio.rules.tables import (
    DOMAIN_COUNT,
    DOMAINS,
    ITEM_COUNT,
    ITEMS,
    PLANET_COUNT,
    PLANETS,
    SECTORS,
    SLOT_COUNT,
    SLOTS,
)

# Words.
FLIP: Final = 0
ENTER: Final = 1
LEAVE_SECTOR: Final = 2
LAND_BASE: Final = 3
END_TURN: Final = 4
DECLINE: Final = 5
USE_DETECTOR: Final = 6
CONFRONT: Final = 7
OBSERVATION: Final = 8
CONTACT: Final = 9
STAY: Final = 10
TAKE_CONTACT: Final = 11
LEAVE: Final = 12
CONTINUE: Final = 13
DISCARD: Final = 14
DAMAGE: Final = 15
ACCEPT: Final = 16
WORDS: Final = [
    "flip", "enter_x", "leave_x", "land_base", "end_turn", "decline", "use_detector", "confront", "observation",
    "contact", "stay", "take_contact", "leave", "continue", "discard", "damage", "accept",
]  # fmt: skip
# What takes an argument: a sector, an item, a slot, a slot.
MOVE: Final = ACCEPT + 1
BUY: Final = MOVE + 5
SCAN: Final = BUY + ITEM_COUNT
LAND: Final = SCAN + SLOT_COUNT
# Things by name.
ITEM: Final = LAND + SLOT_COUNT
DOMAIN: Final = ITEM + ITEM_COUNT
SLOT: Final = DOMAIN + DOMAIN_COUNT
PLANET: Final = SLOT + SLOT_COUNT
COUNT: Final[int] = PLANET + PLANET_COUNT

# Each family with an argument: its verb, its first number, and what the argument may be.
VERBS: Final = ["move", "buy", "scan", "land"]
FIRSTS: Final = [MOVE, BUY, SCAN, LAND]
ARGUMENTS: Final[list[list[str]]] = [SECTORS[:5], ITEMS, SLOTS, SLOTS]


def verb_of(option: int) -> int:
    """The family of an option that takes an argument, or -1."""
    if option < MOVE or option >= ITEM:
        return -1
    if option < BUY:
        return 0
    if option < SCAN:
        return 1
    return 2 if option < LAND else 3


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    verb = verb_of(option)
    if verb >= 0:
        return f"{VERBS[verb]}:{ARGUMENTS[verb][option - FIRSTS[verb]]}"
    return thing_name(option)


def thing_name(option: int) -> str:
    """A word, or a thing by its name."""
    if option >= PLANET:
        return PLANETS[option - PLANET]
    if option >= SLOT:
        return SLOTS[option - SLOT]
    if option >= DOMAIN:
        return DOMAINS[option - DOMAIN]
    return ITEMS[option - ITEM] if option >= ITEM else WORDS[option]
