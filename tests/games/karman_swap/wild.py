"""Karman Swap shaken: cards dealt anew to hands, planets and Market; domes, contests and pools at will."""

from typing import Final

from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.chart import draw
from tablee.games.karman_swap.rules.effects import ACT, TURN
from tablee.games.karman_swap.rules.exploration_steps import top_of
from tablee.games.karman_swap.rules.markers import (
    mark_arrows,
    mark_contest,
    mark_owner,
    mark_status,
    opener_of,
    status_of,
)
from tablee.games.karman_swap.rules.market import turn_up
from tablee.games.karman_swap.rules.state import (
    ACTIVE,
    EMPTY,
    INACTIVE,
    NO_PLANETS,
    NO_SHIPS,
    KarmanSwapState,
    put,
)
from tablee.games.karman_swap.rules.tables import (
    BIT,
    CARD_COUNT,
    COLONISATIONS,
    COLOUR,
    HEAD,
    IS_ARK,
    RACE_GOAL,
    SHIP_CARDS,
    SLOTS,
)
from tablee.kernel import NOBODY, Rng, State

LONGEST_WAY: Final = 160  # decisions before the first shake
SIZES: Final = [1, 1, 2, 2, 3, 4, 6, 9]  # of a hand
MOST_GEMS: Final = 12
MOST_PRESTIGE: Final = 80
CHANCES: Final = [0.0, 0.2, 0.6, 1.0]  # that a card is known


def shake(state: State, rng: Rng) -> None:
    """Change the pools and tracks at any time, and all cards where a turn begins."""
    assert isinstance(state, KarmanSwapState)
    if state.frames[-1].effect == TURN and state.frames[-1].at == ACT:
        _place_planets(state, rng)
        _deal(state, rng)
        draw(state)
    _count(state, rng)
    _remember(state, rng)


def _place_planets(s: KarmanSwapState, rng: Rng) -> None:
    """More planets in play, but for one that stays in a stack; domes on some; no contest yet."""
    while sum(s.left) > 1 and rng.flip(0.4):
        stack = rng.below(2) if min(s.left) else int(s.left[0] == 0)
        planet = top_of(s, stack)
        s.left, s.placed = put(s.left, stack, s.left[stack] - 1), [*s.placed, planet]
        mark_status(s, planet, ACTIVE)
    s.contests, s.openers, s.waiting = [], 0, 0
    s.colonised = [0] * s.mode.sides
    for planet in s.placed:
        side = rng.below(s.mode.sides)
        has_dome = rng.flip(0.3) and s.colonised[side] < COLONISATIONS - 1
        mark_status(s, planet, INACTIVE + side if has_dome else ACTIVE)
        s.colonised = put(s.colonised, side, s.colonised[side] + has_dome)


def _deal(s: KarmanSwapState, rng: Rng) -> None:
    """All cards anew: the pyramid keeps its shape, every hand has a card, the rest lies at planets or in the Market."""
    pool = list(range(CARD_COUNT))
    rng.shuffle(pool)
    s.pyramid = [card if card == EMPTY else pool.pop() for card in s.pyramid]
    turn_up(s)
    for seat in range(s.seats):
        cards = [pool.pop() for _ in range(min(SIZES[rng.below(len(SIZES))], len(pool) // 2))]
        s.hands[seat] = sum(BIT[card] for card in cards)
    s.creatures, s.around, s.gems = NO_PLANETS[:], NO_PLANETS[:], [0] * CARD_COUNT
    s.arrived, s.owners, s.arrows, s.market = NO_SHIPS[:], 0, 0, 0
    for card in pool:
        if not s.placed or rng.flip(0.4) or not _lie(s, card, s.placed[rng.below(len(s.placed))], rng):
            s.market |= BIT[card]


def _lie(s: KarmanSwapState, card: int, planet: int, rng: Rng) -> bool:
    """Lay a card at a planet, if it may be there."""
    if card >= SHIP_CARDS:
        return _sail(s, card - SHIP_CARDS, planet, rng)
    colour = COLOUR[card]
    if len(listed(s.creatures[planet] >> 9 * colour & 511, 0)) == SLOTS[planet * 3 + colour]:
        return False
    s.creatures[planet] |= BIT[card]
    s.gems[card] = rng.below(3) if rng.flip(0.2) else 0
    return True


def _sail(s: KarmanSwapState, ship: int, planet: int, rng: Rng) -> bool:
    """A ship around a planet: one with a dome, or one that is contested, by opponents alone where nobody has a mate."""
    seat = rng.below(s.seats)
    if status_of(s, planet) == ACTIVE:
        if planet not in s.contests and len(s.contests) == s.mode.contests:
            return False
        opener = opener_of(s, planet) if planet in s.contests else _opened(s, planet, rng)
        seat = seat if s.mode.contests > 1 else opener
    s.arrivals += 1
    s.around[planet] |= BIT[ship]
    s.arrived = put(s.arrived, ship, s.arrivals)
    mark_owner(s, ship, seat)
    if status_of(s, planet) != ACTIVE and IS_ARK[SHIP_CARDS + ship]:
        mark_arrows(s, ship, rng.below(2))
    return True


def _opened(s: KarmanSwapState, planet: int, rng: Rng) -> int:
    """A contest that somebody else has opened and the seat on turn has not answered."""
    actor = s.frames[-1].seat
    others = [seat for seat in range(s.seats) if seat != actor]
    opener = others[rng.below(len(others))]
    waiting = BIT[actor] | rng.below(1 << s.seats) & ~BIT[opener]
    s.contests = [*s.contests, planet]
    mark_contest(s, planet, opener, waiting)
    return opener


def _count(s: KarmanSwapState, rng: Rng) -> None:
    """Pools, points and tracks at will, short of a win."""
    s.research = [rng.below(MOST_GEMS) for _ in range(s.mode.sides)]
    s.discovery = [rng.below(MOST_GEMS) if rng.flip(0.5) else 0 for _ in range(s.mode.sides)]
    s.prestige = [rng.below(MOST_PRESTIGE) for _ in range(s.mode.sides)]
    s.track = (
        [rng.below(RACE_GOAL) for _ in range(s.mode.sides)] if s.mode.is_race else [rng.below(2 * HEAD - 1) - HEAD + 1]
    )


def _remember(s: KarmanSwapState, rng: Rng) -> None:
    """True memories: some cards that all know in hands, and some that a partner knows. (KSW, section 5)"""
    held = sum(s.hands)
    s.shown = (s.shown & held) | _some(held, rng)
    s.told = [
        0 if s.mode.mate[seat] == NOBODY else (told | _some(held, rng)) & s.hands[s.mode.mate[seat]]
        for seat, told in enumerate(s.told)
    ]


def _some(cards: int, rng: Rng) -> int:
    chance = CHANCES[rng.below(len(CHANCES))]
    return sum(BIT[card] for card in listed(cards, 0) if rng.flip(chance))
