"""A round: its deal, its end, and what follows."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.rules import events as tell
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.effects import COMPLETION, OPENING
from tablee.games.karman_swap.rules.market import lay_pyramid
from tablee.games.karman_swap.rules.mode import Mode
from tablee.games.karman_swap.rules.state import KarmanSwapState, empty_table, put
from tablee.games.karman_swap.rules.tables import BIT, BY_POINTS, CARD_COUNT, PLANET_COUNT, PP_PER_DISCOVERY, SET, STACK
from tablee.kernel import NOBODY, Rng
from tablee.kernel.event import EVERYONE, FIRST, NO_ONE, SHUFFLE

ALL_PLANETS: Final = list(range(PLANET_COUNT))
ALL_CARDS: Final = list(range(CARD_COUNT))


def set_up(mode: Mode, rounds: i64, first: i64, rng: Rng, listening: bool) -> KarmanSwapState:
    """Draw the starting seat if none is named, and deal the first round. (KSW-1.8, KSW-2.10)"""
    s = empty_table(mode, rng, rounds, first)
    s.listening = listening
    if first == NOBODY:
        s.starter = rng.below(s.seats)
        s.tell(FIRST, NO_ONE, [s.starter])
    begin_round(s)
    return s


def begin_round(s: KarmanSwapState) -> None:
    """Shuffle planets, then cards, and deal; everything else is as at first. (KSW-2, KSW-1.6)"""
    if s.round:
        s.clear()
    s.round += 1
    s.frames = []
    s.tell(tell.ROUND, EVERYONE, [s.round, s.starter])
    planets = ALL_PLANETS[:]
    s.rng.shuffle(planets)
    s.order = planets
    s.left = [STACK, STACK]
    s.tell(SHUFFLE, NO_ONE, planets)
    cards = ALL_CARDS[:]
    s.rng.shuffle(cards)
    s.tell(SHUFFLE, NO_ONE, cards)
    _deal(s, cards)
    s.push(OPENING, s.starter)


def _deal(s: KarmanSwapState, cards: list[int]) -> None:
    """Seat 0 gets the first block, and so on; the rest is the Market. (KSW-2.5, KSW-14.2, KSW-15.2)"""
    dealt = 0
    for seat in range(s.mode.seats):
        hand = 0
        for card in cards[dealt : dealt + s.mode.hand]:
            hand |= BIT[card]
        s.hands[seat] = hand
        dealt += s.mode.hand
    if s.listening:
        for seat in range(s.mode.seats):
            s.tell(tell.DEALT, 1 << seat, [seat, *listed(s.hands[seat], 0)])
    if s.mode.has_pyramid:
        lay_pyramid(s, cards[dealt:])
        return
    market = 0
    for card in cards[dealt:]:
        market |= BIT[card]
    s.market = market


def win_round(s: KarmanSwapState, side: i64, reason: i64) -> None:
    """A side wins the round at this instant: the match, or another round. (KSW-1.1, KSW-1.5, KSW-1.7)"""
    s.wins = put(s.wins, side, s.wins[side] + 1)
    s.tell(tell.ROUND_WON, EVERYONE, [side, reason])
    if s.wins[side] >= s.rounds:
        s.tell(tell.MATCH_WON, EVERYONE, [side])
        s.end(s.mode.members[side], reason)
        return
    for seat in s.mode.around[s.starter]:
        if s.mode.side[seat] != side:
            s.starter = seat
            break
    begin_round(s)


def end_on_points(s: KarmanSwapState) -> None:
    """Nobody was knocked out: open contests are completed, then points are counted. (KSW-13.7)"""
    s.tell(tell.ENDING, EVERYONE, [])
    s.frames = []
    s.push(COMPLETION, s.starter)


def score(s: KarmanSwapState, side: i64) -> i64:
    """Prestige, and what the gems of the pool are worth. (KSW-13.11, KSW-7.3)"""
    gems: i64 = s.discovery[side] + s.research[side] // SET
    return s.prestige[side] + gems * PP_PER_DISCOVERY


def count_points(s: KarmanSwapState) -> None:
    """The highest score wins the round; of sides still tied, the one that started last. (KSW-13.12 to 13.14)"""
    best = s.mode.side[s.starter]
    for seat in s.mode.around[s.starter][1 : s.mode.sides]:  # the first seat of each side
        side = s.mode.side[seat]
        if _gap(s, side, best) >= 0:
            best = side
    if s.listening:
        for side in range(s.mode.sides):
            s.tell(tell.POINTS, EVERYONE, [side, score(s, side)])
    win_round(s, best, BY_POINTS)


def _gap(s: KarmanSwapState, side: i64, other: i64) -> i64:
    """By how much a side is ahead of another: by points, else by colonisations, else on the extinction track."""
    gap = score(s, side) - score(s, other)
    if gap == 0:
        gap = s.colonised[side] - s.colonised[other]
    if gap == 0:
        gap = advance(s, side) - advance(s, other)
    return gap


def advance(s: KarmanSwapState, side: i64) -> i64:
    """How far a side is on the extinction track; in a tug of war, behind counts below nothing. (KSW-13.13)"""
    if s.mode.is_race:
        return s.track[side]
    return s.track[0] if side == 0 else -s.track[0]
