"""A card arrives at a planet: boost, contest or hunt, and its ability, which leads on to the next arrival.

A chain is one frame that goes on as another effect: `chosen` is the card, `count` the planet, `marks` whence it came.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.abilities import can_use
from tablee.games.karman_swap.rules.bits import bit, lowest
from tablee.games.karman_swap.rules.contests import open_or_join
from tablee.games.karman_swap.rules.effects import ARRIVAL
from tablee.games.karman_swap.rules.hunting import extinguish, prey
from tablee.games.karman_swap.rules.numbering import ADVANCE, BACK, CARD, MOST, NO, NUMBER, USE
from tablee.games.karman_swap.rules.options import cards_of
from tablee.games.karman_swap.rules.rounds import win_round
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import (
    ABILITY,
    BY_EXTINCTION,
    HEAD,
    MARKET_TO_PLANET,
    PLACE_CREATURE,
    PLACE_SHIP,
    RACE_GOAL,
    SET,
    SHIP_CARDS,
)
from tablee.games.karman_swap.rules.zones import come_to
from tablee.kernel import Frame, Step, numbered
from tablee.kernel.event import EVERYONE, NO_ONE, SKIPPED

FRESH: Final = 0  # from a hand or the Market: it may be boosted
MOVED: Final = 1  # from another planet: it may not (KSW-7.12)
# The steps of an arrival.
GEMS: Final = 0
CONTEST: Final = 1
HUNT: Final = 2
PULL: Final = 3
GATHER: Final = 4
ABILITIES: Final = 5
FROM_HAND: Final = (PLACE_CREATURE, PLACE_SHIP, MARKET_TO_PLANET)
NO_OR_USE: Final = [NO, USE]
NUMBERS: Final = [list(range(NUMBER, NUMBER + most + 1)) for most in range(MOST + 1)]


def most_gems(s: KarmanSwapState, side: i64) -> i64:
    """How many gems a side may put on a card. (KSW-7.6)"""
    gems: i64 = s.discovery[side]
    if s.research[side] >= SET:
        gems += s.research[side] // SET
    if gems > MOST:
        return MOST
    return gems


def arrive(s: KarmanSwapState, f: Frame, card: i64, planet: i64, origin: i64) -> None:
    """A card comes to a planet, and what follows from it is this frame's. (KSW-5.4, KSW-8.6)"""
    come_to(s, f.seat, card, planet)
    if s.listening:
        s.tell(tell.ARRIVES, EVERYONE, [f.seat, card, planet])
    f.become(ARRIVAL)
    f.chosen = card
    f.count = planet
    f.marks = origin
    if origin == MOVED or most_gems(s, s.mode.side[f.seat]) == 0:
        f.at = CONTEST if card >= SHIP_CARDS else HUNT


def boost(s: KarmanSwapState, seat: i64, card: i64, gems: i64) -> None:
    """Put gems on a card, of Research as far as Discovery does not suffice. (KSW-7.5, KSW-7.7)"""
    if gems == 0:
        return
    side = s.mode.side[seat]
    held = s.discovery[side]
    if gems > held:
        s.research = put(s.research, side, s.research[side] - (gems - held) * SET)
        held = gems
    s.discovery = put(s.discovery, side, held - gems)
    s.gems = put(s.gems, card, s.gems[card] + gems)
    if s.listening:
        s.tell(tell.BOOSTS, EVERYONE, [seat, card, gems])


class Boost(Step[KarmanSwapState]):
    """Gems of the pool may be put on a card that comes from a hand or the Market. (KSW-7.5, KSW-7.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask for a number, if there is any choice."""
        most = most_gems(s, s.mode.side[f.seat])
        if most:
            s.ask(f.seat, ask.BOOST, NUMBERS[most])
        else:
            f.at += 1

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The gems lie on the card."""
        boost(s, f.seat, f.chosen, choice - NUMBER)
        f.at += 1


class OpenOrJoin(Step[KarmanSwapState]):
    """A ship at an active planet opens or joins a contest; at another it just stays. (KSW-8.6, KSW-10.14)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Open or join; a creature goes hunting."""
        if f.chosen < SHIP_CARDS:
            f.at = HUNT
            return
        f.at = ABILITIES
        if (s.active >> f.count) & 1:
            open_or_join(s, f.seat, f.count)


class Hunt(Step[KarmanSwapState]):
    """An arriving creature makes one weaker prey extinct; the player chooses among several. (KSW-5.6 to 5.8, 5.13)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask if there are several; without any, go on to the ability."""
        found = prey(s, f.chosen, f.count)
        if found == 0:
            f.at = ABILITIES
        elif found & (found - 1):
            s.ask(f.seat, ask.VICTIM, cards_of(found))
        else:
            self.answer(s, f, lowest(found) + CARD)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The prey becomes extinct."""
        extinguish(s, f.seat, choice - CARD)
        f.at += 1


class PullDome(Step[KarmanSwapState]):
    """After an extinction a dome moves; who reaches the head wins the round. (KSW-5.11, KSW-1.3, KSW-14.4 to 14.6)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Pull the blue dome; with three players ask which dome moves."""
        side = s.mode.side[f.seat]
        if s.mode.is_race:
            backs = [BACK + other for other in range(s.mode.sides) if other != side and s.track[other] > 0]
            s.ask(f.seat, ask.TRACK_CHOICE, [ADVANCE, *backs])
            return
        f.at += 1
        s.track = [s.track[0] + (1 if side == 0 else -1)]
        steps = s.track[0] if side == 0 else -s.track[0]
        if s.listening:
            s.tell(tell.DOME_PULLED, EVERYONE, [side, steps])
        if steps >= HEAD:
            win_round(s, side, BY_EXTINCTION)

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """One's own dome advances, or another goes back."""
        f.at += 1
        side = s.mode.side[f.seat] if choice == ADVANCE else choice - BACK
        s.track = put(s.track, side, s.track[side] + (1 if choice == ADVANCE else -1))
        if s.listening:
            s.tell(tell.DOME_MOVED, EVERYONE, [side, s.track[side]])
        if s.track[side] >= RACE_GOAL:
            win_round(s, side, BY_EXTINCTION)


class ConvertGems(Step[KarmanSwapState]):
    """Just after an extinction, sets of Research may become Discovery. (KSW-7.2 to 7.4, KSW-5.12)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask how many, if there is a set."""
        sets = s.research[s.mode.side[f.seat]] // SET
        if sets:
            s.ask(f.seat, ask.CONVERT, NUMBERS[sets if sets < MOST else MOST])
        else:
            f.at += 1

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """The sets are replaced."""
        sets = choice - NUMBER
        f.at += 1
        if sets == 0:
            return
        side = s.mode.side[f.seat]
        s.research = put(s.research, side, s.research[side] - sets * SET)
        s.discovery = put(s.discovery, side, s.discovery[side] + sets)
        if s.listening:
            s.tell(tell.CONVERTS, EVERYONE, [f.seat, sets])


def is_offered(s: KarmanSwapState, seat: i64, card: i64, planet: i64) -> bool:
    """Whether a card that has arrived may be used: at an active planet, once a turn, in full. (KSW-10.1 to 10.6)"""
    return (s.active >> planet) & 1 != 0 and (s.used >> card) & 1 == 0 and can_use(s, seat, card)


def is_doubtful(s: KarmanSwapState, seat: i64, card: i64, planet: i64) -> bool:
    """Whether others cannot see why an ability is not offered: it needs a card of a hand. (KSW, section 5)"""
    if not (s.active >> planet) & 1 or (s.used >> card) & 1 or not s.hands[seat]:
        return False
    return ABILITY[card] in FROM_HAND


def use(s: KarmanSwapState, f: Frame, card: i64) -> None:
    """The chain goes on as the ability of a card. (KSW-10.5)"""
    s.used |= bit(card)
    if s.listening:
        s.tell(tell.USES, EVERYONE, [f.seat, card])
    f.become(ABILITY[card])
    f.marks = card


class UseAbility(Step[KarmanSwapState]):
    """The ability of the card that arrived may be used, now or never. (KSW-10.1, KSW-10.2)"""

    def enter(self, s: KarmanSwapState, f: Frame) -> None:
        """Ask, if it can be carried out."""
        if is_offered(s, f.seat, f.chosen, f.count):
            s.ask(f.seat, ask.USE_ABILITY, NO_OR_USE)
        else:
            f.at += 1
            if s.listening and is_doubtful(s, f.seat, f.chosen, f.count):
                s.tell(SKIPPED, NO_ONE, [f.seat, ask.USE_ABILITY])

    def answer(self, s: KarmanSwapState, f: Frame, choice: int) -> None:
        """Use it, or not."""
        if choice == USE:
            use(s, f, f.chosen)
        else:
            f.at += 1


ARRIVAL_STEPS: Final[list[Step[KarmanSwapState]]] = numbered(
    {
        GEMS: Boost(),
        CONTEST: OpenOrJoin(),
        HUNT: Hunt(),
        PULL: PullDome(),
        GATHER: ConvertGems(),
        ABILITIES: UseAbility(),
    }
)
