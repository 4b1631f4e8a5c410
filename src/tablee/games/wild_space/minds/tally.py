"""A crew as numbers: how many cards it has of each sort, and what it counts for now and may count for at the end."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.rules.missions import (
    ANIMAL,
    COUNTED,
    EACH_CARD,
    KIND,
    MAJORITY,
    NO_MISSION,
    SET,
    SIZE,
    WORTH,
)
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CARD_COUNT,
    CREDITS,
    DECK,
    EACH,
    FILTERS,
    IS_VETERAN,
    JOB,
    JOB_OF,
    SAME_CREDITS,
    SAME_FROM,
    SERIES_CREDITS,
    SPACES,
    SPECIES_OF,
    TRACK_CREDITS,
    TRACK_CREDITS_AT,
    TRAIT,
    TRAITS,
)

# By card: the filters that it passes. By Emissary: the filter that its mission counts.
PASSED: Final[list[list[int]]] = [
    [code for code in range(len(FILTERS)) if TRAITS[card] & TRAIT[code]] for card in range(CARD_COUNT)
]
MISSION_FILTER: Final[list[int]] = [TRAIT.index(trait) if trait else 0 for trait in COUNTED]
UNKNOWN: Final = -1

SET_PART: Final[float] = STRATEGIES.expert.set_part
PER_FUTURE: Final[float] = STRATEGIES.expert.per_future
RISK: Final[float] = STRATEGIES.expert.majority_risk
SLOPE: Final[float] = STRATEGIES.expert.majority_slope
SUREST: Final[float] = STRATEGIES.expert.majority_surest
TRACK_REACH: Final[float] = STRATEGIES.expert.track_reach
TRACK_STEP: Final[float] = STRATEGIES.expert.track_step


@final
class Tally:
    """What one crew holds, to which cards can be added and taken away again.

    Of the other crews only their greatest count of each sort matters, which is found when it is first asked for.
    """

    def __init__(self, s: WildSpaceState, owner: i64) -> None:
        crew = s.crews[owner]
        self.crews = s.crews
        self.owner: i64 = owner
        self.species = [0] * EACH
        self.passed = [0] * len(FILTERS)
        self.couples = [0] * (EACH * EACH)
        self.rivals = [UNKNOWN] * len(FILTERS)
        self.emissaries: list[int] = []
        self.robots: i64 = 0
        self.size: i64 = 0
        self.captain: i64 = crew[0] - DECK
        self.token: i64 = s.tokens[owner] if owner < s.seats else 0
        for card in crew:
            self.add(card)

    def add(self, card: i64) -> None:
        """A card joins; the token stays."""
        self.change(card, 1)
        if KIND[card] != NO_MISSION:
            self.emissaries.append(card)

    def drop(self, card: i64) -> None:
        """A card leaves."""
        self.change(card, -1)
        if KIND[card] != NO_MISSION:
            self.emissaries.remove(card)

    def change(self, card: i64, by: i64) -> None:
        """Count a card in, or out."""
        self.size += by
        self.robots += by * CREDITS[card]
        for code in PASSED[card]:
            self.passed[code] += by
        species: i64 = SPECIES_OF[card]
        if species >= 0:
            self.species[species] += by
            job: i64 = JOB_OF[card]
            if job >= 0:
                self.couples[species * EACH + job] += by

    def play(self, card: i64) -> bool:
        """A card is played: it joins, and its medal moves the token; whether it did."""
        self.add(card)
        if IS_VETERAN[card] and self.token < SPACES:
            self.token += 1
            return True
        return False

    def take_back(self, card: i64, moved: bool) -> None:
        """Undo a play."""
        self.drop(card)
        if moved:
            self.token -= 1

    def most_of_rivals(self, code: i64) -> i64:
        """The greatest count of a sort in another crew."""
        found: i64 = self.rivals[code]
        if found == UNKNOWN:
            found = 0
            trait: i64 = TRAIT[code]
            for other in range(len(self.crews)):
                if other != self.owner:
                    here: i64 = 0
                    for card in self.crews[other]:
                        if TRAITS[card] & trait:
                            here += 1
                    if here > found:
                        found = here
            self.rivals[code] = found
        return found

    def collections(self) -> i64:
        """Same animals, series and Robots."""
        least: i64 = 99
        total = self.robots
        for count in self.species:
            if count < least:
                least = count
            if count >= SAME_FROM:
                total += (count - SAME_FROM + 1) * SAME_CREDITS
        return total + least * SERIES_CREDITS

    def credits(self) -> float:
        """What the crew counts for now."""
        total = self.collections()
        if self.token >= TRACK_CREDITS_AT[self.captain]:
            total += TRACK_CREDITS[self.captain]
        for card in self.emissaries:
            total += self.mission(card)
        return float(total)

    def mission(self, card: i64) -> i64:
        """What an Emissary's mission gives now."""
        kind: i64 = KIND[card]
        code: i64 = MISSION_FILTER[card]
        count: i64 = self.passed[code]
        worth: i64 = WORTH[card]
        if kind == SET:
            size: i64 = SIZE[card]
            return count // size * worth
        if kind == EACH_CARD:
            return count * worth
        if kind == MAJORITY:
            return worth if count > self.most_of_rivals(code) else 0
        return self.pairs(ANIMAL[card], code) * worth

    def pairs(self, species: i64, code: i64) -> i64:
        """Pairs of an animal and a job."""
        both: i64 = self.couples[species * EACH + code - JOB]
        animals: i64 = self.species[species]
        jobs: i64 = self.passed[code]
        half = (animals + jobs - both) // 2
        least = animals if animals < jobs else jobs
        return least if least < half else half

    def prospects(self, plays: float, risk: float) -> float:
        """What the crew may count for at the end, with so many plays to come and so many turns of rivals."""
        total = float(self.collections())
        ahead: i64 = TRACK_CREDITS_AT[self.captain] - self.token
        credits: i64 = TRACK_CREDITS[self.captain]
        if ahead <= 0:
            total += float(credits)
        elif plays > 0.0:
            share = TRACK_REACH - TRACK_STEP * float(ahead)
            if share > 0.0:
                total += share * float(credits)
        for card in self.emissaries:
            total += self.hoped(card, plays, risk)
        return total

    def hoped(self, card: i64, plays: float, risk: float) -> float:
        """What an Emissary's mission may give at the end."""
        if plays <= 0.0 and risk <= 0.0:
            return float(self.mission(card))
        kind: i64 = KIND[card]
        code: i64 = MISSION_FILTER[card]
        worth = float(WORTH[card])
        if kind == MAJORITY:
            lead = float(self.passed[code] - self.most_of_rivals(code))
            share = 0.5 + SLOPE * (lead - RISK * risk)
            return worth * (0.0 if share < 0.0 else SUREST if share > SUREST else share)
        if kind == SET:
            size: i64 = SIZE[card]
            over = float(self.passed[code] % size) / float(size)
            return float(self.mission(card)) + (SET_PART * over * worth if plays > 0.0 else 0.0)
        return float(self.mission(card)) + PER_FUTURE * plays * worth
