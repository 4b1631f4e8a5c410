"""The invariants of VII Legio (section 6 of the specification), checked between any two decisions."""

from tablee.games.vii_legio.rules.board import sector_of
from tablee.games.vii_legio.rules.contact import can_meet
from tablee.games.vii_legio.rules.effects import FITTING, GO_ON, MEET, TURN
from tablee.games.vii_legio.rules.outfit import limit, uses_left
from tablee.games.vii_legio.rules.ship import AT_BASE, IN_CONTACT, IN_SPACE, OBSERVING, Ship, count_in
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    CARD_COUNT,
    DECISIONS,
    DETECTOR,
    DISCOVERY_VP,
    DOMAIN_COUNT,
    EXPERT,
    EXPERTS,
    FIRST_TOKENS,
    FLOOR,
    IN_GAME,
    ITEM_COUNT,
    MOST_MISSIONS,
    NONE,
    PAID_TURNS,
    PILE,
    PLANET_COUNT,
    PROMOTION_VP,
    RESET_CARD,
    REWARD,
    ROUND_CAP,
    SCANNER,
    SECTOR_COUNT,
    SLOT_COUNT,
    SLOT_X,
    SPATHA,
    SUPPLY,
    SX,
    TECHNOLOGY_PLACES,
    THRESHOLDS,
    TRACK,
    ZONE,
    ZONE_X,
)
from tablee.kernel import NOBODY, State


def check(state: State) -> None:
    """Every invariant that a single state can show."""
    assert isinstance(state, VIILegioState)
    check_table(state)
    if not state.over:
        assert state.options and 0 <= state.kind < len(DECISIONS)
        assert state.to_move == state.frames[0].seat  # 9: only the active commander decides


def check_table(s: VIILegioState) -> None:
    """All that lies on the table fits together, whatever is asked."""
    check_deck(s)
    check_piles(s)
    check_planets(s)
    for seat, ship in enumerate(s.ships):
        check_outfit(ship)
        check_place(s, ship, seat)
    check_supply(s)


def check_deck(s: VIILegioState) -> None:
    """1, 9: every card is in one place; R.A.Z. never rests in the discards, and a hand is held in a turn in space."""
    cards = s.deck + s.discards
    if s.card != NONE:
        cards = [*cards, s.card]
    if s.reset:
        cards = [*cards, RESET_CARD]
    assert sorted(cards) == list(range(CARD_COUNT))
    assert RESET_CARD not in s.discards and s.card != RESET_CARD
    assert 0 <= s.hand <= len(s.deck)
    is_turn = len(s.frames) > 0 and s.frames[0].effect == TURN
    assert is_turn or (s.hand == 0 and s.card == NONE and not s.reset)
    assert (s.card != NONE) == (len(s.frames) > 1)
    if s.hand:
        assert s.ships[s.frames[0].seat].place in (IN_SPACE, AT_BASE)


def check_piles(s: VIILegioState) -> None:
    """2, 14: piles, slots and discards hold the cards in play."""
    for zone, pile in ((0, s.pile_a), (1, s.pile_b), (2, s.pile_x)):
        lying = [card for card in s.cards if card != NONE and PILE[card] == zone]
        gone = [card for card in s.retired if PILE[card] == zone]
        cards = [*pile, *lying, *gone]
        assert len(set(cards)) == len(cards) == IN_GAME[zone]
        assert all(PILE[card] == zone for card in pile)


def check_planets(s: VIILegioState) -> None:
    """3, 4: tokens and discoveries; a token is used exactly when its slot holds a card."""
    first = FIRST_TOKENS[s.seats]
    left = [planet for planet in range(PLANET_COUNT) if s.tokens >> planet & 1]
    assert s.tokens & ~first == 0
    assert len(left) + sum(ship.discoveries for ship in s.ships) == first.bit_count()
    for slot in range(SLOT_COUNT):
        card, planet = s.cards[slot], s.planets[slot]
        is_used = card != NONE
        assert slot == SLOT_X or (planet != NONE) == is_used
        assert slot == SLOT_X or slot < s.seats or not is_used
        if is_used:
            assert ZONE[sector_of(s, slot)] == PILE[card]
            assert planet == NONE or (first & ~s.tokens) >> planet & 1
        else:
            bits = s.face_up | s.completed
            assert not bits >> slot & 1 and count_in(s.scanned, slot) == 0
            assert all(ship.paid_at(slot) == 0 for ship in s.ships)
    assert s.planets[SLOT_X] == NONE and len({p for p in s.planets if p != NONE}) == sum(p != NONE for p in s.planets)
    assert all(count_in(s.scanned, slot) < 1 << s.seats for slot in range(SLOT_COUNT))


def check_outfit(ship: Ship) -> None:
    """6, 7, 12: floors, maxima, tracks, points by source, technologies."""
    for item in range(ITEM_COUNT):
        assert FLOOR[ship.face * ITEM_COUNT + item] <= ship.owned(item) <= limit(ship, item)
    assert ship.experts() <= EXPERTS[ship.face] and ship.items >> 4 * ITEM_COUNT == 0
    assert all(ship.level(domain) <= TRACK for domain in range(DOMAIN_COUNT))
    assert ship.experience >> 4 * DOMAIN_COUNT == 0 and ship.spent >> 4 * DOMAIN_COUNT == 0
    assert 0 <= ship.missions <= MOST_MISSIONS
    missions = sum(REWARD[: ship.missions])
    assert ship.vp == ship.discoveries * DISCOVERY_VP + ship.contact_vp + ship.trophy_vp + missions
    assert uses_left(ship, SCANNER) >= 0 and uses_left(ship, DETECTOR) >= 0
    aboard = [each for each in (ship.installing & 3, ship.installing >> 2) if each]
    assert ship.installing < 16 and all(each <= 2 for each in aboard) and len(set(aboard)) == len(aboard)
    assert (ship.installing & 3 > 0) == (ship.installing > 0)
    jokers = [at + 1 for at in range(2) if ship.jokers >> at & 1]
    assert 0 <= ship.jokers < 4 and not set(jokers) & set(aboard)
    assert len(jokers) + len(aboard) <= TECHNOLOGY_PLACES[ship.face]
    assert ship.face != SPATHA or ship.vp >= PROMOTION_VP  # 11


def check_place(s: VIILegioState, ship: Ship, seat: int) -> None:
    """8, 11, 13: where a ship is fits what lies there."""
    assert AT_BASE <= ship.place <= IN_CONTACT and 0 <= ship.sector < SECTOR_COUNT
    assert ship.sector != SX or s.x_open
    assert ship.place != AT_BASE or ship.sector == BASE_SECTOR
    assert ship.must_leave == 0 or (ship.must_leave == 1 and ship.sector == SX and ship.place == IN_SPACE)
    has_landed = ship.place in (OBSERVING, IN_CONTACT)
    assert has_landed == (ship.slot != NONE)
    if ship.place != IN_CONTACT:
        assert ship.passed == 0 and ship.spent == 0
    if not has_landed:
        return
    card = s.cards[ship.slot]
    assert card != NONE and s.face_up >> ship.slot & 1 and sector_of(s, ship.slot) == ship.sector
    others = [other for other in s.ships if other.slot == ship.slot and other.place == ship.place]
    assert len(others) == 1
    if ship.place == OBSERVING:
        assert ship.paid_at(ship.slot) <= PAID_TURNS[card]
    else:
        assert 0 <= ship.passed <= THRESHOLDS[card] and not s.completed >> ship.slot & 1
        deciding = len(s.frames) == 1 and s.frames[0].seat == seat and s.frames[0].at == GO_ON
        assert deciding or (ship.passed < THRESHOLDS[card] and can_meet(ship, card, ship.passed))


def check_supply(s: VIILegioState) -> None:
    """5: experts aboard and in the supply."""
    for item in range(EXPERT, ITEM_COUNT):
        aboard = sum(ship.owned(item) for ship in s.ships)
        assert aboard + count_in(s.supply, item) == count_in(SUPPLY, item)
    assert s.supply >> 4 * ITEM_COUNT == 0 and s.supply & 0xFFFFF == 0
    assert 1 <= s.round <= ROUND_CAP and 0 <= s.starter < s.seats
    if s.frames and s.frames[0].effect == FITTING:
        assert s.round == 1 and s.ending == NONE
    if s.frames and s.frames[0].at == MEET:
        assert s.ships[s.frames[0].seat].place == IN_CONTACT
    assert s.to_move == NOBODY or not s.over
    assert ZONE[SX] == ZONE_X
