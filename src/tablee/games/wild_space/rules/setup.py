"""The set-up, with chance in the order that the specification fixes. (WSP-2, WSP-15)"""

from typing import Final

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.effects import TURN
from tablee.games.wild_space.rules.going_on import traits_of
from tablee.games.wild_space.rules.state import NO_LEVEL, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CAPTAINS,
    CATEGORIES,
    DECK,
    HAND,
    LEVEL_COUNTS,
    OF_CATEGORY,
    OF_LEVEL,
    OPEN,
    SLOTS,
)
from tablee.games.wild_space.rules.turns import next_turn
from tablee.kernel import NOBODY, Rng
from tablee.kernel.event import EVERYONE, FIRST, NO_ONE, SHUFFLE

# How outcomes of chance name planets: cards have their own numbers.
TILE: Final = 200
HOSTILE: Final = 300
ALL_CARDS: Final = list(range(DECK))
ALL_CAPTAINS: Final = list(range(DECK, DECK + CAPTAINS))
START_UP: Final = 3  # both starting planets lie face up


def set_up(seats: int, level: int, first: int, rng: Rng, listening: bool) -> WildSpaceState:
    """A game that is ready for its first turn; `first` is NOBODY to draw who begins. (WSP-2.10)"""
    crews: list[list[int]] = [[] for seat in range(seats if level == NO_LEVEL else seats + 1)]
    s = WildSpaceState(seats, rng, [], [], [[] for seat in range(seats)], crews)
    s.traits = s.tokens = s.landed = s.explored = [0] * seats
    s.listening = listening
    s.level = level
    s.first = draw_first(s, len(crews)) if first == NOBODY else first
    lay_planets(s)
    deal_captains(s)
    if level != NO_LEVEL:
        lay_hostile_planets(s)
    deal_cards(s)
    announce(s)
    frame = s.push(TURN, 0)
    frame.at = step.MOVE
    next_turn(s, frame)
    return s


def shuffled(s: WildSpaceState, items: list[int], offset: int) -> list[int]:
    """The items in a new order, which audits are told."""
    order = items[:]
    s.rng.shuffle(order)
    if s.listening:
        s.tell(SHUFFLE, NO_ONE, [offset + each for each in order])
    return order


def draw_first(s: WildSpaceState, players: int) -> int:
    """Who begins: the first of a shuffled order of seats; the Smuggler is the second in solo. (WSP-2.9, WSP-15.7)"""
    order = list(range(players))
    s.rng.shuffle(order)
    if s.listening:
        s.tell(FIRST, NO_ONE, order)
    return order[0]


def lay_planets(s: WildSpaceState) -> None:
    """Both starting planets face up, and one tile of each level face down. (WSP-2.1, WSP-2.2)"""
    tiles = [0, 1]
    for level in OF_LEVEL:
        tiles.append(shuffled(s, level, TILE)[0])
    s.tiles = tiles
    s.up = START_UP


def deal_captains(s: WildSpaceState) -> None:
    """One Captain for each crew, by seats; the Smuggler's is next. (WSP-2.3, WSP-15.3)"""
    captains = shuffled(s, ALL_CAPTAINS, 0)
    for owner in range(len(s.crews)):
        s.crews[owner].append(captains[owner])
    s.traits = [traits_of(s.crews[seat]) for seat in range(s.seats)]


def lay_hostile_planets(s: WildSpaceState) -> None:
    """The level's number of each category, shuffled together; the first two are open. (WSP-15.4, WSP-15.5)"""
    drawn: list[int] = []
    for category in range(CATEGORIES):
        drawn.extend(shuffled(s, OF_CATEGORY[category], HOSTILE)[: LEVEL_COUNTS[s.level][category]])
    s.hostile = shuffled(s, drawn, HOSTILE)
    s.revealed = OPEN


def deal_cards(s: WildSpaceState) -> None:
    """The Reserve first, then three cards for each player, in turn order. (WSP-2.5 to 2.8)"""
    s.order = shuffled(s, ALL_CARDS, 0)
    s.reserve = s.order[:SLOTS]
    s.at = SLOTS
    for turn in range(s.seats):
        seat = dealt_to(s, turn)
        hand = s.order[s.at : s.at + HAND]
        hand.sort()
        s.hands[seat] = hand
        s.at += HAND


def dealt_to(s: WildSpaceState, turn: int) -> int:
    """Who is dealt cards after so many others: from the first player on."""
    return 0 if s.level != NO_LEVEL else (s.first + turn) % s.seats


def announce(s: WildSpaceState) -> None:
    """What all see of the set-up, and to each their own hand."""
    if not s.listening:
        return
    for seat in range(s.seats):
        s.tell(tell.CAPTAIN, EVERYONE, [seat, s.crews[seat][0]])
    if s.level != NO_LEVEL:
        s.tell(tell.SMUGGLER_CAPTAIN, EVERYONE, [s.crews[SMUGGLER][0]])
        for place in range(OPEN):
            s.tell(tell.HOSTILE, EVERYONE, [s.hostile[place]])
    for slot in range(SLOTS):
        s.tell(tell.REVEALED, EVERYONE, [slot + 1, s.reserve[slot]])
    for seat in range(s.seats):
        s.tell(tell.DEALT, BIT[seat], [seat, *s.hands[seat]])
    if s.level != NO_LEVEL and s.first == SMUGGLER:
        s.tell(tell.SMUGGLER_STARTS, EVERYONE, [])
    else:
        s.tell(tell.STARTS, EVERYONE, [s.first])
