"""How Wild Space's options and states are written in traces, journals and tests: as its decision catalogue says."""

from typing import Final

from tablee.games.telling import Spelling
from tablee.games.wild_space.rules.bits import count, has
from tablee.games.wild_space.rules.numbering import OPTION, OPTION_NAMES
from tablee.games.wild_space.rules.score import PARTS, SMUGGLER_PARTS, parts, smuggler_parts
from tablee.games.wild_space.rules.setup import HOSTILE, TILE
from tablee.games.wild_space.rules.state import EMPTY, NO_LEVEL, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    DECISIONS,
    HOSTILE_NAMES,
    LEVELS,
    PLACES,
    PLANET_NAMES,
    SECTORS,
    SHUTTLES,
    SIDES,
)
from tablee.kernel import NOBODY, Event
from tablee.kernel.event import FIRST


def option_name(option: int) -> str:
    """What a number means, whatever the state."""
    return OPTION_NAMES[option]


def spell(s: WildSpaceState, option: int) -> object:
    """An option in the form of the catalogue."""
    return OPTION_NAMES[option]


def parse(s: WildSpaceState, spelled: object) -> int | None:
    """The number of a spelled option, if it is one."""
    return OPTION.get(spelled) if isinstance(spelled, str) else None


def chance(event: Event) -> object:
    """The outcome of a chance event: a full order of seats, planets, hostile planets or cards."""
    if event.kind == FIRST:
        return event.args[:]
    return [_drawn(each) for each in event.args]


def _drawn(number: int) -> str:
    if number >= HOSTILE:
        return HOSTILE_NAMES[number - HOSTILE]
    return PLANET_NAMES[number - TILE] if number >= TILE else CARD_NAMES[number]


def table(s: WildSpaceState) -> dict[str, object]:
    """The complete state, in the words of the specification."""
    return {
        "turn": s.turns,
        "first": s.first,
        "planets": [{"planet": PLANET_NAMES[s.tiles[place]], "face_up": has(s.up, place)} for place in range(PLACES)],
        "reserve": [None if card == EMPTY else CARD_NAMES[card] for card in s.reserve],
        "deck": _cards(s.deck()),
        "discard": _cards(s.discard),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "smuggler": None if s.level == NO_LEVEL else _smuggler(s),
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "kind": None if s.to_move == NOBODY else DECISIONS[s.kind],
    }


def _cards(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _player(s: WildSpaceState, seat: int) -> dict[str, object]:
    return {
        "hand": _cards(s.hands[seat]),
        "crew": _cards(s.crews[seat]),
        "token": s.tokens[seat],
        "landed": _sectors(s, s.landed[seat]),
        "explored": _sectors(s, s.explored[seat]),
        "shuttles": SHUTTLES - count(s.landed[seat] | s.explored[seat]),
        "score": dict(zip(PARTS, parts(s, seat), strict=True)),
    }


def _sectors(s: WildSpaceState, sectors: int) -> list[str]:
    return [
        f"{PLANET_NAMES[s.tiles[sector // 2]]}:{SIDES[sector % 2]}" for sector in range(SECTORS) if has(sectors, sector)
    ]


def _smuggler(s: WildSpaceState) -> dict[str, object]:
    places = range(len(s.hostile))
    return {
        "level": LEVELS[s.level],
        "crew": _cards(s.crews[SMUGGLER]),
        "open": [HOSTILE_NAMES[s.hostile[at]] for at in places if at < s.revealed and not has(s.aside, at)],
        "landed": [HOSTILE_NAMES[s.hostile[at]] for at in places if has(s.raided, at)],
        "aside": [HOSTILE_NAMES[s.hostile[at]] for at in places if has(s.aside, at)],
        "pile": [HOSTILE_NAMES[s.hostile[at]] for at in places if at >= s.revealed],
        "score": dict(zip(SMUGGLER_PARTS, smuggler_parts(s), strict=True)),
    }


SPELLING: Final = Spelling(option_name, spell, parse, table, chance)
