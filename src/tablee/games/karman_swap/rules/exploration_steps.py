"""An Exploration: a planet is taken, the beaten take Market cards, and a creature settles. (KSW-9)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.arrival_steps import FRESH, arrive
from tablee.games.karman_swap.rules.bits import bit
from tablee.games.karman_swap.rules.chart import look
from tablee.games.karman_swap.rules.effects import ARRIVAL, END, EXPLORING, GATHER, NEW, SETTLE, WINNER
from tablee.games.karman_swap.rules.markers import arrows_of, mark_arrows, mark_status
from tablee.games.karman_swap.rules.market import available
from tablee.games.karman_swap.rules.numbering import CARD, NUMBER
from tablee.games.karman_swap.rules.options import cards_of
from tablee.games.karman_swap.rules.passing_steps import pass_by, ways_to_pass
from tablee.games.karman_swap.rules.state import ACTIVE, NOTHING, KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import CREATURES, EACH, IS_ARK, SHIP, SHIP_CARDS, STACK
from tablee.games.karman_swap.rules.zones import leave_hand, market_to_hand
from tablee.kernel import NOBODY, Frame, Step
from tablee.kernel.event import EVERYONE

ARKS: Final[list[int]] = [ship for ship in range(EACH) if IS_ARK[ship + SHIP_CARDS]]
STACKS: Final = [[], [NUMBER], [NUMBER + 1], [NUMBER, NUMBER + 1]]  # the options, by the stacks that are not empty


def has_planets(s: KarmanSwapState) -> bool:
    """Whether a stack is not empty."""
    return s.left[0] + s.left[1] > 0


def free_ark(s: KarmanSwapState) -> i64:
    """An Ark that won a colonisation and has a free arrow, as a ship; else NOBODY. (KSW-9.9, KSW-9.11)"""
    for ship in ARKS:
        if arrows_of(s, ship):
            return ship
    return NOBODY


def top_of(s: KarmanSwapState, stack: i64) -> i64:
    """The visible planet of a stack that is not empty. (KSW-2.2)"""
    return s.order[stack * STACK + STACK - s.left[stack]]


def begin_exploration(s: KarmanSwapState, f: Frame) -> None:
    """The first Exploration that is due goes on in this frame. (KSW-9.2, KSW-9.14)"""
    won = s.due[0]
    side, ship = won // EACH, won % EACH
    s.due = s.due[1:] if len(s.due) > 1 else NOTHING
    f.at = NEW
    f.marks = EXPLORING + WINNER * side
    free = arrows_of(s, ship)
    if free:
        mark_arrows(s, ship, free - 1)
    if s.listening:
        s.tell(tell.EXPLORES, EVERYONE, [f.seat])


class TakePlanet(Step[KarmanSwapState]):
    """Take one of the visible planets and put it in play. (KSW-3.5, KSW-3.8, KSW-9.3, KSW-9.9)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a stack that is not empty."""
        s.ask(f.seat, ask.PLANET_STACK, STACKS[(1 if s.left[0] else 0) + (2 if s.left[1] else 0)])

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The planet is active; after the last one, every other seat has one more turn (KSW-13.4)."""
        stack = choice - NUMBER
        planet = top_of(s, stack)
        s.left = put(s.left, stack, s.left[stack] - 1)
        s.placed = [*s.placed, planet]
        mark_status(s, planet, ACTIVE)
        s.active |= bit(planet)
        for colour in range(SHIP):
            look(s, planet, colour)
        f.at = GATHER if f.marks & EXPLORING else SETTLE
        f.count = 0
        if s.listening:
            s.tell(tell.NEW_PLANET, EVERYONE, [f.seat, planet])
        if not has_planets(s):
            s.lap = s.seats
            s.tell(tell.LAST_LAP, EVERYONE, [])


class DrawCards(Step[KarmanSwapState]):
    """The explorer, then every other beaten seat, takes a Market card. (KSW-9.4)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask the next beaten seat, as long as there are cards."""
        place = next_beaten(s, f)
        cards = available(s)
        if place < s.seats and cards:
            s.ask(s.mode.around[f.seat][place], ask.DRAW, cards_of(cards))
        else:
            f.at = SETTLE

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The card is in hand."""
        f.count = next_beaten(s, f)
        seat = s.mode.around[f.seat][f.count]
        if s.listening:
            s.tell(tell.TAKES_MARKET, EVERYONE, [seat, choice - CARD])
        market_to_hand(s, seat, choice - CARD)
        f.count += 1


def next_beaten(s: KarmanSwapState, f: Frame) -> i64:
    """How far clockwise from the explorer the next seat sits that did not win; past all seats if there is none."""
    place = f.count
    while place < s.seats and s.mode.side[s.mode.around[f.seat][place]] == f.marks // WINNER:
        place += 1
    return place


class SettlePlanet(Step[KarmanSwapState]):
    """A creature must be placed on the new planet; without one in hand, pass. (KSW-3.6, 3.7, KSW-9.5, 9.6, 9.10)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a creature, or how to pass: nobody else sees which."""
        creatures = s.hands[f.seat] & CREATURES
        if creatures:
            s.ask(f.seat, ask.FORCED_CREATURE, cards_of(creatures))
        else:
            s.ask(f.seat, ask.PASS_OPTION, ways_to_pass(s, f.seat))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """It arrives."""
        if choice < CARD:
            pass_by(s, f, choice)
            return
        f.at = END
        leave_hand(s, f.seat, choice - CARD)
        arrive(s, s.push(ARRIVAL, f.seat), choice - CARD, s.placed[-1], FRESH)
