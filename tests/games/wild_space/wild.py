"""Wild Space shaken: cards dealt anew to deck, discard pile, Reserve, hands and crews; tokens and memories at will."""

from typing import Final

from tablee.games.wild_space.rules.effects import END, MOVE
from tablee.games.wild_space.rules.going_on import traits_of
from tablee.games.wild_space.rules.seen import see
from tablee.games.wild_space.rules.state import EMPTY, WildSpaceState, put
from tablee.games.wild_space.rules.tables import DECK, IS_VETERAN, SLOTS, SPACES
from tablee.games.wild_space.rules.turns import turn_planets
from tablee.kernel import Rng, State

LONGEST_WAY: Final = 160  # decisions before the first shake
HANDS: Final = [0, 1, 1, 2, 3, 5, 9, 20]
CREWS: Final = [0, 1, 2, 4, 8, 14]  # beside the Captain
CHANCES: Final = [0.0, 0.2, 0.6, 1.0]  # that a card was seen taken


def shake(state: State, rng: Rng) -> None:
    """Change tokens and memories at any time, and all cards where nothing is in progress."""
    assert isinstance(state, WildSpaceState)
    if state.frames[-1].at in (MOVE, END):
        _deal(state, rng)
    _advance(state, rng)
    _remember(state, rng)


def _deal(s: WildSpaceState, rng: Rng) -> None:
    """All cards anew; sometimes so many in hands and crews that the table runs dry. Crews never shrink planets."""
    pool = list(range(DECK))
    rng.shuffle(pool)
    s.frames[-1].cards = []
    for owner, crew in enumerate(s.crews):
        s.crews[owner] = [crew[0], *_taken(pool, CREWS[rng.below(len(CREWS))])]
    for seat in range(s.seats):
        s.hands[seat] = sorted(_taken(pool, HANDS[rng.below(len(HANDS))]))
        turn_planets(s, seat)
    s.traits = [traits_of(s.crews[seat]) for seat in range(s.seats)]
    if rng.flip(0.2):
        s.hands[rng.below(s.seats)] += _taken(pool, len(pool) - rng.below(6))
        s.hands = [sorted(hand) for hand in s.hands]
    _lay(s, pool, rng)


def _taken(pool: list[int], count: int) -> list[int]:
    return [pool.pop() for _ in range(min(count, len(pool)))]


def _lay(s: WildSpaceState, pool: list[int], rng: Rng) -> None:
    """The Reserve first, then the deck; the discard pile is empty unless the deck has a card. (WSP-7.4)"""
    s.reserve = [*_taken(pool, SLOTS), EMPTY, EMPTY, EMPTY][:SLOTS]
    left = 1 + rng.below(len(pool)) if pool else 0
    s.order, s.at, s.discard = pool[:left], 0, pool[left:]


def _advance(s: WildSpaceState, rng: Rng) -> None:
    """Tokens anywhere between the Veterans of the crew and the last space, where nothing is in progress."""
    for seat in range(s.seats):
        least = min(SPACES, sum(IS_VETERAN[card] for card in s.crews[seat]))
        if s.frames[-1].at in (MOVE, END):
            s.tokens = put(s.tokens, seat, least + rng.below(SPACES - least + 1))


def _remember(s: WildSpaceState, rng: Rng) -> None:
    """Some cards of hands were seen taken."""
    chance = CHANCES[rng.below(len(CHANCES))]
    s.seen_low = s.seen_high = 0
    for hand in s.hands:
        for card in hand:
            if rng.flip(chance):
                see(s, card)
