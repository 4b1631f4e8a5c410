"""Another world that a seat could not tell from the true one, drawn from what the seat knows and nothing else."""

from mypy_extensions import i64

from tablee.games.karman_swap.rules.bits import count, listed
from tablee.games.karman_swap.rules.market import face_down
from tablee.games.karman_swap.rules.places import placeable
from tablee.games.karman_swap.rules.state import EMPTY, KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    BIT,
    CREATURES,
    MARKET_TO_PLANET,
    PLACE_CREATURE,
    PLACE_SHIP,
    SHIPS,
    STACK,
)
from tablee.kernel import Rng


def known_of_hand(s: KarmanSwapState, seat: int, owner: int) -> i64:
    """The cards that a seat knows to be in a hand: its own, those all saw enter it, those it gave. (KSW, section 5)"""
    hand: i64 = s.hands[owner]
    if seat == owner:
        return hand
    return hand & (s.shown | s.told[seat]) if seat < s.seats else hand & s.shown


def redeal(s: KarmanSwapState, seat: int, rng: Rng) -> bool:
    """Deal what the seat does not know anew, in place: hands, covered cards, planets below, and a card on its way.

    False if there is no card that could be on its way.

    The unknown cards are sorted before they are shuffled, so that nothing of their true places is left in the result.
    """
    pool = _unknown(s, seat)
    pool.sort()
    rng.shuffle(pool)
    for owner in range(s.seats):
        known = known_of_hand(s, seat, owner)
        hand = known
        for card in range(count(s.hands[owner]) - count(known)):
            hand |= BIT[pool.pop()]
        s.hands[owner] = hand
    if pool:
        s.pyramid = [pool.pop() if card != EMPTY and (s.veiled >> card) & 1 else card for card in s.pyramid]
        s.veiled = face_down(s.pyramid)
    _forget_gifts(s, seat)
    _shuffle_planets(s, rng)
    return _pick_anew(s, seat, rng)


def _unknown(s: KarmanSwapState, seat: int) -> list[int]:
    cards: list[int] = []
    for owner in range(s.seats):
        cards.extend(listed(s.hands[owner] & ~known_of_hand(s, seat, owner), 0))
    cards.extend(listed(s.veiled, 0))
    return cards


def _forget_gifts(s: KarmanSwapState, seat: int) -> None:
    """What others know of their partners by gifts is unknown here, but for what this seat itself was given."""
    told = [0] * s.seats
    for other in range(s.seats):
        if other == seat:
            told[other] = s.told[other]
        elif seat < s.seats and s.mode.mate[seat] == other:
            told[other] = s.told[other] & s.hands[seat]
    s.told = told


def _shuffle_planets(s: KarmanSwapState, rng: Rng) -> None:
    """The planets below the visible ones may be any of those that are left. (KSW-2.2)"""
    hidden: list[int] = []
    for stack in range(2):
        hidden.extend(_below(s, stack))
    hidden.sort()
    rng.shuffle(hidden)
    order = s.order[:]
    for stack in range(2):
        for place in range(max(s.left[stack] - 1, 0)):
            order[stack * STACK + STACK - 1 - place] = hidden.pop()
    s.order = order


def _below(s: KarmanSwapState, stack: i64) -> list[int]:
    """The planets of a stack under its visible one."""
    first = stack * STACK + STACK - s.left[stack] + 1
    return s.order[first : (stack + 1) * STACK]


def is_on_its_way(s: KarmanSwapState) -> bool:
    """Whether a card was picked in hand that nobody else has seen yet."""
    if not s.frames:
        return False
    f = s.frames[-1]
    if f.effect == MARKET_TO_PLANET:
        return f.at == 2
    return f.at == 1 and (f.effect == PLACE_CREATURE or f.effect == PLACE_SHIP)


def _pick_anew(s: KarmanSwapState, seat: int, rng: Rng) -> bool:
    """A card that another seat has picked and not shown may be any of those that it could place."""
    if not is_on_its_way(s) or s.frames[-1].seat == seat:
        return True
    f = s.frames[-1]
    among = CREATURES if f.effect == PLACE_CREATURE else SHIPS if f.effect == PLACE_SHIP else CREATURES | SHIPS
    cards = listed(placeable(s, s.hands[f.seat] & among), 0)
    if not cards:
        return False
    f.chosen = cards[rng.below(len(cards))]
    return True
