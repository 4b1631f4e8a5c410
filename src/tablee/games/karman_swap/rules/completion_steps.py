"""The end of a round on points: open contests are completed, then points are counted. (KSW-13.7 to 13.10)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.arrival_steps import NUMBERS, boost, most_gems
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.contests import leading_side, settle
from tablee.games.karman_swap.rules.markers import mark_contest, opener_of, waiting_at
from tablee.games.karman_swap.rules.numbering import DECLINE, NUMBER, PLAY
from tablee.games.karman_swap.rules.options import plays_of
from tablee.games.karman_swap.rules.rounds import count_points
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import SHIPS
from tablee.games.karman_swap.rules.zones import come_to, leave_hand
from tablee.kernel import NOBODY, Frame, Step
from tablee.kernel.event import EVERYONE

ANSWER: Final = 0
GEMS: Final = 1
JUST_DECLINE: Final = [DECLINE]


def next_waiting(s: KarmanSwapState, planet: i64) -> i64:
    """The next seat of a waiting list, clockwise from the opener; NOBODY if it is empty. (KSW-8.4)"""
    waiting = waiting_at(s, planet)
    for seat in s.mode.around[opener_of(s, planet)]:
        if waiting & bit(seat):
            return seat
    return NOBODY


class AnswerAtLast(Step[KarmanSwapState]):
    """Each seat that still waits places one ship, or declines; oldest contest first. (KSW-13.8, KSW-13.17)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask the next seat; settle when nobody waits; count points when no contest is left."""
        if not s.contests:
            count_points(s)
            return
        planet = s.contests[0]
        seat = next_waiting(s, planet)
        if seat != NOBODY:
            s.ask(seat, ask.LAST_SHIP, plays_of(s.hands[seat] & SHIPS) + JUST_DECLINE)
        else:
            settle(s, planet)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """A ship comes, without its ability; to decline is to concede where an opponent leads. (KSW-13.9)"""
        planet = s.contests[0]
        seat = next_waiting(s, planet)
        mark_contest(s, planet, opener_of(s, planet), waiting_at(s, planet) & ~bit(seat))
        if choice == DECLINE:
            if s.listening:
                s.tell(tell.DECLINES, EVERYONE, [seat, planet])
            if leading_side(s, planet) != s.mode.side[seat]:
                settle(s, planet)
            return
        leave_hand(s, seat, choice - PLAY)
        come_to(s, seat, choice - PLAY, planet)
        f.seat = seat
        f.chosen = choice - PLAY
        f.at = GEMS
        if s.listening:
            s.tell(tell.LAST_SHIP, EVERYONE, [seat, f.chosen, planet])


class BoostAtLast(Step[KarmanSwapState]):
    """Gems of its own side may be put on the ship. (KSW-13.8, KSW-7.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a number, if there is any choice."""
        most = most_gems(s, s.mode.side[f.seat])
        if most:
            s.ask(f.seat, ask.BOOST, NUMBERS[most])
        else:
            f.at = ANSWER

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The next seat is asked."""
        boost(s, f.seat, f.chosen, choice - NUMBER)
        f.at = ANSWER


COMPLETION_STEPS: Final[list[Step[KarmanSwapState]]] = [AnswerAtLast(), BoostAtLast()]
