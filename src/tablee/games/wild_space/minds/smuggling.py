"""What a move of the Smuggler brings him, as far as the Reserve shows it."""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.tally import Tally
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules.state import PLAYER, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    BONUS,
    BONUS_CREDITS,
    DISCARDS,
    EXPLORATION,
    LANDING,
    SLOTS,
    SPECIES_OF,
    TRAIT,
    TRAITS,
)

UNKNOWN: Final[float] = STRATEGIES.sensible.smuggler_unknown
NEW_SPECIES: Final[float] = STRATEGIES.sensible.smuggler_new_species
SECOND: Final[float] = STRATEGIES.sensible.smuggler_second
RESERVE_SHARE: Final[float] = STRATEGIES.expert.reserve_share
WANTED: Final[float] = STRATEGIES.expert.reserve_usual
UNSEEN: Final = -2  # a card that the deck has not shown yet


def deeds(option: i64) -> list[int]:
    """What he does at a move."""
    if option >= number.SMUGGLER_EXPLORE:
        return EXPLORATION[option - number.SMUGGLER_EXPLORE]
    return LANDING[option - number.SMUGGLER_LAND]


def reserve_after(s: WildSpaceState, option: i64) -> list[int]:
    """The Reserve after a move of his; new cards are unseen."""
    reserve = s.reserve[:]
    for deed in deeds(option):
        reserve[deed & ~DISCARDS] = UNSEEN
    return reserve


def raid_increase(s: WildSpaceState, option: i64) -> float:
    """By how much a move makes his crew better."""
    tally = Tally(s, SMUGGLER)
    reserve = s.reserve[:]
    total = 0.0
    for deed in deeds(option):
        slot: i64 = deed & ~DISCARDS
        card: i64 = reserve[slot]
        if deed < DISCARDS:
            if card >= 0:
                total += joins(s, tally, card)
            elif card == UNSEEN:
                total += UNKNOWN
        reserve[slot] = UNSEEN
    return total


def joins(s: WildSpaceState, tally: Tally, card: i64) -> float:
    """What a card brings him; it stays in the tally."""
    species: i64 = SPECIES_OF[card]
    total = -float(tally.collections())
    if species >= 0:
        had: i64 = tally.species[species]
        total += NEW_SPECIES if had == 0 else SECOND if had == 1 else 0.0
    tally.add(card)
    return total + float(tally.collections() + paid_by_icons(s, card))


def paid_by_icons(s: WildSpaceState, card: i64) -> i64:
    """What the icons that are revealed pay for a card."""
    total: i64 = 0
    for place in range(s.revealed):
        for icon in BONUS[s.hostile[place]]:
            if TRAITS[card] & TRAIT[icon]:
                total += BONUS_CREDITS
    return total


def least_increase(s: WildSpaceState) -> float:
    """By how much his next move makes his crew better at least, with the Reserve as it lies."""
    least = 1000.0
    for place in range(s.revealed):
        planet = s.hostile[place]
        if (s.aside >> place) & 1 == 0:
            is_landed = (s.raided >> place) & 1 == 1
            found = raid_increase(s, (number.SMUGGLER_EXPLORE if is_landed else number.SMUGGLER_LAND) + planet)
            if found < least:
                least = found
    return least


def steering(s: WildSpaceState, option: i64) -> float:
    """What a move of his costs the player: what he gains, and good cards that leave the Reserve."""
    tally = Tally(s, PLAYER)
    before = tally.credits()
    lost = 0.0
    after = reserve_after(s, option)
    for slot in range(SLOTS):
        card = s.reserve[slot]
        if card >= 0 and after[slot] != card:
            moved = tally.play(card)
            lost += tally.credits() - before - WANTED
            tally.take_back(card, moved)
    return raid_increase(s, option) + RESERVE_SHARE * lost
