"""The invariants of Wild Space (section 6 of the specification), checked between any two decisions."""

from tablee.games.wild_space.rules.bits import count, has
from tablee.games.wild_space.rules.going_on import traits_of
from tablee.games.wild_space.rules.numbering import PASS
from tablee.games.wild_space.rules.score import parts, smuggler_parts
from tablee.games.wild_space.rules.seen import is_seen
from tablee.games.wild_space.rules.state import EMPTY, NO_LEVEL, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CATEGORY,
    DECISIONS,
    DECK,
    DRAWN,
    IS_VETERAN,
    LEVEL_COUNTS,
    OPEN,
    PLACE_LEVEL,
    PLACE_OF,
    PLACES,
    RENEW,
    SHUTTLES,
    SPACES,
    TURNS,
)
from tablee.kernel import State


def check(state: State) -> None:
    """Every invariant that a single state can show."""
    assert isinstance(state, WildSpaceState)
    check_cards(state)
    check_crews(state)
    check_piles(state)
    check_shuttles(state)
    check_planets(state)
    check_turns(state)
    check_smuggler(state)
    if not state.over:
        assert len(state.options) > 1 and 0 <= state.kind < len(DECISIONS) and state.kind != RENEW
        assert PASS not in state.options or len(state.crews[state.to_move]) < 3  # 12
    for seat in range(state.seats):
        assert min(parts(state, seat)) >= 0  # 10


def check_cards(s: WildSpaceState) -> None:
    """1, 2: each card is in exactly one place, and each crew has a Captain of its own."""
    cards = [*s.deck(), *s.discard, *[card for card in s.reserve if card != EMPTY]]
    for hand in s.hands:
        assert hand == sorted(hand)
        cards += hand
    for crew in s.crews:
        cards += crew[1:]
    assert sorted(cards) == list(range(DECK))
    captains = [crew[0] for crew in s.crews]
    assert len(set(captains)) == len(captains) and min(captains) >= DECK


def check_crews(s: WildSpaceState) -> None:
    """7, 8: tokens, and what crews have in common; all that is known of hands is true."""
    for seat in range(s.seats):
        veterans = sum(IS_VETERAN[card] for card in s.crews[seat])
        assert min(SPACES, veterans) <= s.tokens[seat] <= SPACES
        assert s.traits[seat] == traits_of(s.crews[seat])
    held = [card for hand in s.hands for card in hand]
    assert all(card in held for card in range(DECK) if is_seen(s, card))


def check_piles(s: WildSpaceState) -> None:
    """6: an empty deck means an empty discard pile, an empty slot an empty deck."""
    assert s.deck() or not s.discard
    assert s.deck() or EMPTY not in s.reserve or not s.discard
    assert EMPTY not in s.reserve or not s.deck()


def check_shuttles(s: WildSpaceState) -> None:
    """3, 4: five shuttles each, at most one on a sector, and no more moves than turns."""
    for seat in range(s.seats):
        landed, explored = s.landed[seat], s.explored[seat]
        assert landed & explored == 0 and count(landed | explored) <= SHUTTLES
        assert count(landed) + 2 * count(explored) <= (s.turns + len(s.crews) - 1) // len(s.crews)
        for place in range(PLACES):
            assert has(s.up, place) or (landed | explored) >> place * 2 & 3 == 0


def check_planets(s: WildSpaceState) -> None:
    """9: one tile for each place; starting planets lie face up."""
    assert [PLACE_OF[tile] for tile in s.tiles] == list(range(PLACES)) and s.up & 3 == 3
    for seat in range(s.seats):
        is_on = not s.over and s.frames[0].seat == seat
        for place in range(PLACES):
            assert has(s.up, place) or is_on or len(s.crews[seat]) < PLACE_LEVEL[place]


def check_turns(s: WildSpaceState) -> None:
    """5: ten turns each, one after the other."""
    assert 1 <= s.turns <= TURNS * len(s.crews) and 0 <= s.first < len(s.crews)
    assert not s.over or s.turns == TURNS * len(s.crews)


def check_smuggler(s: WildSpaceState) -> None:
    """11: five hostile planets as the level has them, at most two of them open."""
    if s.level == NO_LEVEL:
        assert len(s.crews) == s.seats > 1 and not s.hostile
        return
    assert len(s.crews) == 2 and s.seats == 1 and min(smuggler_parts(s)) >= 0
    assert [sum(CATEGORY[each] == kind for each in s.hostile) for kind in range(3)] == LEVEL_COUNTS[s.level]
    assert len(set(s.hostile)) == DRAWN and s.raided & s.aside == 0
    assert s.revealed == min(DRAWN, OPEN + count(s.aside)) and s.raided | s.aside < 1 << s.revealed
