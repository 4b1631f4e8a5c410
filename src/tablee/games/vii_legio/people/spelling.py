"""How VII Legio's options and states are written in traces, journals and tests: as its decision catalogue says."""

from typing import Final

from tablee.games.telling import Spelling
from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules.numbering import option_name, thing_name, verb_of
from tablee.games.vii_legio.rules.outfit import uses_left
from tablee.games.vii_legio.rules.ship import PLACES, Ship, count_in
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    CARD_NAMES,
    DECISIONS,
    DETECTOR,
    DOMAINS,
    EXPERT,
    FACES,
    ITEM_COUNT,
    ITEMS,
    NONE,
    PLANETS,
    REASONS,
    SCANNER,
    SECTORS,
    SLOT_X,
    SLOTS,
    TECHNOLOGIES,
    XCARDS,
)
from tablee.kernel import NOBODY, Event
from tablee.kernel.event import CHANCE, DICE, SHUFFLE


def spell(s: VIILegioState, option: int) -> object:
    """An option in the form of the catalogue: one with an argument is a list, all others are words."""
    verb = verb_of(option)
    if verb < 0:
        return thing_name(option)
    return [number.VERBS[verb], number.ARGUMENTS[verb][option - number.FIRSTS[verb]]]


def parse(s: VIILegioState, spelled: object) -> int | None:
    """The number of a spelled option, if it is one."""
    match spelled:
        case [str(verb), str(argument)] if verb in number.VERBS:
            family = number.VERBS.index(verb)
            known = number.ARGUMENTS[family]
            return number.FIRSTS[family] + known.index(argument) if argument in known else None
        case str(word):
            return _named(word)
    return None


def _named(word: str) -> int | None:
    for first, names in _FAMILIES:
        if word in names:
            return first + names.index(word)
    return None


_FAMILIES: Final = [
    (0, number.WORDS),
    (number.ITEM, ITEMS),
    (number.DOMAIN, DOMAINS),
    (number.SLOT, SLOTS),
    (number.PLANET, PLANETS),
]


def chance(event: Event) -> object:
    """The outcome of a chance event: a seat, a die, or an order of cards, top first."""
    if event.kind != SHUFFLE:
        return event.args[0]
    names = CARD_NAMES if event.args[0] in (tell.DECK, tell.RESHUFFLE) else XCARDS
    return [names[card] for card in event.args[1:]]


def chance_name(event: Event) -> str:
    """What chance decided, as the specification calls it."""
    if event.kind == SHUFFLE:
        return tell.SHUFFLED[event.args[0]]
    return "die" if event.kind == DICE else CHANCE[event.kind]


def table(s: VIILegioState) -> dict[str, object]:
    """The complete state, in the words of the specification; decks and piles from their top."""
    return {
        "round": s.round,
        "first": s.starter,
        "active": s.frames[0].seat if s.frames else None,
        "ships": [_ship(ship) for ship in s.ships],
        "hand": _top(s, s.hand),
        "deck": _top(s, len(s.deck))[s.hand :],
        "discards": [CARD_NAMES[card] for card in s.discards],
        "resolving": None if s.card == NONE else CARD_NAMES[s.card],
        "reset_due": bool(s.reset),
        "pile_a": _pile(s.pile_a),
        "pile_b": _pile(s.pile_b),
        "pile_x": _pile(s.pile_x),
        "extrasolar_discards": [XCARDS[card] for card in s.retired],
        "slots": {SLOTS[slot]: _slot(s, slot) for slot in [*range(s.seats), SLOT_X]},
        "tokens": [name for planet, name in enumerate(PLANETS) if s.tokens >> planet & 1],
        "supply": {ITEMS[item]: count_in(s.supply, item) for item in range(EXPERT, ITEM_COUNT)},
        "sector_x_open": bool(s.x_open),
        "storm": bool(s.storm),
        "ending": None if s.ending == NONE else REASONS[s.ending],
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "kind": None if s.to_move == NOBODY else DECISIONS[s.kind],
    }


def _top(s: VIILegioState, count: int) -> list[str]:
    """The first cards of the deck, top first."""
    return [CARD_NAMES[card] for card in s.deck[::-1][:count]]


def _pile(pile: list[int]) -> list[str]:
    return [XCARDS[card] for card in pile[::-1]]


def _ship(ship: Ship) -> dict[str, object]:
    return {
        "face": FACES[ship.face],
        "items": {name: ship.owned(item) for item, name in enumerate(ITEMS)},
        "scans_left": uses_left(ship, SCANNER),
        "detections_left": uses_left(ship, DETECTOR),
        "experience": {name: ship.level(domain) for domain, name in enumerate(DOMAINS)},
        "vp": ship.vp,
        "discoveries": ship.discoveries,
        "missions": ship.missions,
        "jokers": [name for at, name in enumerate(TECHNOLOGIES) if ship.jokers >> at & 1],
        "installing": [TECHNOLOGIES[each - 1] for each in (ship.installing & 3, ship.installing >> 2) if each],
        "place": PLACES[ship.place],
        "sector": SECTORS[ship.sector],
        "slot": None if ship.slot == NONE else SLOTS[ship.slot],
        "passed": ship.passed,
        "spent": {name: count_in(ship.spent, domain) for domain, name in enumerate(DOMAINS)},
        "must_leave_x": bool(ship.must_leave),
    }


def _slot(s: VIILegioState, slot: int) -> dict[str, object] | None:
    if s.cards[slot] == NONE:
        return None
    return {
        "card": XCARDS[s.cards[slot]],
        "planet": None if s.planets[slot] == NONE else PLANETS[s.planets[slot]],
        "face_up": bool(s.face_up >> slot & 1),
        "scanned_by": [seat for seat in range(s.seats) if s.scanned >> (4 * slot + seat) & 1],
        "completed": bool(s.completed >> slot & 1),
        "paid": [ship.paid_at(slot) for ship in s.ships],
    }


SPELLING: Final = Spelling(option_name, spell, parse, table, chance, chance_name)
