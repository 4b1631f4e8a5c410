"""Contests over planets: opening, joining, cancelling, who leads, and what the winner gets."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.hunting import worth
from tablee.games.karman_swap.rules.markers import mark_arrows, mark_contest, mark_status, owner_of
from tablee.games.karman_swap.rules.rounds import win_round
from tablee.games.karman_swap.rules.state import INACTIVE, NOTHING, KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import (
    ARROWS,
    BY_COLONISATION,
    COLONISATIONS,
    COUNT9,
    EACH,
    PRESTIGE,
    SHIP,
    SHIP_CARDS,
)
from tablee.games.karman_swap.rules.zones import planet_to_market
from tablee.kernel import NOBODY
from tablee.kernel.event import EVERYONE

EVERYWHERE: Final = 0x11111111  # moves seats to the waiting lists of all planets


def leader(s: KarmanSwapState, planet: i64) -> i64:
    """The ship with the highest power around a planet, the first among equals; NOBODY without ships. (KSW-8.8)"""
    best: i64 = NOBODY
    most: i64 = -1
    ships: i64 = s.around[planet]
    ship: i64 = 0
    while ships:
        if ships & 1:
            power = worth(s, ship + SHIP_CARDS)
            if power > most or (power == most and s.arrived[ship] < s.arrived[best]):
                best = ship
                most = power
        ships >>= 1
        ship += 1
    return best


def leading_side(s: KarmanSwapState, planet: i64) -> i64:
    """The side that leads a contest."""
    return s.mode.side[owner_of(s, leader(s, planet))]


def is_threatened(s: KarmanSwapState, seat: i64) -> bool:
    """Whether an opponent of a seat leads an open contest. (KSW-4.4)"""
    side = s.mode.side[seat]
    return any(leading_side(s, planet) != side for planet in s.contests)


def open_or_join(s: KarmanSwapState, seat: i64, planet: i64) -> None:
    """A ship has come to an active planet: it opens a contest, or joins the one that is open. (KSW-8.3 to 8.5)"""
    if not (s.contested >> planet) & 1:
        s.contests = [*s.contests, planet]
        s.contested |= bit(planet)
        mark_contest(s, planet, seat, s.mode.others[seat])
        if s.listening:
            s.tell(tell.OPENS, EVERYONE, [seat, planet])
    elif s.listening:
        s.tell(tell.JOINS, EVERYONE, [seat, planet, leader(s, planet) + SHIP_CARDS])


def close(s: KarmanSwapState, planet: i64) -> None:
    """A contest is over: its markers go back. (KSW-8.21)"""
    s.contests = [other for other in s.contests if other != planet] if len(s.contests) > 1 else NOTHING
    mark_contest(s, planet, NOBODY, 0)
    s.contested &= ~bit(planet)


def cancel_if_left(s: KarmanSwapState, planet: i64) -> None:
    """A contest whose last ship was taken away is cancelled. (KSW-8.19)"""
    if (s.contested >> planet) & 1 and s.around[planet] == 0:
        close(s, planet)
        if s.listening:
            s.tell(tell.CANCELLED, EVERYONE, [planet])


def strike(s: KarmanSwapState, seats: i64) -> None:
    """Seats, as bits, are struck from all waiting lists. (KSW-4.6, KSW-8.18)"""
    s.waiting &= ~(seats * EVERYWHERE)


def settle(s: KarmanSwapState, planet: i64) -> bool:
    """The leader takes the planet; whether that wins the round. (KSW-8.21 to 8.26, KSW-1.2)"""
    ship = leader(s, planet)
    side = s.mode.side[owner_of(s, ship)]
    close(s, planet)
    mark_status(s, planet, INACTIVE + side)
    s.active ^= bit(planet)
    s.domed |= bit(planet)
    s.colonised = put(s.colonised, side, s.colonised[side] + 1)
    if s.listening:
        s.tell(tell.COLONISED, EVERYONE, [side, planet, ship + SHIP_CARDS])
    if s.colonised[side] >= COLONISATIONS:
        win_round(s, side, BY_COLONISATION)
        return True
    gain = pot(s, planet, ship)
    s.prestige = put(s.prestige, side, s.prestige[side] + gain)
    if s.listening:
        s.tell(tell.SCORES, EVERYONE, [side, gain])
    _send_losers_off(s, planet, ship)
    mark_arrows(s, ship, ARROWS[ship + SHIP_CARDS])
    s.due = [*s.due, side * EACH + ship]
    return False


def pot(s: KarmanSwapState, planet: i64, winner: i64) -> i64:
    """What a planet is worth now: its creatures, and all ships around it but the winner. (KSW-8.24)"""
    creatures: i64 = s.creatures[planet]
    total: i64 = 0
    for colour in range(SHIP):
        total += COUNT9[(creatures >> (colour * 9)) & 511] * PRESTIGE[planet * 3 + colour]
    ships: i64 = s.around[planet]
    ship: i64 = 0
    while ships:
        if ships & 1 and ship != winner:
            total += worth(s, ship + SHIP_CARDS)
        ships >>= 1
        ship += 1
    return total


def _send_losers_off(s: KarmanSwapState, planet: i64, winner: i64) -> None:
    """All ships but the winning one go to the Market, locked or not. (KSW-8.25, KSW-11.14)"""
    ships: i64 = s.around[planet]
    ship: i64 = 0
    while ships:
        if ships & 1 and ship != winner:
            planet_to_market(s, ship + SHIP_CARDS, planet)
        ships >>= 1
        ship += 1


def is_active(s: KarmanSwapState, planet: i64) -> bool:
    """Whether a planet is in play and bears no dome."""
    return (s.active >> planet) & 1 != 0
