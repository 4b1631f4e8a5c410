"""Hunting: who is prey to an arriving creature, and what an extinction pays."""

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.market import trump
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import COLOUR, EACH, HUNTS, VALUE
from tablee.games.karman_swap.rules.zones import planet_of, planet_to_market
from tablee.kernel.event import EVERYONE


def worth(s: KarmanSwapState, card: i64) -> i64:
    """The value of a card with the gems on it. (KSW-7.9)"""
    return VALUE[card] + s.gems[card]


def prey(s: KarmanSwapState, card: i64, planet: i64) -> i64:
    """The creatures that an arriving one makes extinct: weaker, or equal if it is trump. (KSW-5.5, 5.6, KSW-6.4)"""
    colour = HUNTS[COLOUR[card]]
    creatures: i64 = s.creatures[planet]
    rest = (creatures >> (colour * 9)) & 511
    if rest == 0:
        return 0
    most = worth(s, card)
    if trump(s) != COLOUR[card]:
        most -= 1
    found: i64 = 0
    other = colour * EACH
    while rest:
        if rest & 1 and worth(s, other) <= most:
            found |= bit(other)
        rest >>= 1
        other += 1
    return found


def extinguish(s: KarmanSwapState, seat: i64, card: i64) -> None:
    """A creature becomes extinct: to the Market, and Research for the side of the active player. (KSW-5.9, 5.10)"""
    gain = worth(s, card)
    planet_to_market(s, card, planet_of(s, card))
    side = s.mode.side[seat]
    s.research = put(s.research, side, s.research[side] + gain)
    if s.listening:
        s.tell(tell.EXTINCT, EVERYONE, [seat, card, gain])
