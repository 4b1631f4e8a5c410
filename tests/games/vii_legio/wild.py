"""VII Legio shaken: ships fitted out, sent and landed at will; planets, slots, scans, decks and tracks anew."""

from typing import Final

from tablee.games.vii_legio.rules.contact import can_meet
from tablee.games.vii_legio.rules.effects import ACT, TURN
from tablee.games.vii_legio.rules.outfit import has_room
from tablee.games.vii_legio.rules.ship import AT_BASE, IN_CONTACT, IN_SPACE, OBSERVING, Ship
from tablee.games.vii_legio.rules.state import VIILegioState, put
from tablee.games.vii_legio.rules.tables import (
    BASE_SECTOR,
    BIT,
    CARD_COUNT,
    DOMAIN_COUNT,
    EXPERT,
    FIRST_ITEMS,
    FIRST_TOKENS,
    IN_GAME,
    ITEM_COUNT,
    MOST_MISSIONS,
    NONE,
    OF_PILE,
    PAID_TURNS,
    PLANET_COUNT,
    PLANET_SECTOR,
    PROMOTION_VP,
    RESET_CARD,
    SLOT_COUNT,
    SLOT_X,
    SUPPLY,
    SX,
    TECHNOLOGY_PLACES,
    TRACK,
    UNIT,
    ZONE,
    ZONE_X,
)
from tablee.games.vii_legio.rules.tables import DISCOVERY_VP as FOUND
from tablee.games.vii_legio.rules.tables import REWARD as REWARDS
from tablee.kernel import Rng, State

LONGEST_WAY: Final = 160  # decisions before the first shake
MOST_POINTS: Final = 26  # of Contacts and trophies
MOST_HAND: Final = 11
NO_SLOTS: Final = [NONE] * SLOT_COUNT


def shake(state: State, rng: Rng) -> None:
    """Change all of the table where an action is asked for; at other times only what nothing in progress leans on."""
    assert isinstance(state, VIILegioState)
    if state.frames[-1].effect == TURN and state.frames[-1].at == ACT:
        _fit_out(state, rng)
        _chart(state, rng)
        _fill_slots(state, rng)
        for seat in range(state.seats):
            _send(state, seat, rng)
        _shuffle(state, rng)
    for ship in state.ships:
        _praise(ship, rng.below(3))
    state.round = 1 + rng.below(55) if state.frames[0].effect == TURN else state.round


def _praise(ship: Ship, points: int) -> None:
    ship.trophy_vp += points
    ship.vp += points


def _fit_out(s: VIILegioState, rng: Rng) -> None:
    """Ships of both faces with items, experience, missions and technologies at will."""
    s.supply = SUPPLY
    for ship in s.ships:
        ship.face = rng.below(2)
        ship.items = FIRST_ITEMS[ship.face]
        for _ in range(rng.below(14)):
            item = rng.below(ITEM_COUNT)
            if has_room(s, ship, item):
                ship.items += UNIT[item]
                s.supply -= UNIT[item] if item >= EXPERT else 0
        ship.experience = sum(rng.below(TRACK + 1) * UNIT[domain] for domain in range(DOMAIN_COUNT))
        ship.missions, ship.trophy_vp = rng.below(MOST_MISSIONS + 1), rng.below(4)
        ship.contact_vp = rng.below(MOST_POINTS) + (PROMOTION_VP if ship.face else 0)
        ship.jokers, ship.installing = rng.below(4) if rng.flip(0.5) else 0, 0
        if ship.jokers == 3 and TECHNOLOGY_PLACES[ship.face] < 2:
            ship.jokers = 1
        if ship.jokers == 0 and rng.flip(0.3):
            ship.installing = 1 + rng.below(2)
        ship.scans, ship.detections = rng.below(3), rng.below(3)
        ship.paid = ship.passed = ship.spent = 0


def _chart(s: VIILegioState, rng: Rng) -> None:
    """Some planets were discovered, by some commanders."""
    for ship in s.ships:
        ship.discoveries = 0
    s.tokens = FIRST_TOKENS[s.seats]
    for planet in range(PLANET_COUNT):
        if s.tokens >> planet & 1 and rng.flip(0.6):
            s.tokens &= ~BIT[planet]
            s.ships[rng.below(s.seats)].discoveries += 1
    for ship in s.ships:
        ship.vp = ship.discoveries * FOUND + ship.contact_vp + ship.trophy_vp + sum(REWARDS[: ship.missions])
    s.x_open = rng.below(2)


def _fill_slots(s: VIILegioState, rng: Rng) -> None:
    """Cards of the right zones in some slots, face up, scanned or closed; the rest in piles or discarded."""
    piles = [_pile(zone, rng) for zone in range(3)]
    s.cards, s.planets = NO_SLOTS, NO_SLOTS
    s.face_up = s.completed = s.scanned = 0
    found = [planet for planet in range(PLANET_COUNT) if (FIRST_TOKENS[s.seats] & ~s.tokens) >> planet & 1]
    rng.shuffle(found)
    for slot in range(s.seats):
        if found and rng.flip(0.8):
            _lay(s, slot, found[-1], piles[ZONE[PLANET_SECTOR[found.pop()]]], rng)
    if s.x_open and rng.flip(0.7):
        _lay(s, SLOT_X, NONE, piles[ZONE_X], rng)
    s.retired = []
    for pile in piles:
        for _ in range(rng.below(3)):
            s.retired = [*s.retired, pile.pop()]
    s.pile_a, s.pile_b, s.pile_x = piles


def _pile(zone: int, rng: Rng) -> list[int]:
    cards = OF_PILE[zone][:]
    rng.shuffle(cards)
    return cards[: IN_GAME[zone]]


def _lay(s: VIILegioState, slot: int, planet: int, pile: list[int], rng: Rng) -> None:
    card = pile.pop()
    s.cards, s.planets = put(s.cards, slot, card), put(s.planets, slot, planet)
    s.scanned |= rng.below(1 << s.seats) * UNIT[slot] if rng.flip(0.6) else 0
    if rng.flip(0.5):
        s.face_up |= BIT[slot]
        for ship in s.ships:
            ship.paid += rng.below(PAID_TURNS[card] + 1) * UNIT[slot]


def _send(s: VIILegioState, seat: int, rng: Rng) -> None:
    """A ship in space, at the base, or on a planet that it may be on; the one that acts is in space."""
    ship = s.ships[seat]
    ship.place, ship.slot, ship.must_leave = IN_SPACE, NONE, 0
    ship.sector = rng.below(SX + s.x_open)
    if ship.sector == SX and rng.flip(0.4):
        ship.must_leave = 1
    if seat == s.frames[0].seat:
        return
    if rng.flip(0.2):
        ship.place, ship.sector, ship.must_leave = AT_BASE, BASE_SECTOR, 0
        return
    slots = [slot for slot in range(SLOT_COUNT) if s.face_up >> slot & 1]
    if slots and rng.flip(0.7):
        _settle(s, ship, slots[rng.below(len(slots))], rng)


def _settle(s: VIILegioState, ship: Ship, slot: int, rng: Rng) -> None:
    """On a planet, in a zone that is free: in Contact if the first threshold can be met, else observing."""
    card, planet = s.cards[slot], s.planets[slot]
    place = IN_CONTACT if can_meet(ship, card, 0) and rng.flip(0.6) and not s.completed >> slot & 1 else OBSERVING
    if any(other.slot == slot and other.place == place for other in s.ships):
        return
    if place == OBSERVING:
        ship.paid -= ship.paid_at(slot) * UNIT[slot]
        is_alone = not any(other.slot == slot for other in s.ships)
        s.completed |= BIT[slot] if is_alone and rng.flip(0.3) else 0
    ship.place, ship.slot, ship.must_leave = place, slot, 0
    ship.sector = SX if planet == NONE else PLANET_SECTOR[planet]


def _shuffle(s: VIILegioState, rng: Rng) -> None:
    """Some cards discarded, some in hand; a slot that was left, a storm."""
    cards = [card for card in range(CARD_COUNT) if card != RESET_CARD]
    rng.shuffle(cards)
    gone = rng.below(CARD_COUNT - 1)
    s.discards, s.deck = cards[:gone], [*cards[gone:], RESET_CARD]
    rng.shuffle(s.deck)
    s.hand = rng.below(min(MOST_HAND, len(s.deck)) + 1)
    s.seen, s.dice = [], 0
    s.left = rng.below(SLOT_COUNT) if rng.flip(0.2) else NONE
    s.storm = int(rng.flip(0.2))
