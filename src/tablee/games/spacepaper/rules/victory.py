"""How a game of SpacePaper is won. (SPP-17)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.realm import bit
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Result
from tablee.kernel.event import EVERYONE

ALL_TYPES: Final = 127  # a bit each


def win(s: SpaceState, seat: i64, reason: int) -> None:
    """One player wins at once. (SPP-17.1)"""
    if s.listening:
        s.tell(tell.WINS, EVERYONE, [seat, reason])
    s.end(bit(1, seat), reason)


def foremost(s: SpaceState, seats: list[int]) -> list[int]:
    """Those with most gold; among these, with most minerals. (SPP-17.10, SPP-17.11)"""
    most = max([s.civs[seat].gold for seat in seats])
    best = [seat for seat in seats if s.civs[seat].gold == most]
    if len(best) > 1:
        most = max([s.civs[seat].minerals() for seat in best])
        best = [seat for seat in best if s.civs[seat].minerals() == most]
    return best


def award(s: SpaceState, seats: list[int], reason: int) -> None:
    """Several met a condition together: the foremost win, alone or together."""
    best = foremost(s, seats)
    if len(best) == 1:
        win(s, best[0], reason)
        return
    if s.listening:
        s.tell(tell.SHARED, EVERYONE, [reason, *best])
    winners: i64 = 0
    for seat in best:
        winners |= bit(1, seat)
    s.end(winners, reason)


def has_all_types(civ: Civilisation) -> bool:
    """Whether a civilisation holds a capital or colony of each type. (SPP-17.5)"""
    types: i64 = 0
    for planet in civ.planets:
        if planet.status <= t.COLONY:
            types |= bit(1, t.TYPE_OF[planet.kind])
    return types == ALL_TYPES


def living_planets(civ: Civilisation) -> i64:
    """How many living planets are capital or colony. (SPP-17.6)"""
    count: i64 = 0
    for planet in civ.planets:
        if planet.status <= t.COLONY and t.TYPE_OF[planet.kind] == t.LIVING:
            count += 1
    return count


def check_realm(s: SpaceState, seat: i64) -> None:
    """Conquest, then living planets, of the player who acted. (SPP-17.5, SPP-17.6, SPP-17.14)"""
    civ = s.civs[seat]
    if has_all_types(civ):
        win(s, seat, t.CONQUEST)
    elif living_planets(civ) >= s.terms.living:
        win(s, seat, t.LIVING_VICTORY)


def check_realms(s: SpaceState) -> None:
    """The same for all players in one batch. (SPP-14.1, SPP-17.11, SPP-17.14)"""
    met: list[int] = []
    for seat in range(s.seats):
        civ = s.civs[seat]
        if not civ.fallen and (has_all_types(civ) or living_planets(civ) >= s.terms.living):
            met.append(seat)
    if met:
        best = foremost(s, met)
        conquest = all(has_all_types(s.civs[seat]) for seat in best)
        award(s, best, t.CONQUEST if conquest else t.LIVING_VICTORY)


def check_gold(s: SpaceState) -> None:
    """More gold than the target after income. (SPP-17.2)"""
    rich = [seat for seat in range(s.seats) if not s.civs[seat].fallen and s.civs[seat].gold > s.terms.target]
    if rich:
        award(s, rich, t.ECONOMIC)


def check_levels(s: SpaceState, seat: i64) -> None:
    """All technologies at the last level. (SPP-17.3)"""
    if min(s.civs[seat].levels) >= t.MAX_LEVEL:
        win(s, seat, t.TECHNOLOGICAL)


def check_last(s: SpaceState, seat: i64) -> None:
    """The only player left after a capital fell. (SPP-17.4, SPP-17.9)"""
    if s.standing() == 1:
        win(s, seat, t.MILITARY)


def check_bankrupts(s: SpaceState) -> None:
    """Everyone bankrupt but one, among more than two. (SPP-17.7, SPP-18.8)"""
    if s.turn < s.terms.grace or s.standing() <= 2:
        return
    solvent = [seat for seat in range(s.seats) if not s.civs[seat].fallen and not s.civs[seat].bankrupt]
    if len(solvent) == 1:
        win(s, solvent[0], t.BANKRUPTCY)


def check_cap(s: SpaceState) -> None:
    """The last turn is over: most gold wins. (SPP-17.10)"""
    if s.turn >= s.terms.cap:
        award(s, [seat for seat in range(s.seats) if not s.civs[seat].fallen], t.SCORE)


def result(s: SpaceState) -> Result:
    """How the game ended; the score of a seat is its gold."""
    return Result(s.won(), [int(civ.gold) for civ in s.civs], t.REASONS[s.reason])
