"""Where cards may go: free slots, and planets that a creature or a ship may come to. Planets are bits here too."""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.state import ACTIVE, KarmanSwapState
from tablee.games.karman_swap.rules.tables import BIT, COUNT9, OF_COLOUR, SHIP, SHIPS, SLOTS
from tablee.kernel import NOBODY


def is_contested(s: KarmanSwapState, planet: i64) -> bool:
    """Whether a contest is open there."""
    return s.opener[planet] != NOBODY


def has_slot(s: KarmanSwapState, planet: i64, colour: i64) -> bool:
    """Whether a slot of a colour is free. (KSW-5.1)"""
    creatures: i64 = s.creatures[planet]
    taken: i64 = COUNT9[(creatures >> (colour * 9)) & 511]
    return taken < SLOTS[planet * 3 + colour]


def may_open(s: KarmanSwapState) -> bool:
    """Whether a contest may be opened: none is open, or one in a turn that may open a second. (KSW-8.13, KSW-8.14)"""
    contests = len(s.contests)
    return contests == 0 or (s.second and contests < s.mode.contests)


def landing(s: KarmanSwapState) -> i64:
    """The creatures that may come from a hand: an uncontested active planet has a slot of their colour. (KSW-5.2)"""
    cards: i64 = 0
    for planet in s.placed:
        if s.status[planet] == ACTIVE and s.opener[planet] == NOBODY:
            for colour in range(SHIP):
                if has_slot(s, planet, colour):
                    cards |= OF_COLOUR[colour]
    return cards


def fields(s: KarmanSwapState, colour: i64) -> list[int]:
    """The planets that a creature of a colour may come to from a hand, in order of placing. (KSW-5.2, KSW-5.3)"""
    return [
        planet
        for planet in s.placed
        if s.status[planet] == ACTIVE and s.opener[planet] == NOBODY and has_slot(s, planet, colour)
    ]


def takes_ship(s: KarmanSwapState, planet: i64) -> bool:
    """Whether a ship may come to an active planet: to a contest, or to open one over a creature. (KSW-8.3, KSW-8.5)"""
    return s.opener[planet] != NOBODY or (s.creatures[planet] != 0 and may_open(s))


def ports(s: KarmanSwapState) -> list[int]:
    """The planets that a ship may come to from a hand, in order of placing. (KSW-8.2)"""
    return [planet for planet in s.placed if s.status[planet] == ACTIVE and takes_ship(s, planet)]


def has_port(s: KarmanSwapState) -> bool:
    """Whether a ship may come from a hand at all."""
    return any(s.status[planet] == ACTIVE and takes_ship(s, planet) for planet in s.placed)


def placeable(s: KarmanSwapState, cards: i64) -> i64:
    """Those of some cards that may be played from a hand to an active planet. (KSW-11.1, KSW-11.2)"""
    found = cards & landing(s)
    if cards & SHIPS and has_port(s):
        found |= cards & SHIPS
    return found


def targets(s: KarmanSwapState, colour: i64) -> list[int]:
    """The planets that a card of a colour, or a ship, may come to from a hand."""
    return ports(s) if colour == SHIP else fields(s, colour)


def havens(s: KarmanSwapState, colour: i64) -> i64:
    """The planets, active or not, that a creature may be moved to, as bits. (KSW-11.3)"""
    planets: i64 = 0
    for planet in s.placed:
        if s.opener[planet] == NOBODY and has_slot(s, planet, colour):
            planets |= BIT[planet]
    return planets


def harbours(s: KarmanSwapState) -> i64:
    """The planets, active or not, that a ship may be moved to, as bits. (KSW-11.4)"""
    planets: i64 = 0
    for planet in s.placed:
        if s.status[planet] != ACTIVE or takes_ship(s, planet):
            planets |= BIT[planet]
    return planets


def accepted(s: KarmanSwapState, planet: i64, leaving: i64) -> i64:
    """The cards that may come to a planet in exchange for one of a colour, or a ship. (KSW-10.10, KSW-11.5, KSW-11.6)

    Slots and creatures are those after the card has left, contests those before.
    """
    if s.opener[planet] != NOBODY:
        return SHIPS
    cards: i64 = 0
    for colour in range(SHIP):
        if colour == leaving or has_slot(s, planet, colour):
            cards |= OF_COLOUR[colour]
    if s.status[planet] != ACTIVE:
        return cards | SHIPS
    creatures: i64 = s.creatures[planet]
    if leaving != SHIP:
        creatures &= creatures - 1  # one fewer, whichever
    return cards | SHIPS if creatures != 0 and may_open(s) else cards
