"""How a game ends."""

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import BIT, REASONS
from tablee.kernel import Result
from tablee.kernel.event import EVERYONE


def finish(s: VIILegioState) -> None:
    """Most points win; commanders who are tied share the victory. (LEG-19.4, LEG-19.5)"""
    best = max([ship.vp for ship in s.ships])
    winners = 0
    for seat in range(s.seats):
        if s.ships[seat].vp == best:
            winners |= BIT[seat]
    s.end(winners, s.ending)
    if s.listening:
        s.tell(tell.GAME_OVER, EVERYONE, [best, *s.won()])


def result(s: VIILegioState) -> Result:
    """Who won; a seat's score is its Victory Points. (LEG-19.4)"""
    return Result(s.won(), [ship.vp for ship in s.ships], REASONS[s.reason])
