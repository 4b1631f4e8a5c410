"""The turn: an action, an answer to a contest, an Exploration or a pass; and what its end brings."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.arrival_steps import FRESH, arrive
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.contests import is_threatened, leading_side, settle, strike
from tablee.games.karman_swap.rules.effects import (
    ACT,
    ARRIVAL,
    BARTER,
    END,
    GATHER,
    GIVE,
    GO,
    NEW,
    PASSING,
    SETTLE,
    TURN,
    WAS_PLAIN,
)
from tablee.games.karman_swap.rules.exploration_steps import (
    DrawCards,
    SettlePlanet,
    TakePlanet,
    begin_exploration,
    free_ark,
    has_planets,
)
from tablee.games.karman_swap.rules.markers import arrows_of, mark_arrows, waiting_at
from tablee.games.karman_swap.rules.numbering import CONCEDE, PASS, PLANET, PLAY, TO_PLANET
from tablee.games.karman_swap.rules.options import planets_of, plays_of
from tablee.games.karman_swap.rules.passing_steps import ChooseInMarket, GiveCards, Pass
from tablee.games.karman_swap.rules.places import is_contested, landing, reach
from tablee.games.karman_swap.rules.rounds import end_on_points
from tablee.games.karman_swap.rules.state import NOTHING, KarmanSwapState
from tablee.games.karman_swap.rules.tables import COLOUR, CREATURES, EACH, SHIP_CARDS, SHIPS
from tablee.games.karman_swap.rules.zones import leave_hand
from tablee.kernel import NOBODY, Frame, Step, numbered
from tablee.kernel.event import EVERYONE

JUST_CONCEDE: Final = [CONCEDE]
JUST_PASS: Final = [PASS]
PLANET_OR_PASS: Final = [TO_PLANET, PASS]


def begin_turn(s: KarmanSwapState, f: Frame, seat: i64) -> None:
    """The next turn: no ability was used in it yet. (KSW-4.1, KSW-10.6)"""
    f.become(TURN)
    f.seat = seat
    f.marks = 0
    if f.cards:
        f.cards = []
    s.used = 0
    s.second = False
    s.turns += 1
    if s.listening:
        s.tell(tell.TURN, EVERYONE, [seat, s.turns])


class ChooseAction(Step[KarmanSwapState]):
    """One action; facing a contest led by an opponent, only an answer. (KSW-4.2 to 4.5)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for an action, or for an answer."""
        hand: i64 = s.hands[f.seat]
        if is_threatened(s, f.seat):
            s.ask(f.seat, ask.RESPOND, plays_of(hand & SHIPS) + JUST_CONCEDE)
            return
        cards = hand & landing(s)
        if hand & SHIPS and may_act_with_ship(s):
            cards |= hand & SHIPS
        rest = JUST_PASS
        if not s.contests and hand & CREATURES and free_ark(s) != NOBODY and has_planets(s):
            rest = PLANET_OR_PASS
        s.ask(f.seat, ask.TURN_ACTION, plays_of(cards) + rest)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """A card is on its way, or something else."""
        if choice == CONCEDE:
            concede(s, f)
        elif choice == PASS:
            f.at = PASSING
        elif choice == TO_PLANET:
            ship = free_ark(s)
            mark_arrows(s, ship, arrows_of(s, ship) - 1)
            f.at = NEW
        else:
            s.second = len(s.contests) > 0 and s.kind == ask.TURN_ACTION
            f.chosen = choice - PLAY
            f.at = GO
            s.shown |= bit(f.chosen)  # all see which card it is
            if s.listening:
                s.tell(tell.PLAYS, EVERYONE, [f.seat, f.chosen])


def may_act_with_ship(s: KarmanSwapState) -> bool:
    """Whether a ship may be placed as an action: at a contest, or to open one, also a second. (KSW-4.5, KSW-8.13)"""
    if s.contests:
        return True
    return s.active & s.peopled != 0


class ChoosePlanet(Step[KarmanSwapState]):
    """The card that is played goes to a planet; an answer, to a contested one. (KSW-5.2, KSW-8.2, KSW-8.30)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a planet."""
        planets = s.contested
        if f.chosen < SHIP_CARDS or planets == 0 or s.second:
            planets = reach(s, COLOUR[f.chosen])
        s.ask(f.seat, ask.DESTINATION, planets_of(s, planets))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It arrives; a ship at a contested planet opens no second contest in its chain (KSW-8.13)."""
        card, planet = f.chosen, choice - PLANET
        f.at = END
        if card >= SHIP_CARDS and is_contested(s, planet):
            s.second = False
        leave_hand(s, f.seat, card)
        arrive(s, s.push(ARRIVAL, f.seat), card, planet, FRESH)


def concede(s: KarmanSwapState, f: Frame) -> None:
    """Every contest led by an opponent is settled, oldest first; then one explores. (KSW-8.10, KSW-8.16, KSW-9.2)"""
    side = s.mode.side[f.seat]
    if s.listening:
        s.tell(tell.CONCEDES, EVERYONE, [f.seat])
    for planet in s.contests:
        if leading_side(s, planet) != side and settle(s, planet):
            return
    f.at = END
    if has_planets(s):
        begin_exploration(s, f)


class EndTurn(Step[KarmanSwapState]):
    """Strike the seat, settle what nobody waits for, look for the end of the round, go on. (KSW-4.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """One thing after the other; a knock-out stops all."""
        strike(s, bit(f.seat))
        for planet in s.contests:
            if waiting_at(s, planet) == 0 and settle(s, planet):
                return
        s.passes = s.passes + 1 if f.marks & WAS_PLAIN else 0
        if is_last(s, f.seat):
            end_on_points(s)
        elif s.due and has_planets(s):
            self.explore(s, f)
        else:
            s.due = NOTHING
            begin_turn(s, f, s.mode.left[f.seat])

    def explore(self, s: KarmanSwapState, f: Frame) -> None:
        """The first beaten seat in turn order explores; those before it are skipped. (KSW-9.1, KSW-9.12, KSW-8.18)"""
        winner = s.due[0] // EACH
        seat = s.mode.left[f.seat]
        while s.mode.side[seat] == winner:
            strike(s, bit(seat))
            seat = s.mode.left[seat]
        begin_turn(s, f, seat)
        begin_exploration(s, f)


def is_last(s: KarmanSwapState, seat: i64) -> bool:
    """Whether the round ends with this turn: an empty hand, the last lap, or nobody moves. (KSW-13.2, 13.4, 13.6)"""
    if s.lap:
        s.lap -= 1
        if s.lap == 0:
            return True
    return s.hands[seat] == 0 or s.passes >= s.seats


TURN_STEPS: Final[list[Step[KarmanSwapState]]] = numbered(
    {
        ACT: ChooseAction(),
        GO: ChoosePlanet(),
        NEW: TakePlanet(),
        GATHER: DrawCards(),
        SETTLE: SettlePlanet(),
        PASSING: Pass(),
        BARTER: ChooseInMarket(),
        GIVE: GiveCards(),
        END: EndTurn(),
    }
)
