"""How Karman Swap's options and states are written in traces, journals and tests: as its decision catalogue says."""

from typing import Final

from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules.bits import listed
from tablee.games.karman_swap.rules.markers import arrows_of, opener_of, owner_of, status_of, waiting_at
from tablee.games.karman_swap.rules.market import available, is_face_down, trump
from tablee.games.karman_swap.rules.numbering import option_name
from tablee.games.karman_swap.rules.state import EMPTY, INACTIVE, KarmanSwapState
from tablee.games.karman_swap.rules.tables import (
    CARD,
    CARD_NAMES,
    COLOURS,
    DECISIONS,
    PLANET,
    PLANET_COUNT,
    PLANET_NAMES,
    ROWS,
    SHIP_CARDS,
    STACK,
)
from tablee.games.telling import Spelling
from tablee.kernel import NOBODY, Event
from tablee.kernel.event import FIRST

KINDS: Final = ("creature", "ship")


def spell(s: KarmanSwapState, option: int) -> object:
    """An option in the form of the catalogue: numbers as numbers, all else by name."""
    if number.NUMBER <= option < number.PLANET:
        return option - number.NUMBER
    return option_name(option)


def parse(s: KarmanSwapState, spelled: object) -> int | None:
    """The number of a spelled option, if it is one."""
    match spelled:
        case bool():
            return None
        case int(count) if 0 <= count <= number.MOST:
            return number.NUMBER + count
        case str(word):
            return _named(word)
    return None


def _named(word: str) -> int | None:
    kind, _, card = word.partition(":")
    if card in CARD and kind in KINDS and (kind == "ship") == (CARD[card] >= SHIP_CARDS):
        return number.PLAY + CARD[card]
    if kind == "back" and card in COLOURS:
        return number.BACK + COLOURS.index(card)
    if word in CARD:
        return number.CARD + CARD[word]
    if word in PLANET:
        return number.PLANET + PLANET[word]
    return number.WORDS.index(word) if word in number.WORDS else None


def chance(event: Event) -> object:
    """The outcome of a chance event: the starting seat, or an order of planets or of cards."""
    if event.kind == FIRST:
        return event.args[0]
    names = PLANET_NAMES if len(event.args) == PLANET_COUNT else CARD_NAMES
    return [names[each] for each in event.args]


def table(s: KarmanSwapState) -> dict[str, object]:
    """The complete state, in the words of the specification."""
    return {
        "round": s.round,
        "turn": s.turns,
        "starter": s.starter,
        "hands": [_cards(hand) for hand in s.hands],
        "market": _cards(s.market),
        "pyramid": _pyramid(s),
        "available": _cards(available(s)),
        "trump": None if trump(s) == NOBODY else COLOURS[trump(s)],
        "stacks": [_stack(s, stack) for stack in range(2)],
        "planets": [_planet(s, planet) for planet in s.placed],
        "contests": [
            {"planet": PLANET_NAMES[planet], "opener": opener_of(s, planet), "waiting": _waiting(s, planet)}
            for planet in s.contests
        ],
        "sides": [_side(s, side) for side in range(s.mode.sides)],
        "extinction": s.track[0] if not s.mode.is_race else s.track[:],
        "used": _cards(s.used),
        "passes": s.passes,
        "lap": s.lap,
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "kind": None if s.to_move == NOBODY else DECISIONS[s.kind],
    }


def _cards(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in listed(cards, 0)]


def _pyramid(s: KarmanSwapState) -> list[list[dict[str, object] | None]]:
    """From the base to the top, each card with whether it lies face up; None where it has gone."""
    rows, first = [], 0
    for size in ROWS if s.pyramid else []:
        places = range(first, first + size)
        rows.append([_placed(s, place) for place in places])
        first += size
    return rows


def _placed(s: KarmanSwapState, place: int) -> dict[str, object] | None:
    card = s.pyramid[place]
    return None if card == EMPTY else {"card": CARD_NAMES[card], "face_up": not is_face_down(s.pyramid, place)}


def _stack(s: KarmanSwapState, stack: int) -> list[str]:
    """The planets of a stack, top first."""
    return [PLANET_NAMES[planet] for planet in s.order[(stack + 1) * STACK - s.left[stack] : (stack + 1) * STACK]]


def _planet(s: KarmanSwapState, planet: int) -> dict[str, object]:
    ships = sorted(listed(s.around[planet], 0), key=lambda ship: s.arrived[ship])
    return {
        "planet": PLANET_NAMES[planet],
        "dome": status_of(s, planet) - INACTIVE if status_of(s, planet) >= INACTIVE else None,
        "creatures": [{"card": name, "gems": s.gems[CARD[name]]} for name in _cards(s.creatures[planet])],
        "ships": [
            {
                "card": CARD_NAMES[SHIP_CARDS + ship],
                "gems": s.gems[SHIP_CARDS + ship],
                "counts_for": owner_of(s, ship),
                "arrows": arrows_of(s, ship),
            }
            for ship in ships
        ],
    }


def _waiting(s: KarmanSwapState, planet: int) -> list[int]:
    return [seat for seat in s.mode.around[opener_of(s, planet)] if waiting_at(s, planet) >> seat & 1]


def _side(s: KarmanSwapState, side: int) -> dict[str, object]:
    return {
        "research": s.research[side],
        "discovery": s.discovery[side],
        "prestige": s.prestige[side],
        "colonised": s.colonised[side],
        "wins": s.wins[side],
    }


SPELLING: Final = Spelling(option_name, spell, parse, table, chance)
