"""The gestures by which cards go from one place to another; each keeps what seats know of hands. (KSW, section 5)"""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.chart import look
from tablee.games.karman_swap.rules.markers import mark_arrows, mark_owner
from tablee.games.karman_swap.rules.market import enter_market, leave_market
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import COLOUR, SHIP_CARDS
from tablee.kernel import NOBODY


def leave_hand(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """A card leaves a hand, openly: nobody knows it to be there any more."""
    held = bit(card)
    hand: i64 = s.hands[seat]
    s.hands[seat] = hand ^ held
    s.shown &= ~held
    mate = s.mode.mate[seat]
    if mate != NOBODY and s.told[mate] & held:
        s.told = put(s.told, mate, s.told[mate] ^ held)


def enter_hand(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """A card comes into a hand."""
    hand: i64 = s.hands[seat]
    s.hands[seat] = hand | bit(card)


def market_to_hand(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """Take a card of the Market, for all to see."""
    leave_market(s, card)
    enter_hand(s, seat, card)
    s.shown |= bit(card)


def hand_to_market(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """Put a card of the hand into the Market."""
    leave_hand(s, seat, card)
    enter_market(s, card)


def hand_to_mate(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """Give a card to the partner, face down: the giver knows where it is. (KSW-3.1, KSW-3.2)"""
    mate = s.mode.mate[seat]
    leave_hand(s, seat, card)
    enter_hand(s, mate, card)
    s.told = put(s.told, seat, s.told[seat] | bit(card))


def planet_of(s: KarmanSwapState, card: i64) -> i64:
    """The planet at which a card lies, or NOBODY."""
    if card < SHIP_CARDS:
        creature = bit(card)
        for planet in s.placed:
            if s.creatures[planet] & creature:
                return planet
    else:
        ship = bit(card - SHIP_CARDS)
        for planet in s.placed:
            if s.around[planet] & ship:
                return planet
    return NOBODY


def come_to(s: KarmanSwapState, seat: i64, card: i64, planet: i64) -> None:
    """A card comes to a planet; a ship counts for whoever made it come. (KSW-8.7)"""
    s.lying |= bit(card)
    if card < SHIP_CARDS:
        creatures: i64 = s.creatures[planet]
        s.creatures[planet] = creatures | bit(card)
        look(s, planet, COLOUR[card])
        return
    ship = card - SHIP_CARDS
    around: i64 = s.around[planet]
    s.around[planet] = around | bit(ship)
    s.arrivals += 1
    s.arrived[ship] = s.arrivals
    mark_owner(s, ship, seat)


def go_from(s: KarmanSwapState, card: i64, planet: i64) -> None:
    """A card goes away from a planet; its gems stay on it."""
    s.lying ^= bit(card)
    if card < SHIP_CARDS:
        creatures: i64 = s.creatures[planet]
        s.creatures[planet] = creatures ^ bit(card)
        look(s, planet, COLOUR[card])
        return
    ship = card - SHIP_CARDS
    around: i64 = s.around[planet]
    s.around[planet] = around ^ bit(ship)
    s.arrived[ship] = 0
    mark_owner(s, ship, NOBODY)


def bare_of_gems(s: KarmanSwapState, card: i64) -> None:
    """The gems on a card go back to the supply, and a ship has no arrows any more. (KSW-7.11)"""
    if s.gems[card]:
        s.gems = put(s.gems, card, 0)
    if card >= SHIP_CARDS:
        mark_arrows(s, card - SHIP_CARDS, 0)


def planet_to_market(s: KarmanSwapState, card: i64, planet: i64) -> None:
    """A card goes from a planet to the Market."""
    go_from(s, card, planet)
    bare_of_gems(s, card)
    enter_market(s, card)


def planet_to_hand(s: KarmanSwapState, seat: i64, card: i64, planet: i64) -> None:
    """Take a card of a planet into the hand, for all to see."""
    go_from(s, card, planet)
    bare_of_gems(s, card)
    enter_hand(s, seat, card)
    s.shown |= bit(card)
