"""The first phase of a turn: a shuttle lands or explores, the condition of the sector is met, and the action begins."""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import BIT, count
from tablee.games.wild_space.rules.conditions import first_of_each_type, is_play, is_possible, may_meet
from tablee.games.wild_space.rules.going_on import begin, finish, keep_silent
from tablee.games.wild_space.rules.numbering import ACTION, CONDITION, EXPLORE, LAND, PASS
from tablee.games.wild_space.rules.piles import renew
from tablee.games.wild_space.rules.state import WildSpaceState, put
from tablee.games.wild_space.rules.tables import (
    DECK,
    EXPLORE_ACTIONS,
    OWN,
    PLACE_LEVEL,
    PLACE_OF,
    PLACES,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SECTOR_PAY,
    SHUTTLES,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE, NO_ONE, SKIPPED

JUST_PASS: Final = [PASS]
# The sectors of a planet, as bits.
LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 3


def moves(s: WildSpaceState, seat: i64) -> list[int]:
    """The shuttle moves that are legal: landings, then explorations. (WSP-3.3 to 3.7)"""
    found: list[int] = []
    landed: i64 = s.landed[seat]
    mine: i64 = landed | s.explored[seat]
    if count(mine) < SHUTTLES:
        add_landings(s, seat, mine, found)
    sector: i64 = 0
    while landed:
        if landed & 1:
            found.append(EXPLORE + s.tiles[sector // 2] * 2 + sector % 2)
        landed >>= 1
        sector += 1
    return found


def add_landings(s: WildSpaceState, seat: i64, mine: i64, found: list[int]) -> None:
    """Free sectors of planets that lie face up, that the crew is large enough for, and that ask for no more. (WSP-4)"""
    size: i64 = len(s.crews[seat])
    for place in range(PLACES):
        taken = (mine >> (place * 2)) & 3
        if taken < BOTH and (s.up >> place) & 1 and size >= PLACE_LEVEL[place]:
            sector: i64 = s.tiles[place] * 2
            if not taken & LEFT and may_meet(s, seat, sector):
                found.append(LAND + sector)
            if not taken & RIGHT and may_meet(s, seat, sector + 1):
                found.append(LAND + sector + 1)


class MoveShuttle(Step[WildSpaceState]):
    """Land a shuttle, or explore with one; pass if neither is legal. (WSP-3.3, WSP-3.8)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask for a move."""
        found = moves(s, f.seat)
        s.ask(f.seat, ask.MOVE, (found or JUST_PASS) + s.hands[f.seat])

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """The shuttle goes there."""
        if choice < DECK:
            renew(s, f.seat, choice)
        elif choice >= PASS:
            f.at = step.END
            if s.listening:
                s.tell(tell.PASSES, EVERYONE, [f.seat])
        elif choice >= EXPLORE:
            explore(s, f, choice - EXPLORE)
        else:
            land(s, f, choice - LAND)


def land(s: WildSpaceState, f: Frame, sector: i64) -> None:
    """A shuttle lands at the bottom of a sector of a tile. (WSP-4.1)"""
    shuttle = BIT[PLACE_OF[sector // 2] * 2 + sector % 2]
    s.landed = put(s.landed, f.seat, s.landed[f.seat] | shuttle)
    f.chosen = sector
    f.marks = 0
    f.at = step.MEET if SECTOR_CONDITIONS[sector] else step.ACT
    if s.listening:
        s.tell(tell.LANDS, EVERYONE, [f.seat, sector // 2, sector % 2])


def explore(s: WildSpaceState, f: Frame, sector: i64) -> None:
    """A landed shuttle slides to the top of its sector, without any condition. (WSP-5.1 to 5.3)"""
    shuttle = BIT[PLACE_OF[sector // 2] * 2 + sector % 2]
    s.landed = put(s.landed, f.seat, s.landed[f.seat] ^ shuttle)
    s.explored = put(s.explored, f.seat, s.explored[f.seat] | shuttle)
    f.chosen = step.EXPLORING
    f.marks = 0
    f.at = step.ACT
    if s.listening:
        s.tell(tell.EXPLORES, EVERYONE, [f.seat, sector // 2, sector % 2])


class MeetCondition(Step[WildSpaceState]):
    """One condition of the sector is met; types that can be met are chosen between. (WSP-4.6)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask where there is a choice."""
        found = first_of_each_type(s, f.seat, f.chosen)
        if len(found) > 1:
            s.ask(f.seat, ask.CHOOSE_CONDITION, [CONDITION + place for place in found])
            return
        condition = SECTOR_CONDITIONS[f.chosen][found[0]]
        if s.listening and condition // 16 != ask.PAY and SECTOR_PAY[f.chosen] and s.hands[f.seat]:
            s.tell(SKIPPED, NO_ONE, [f.seat, ask.CHOOSE_CONDITION])
        meet(f, condition)

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """It is met."""
        meet(f, SECTOR_CONDITIONS[f.chosen][choice - CONDITION])


def meet(f: Frame, condition: i64) -> None:
    """A condition is met at once, or is to be paid. (WSP-4.7)"""
    kind = condition // 16
    if kind == OWN:
        f.marks = step.MET
        f.at = step.ACT
    else:
        f.count = kind
        f.at = step.PAY


def actions_of(place: i64) -> list[int]:
    """The actions of the sector of a tile, or those of every exploration. (WSP-6.1)"""
    return EXPLORE_ACTIONS if place == step.EXPLORING else SECTOR_ACTIONS[place]


def possible_actions(s: WildSpaceState, f: Frame) -> list[int]:
    """The actions of the place that are possible, by their places there. (WSP-6.3)"""
    actions = actions_of(f.chosen)
    return [place for place in range(len(actions)) if is_possible(s, f.seat, actions[place])]


class ChooseAction(Step[WildSpaceState]):
    """One possible action of the place; a lone one begins by itself, and without any it is lost. (WSP-6)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask where there is a choice."""
        possible = possible_actions(s, f)
        if len(possible) > 1:
            s.ask(f.seat, ask.ACTION, [ACTION + place for place in possible] + s.hands[f.seat])
        elif possible:
            actions = actions_of(f.chosen)
            self.skipped(s, f.seat, actions)
            perform(f, actions[possible[0]])
        else:
            lose(s, f)

    def skipped(self, s: WildSpaceState, seat: i64, actions: list[int]) -> None:
        """Others must not see that nothing was asked, where a card in hand would have made a choice of it."""
        if s.listening and s.hands[seat]:
            for action in actions:
                if is_play(action) and not is_possible(s, seat, action):
                    s.tell(SKIPPED, NO_ONE, [seat, ask.ACTION])
                    return

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """It begins."""
        if choice < DECK:
            renew(s, f.seat, choice)
        else:
            perform(f, actions_of(f.chosen)[choice - ACTION])


def perform(f: Frame, action: i64) -> None:
    """The action of the place begins; others are told with what comes of it."""
    met = f.marks & step.MET
    begin(f, action)
    f.marks |= met | step.UNTOLD


def lose(s: WildSpaceState, f: Frame) -> None:
    """Nothing can be done, or not any more. (WSP-6.4, WSP-6.5)"""
    keep_silent(s, f, step.LOST)
    finish(f)
