"""What the missions of Emissaries give at the end. (WSP-14)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.data.records import Majority, Mission, PerCard, PerPair, PerSet
from tablee.games.wild_space.rules.tables import SORTS, SPECIES, SPECIES_OF, TRAIT, TRAITS, filter_code

NO_MISSION: Final = 0
SET: Final = 1
PAIR: Final = 2
MAJORITY: Final = 3
EACH_CARD: Final = 4


def _kind(mission: Mission | None) -> int:
    if mission is None:
        return NO_MISSION
    forms = {PerSet: SET, PerPair: PAIR, Majority: MAJORITY, PerCard: EACH_CARD}
    return forms[type(mission)]


def _trait(mission: Mission | None) -> int:
    """The trait that is counted, as a bit."""
    if mission is None:
        return 0
    return TRAIT[filter_code(mission.second if isinstance(mission, PerPair) else mission.count)]


def _species(mission: Mission | None) -> int:
    """The animal of a pair."""
    return SPECIES.index(mission.first.removeprefix("species:")) if isinstance(mission, PerPair) else 0


KIND: Final[list[int]] = [_kind(card.mission) for card in CARDS] + [NO_MISSION] * len(SORTS)
COUNTED: Final[list[int]] = [_trait(card.mission) for card in CARDS]
ANIMAL: Final[list[int]] = [_species(card.mission) for card in CARDS]
SIZE: Final[list[int]] = [card.mission.size if isinstance(card.mission, PerSet) else 1 for card in CARDS]
WORTH: Final[list[int]] = [0 if card.mission is None else card.mission.credits for card in CARDS]


def with_trait(crew: list[int], trait: i64) -> i64:
    """How many cards of a crew have a trait (a bit)."""
    found: i64 = 0
    for card in crew:
        if TRAITS[card] & trait:
            found += 1
    return found


def pairs(crew: list[int], species: i64, trait: i64) -> i64:
    """Pairs of two different cards, an animal and a job; each card serves once. (WSP-14.3)"""
    animals: i64 = 0
    jobs: i64 = 0
    both: i64 = 0
    for card in crew:
        if SPECIES_OF[card] == species:
            if TRAITS[card] & trait:
                both += 1
            else:
                animals += 1
        elif TRAITS[card] & trait:
            jobs += 1
    half: i64 = (animals + jobs + both) // 2
    return min(animals + both, jobs + both, half)


def is_most(crews: list[list[int]], owner: i64, trait: i64) -> bool:
    """Whether a crew has strictly more cards with a trait than every other, also the Smuggler's. (WSP-14.4, 14.8)"""
    mine = with_trait(crews[owner], trait)
    for other in range(len(crews)):
        if other != owner and with_trait(crews[other], trait) >= mine:
            return False
    return mine > 0


def mission(crews: list[list[int]], owner: i64, card: i64) -> i64:
    """The Credits that an Emissary of a crew gives now. (WSP-14.1, WSP-14.6, WSP-14.7)"""
    kind: i64 = KIND[card]
    trait: i64 = COUNTED[card]
    worth: i64 = WORTH[card]
    if kind == SET:
        size: i64 = SIZE[card]
        return with_trait(crews[owner], trait) // size * worth
    if kind == PAIR:
        return pairs(crews[owner], ANIMAL[card], trait) * worth
    if kind == MAJORITY:
        return worth if is_most(crews, owner, trait) else 0
    return with_trait(crews[owner], trait) * worth
