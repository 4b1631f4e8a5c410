"""What a seat may see of VII Legio, built from nothing: the nebula, the ships, and the cards that it has scanned."""

from dataclasses import dataclass

from tablee.games.seeing import DecisionView, Score, decision_view
from tablee.games.vii_legio.data import TABLES
from tablee.games.vii_legio.people.contacting import ContactView, Row, by_domain, contact_view
from tablee.games.vii_legio.people.deck_view import DeckView, PileView, deck_view, pile_view
from tablee.games.vii_legio.people.scores import scores
from tablee.games.vii_legio.rules.board import lander, sector_of
from tablee.games.vii_legio.rules.outfit import limit, uses_left
from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING, PLACES, Ship, count_in
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DECISIONS,
    DETECTOR,
    DOMAINS,
    EXPERT,
    EXPERTS,
    FACES,
    FIRST_TOKENS,
    FLOOR,
    ITEM_COUNT,
    ITEMS,
    NONE,
    PLANET_SECTOR,
    PLANETS,
    PROPULSOR,
    REASONS,
    REWARD,
    ROUND_CAP,
    SCANNER,
    SECTORS,
    SLOT_COUNT,
    SLOT_X,
    SLOTS,
    TAKEN,
    TECHNOLOGIES,
    TECHNOLOGY_PLACES,
    XCARDS,
)
from tablee.kernel import NOBODY


@dataclass(frozen=True, slots=True)
class ItemView:
    """How many of an item a ship has, its floor and its maximum; `uses` left this turn of what is used up."""

    item: str
    owned: int
    floor: int
    most: int
    uses: int | None


@dataclass(frozen=True, slots=True)
class TechnologyView:
    """A technology aboard; it works once it is installed."""

    technology: str
    works: bool


@dataclass(frozen=True, slots=True)
class ShipView:
    """A commander: ship, experience, points, and where the ship is. All of it is public."""

    seat: int
    colour: str
    face: str
    items: tuple[ItemView, ...]
    experts: int
    experts_most: int
    experience: Row
    vp: int
    missions: int
    next_mission: int | None  # VP of the next one
    technologies: tuple[TechnologyView, ...]
    technology_places: int
    lost_turns: int  # to come
    place: str  # base, space, observation or contact
    sector: str
    slot: str | None  # where it has landed
    passed: int  # thresholds of the Contact in progress
    spent: Row
    must_leave: bool  # sector X
    takes: int  # cards in a space turn


@dataclass(frozen=True, slots=True)
class SlotView:
    """A card slot. A card that this seat does not know has no name."""

    slot: str
    is_used: bool
    planet: str | None
    sector: str | None
    card: str | None
    is_face_up: bool
    scanned_by: tuple[int, ...]
    is_completed: bool  # a mission was completed: nobody lands any more
    observer: int | None
    in_contact: int | None
    paid: tuple[int, ...]  # observing turns by seat


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet of the nebula that is in play: whether its 1VP token lies there, and the slot of its card."""

    planet: str
    sector: str
    has_token: bool
    slot: str | None


@dataclass(frozen=True, slots=True)
class VIILegioView:
    """All that a seat may know."""

    seat: int
    round: int
    round_cap: int
    starter: int
    active: int | None
    ending: str | None  # why this is the last round
    ships: tuple[ShipView, ...]
    planets: tuple[PlanetView, ...]
    slots: tuple[SlotView, ...]
    contacts: tuple[ContactView, ...]  # of the cards that this seat knows
    deck: DeckView
    piles: tuple[PileView, ...]
    retired: tuple[str, ...]  # Extrasolar cards that were discarded
    supply: dict[str, int]  # experts
    x_open: bool
    storm: bool
    scores: tuple[Score, ...]
    decision: DecisionView | None
    over: bool
    winners: tuple[int, ...]


def view(s: VIILegioState, seat: int) -> VIILegioView:
    """All that a seat may know; a spectator knows nothing private."""
    return VIILegioView(
        seat=seat,
        round=s.round,
        round_cap=ROUND_CAP,
        starter=s.starter,
        active=s.frames[0].seat if s.frames else None,
        ending=None if s.ending == NONE else REASONS[s.ending],
        ships=tuple(_ship(s, at) for at in range(s.seats)),
        planets=_planets(s),
        slots=tuple(_slot(s, seat, slot) for slot in slots_of(s)),
        contacts=_contacts(s, seat),
        deck=deck_view(s),
        piles=tuple(pile_view(s, seat, pile) for pile in range(3)),
        retired=tuple(XCARDS[card] for card in s.retired),
        supply={ITEMS[item]: count_in(s.supply, item) for item in range(EXPERT, ITEM_COUNT)},
        x_open=bool(s.x_open),
        storm=bool(s.storm),
        scores=scores(s),
        decision=decision_view(s, seat, DECISIONS),
        over=s.over,
        winners=tuple(s.won()),
    )


def opened(s: VIILegioState) -> VIILegioState:
    """A copy in which every card on the table lies face up."""
    other = s.copy()
    for slot in range(SLOT_COUNT):
        if s.cards[slot] != NONE:
            other.face_up |= 1 << slot
    return other


def slots_of(s: VIILegioState) -> list[int]:
    """The slots in play: one for each commander, and slot X. (LEG-3.2)"""
    return [*range(s.seats), SLOT_X]


def _ship(s: VIILegioState, seat: int) -> ShipView:
    ship = s.ships[seat]
    return ShipView(
        seat=seat,
        colour=TABLES.colour[seat].id,
        face=FACES[ship.face],
        items=tuple(_item(s, seat, item) for item in range(ITEM_COUNT)),
        experts=ship.experts(),
        experts_most=EXPERTS[ship.face],
        experience=by_domain([ship.level(domain) for domain in range(len(DOMAINS))]),
        vp=ship.vp,
        missions=ship.missions,
        next_mission=REWARD[ship.missions] if ship.missions < len(REWARD) else None,
        technologies=_technologies(ship),
        technology_places=TECHNOLOGY_PLACES[ship.face],
        lost_turns=len(installing(ship)),
        place=PLACES[ship.place],
        sector=SECTORS[ship.sector],
        slot=None if ship.slot == NONE else SLOTS[ship.slot],
        passed=ship.passed,
        spent=by_domain([count_in(ship.spent, domain) for domain in range(len(DOMAINS))]),
        must_leave=bool(ship.must_leave),
        takes=TAKEN[ship.owned(PROPULSOR)],
    )


def _item(s: VIILegioState, seat: int, item: int) -> ItemView:
    ship = s.ships[seat]
    is_used_up = item in (SCANNER, DETECTOR)
    return ItemView(
        item=ITEMS[item],
        owned=ship.owned(item),
        floor=FLOOR[ship.face * ITEM_COUNT + item],
        most=limit(ship, item),
        uses=uses_left(ship, item) if is_used_up else None,
    )


def installing(ship: Ship) -> list[int]:
    """The technologies that do not work yet, in the order of acceptance. (LEG-17.5)"""
    return [each for each in (ship.installing & 3, ship.installing >> 2) if each]


def _technologies(ship: Ship) -> tuple[TechnologyView, ...]:
    ready = [TechnologyView(name, True) for at, name in enumerate(TECHNOLOGIES) if ship.jokers >> at & 1]
    return (*ready, *(TechnologyView(TECHNOLOGIES[each - 1], False) for each in installing(ship)))


def _planets(s: VIILegioState) -> tuple[PlanetView, ...]:
    active = {planet: SLOTS[slot] for slot, planet in enumerate(s.planets) if planet != NONE}
    return tuple(
        PlanetView(PLANETS[at], SECTORS[PLANET_SECTOR[at]], bool(s.tokens >> at & 1), active.get(at))
        for at in range(len(PLANETS))
        if FIRST_TOKENS[s.seats] >> at & 1
    )


def _slot(s: VIILegioState, seat: int, slot: int) -> SlotView:
    card = s.cards[slot]
    is_used = card != NONE
    planet = s.planets[slot]
    return SlotView(
        slot=SLOTS[slot],
        is_used=is_used,
        planet=None if planet == NONE else PLANETS[planet],
        sector=SECTORS[sector_of(s, slot)] if is_used else None,
        card=XCARDS[card] if is_used and s.knows(seat, slot) else None,
        is_face_up=bool(s.face_up >> slot & 1),
        scanned_by=tuple(at for at in range(s.seats) if s.scanned >> (4 * slot + at) & 1),
        is_completed=bool(s.completed >> slot & 1),
        observer=_seat(lander(s, slot, OBSERVING)),
        in_contact=_seat(lander(s, slot, IN_CONTACT)),
        paid=tuple(ship.paid_at(slot) for ship in s.ships),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _contacts(s: VIILegioState, seat: int) -> tuple[ContactView, ...]:
    """The contact panel; a spectator has none."""
    if seat >= s.seats:
        return ()
    known = [slot for slot in slots_of(s) if s.cards[slot] != NONE and s.knows(seat, slot)]
    return tuple(contact_view(s, seat, slot, SLOTS[slot], XCARDS[s.cards[slot]]) for slot in known)
