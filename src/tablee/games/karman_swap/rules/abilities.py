"""What each ability may choose; one that cannot be carried out in full is not offered. (KSW-10.4)"""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import bit, lowest
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.places import accepted, accepts, harbours, has_port, havens, landing, placeable
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    ABILITY,
    COLOUR,
    CREATURES,
    EXTINGUISH,
    MARKET_TO_PLANET,
    MOVABLE,
    OF_COLOUR,
    PLACE_CREATURE,
    PLACE_SHIP,
    PLANET_TO_MARKET,
    SHIP,
    SHIPS,
    SWAP_MARKET_HAND,
    SWAP_PLANET_MARKET,
    SWAP_PLANETS,
    TRANSFER_CREATURE,
    TRANSFER_SHIP,
)


def can_use(s: KarmanSwapState, seat: i64, card: i64) -> bool:
    """Whether a seat could carry out the ability of a card in full, whatever it chooses."""
    ability = ABILITY[card]
    hand: i64 = s.hands[seat]
    if ability == PLACE_CREATURE:
        return hand & landing(s) != 0
    if ability == PLACE_SHIP:
        return hand & SHIPS != 0 and has_port(s)
    if ability == TRANSFER_CREATURE:
        return transferable(s, card) != 0
    if ability == TRANSFER_SHIP:
        return shiftable(s, card) != 0
    if ability == SWAP_PLANET_MARKET:
        return can_exchange(s, card)
    if ability == SWAP_MARKET_HAND:
        return hand != 0 and available(s) != 0
    if ability == SWAP_PLANETS:
        return can_swap(s, card)
    if ability == EXTINGUISH:
        return huntable(s, card) != 0
    if ability == MARKET_TO_PLANET:
        return takeable(s, seat) != 0
    return ability == PLANET_TO_MARKET and removable(s, card) != 0


def at_planet(s: KarmanSwapState, planet: i64) -> i64:
    """The cards at a planet."""
    ships: i64 = s.around[planet]
    return s.creatures[planet] | (ships << 27)


def has_colour(cards: i64, colour: i64) -> bool:
    """Whether there is a card of a colour, or a ship, among some."""
    return (cards >> (colour * 9)) & 511 != 0


def removable(s: KarmanSwapState, source: i64) -> i64:
    """The cards at planets that an ability may choose: not its own, not locked ones. (KSW-10.7 to 10.9)"""
    return s.lying & MOVABLE & ~bit(source)


def huntable(s: KarmanSwapState, source: i64) -> i64:
    """The creatures that *extinguish* may choose. (KSW-11.11)"""
    return s.lying & CREATURES & ~bit(source)


def transferable(s: KarmanSwapState, source: i64) -> i64:
    """The creatures that have another planet to go to. (KSW-11.3)"""
    cards: i64 = 0
    for colour in range(SHIP):
        planets = havens(s, colour)
        if planets:
            cards |= s.lying & OF_COLOUR[colour]
            if planets & (planets - 1) == 0:
                cards &= ~s.creatures[lowest(planets)] | ~OF_COLOUR[colour]
    return cards & ~bit(source)


def shiftable(s: KarmanSwapState, source: i64) -> i64:
    """The ships that have another planet to go to. (KSW-11.4)"""
    planets = harbours(s)
    if planets == 0:
        return 0
    cards = s.lying & SHIPS
    if planets & (planets - 1) == 0:
        cards &= ~at_planet(s, lowest(planets))
    return cards & MOVABLE & ~bit(source)


def exchangeable(s: KarmanSwapState, source: i64) -> i64:
    """The cards at planets for which a Market card may come. (KSW-11.5)"""
    market = available(s)
    movable = removable(s, source)
    cards: i64 = 0
    for planet in s.placed:
        here = at_planet(s, planet) & movable
        for colour in range(SHIP + 1):
            if has_colour(here, colour) and accepted(s, planet, colour) & market:
                cards |= here & OF_COLOUR[colour]
    return cards


def can_exchange(s: KarmanSwapState, source: i64) -> bool:
    """Whether a Market card may come for any card at a planet."""
    market = available(s)
    movable = removable(s, source)
    for planet in s.placed:
        here = at_planet(s, planet) & movable
        for colour in range(SHIP + 1):
            if has_colour(here, colour) and accepted(s, planet, colour) & market:
                return True
    return False


def swappable(s: KarmanSwapState, source: i64) -> i64:
    """The cards at planets that can change places with another. (KSW-11.8)"""
    movable = removable(s, source)
    cards: i64 = 0
    for planet in s.placed:
        here = at_planet(s, planet) & movable
        for colour in range(SHIP + 1):
            if has_colour(here, colour) and counterparts(s, source, planet, colour):
                cards |= here & OF_COLOUR[colour]
    return cards


def can_swap(s: KarmanSwapState, source: i64) -> bool:
    """Whether any two cards at planets can change places."""
    movable = removable(s, source)
    for planet in s.placed:
        here = at_planet(s, planet) & movable
        for colour in range(SHIP + 1):
            if has_colour(here, colour) and counterparts(s, source, planet, colour):
                return True
    return False


def counterparts(s: KarmanSwapState, source: i64, planet: i64, colour: i64) -> i64:
    """The cards at other planets with which one of a colour, or a ship, at this planet can change places."""
    welcome = accepted(s, planet, colour) & removable(s, source) & ~at_planet(s, planet)
    cards: i64 = 0
    if welcome == 0:
        return cards
    for other in s.placed:
        here = at_planet(s, other) & welcome
        for each in range(SHIP + 1):
            if has_colour(here, each) and accepts(s, other, each, colour):
                cards |= here & OF_COLOUR[each]
    return cards


def takeable(s: KarmanSwapState, seat: i64) -> i64:
    """The Market cards after whose taking some card of the hand can be placed. (KSW-11.12)"""
    cards = available(s)
    return cards if placeable(s, s.hands[seat]) else placeable(s, cards)


def colour_of(card: i64) -> i64:
    """The colour of a card, or SHIP."""
    return COLOUR[card]
