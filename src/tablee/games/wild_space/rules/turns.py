"""The end of a turn, the next one, and the end of the game. (WSP-3.1, WSP-12, WSP-13)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.going_on import break_silence
from tablee.games.wild_space.rules.numbering import END_TURN
from tablee.games.wild_space.rules.piles import renew
from tablee.games.wild_space.rules.score import credits, parts, smuggler_parts
from tablee.games.wild_space.rules.state import NO_LEVEL, PLAYER, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    BY_CREDITS,
    BY_FEWER_CARDS,
    BY_SMUGGLER,
    DECK,
    OVER_SMUGGLER,
    PLACE_LEVEL,
    PLACES,
    SHARED,
    TURNS,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE

JUST_END: Final = [END_TURN]
FULL: Final = 31  # all five planets lie face up


class EndTurn(Step[WildSpaceState]):
    """Renew once more, or end the turn: planets turn face up, and the next player is on. (WSP-12)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask, while there is a card to renew with."""
        s.ask(f.seat, ask.END, JUST_END + s.hands[f.seat])

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """The turn ends."""
        if choice < DECK:
            renew(s, f.seat, choice)
            return
        if f.cards:
            break_silence(s, f)
        if s.up != FULL:
            turn_planets(s, f.seat)
        next_turn(s, f)


def turn_planets(s: WildSpaceState, seat: i64) -> None:
    """Every planet that this crew is large enough for is turned face up. (WSP-12.2 to 12.4)"""
    size: i64 = len(s.crews[seat])
    for place in range(PLACES):
        if (s.up >> place) & 1 == 0 and size >= PLACE_LEVEL[place]:
            s.up |= BIT[place]
            if s.listening:
                s.tell(tell.TURNED, EVERYONE, [seat, s.tiles[place]])


def next_turn(s: WildSpaceState, f: Frame) -> None:
    """The next in clockwise order is on, the Smuggler in his turn; after ten turns each the game ends. (WSP-12.5)"""
    players: i64 = len(s.crews)
    if s.turns == TURNS * players:
        end_game(s)
        return
    player: i64 = (s.first + s.turns) % players
    s.turns += 1
    f.chosen = 0
    f.marks = 0
    if player == SMUGGLER and s.level != NO_LEVEL:
        f.seat = PLAYER
        f.at = step.SMUGGLER
        if s.listening:
            s.tell(tell.SMUGGLER_TURN, EVERYONE, [(s.turns + 1) // 2])
        return
    f.seat = player
    f.at = step.MOVE
    if s.listening:
        s.tell(tell.TURN, EVERYONE, [player, (s.turns + players - 1) // players])


def totals(s: WildSpaceState) -> list[int]:
    """The Credits of each seat. (WSP-13.8)"""
    return [credits(s, seat) for seat in range(s.seats)]


def tied(s: WildSpaceState) -> list[int]:
    """The seats with most Credits. (WSP-13.9)"""
    found = totals(s)
    best = max(found)
    return [seat for seat in range(s.seats) if found[seat] == best]


def smallest(s: WildSpaceState, seats: list[int]) -> list[int]:
    """Those of some seats with the fewest crew cards. (WSP-13.10)"""
    fewest = min([len(s.crews[seat]) for seat in seats])
    return [seat for seat in seats if len(s.crews[seat]) == fewest]


def ended(s: WildSpaceState) -> tuple[int, int]:
    """Who has won (a bit for each seat), and how. (WSP-13.9 to 13.11, WSP-17.6)"""
    if s.level != NO_LEVEL:
        beats = credits(s, PLAYER) > sum(smuggler_parts(s))
        return (1, OVER_SMUGGLER) if beats else (0, BY_SMUGGLER)
    best = tied(s)
    winners = smallest(s, best)
    reason = BY_CREDITS if len(best) == 1 else BY_FEWER_CARDS if len(winners) == 1 else SHARED
    return sum([BIT[seat] for seat in winners]), reason


def end_game(s: WildSpaceState) -> None:
    """Every crew is counted. (WSP-13.1)"""
    winners, reason = ended(s)
    if s.listening:
        tell_scores(s)
        tell_winners(s, reason)
    s.end(winners, reason)


def tell_scores(s: WildSpaceState) -> None:
    """Each crew's Credits, with their parts."""
    for seat in range(s.seats):
        s.tell(tell.SCORES, EVERYONE, [seat, credits(s, seat), *parts(s, seat)])
    if s.level != NO_LEVEL:
        s.tell(tell.SMUGGLER_SCORES, EVERYONE, [sum(smuggler_parts(s)), *smuggler_parts(s)])


def tell_winners(s: WildSpaceState, reason: int) -> None:
    """Who wins, and against what."""
    if s.level != NO_LEVEL:
        kind = tell.BEATS if reason == OVER_SMUGGLER else tell.BEATEN
        s.tell(kind, EVERYONE, [PLAYER, credits(s, PLAYER), sum(smuggler_parts(s))])
        return
    winners = smallest(s, tied(s))
    first = winners[0]
    if reason == SHARED:
        s.tell(tell.SHARES, EVERYONE, winners)
    elif reason == BY_CREDITS:
        s.tell(tell.WINS, EVERYONE, [first, credits(s, first)])
    else:
        s.tell(tell.WINS_TIE, EVERYONE, [first, len(s.crews[first])])
