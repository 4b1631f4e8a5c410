"""How Karmaka's options and states are written in traces, journals and tests: the forms of the decision catalogue."""

from typing import Final

from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.numbering import option_name
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState
from tablee.games.karmaka.rules.tables import (
    CRISIS_DISCARD,
    DECISIONS,
    DESTINY,
    KIND,
    KINDS,
    SWINDLE,
    TRANSMIGRATE_PICK,
)
from tablee.games.karmaka.rules.variant import WORDS
from tablee.games.telling import Spelling
from tablee.kernel import NOBODY, Event, UnknownOption
from tablee.kernel.event import FIRST, SHUFFLE


def spell(s: KarmakaState, option: int) -> object:
    """An option in the form of the catalogue; a position is written with the kind that lies there."""
    if option >= number.PLAYS:
        return [KINDS[number.kind_played(option)], number.WAYS[number.way_played(option)]]
    if number.POSITION <= option < number.CARD:
        position = option - number.POSITION
        zone = positional(s)
        if not 1 <= position <= len(zone):
            given = {"position": str(position)}
            raise UnknownOption(f"there is no position {position} there now", "no-position", given, WORDS)
        return [position, KINDS[zone[-position]]]
    return option_name(option)


def positional(s: KarmakaState) -> list[int]:
    """The kinds of the ordered zone that the open question is about, top last."""
    if s.to_move == NOBODY:
        return []
    soul = s.souls[s.to_move]
    if s.kind == CRISIS_DISCARD:
        return soul.deeds
    if s.kind == TRANSMIGRATE_PICK:
        return [card & KIND_BITS for card in soul.future]
    return s.ruins


def parse(s: KarmakaState, spelled: object) -> int | None:
    """The number of a spelled option, if it is one."""
    match spelled:
        case [str(kind), str(way)] if kind in KIND and way in number.WAYS:
            return number.play_of(KIND[kind], number.WAYS.index(way))
        case [int(position), str(kind)] if _lies_at(s, position, kind):
            return number.POSITION + position
        case str(word) if word in KIND:
            return number.CARD + KIND[word]
        case str(word) if word in number.WORDS:
            return number.PASS + number.WORDS.index(word)
        case str(word) if word in number.SEAT_WORDS:
            return number.SELF + number.SEAT_WORDS.index(word)
    return None


def chance(event: Event) -> object:
    """The outcome of a chance event: a seat, an order of cards top first, or a card."""
    if event.kind == FIRST:
        return event.args[0]
    names = [KINDS[kind] for kind in event.args]
    return names if event.kind == SHUFFLE else names[0]


def _lies_at(s: KarmakaState, position: int, kind: str) -> bool:
    zone = positional(s)
    return position is not True and 1 <= position <= len(zone) and KINDS[zone[-position]] == kind


def table(s: KarmakaState) -> dict[str, object]:
    """The complete state, stacks top first, Hands sorted."""
    held = s.frames[-1] if s.frames else None
    return {
        "turn": s.turns + 1,
        "actor": s.frames[0].seat if s.frames else None,
        "played": s.played,
        "well": _names(s.well),
        "ruins": _names(s.ruins),
        "centre": None if s.centre == NOTHING else KINDS[s.centre],
        "looked_at": [KINDS[kind] for kind in held.cards] if held and held.effect == DESTINY else [],
        "seen": [KINDS[kind] for kind in held.cards] if held and held.effect == SWINDLE else [],
        "players": [
            {
                "hand": sorted(KINDS[kind] for kind in cards_of(soul.hand)),
                "deck": _names(soul.deck),
                "future_life": _names(soul.future),
                "deeds": _names(soul.deeds),
                "level": soul.level,
                "rings": soul.rings,
                "lives": soul.lives,
            }
            for soul in s.souls
        ],
        "to_move": None if s.to_move == NOBODY else s.to_move,
        "kind": None if s.to_move == NOBODY else DECISIONS[s.kind],
    }


def _names(stack: list[int]) -> list[str]:
    return [KINDS[card & KIND_BITS] for card in reversed(stack)]


SPELLING: Final = Spelling(option_name, spell, parse, table, chance)
