"""Another world that a seat could not tell from the true one, drawn from what the seat knows and nothing else."""

from tablee.games.wild_space.rules.bits import has
from tablee.games.wild_space.rules.seen import is_seen
from tablee.games.wild_space.rules.state import NO_LEVEL, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CATEGORIES,
    CATEGORY,
    DECK,
    DRAWN,
    LEVEL_COUNTS,
    OF_CATEGORY,
    OF_LEVEL,
    PLACES,
)
from tablee.kernel import Rng


def redeal(s: WildSpaceState, seat: int, rng: Rng) -> None:
    """Draw what the seat does not know anew, in place: other hands, the deck, planets face down, the hostile pile."""
    pool = unknown(s, seat)
    rng.shuffle(pool)
    for owner in range(s.seats):
        if owner != seat:
            refill(s, owner, pool)
    s.order = pool
    s.at = 0
    turn_tiles(s, rng)
    if s.level != NO_LEVEL:
        stack_pile(s, rng)


def unknown(s: WildSpaceState, seat: int) -> list[int]:
    """The cards of the deck and of other hands that the seat has not seen go there, sorted.

    Nothing of their true places is left in the list.
    """
    is_unknown = [False] * DECK
    for place in range(s.at, len(s.order)):
        is_unknown[s.order[place]] = True
    for owner in range(s.seats):
        if owner != seat:
            for card in s.hands[owner]:
                if not is_seen(s, card):
                    is_unknown[card] = True
    return [card for card in range(DECK) if is_unknown[card]]


def refill(s: WildSpaceState, owner: int, pool: list[int]) -> None:
    """A hand keeps the cards that were seen, and gets others for the rest."""
    hand = [card for card in s.hands[owner] if is_seen(s, card)]
    for missing in range(len(s.hands[owner]) - len(hand)):
        hand.append(pool.pop())
    hand.sort()
    s.hands[owner] = hand


def turn_tiles(s: WildSpaceState, rng: Rng) -> None:
    """A planet that lies face down may be any of its level. (WSP-2.2)"""
    tiles = s.tiles[:]
    for place in range(2, PLACES):
        if not has(s.up, place):
            level = OF_LEVEL[place - 2]
            tiles[place] = level[rng.below(len(level))]
    s.tiles = tiles


def stack_pile(s: WildSpaceState, rng: Rng) -> None:
    """The pile has what is left of the level's categories; of its top the category is known. (WSP-15.4, WSP-15.5)"""
    if s.revealed == DRAWN:
        return
    shown = s.hostile[: s.revealed]
    top = CATEGORY[s.hostile[s.revealed]]
    left = LEVEL_COUNTS[s.level][:]
    for planet in shown:
        left[CATEGORY[planet]] -= 1
    left[top] -= 1
    rest = [category for category in range(CATEGORIES) for each in range(left[category])]
    rng.shuffle(rest)
    hostile = shown[:]
    for category in [top, *rest]:
        among = [planet for planet in OF_CATEGORY[category] if planet not in hostile]
        hostile.append(among[rng.below(len(among))])
    s.hostile = hostile
