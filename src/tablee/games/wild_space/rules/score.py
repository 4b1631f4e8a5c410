"""What crews are worth, and who wins. (WSP-13, WSP-17)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules.missions import KIND, NO_MISSION, mission, with_trait
from tablee.games.wild_space.rules.state import SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    BONUS,
    BONUS_CREDITS,
    CREDITS,
    DECK,
    EACH,
    REASONS,
    SAME_CREDITS,
    SAME_FROM,
    SERIES_CREDITS,
    SPECIES_OF,
    TRACK_CREDITS,
    TRACK_CREDITS_AT,
    TRAIT,
)
from tablee.kernel import Result

PARTS: Final = ["same_animals", "series", "missions", "robots", "captain"]  # as `parts` lists them
SMUGGLER_PARTS: Final = ["same_animals", "series", "robots", "icons"]


def animals(crew: list[int]) -> list[int]:
    """How many animals of each species a crew has; Robots are none. (WSP-1.2)"""
    found = [0] * EACH
    for card in crew:
        species = SPECIES_OF[card]
        if species >= 0:
            found[species] += 1
    return found


def same_animals(counts: list[int]) -> i64:
    """From the third of a species on, each animal counts. (WSP-13.2)"""
    total: i64 = 0
    for count in counts:
        if count >= SAME_FROM:
            total += (count - SAME_FROM + 1) * SAME_CREDITS
    return total


def series(counts: list[int]) -> i64:
    """Complete sets of six different animals. (WSP-13.3, WSP-13.4)"""
    least: i64 = counts[0]
    for count in counts:
        if count < least:
            least = count
    return least * SERIES_CREDITS


def robots(crew: list[int]) -> i64:
    """The printed Credits. (WSP-13.6)"""
    total: i64 = 0
    for card in crew:
        total += CREDITS[card]
    return total


def missions(crews: list[list[int]], owner: i64) -> i64:
    """What all Emissaries of a crew give. (WSP-13.5)"""
    total: i64 = 0
    for card in crews[owner]:
        if KIND[card] != NO_MISSION:
            total += mission(crews, owner, card)
    return total


def captain(card: i64, token: i64) -> i64:
    """The Credits of the track, if the token has reached or passed them. (WSP-13.7)"""
    return TRACK_CREDITS[card - DECK] if token >= TRACK_CREDITS_AT[card - DECK] else 0


def parts_of(crews: list[list[int]], owner: i64, token: i64) -> list[int]:
    """The five parts of a crew's Credits: same animals, series, missions, robots, Captain. (WSP-13.2 to 13.7)"""
    crew = crews[owner]
    counts = animals(crew)
    return [same_animals(counts), series(counts), missions(crews, owner), robots(crew), captain(crew[0], token)]


def parts(s: WildSpaceState, seat: i64) -> list[int]:
    """The five parts of a seat's Credits, if the game ended now; hands give nothing. (WSP-13.8)"""
    return parts_of(s.crews, seat, s.tokens[seat])


def credits(s: WildSpaceState, seat: i64) -> i64:
    """A seat's Credits, if the game ended now."""
    total: i64 = 0
    for part in parts(s, seat):
        total += part
    return total


def icon_matches(s: WildSpaceState, icon: int) -> i64:
    """The cards of the Smuggler's crew that match an icon: his Captain's job counts. (WSP-17.4)"""
    return with_trait(s.crews[SMUGGLER], TRAIT[icon])


def icons(s: WildSpaceState) -> i64:
    """What the icons on the hostile planets that were revealed pay: on all five, at the end. (WSP-17.4, WSP-17.5)"""
    total: i64 = 0
    for planet in s.hostile[: s.revealed]:
        for icon in BONUS[planet]:
            total += icon_matches(s, icon) * BONUS_CREDITS
    return total


def smuggler_parts(s: WildSpaceState) -> list[int]:
    """The Smuggler's Credits: same animals, series, robots, icons; no missions, no track. (WSP-17.2 to 17.5)"""
    crew = s.crews[SMUGGLER]
    counts = animals(crew)
    return [same_animals(counts), series(counts), robots(crew), icons(s)]


def result(s: WildSpaceState) -> Result:
    """Who won, and how; a seat's score is its Credits."""
    return Result(s.won(), [credits(s, seat) for seat in range(s.seats)], REASONS[s.reason])
