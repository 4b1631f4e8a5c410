"""The invariants of Karman Swap (section 6 of the specification), checked between any two decisions."""

from tablee.games.karman_swap.rules.bits import count, listed, unpacked
from tablee.games.karman_swap.rules.chart import draw
from tablee.games.karman_swap.rules.markers import opener_of, owner_of, status_of, waiting_at
from tablee.games.karman_swap.rules.market import face_down, uncovered
from tablee.games.karman_swap.rules.state import ACTIVE, EMPTY, IN_STACK, INACTIVE, KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    BOOST,
    CARD_COUNT,
    COLONISATIONS,
    COUNT9,
    DECISIONS,
    EACH,
    HEAD,
    PLANET_COUNT,
    RACE_GOAL,
    RESPOND,
    SHIP,
    SLOTS,
    TURN_ACTION,
)
from tablee.kernel import NOBODY, State


def check(state: State) -> None:
    """Every invariant that a single state can show."""
    assert isinstance(state, KarmanSwapState)
    check_cards(state)
    check_planets(state)
    check_contests(state)
    check_sides(state)
    check_knowledge(state)
    if not state.over:
        assert state.options and 0 <= state.kind < len(DECISIONS)
        if state.kind in (TURN_ACTION, RESPOND):
            assert state.hands[state.to_move]  # I12


def check_cards(s: KarmanSwapState) -> None:
    """I1, I11: each card is in exactly one place."""
    cards = [card for hand in s.hands for card in listed(hand, 0)] + listed(s.market, 0)
    cards += [card for card in s.pyramid if card != EMPTY]
    for planet in range(PLANET_COUNT):
        cards += listed(s.creatures[planet], 0) + listed(s.around[planet], 3 * EACH)
    assert sorted(cards) == list(range(CARD_COUNT))
    assert s.bare == uncovered(s.pyramid) and s.veiled == face_down(s.pyramid)


def check_planets(s: KarmanSwapState) -> None:
    """I2, I3: each planet is in a stack or in play, and no slot holds two creatures."""
    assert sorted(s.order) == list(range(PLANET_COUNT)) and len(s.placed) + sum(s.left) == PLANET_COUNT
    assert _charted(s) == _charted(s, anew=True)
    for planet in range(PLANET_COUNT):
        assert (planet in s.placed) == (status_of(s, planet) != IN_STACK)
        if status_of(s, planet) == IN_STACK:
            assert s.creatures[planet] == s.around[planet] == 0
        for colour in range(SHIP):
            assert COUNT9[(s.creatures[planet] >> 9 * colour) & 511] <= SLOTS[planet * 3 + colour]


def _charted(s: KarmanSwapState, *, anew: bool = False) -> list[int]:
    """The chart as it is, or as it would be drawn now."""
    if anew:
        s = s.copy()
        draw(s)
    return [s.active, s.domed, s.contested, s.peopled, s.free, s.lying]


def check_contests(s: KarmanSwapState) -> None:
    """I4, I5: contests are where ships are around active planets; one that waits for its boost has opened none yet."""
    assert len(s.contests) <= s.mode.contests
    arriving = s.frames[-1].count if s.frames and s.kind == BOOST else NOBODY
    for planet in range(PLANET_COUNT):
        is_open = planet in s.contests
        assert is_open == (opener_of(s, planet) != NOBODY)
        if status_of(s, planet) == ACTIVE and planet != arriving:
            assert is_open == (s.around[planet] != 0)
        if is_open:
            assert status_of(s, planet) == ACTIVE and s.around[planet]
            assert not waiting_at(s, planet) >> opener_of(s, planet) & 1
        else:
            assert waiting_at(s, planet) == 0
    for ship in range(EACH):
        is_around = any(around >> ship & 1 for around in s.around)
        assert is_around == (owner_of(s, ship) != NOBODY) == (s.arrived[ship] != 0)


def check_sides(s: KarmanSwapState) -> None:
    """I6 to I8: domes, tracks and gems."""
    for side in range(s.mode.sides):
        domes = sum(status == INACTIVE + side for status in unpacked(s.status, PLANET_COUNT))
        assert domes == s.colonised[side] and (s.over or domes < COLONISATIONS)
        assert s.research[side] >= 0 and s.discovery[side] >= 0 and s.prestige[side] >= 0
    if not s.over:
        assert all(-HEAD < dome < HEAD for dome in s.track) or s.mode.is_race
        assert all(0 <= dome < RACE_GOAL for dome in s.track) or not s.mode.is_race
    lying = 0
    for planet in range(PLANET_COUNT):
        lying |= s.creatures[planet] | s.around[planet] << 3 * EACH
    assert all(gems >= 0 and (gems == 0 or lying >> card & 1) for card, gems in enumerate(s.gems))


def check_knowledge(s: KarmanSwapState) -> None:
    """What the seats know of hands is true."""
    held = 0
    for hand in s.hands:
        held |= hand
    assert s.shown & ~held == 0
    for seat, told in enumerate(s.told):
        mate = s.mode.mate[seat]
        assert told == 0 if mate == NOBODY else told & ~s.hands[mate] == 0
    assert count(held) == sum(count(hand) for hand in s.hands)
