"""Where cards may go: free slots, and planets that a creature or a ship may come to. Planets are bits here too."""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.chart import roomy
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import OF_COLOUR, SHIP, SHIPS


def is_contested(s: KarmanSwapState, planet: i64) -> bool:
    """Whether a contest is open there."""
    return (s.contested >> planet) & 1 != 0


def has_slot(s: KarmanSwapState, planet: i64, colour: i64) -> bool:
    """Whether a slot of a colour is free. (KSW-5.1)"""
    return (roomy(s, colour) >> planet) & 1 != 0


def may_open(s: KarmanSwapState) -> bool:
    """Whether a contest may be opened: none is open, or one in a turn that may open a second. (KSW-8.13, KSW-8.14)"""
    contests = len(s.contests)
    return contests == 0 or (s.second and contests < s.mode.contests)


def landing(s: KarmanSwapState) -> i64:
    """The creatures that may come from a hand: an uncontested active planet has a slot of their colour. (KSW-5.2)"""
    planets = s.active & ~s.contested
    cards: i64 = 0
    for colour in range(SHIP):
        if roomy(s, colour) & planets:
            cards |= OF_COLOUR[colour]
    return cards


def open_fields(s: KarmanSwapState, colour: i64) -> i64:
    """The planets that a creature of a colour may come to from a hand, as bits. (KSW-5.2, KSW-5.3)"""
    return roomy(s, colour) & s.active & ~s.contested


def fields(s: KarmanSwapState, colour: i64) -> list[int]:
    """The planets that a creature of a colour may come to from a hand, in order of placing. (KSW-5.2, KSW-5.3)"""
    planets = open_fields(s, colour)
    return [planet for planet in s.placed if (planets >> planet) & 1]


def open_ports(s: KarmanSwapState) -> i64:
    """The active planets that a ship may come to: to a contest, or to open one over a creature. (KSW-8.3, KSW-8.5)"""
    return s.active & (s.contested | s.peopled) if may_open(s) else s.active & s.contested


def ports(s: KarmanSwapState) -> list[int]:
    """The planets that a ship may come to from a hand, in order of placing. (KSW-8.2)"""
    planets = open_ports(s)
    return [planet for planet in s.placed if (planets >> planet) & 1]


def has_port(s: KarmanSwapState) -> bool:
    """Whether a ship may come from a hand at all."""
    return open_ports(s) != 0


def placeable(s: KarmanSwapState, cards: i64) -> i64:
    """Those of some cards that may be played from a hand to an active planet. (KSW-11.1, KSW-11.2)"""
    found = cards & landing(s)
    if cards & SHIPS and has_port(s):
        found |= cards & SHIPS
    return found


def reach(s: KarmanSwapState, colour: i64) -> i64:
    """The planets that a card of a colour, or a ship, may come to from a hand, as bits."""
    return open_ports(s) if colour == SHIP else open_fields(s, colour)


def targets(s: KarmanSwapState, colour: i64) -> list[int]:
    """The same planets, in order of placing."""
    return ports(s) if colour == SHIP else fields(s, colour)


def havens(s: KarmanSwapState, colour: i64) -> i64:
    """The planets, active or not, that a creature may be moved to, as bits. (KSW-11.3)"""
    return roomy(s, colour) & ~s.contested


def harbours(s: KarmanSwapState) -> i64:
    """The planets, active or not, that a ship may be moved to, as bits. (KSW-11.4)"""
    return s.domed | open_ports(s)


def accepted(s: KarmanSwapState, planet: i64, leaving: i64) -> i64:
    """The cards that may come to a planet in exchange for one of a colour, or a ship. (KSW-10.10, KSW-11.5, KSW-11.6)

    Slots and creatures are those after the card has left, contests those before.
    """
    if is_contested(s, planet):
        return SHIPS
    cards: i64 = 0
    for colour in range(SHIP):
        if colour == leaving or has_slot(s, planet, colour):
            cards |= OF_COLOUR[colour]
    if (s.domed >> planet) & 1:
        return cards | SHIPS
    creatures: i64 = s.creatures[planet]
    if leaving != SHIP:
        creatures &= creatures - 1  # one fewer, whichever
    return cards | SHIPS if creatures != 0 and may_open(s) else cards


def accepts(s: KarmanSwapState, planet: i64, leaving: i64, coming: i64) -> bool:
    """Whether one of a colour, or a ship, may come to a planet in exchange for another. (KSW-10.10, KSW-11.8)"""
    if is_contested(s, planet):
        return coming == SHIP
    if coming != SHIP:
        return coming == leaving or has_slot(s, planet, coming)
    if (s.domed >> planet) & 1:
        return True
    creatures: i64 = s.creatures[planet]
    if leaving != SHIP:
        creatures &= creatures - 1
    return creatures != 0 and may_open(s)
