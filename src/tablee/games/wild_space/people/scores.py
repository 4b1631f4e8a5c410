"""Wild Space's scores: the Credits of each crew with their parts, from public facts alone, and what more would add."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tablee.games.seeing import Score, ScorePart
from tablee.games.voice import Known
from tablee.games.wild_space.rules.missions import KIND, NO_MISSION, mission
from tablee.games.wild_space.rules.score import PARTS, SMUGGLER_PARTS, parts, parts_of, smuggler_parts
from tablee.games.wild_space.rules.state import NO_LEVEL, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import CARD_COUNT, CARD_NAMES, IS_VETERAN, SORTS, SPACES
from tablee.kernel import Result

# All that is named `score-ID`.
SCORES: Final = ("credits", "crew", "hand", *PARTS, "icons", "automaton")


@dataclass(frozen=True, slots=True)
class More:
    """What one more card of a sort would add to a crew now: "species:owl", "job:pilot", "robot", "veteran"..."""

    id: str
    credits: int


@dataclass(frozen=True, slots=True)
class MissionScore:
    """What the mission of one Emissary of a crew pays as things stand."""

    card: str
    credits: int


def scores(s: WildSpaceState) -> tuple[Score, ...]:
    """Every score of every seat; the Smuggler's come last, as those of a seat after all others."""
    found = [each for seat in range(s.seats) for each in _scores(s, seat)]
    return (*found, *_smuggler(s)) if s.level != NO_LEVEL else tuple(found)


def _scores(s: WildSpaceState, seat: int) -> Iterator[Score]:
    found = parts(s, seat)
    named = tuple(ScorePart(name, now) for name, now in zip(PARTS, found, strict=True))
    yield Score("credits", seat, sum(found), None, named)
    yield Score("crew", seat, len(s.crews[seat]))
    yield Score("hand", seat, len(s.hands[seat]))


def _smuggler(s: WildSpaceState) -> Iterator[Score]:
    found = smuggler_score(s)
    yield Score("credits", SMUGGLER, sum(part.now for part in found), None, found)
    yield Score("crew", SMUGGLER, len(s.crews[SMUGGLER]))


def smuggler_score(s: WildSpaceState) -> tuple[ScorePart, ...]:
    """The parts of the Smuggler's Credits as things stand: icons that are not revealed do not count yet."""
    return tuple(ScorePart(name, now) for name, now in zip(SMUGGLER_PARTS, smuggler_parts(s), strict=True))


def missions(s: WildSpaceState, seat: int) -> tuple[MissionScore, ...]:
    """The Emissaries of a crew, in the order in which they came. (WSP-14.7)"""
    emissaries = [card for card in s.crews[seat] if KIND[card] != NO_MISSION]
    return tuple(MissionScore(CARD_NAMES[card], mission(s.crews, seat, card)) for card in emissaries)


def ending(result: Result) -> dict[str, Known]:
    """What the sentence of the end names: the Credits of whoever won, or of who lost to the Smuggler."""
    return {"total": max(result.scores)}


def more(s: WildSpaceState, seat: int) -> tuple[More, ...]:
    """What one more animal of each species, Robot, Emissary, Veteran or card of each job would add."""
    now = sum(parts(s, seat))
    return tuple(More(sort, _grown(s, seat, CARD_COUNT + at) - now) for at, sort in enumerate(SORTS))


def gain(s: WildSpaceState, seat: int, card: int) -> int:
    """The Credits that a card would add to a crew now, with the token's step if it bears the medal."""
    return _grown(s, seat, card) - sum(parts(s, seat))


def _grown(s: WildSpaceState, seat: int, card: int) -> int:
    """The Credits of a crew with one more card."""
    crews = s.crews[:]
    crews[seat] = [*s.crews[seat], card]
    token = min(SPACES, s.tokens[seat] + IS_VETERAN[card])
    return sum(parts_of(crews, seat, token))
