"""What the Smuggler would do on a hostile planet, as far as the Reserve shows it: card by card, with his Credits."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from tablee.games.wild_space.people.phrases import say
from tablee.games.wild_space.people.words import card_name, species_name
from tablee.games.wild_space.rules.numbering import SMUGGLER_EXPLORE, SMUGGLER_LAND
from tablee.games.wild_space.rules.score import animals, smuggler_parts
from tablee.games.wild_space.rules.state import EMPTY, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import DISCARDS, DRAWN, EXPLORATION, LANDING, NONE, SPECIES_OF

Unseen = Literal["none", "card", "planet", "both"]
UNKNOWN: Final = -2  # a card that the deck has not shown yet


@dataclass(frozen=True, slots=True)
class Deed:
    """One step: a slot from 1, its card, UNKNOWN or EMPTY, whether it is discarded, and what it would be to him."""

    slot: int
    card: int
    is_lost: bool
    nth: int = 0  # which animal of its species it would be in his crew; 0 for none

    def phrase(self, language: str) -> str:
        """What he does, as a part of a sentence."""
        if self.card == EMPTY:
            return say("raid-none", language, slot=self.slot)
        if self.card == UNKNOWN:
            return say("raid-blind-discard" if self.is_lost else "raid-blind-take", language)
        name = card_name(self.card, language)
        if self.is_lost:
            return say("raid-known-discard", language, card=name)
        species = species_name(SPECIES_OF[self.card], language) if self.nth else ""
        return say("raid-known-take", language, card=name, nth=self.nth, species=species)


@dataclass(frozen=True, slots=True)
class Raided:
    """All steps of a move, the Credits that the cards in sight would bring him, and what else may bring some."""

    deeds: tuple[Deed, ...]
    credits: int
    unseen: Unseen

    def phrase(self, language: str) -> str:
        """All of it in one breath."""
        *before, said = [deed.phrase(language) for deed in self.deeds]
        for first in reversed(before):
            said = say("raid-then", language, first=first, rest=said)
        return said


def raided(s: WildSpaceState, option: int) -> Raided | None:
    """What a move of the Smuggler would do; None where the deck is too short to tell. (WSP-16.2 to 16.5)"""
    is_landing = option < SMUGGLER_EXPLORE
    raids = LANDING[option - SMUGGLER_LAND] if is_landing else EXPLORATION[option - SMUGGLER_EXPLORE]
    if len(s.deck()) < len(raids):
        return None
    deeds = tuple(_deeds(s, raids))
    world = s.copy()
    world.crews[SMUGGLER] += [deed.card for deed in deeds if deed.card >= 0 and not deed.is_lost]
    unseen = _unseen(deeds, reveals=not is_landing and s.revealed < DRAWN)
    return Raided(deeds, sum(smuggler_parts(world)) - sum(smuggler_parts(s)), unseen)


def _unseen(deeds: tuple[Deed, ...], *, reveals: bool) -> Unseen:
    """What nobody has seen and may pay him: a card that he recruits, the icons of the next planet. (WSP-16.7, 17.4)"""
    if any(deed.card == UNKNOWN and not deed.is_lost for deed in deeds):
        return "both" if reveals else "card"
    return "planet" if reveals else "none"


def _deeds(s: WildSpaceState, raids: list[int]) -> Iterator[Deed]:
    """The steps in order: a slot that was emptied holds a card that nobody has seen. (WSP-16.4)"""
    reserve, counts = s.reserve[:], animals(s.crews[SMUGGLER])
    for raid in raids:
        slot = raid & ~DISCARDS
        card, reserve[slot] = reserve[slot], UNKNOWN
        species = SPECIES_OF[card] if card >= 0 and raid < DISCARDS else NONE
        if species != NONE:
            counts[species] += 1
        yield Deed(slot + 1, card, raid >= DISCARDS, counts[species] if species != NONE else 0)
