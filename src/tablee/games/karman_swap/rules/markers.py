"""The markers of planets and ships: status, opener and waiting list; whom a ship counts for, and its free arrows.

Each kind is one number, four bits for each planet or ship (`small` in bits.py), so that a copy of a state is quick.
Seats are counted from 1 there: 0 is NOBODY.
"""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import packed, small, with_small
from tablee.games.karman_swap.rules.state import KarmanSwapState


def status_of(s: KarmanSwapState, planet: i64) -> i64:
    """What a planet is: IN_STACK, ACTIVE, or INACTIVE and the side whose dome it bears."""
    return small(s.status, planet)


def mark_status(s: KarmanSwapState, planet: i64, status: i64) -> None:
    """A planet comes into play, or bears a dome."""
    s.status = with_small(s.status, planet, status)


def opener_of(s: KarmanSwapState, planet: i64) -> i64:
    """Who opened the contest at a planet; NOBODY if none is open."""
    return small(s.openers, planet) - 1


def waiting_at(s: KarmanSwapState, planet: i64) -> i64:
    """The seats, as bits, that are still to answer a contest."""
    return small(s.waiting, planet)


def mark_contest(s: KarmanSwapState, planet: i64, opener: i64, waiting: i64) -> None:
    """A contest is open at a planet; with NOBODY as its opener, none is."""
    s.openers = with_small(s.openers, planet, opener + 1)
    s.waiting = with_small(s.waiting, planet, waiting)


def owner_of(s: KarmanSwapState, ship: i64) -> i64:
    """The seat that a ship around a planet counts for; NOBODY if it is elsewhere. (KSW-8.7)"""
    return small(s.owners, ship) - 1


def mark_owner(s: KarmanSwapState, ship: i64, seat: i64) -> None:
    """A ship counts for a seat, or for NOBODY."""
    s.owners = with_small(s.owners, ship, seat + 1)


def arrows_of(s: KarmanSwapState, ship: i64) -> i64:
    """The free arrows of a ship that has won. (KSW-9.9)"""
    return small(s.arrows, ship)


def mark_arrows(s: KarmanSwapState, ship: i64, arrows: i64) -> None:
    """A ship has so many free arrows."""
    s.arrows = with_small(s.arrows, ship, arrows)


def seats_packed(seats: list[int]) -> i64:
    """Seats, NOBODY among them, in one number."""
    return packed([seat + 1 for seat in seats])
