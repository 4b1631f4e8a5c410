"""Two cards at two planets change places: both arrive at once, each hunts, and one of them may be used. (KSW-11.8)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.abilities import counterparts, swappable
from tablee.games.karman_swap.rules.arrival_steps import ConvertGems, PullDome, is_doubtful, is_offered, use
from tablee.games.karman_swap.rules.bits import bit, lowest
from tablee.games.karman_swap.rules.contests import open_or_join
from tablee.games.karman_swap.rules.hunting import extinguish, prey
from tablee.games.karman_swap.rules.numbering import CARD, NONE
from tablee.games.karman_swap.rules.options import cards_of
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import COLOUR, SHIP_CARDS
from tablee.games.karman_swap.rules.zones import come_to, go_from, planet_of
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE, NO_ONE, SKIPPED

JUST_NONE: Final = [NONE]


class PickToSwap(Step[KarmanSwapState]):
    """Choose the first of two cards at different planets that can change places. (KSW-11.8)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card at a planet."""
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(swappable(s, f.marks)))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The other is chosen next."""
        f.chosen = choice - CARD
        f.at += 1


class SwapIt(Step[KarmanSwapState]):
    """Choose the second card; both arrive at the same time. (KSW-11.8, KSW-11.15)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a card at another planet."""
        card = f.chosen
        cards = counterparts(s, f.marks, planet_of(s, card), COLOUR[card])
        s.ask(f.seat, ask.ABILITY_PLANET_CARD, cards_of(cards))

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """They change places; ships open or join contests."""
        first, second = f.chosen, choice - CARD
        there, here = planet_of(s, second), planet_of(s, first)
        if s.listening:
            s.tell(tell.SWAPS, EVERYONE, [f.seat, first, second])
        go_from(s, first, here)
        go_from(s, second, there)
        come_to(s, f.seat, first, there)
        come_to(s, f.seat, second, here)
        for card, planet in [(first, there), (second, here)]:
            if card >= SHIP_CARDS and (s.active >> planet) & 1:
                open_or_join(s, f.seat, planet)
        f.cards = [first, there, second, here]
        f.at += 1


class OrderHunts(Step[KarmanSwapState]):
    """Both creatures hunt, one after the other; with prey for both, the player says which first. (KSW-11.9)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask if both have prey; else the one that has some goes first."""
        first = has_prey(s, f.cards[0], f.cards[1])
        second = has_prey(s, f.cards[2], f.cards[3])
        if first and second:
            s.ask(f.seat, ask.SWAP_ORDER, [CARD + f.cards[0], CARD + f.cards[2]])
            return
        if second:
            f.cards = [f.cards[2], f.cards[3], f.cards[0], f.cards[1]]
        f.at += 1

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The one that was named goes first."""
        if choice - CARD == f.cards[2]:
            f.cards = [f.cards[2], f.cards[3], f.cards[0], f.cards[1]]
        f.at += 1


def has_prey(s: KarmanSwapState, card: i64, planet: i64) -> bool:
    """Whether a card is a creature that would make another extinct now."""
    return card < SHIP_CARDS and prey(s, card, planet) != 0


class HuntInTurn(Step[KarmanSwapState]):
    """One of two cards that were swapped hunts; prey and trump are read at its own moment. (KSW-11.9)"""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # of the card among those of the frame

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask if there are several prey; without any, go on to the next hunt."""
        card = f.cards[self.place]
        found = prey(s, card, f.cards[self.place + 1]) if card < SHIP_CARDS else 0
        if found == 0:
            f.at += 3
        elif found & (found - 1):
            s.ask(f.seat, ask.VICTIM, cards_of(found))
        else:
            self.answer(s, f, lowest(found) + CARD)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The prey becomes extinct."""
        extinguish(s, f.seat, choice - CARD)
        f.at += 1


class UseEither(Step[KarmanSwapState]):
    """The ability of at most one of the two cards may be used. (KSW-11.10)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask, if any can be carried out."""
        offered: i64 = 0
        is_in_doubt = False
        for place in (0, 2):
            card: i64 = f.cards[place]
            if is_offered(s, f.seat, card, f.cards[place + 1]):
                offered |= bit(card)
            elif s.listening and is_doubtful(s, f.seat, card, f.cards[place + 1]):
                is_in_doubt = True
        if offered:
            s.ask(f.seat, ask.USE_EITHER, JUST_NONE + cards_of(offered))
            return
        f.at += 1
        if is_in_doubt:
            s.tell(SKIPPED, NO_ONE, [f.seat, ask.USE_EITHER])

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """Use one, or none."""
        f.cards = []
        if choice == NONE:
            f.at += 1
        else:
            use(s, f, choice - CARD)


SWAP_STEPS: Final[list[Step[KarmanSwapState]]] = [
    PickToSwap(),
    SwapIt(),
    OrderHunts(),
    HuntInTurn(0),
    PullDome(),
    ConvertGems(),
    HuntInTurn(2),
    PullDome(),
    ConvertGems(),
    UseEither(),
]
