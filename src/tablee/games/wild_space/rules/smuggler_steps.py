"""The Smuggler's turn: the player moves him, and he takes and discards cards of the Reserve. (WSP-16)"""

from mypy_extensions import i64

from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import BIT, has
from tablee.games.wild_space.rules.numbering import SMUGGLER_EXPLORE, SMUGGLER_LAND
from tablee.games.wild_space.rules.piles import from_reserve, upkeep
from tablee.games.wild_space.rules.state import EMPTY, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import DISCARDS, DRAWN, EXPLORATION, LANDING
from tablee.games.wild_space.rules.turns import next_turn
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


class MoveSmuggler(Step[WildSpaceState]):
    """He lands on an open hostile planet, or explores one on which he has landed. (WSP-16.1, WSP-16.9)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask the player for his move."""
        landings: list[int] = []
        explorations: list[int] = []
        for place in range(s.revealed):
            if has(s.raided, place):
                explorations.append(SMUGGLER_EXPLORE + s.hostile[place])
            elif not has(s.aside, place):
                landings.append(SMUGGLER_LAND + s.hostile[place])
        s.ask(f.seat, ask.SMUGGLER, landings + explorations)

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """He does all that the place says, and his turn is over."""
        if choice >= SMUGGLER_EXPLORE:
            raid_again(s, choice - SMUGGLER_EXPLORE)
        else:
            raid(s, choice - SMUGGLER_LAND)
        next_turn(s, f)


def raid(s: WildSpaceState, planet: int) -> None:
    """A shuttle lands on a hostile planet. (WSP-16.1, WSP-16.2)"""
    s.raided |= BIT[s.hostile.index(planet)]
    if s.listening:
        s.tell(tell.SMUGGLER_LANDS, EVERYONE, [planet])
    carry_out(s, LANDING[planet])


def raid_again(s: WildSpaceState, planet: int) -> None:
    """A hostile planet is explored and set aside; the next one is revealed. (WSP-16.2, WSP-16.7)"""
    place = s.hostile.index(planet)
    s.raided ^= BIT[place]
    s.aside |= BIT[place]
    if s.listening:
        s.tell(tell.SMUGGLER_EXPLORES, EVERYONE, [planet])
    carry_out(s, EXPLORATION[planet])
    if s.revealed < DRAWN:
        s.revealed += 1
        if s.listening:
            s.tell(tell.HOSTILE, EVERYONE, [s.hostile[s.revealed - 1]])


def carry_out(s: WildSpaceState, raids: list[int]) -> None:
    """Take or discard the card of a slot, one after the other, with upkeep after each. (WSP-16.2 to 16.6)"""
    for deed in raids:
        slot: i64 = deed & ~DISCARDS
        if s.reserve[slot] == EMPTY:
            if s.listening:
                s.tell(tell.SMUGGLER_SKIPS, EVERYONE, [slot + 1])
            continue
        card = from_reserve(s, slot)
        is_lost = deed >= DISCARDS
        if is_lost:
            s.discard.append(card)
        else:
            s.crews[SMUGGLER].append(card)
        if s.listening:
            s.tell(tell.SMUGGLER_DISCARDS if is_lost else tell.SMUGGLER_TAKES, EVERYONE, [slot + 1, card])
        upkeep(s)
