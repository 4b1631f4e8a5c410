"""The event cards: when each may be played, on what, and what it does. (SPP-16)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import inhabited
from tablee.games.spacepaper.rules.economy import adaptation, may_gain_ship, reckon
from tablee.games.spacepaper.rules.galaxy import ORBIT, SYSTEMS
from tablee.games.spacepaper.rules.movement import holes
from tablee.games.spacepaper.rules.realm import craft, launch, reveal, vanish
from tablee.games.spacepaper.rules.state import TOTAL, SpaceState
from tablee.games.spacepaper.rules.victory import check_levels
from tablee.kernel.event import EVERYONE


class EventCard:
    """One event: the targets it may have now, and what it does. `base` is the option of its first target.

    The Unexpected help is this class itself: it has no moment of its own, but answers an invasion. (SPP-16.13)
    """

    def __init__(self, base: i64) -> None:
        self.base: i64 = base

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """The legal targets at a question of a kind; without one the card cannot be played. (SPP-16.4)"""
        return []

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Do what the card says."""
        raise NotImplementedError


class FreeSpaceport(EventCard):
    """A spaceport on a capital or colony; one that was being built leaves the queue. (SPP-16.5)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Own capital and colonies without one, not living."""
        found: list[int] = []
        for planet in s.civs[seat].planets:
            has_room = planet.status <= t.COLONY and not planet.built & t.HAS_SPACEPORT
            if has_room and t.TYPE_OF[planet.kind] != t.LIVING:
                found.append(planet.at)
        return found

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Put it there."""
        planet = s.civs[seat].planet(target)
        planet.built |= t.HAS_SPACEPORT
        if planet.project == t.SPACEPORT:
            planet.project = t.NONE
            planet.energy = 0
        if s.listening:
            s.tell(tell.SPACEPORT, EVERYONE, [seat, target])


class GalacticLottery(EventCard):
    """Gold. (SPP-16.6)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Always."""
        return [0]

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Win it."""
        s.civs[seat].gold += t.LOTTERY_GOLD
        if s.listening:
            s.tell(tell.LOTTERY, EVERYONE, [seat, t.LOTTERY_GOLD])


class NeutronStar(EventCard):
    """More movement points for the ship under way. (SPP-16.7)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Only while a ship is steered."""
        return [0] if kind == t.ASK_STEP else []

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Lend it speed."""
        voyage = s.under_way()
        voyage.points += t.NEUTRON_POINTS
        if s.listening:
            ship = s.civs[seat].ship(voyage.ship)
            s.tell(tell.FASTER, EVERYONE, [seat, craft(seat, ship), t.NEUTRON_POINTS])


class Supernova(EventCard):
    """A system anywhere is totally revealed. (SPP-16.8)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Systems that are not."""
        return [place for place in range(SYSTEMS) if s.systems[place].seen != TOTAL]

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Roll for it."""
        reveal(s, target)


class VanishedBlackHole(EventCard):
    """A revealed black hole becomes empty space. (SPP-16.9)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """The black holes."""
        return holes(s)

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """It is gone."""
        vanish(s, target)


class RecoveredShip(EventCard):
    """A ready scout at an inhabited planet, within the limits, not under anarchy. (SPP-16.10)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Own inhabited planets."""
        civ = s.civs[seat]
        if civ.politics == t.ANARCHY or not may_gain_ship(civ, t.SCOUT):
            return []
        return [int(planet.at) for planet in civ.planets if inhabited(planet)]

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """It appears."""
        ship = launch(s, seat, t.SCOUT, ORBIT + target)
        if s.listening:
            s.tell(tell.RECOVERED, EVERYONE, [seat, target, craft(seat, ship)])


class GalacticCup(EventCard):
    """One discontent less, of all planets together (0) or of one (1 + planet). (SPP-16.12)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Where there is some."""
        civ = s.civs[seat]
        found = [int(planet.at) + 1 for planet in civ.planets if planet.unrest > 0]
        return [0, *found] if civ.unrest > 0 else found

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Celebrate."""
        civ = s.civs[seat]
        if target == 0:
            civ.unrest -= 1
            if s.listening:
                s.tell(tell.CALMER, EVERYONE, [seat])
            return
        civ.planet(target - 1).unrest -= 1
        if s.listening:
            s.tell(tell.CALMED, EVERYONE, [seat, target - 1])


class SymbioticLife(EventCard):
    """Adaptation is shorter on one planet from now on. (SPP-16.11)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Planets in adaptation, and colonies where births take two turns or more."""
        civ = s.civs[seat]
        found: list[int] = []
        for planet in civ.planets:
            slow = planet.status == t.COLONY and adaptation(civ, planet.kind, planet.symbiosis) >= 2
            if slow or planet.status == t.ADAPTING:
                found.append(planet.at)
        return found

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Live together."""
        s.civs[seat].planet(target).symbiosis = 1
        if s.listening:
            s.tell(tell.SYMBIOSIS, EVERYONE, [seat, target])


class GreatDiscovery(EventCard):
    """One technology gains a level. (SPP-16.14)"""

    def targets(self, s: SpaceState, seat: i64, kind: i64) -> list[int]:
        """Those below the last level."""
        levels = s.civs[seat].levels
        return [tech for tech in range(t.TECHS) if levels[tech] < t.MAX_LEVEL]

    def play(self, s: SpaceState, seat: i64, target: i64) -> None:
        """Learn it."""
        learn(s, seat, target)


# By number of the event.
CARDS: Final[list[EventCard]] = [
    FreeSpaceport(number.PLAY_SPACEPORT),
    GalacticLottery(number.PLAY_LOTTERY),
    NeutronStar(number.PLAY_NEUTRON),
    Supernova(number.PLAY_SUPERNOVA),
    VanishedBlackHole(number.PLAY_VANISHED),
    RecoveredShip(number.PLAY_RECOVERED),
    GalacticCup(number.PLAY_CUP),
    SymbioticLife(number.PLAY_SYMBIOSIS),
    GreatDiscovery(number.PLAY_DISCOVERY),
    EventCard(number.COUNT),
]


def add_cards(s: SpaceState, seat: i64, kind: i64, options: list[int]) -> None:
    """Add the plays of this seat's event card to a question that it answers anyway. (SPP-16.15, SPP-16.16)"""
    if not s.civs[seat].used and len(options) > 1:
        options += card_options(s, seat, kind)


def card_options(s: SpaceState, seat: i64, kind: i64) -> list[int]:
    """The legal plays of a seat's event card at a question of a kind."""
    civ = s.civs[seat]
    if civ.used:
        return []
    card = CARDS[civ.event]
    return [int(card.base) + target for target in card.targets(s, seat, kind)]


def play_card(s: SpaceState, seat: i64, choice: i64) -> None:
    """Play the event card; it is used up. (SPP-16.1)"""
    civ = s.civs[seat]
    civ.used = True
    if s.listening:
        s.tell(tell.PLAYS, EVERYONE, [seat, civ.event])
    card = CARDS[civ.event]
    card.play(s, seat, choice - card.base)


def learn(s: SpaceState, seat: i64, tech: i64) -> None:
    """One level more, which works at once. (SPP-5.2, SPP-5.4, SPP-16.14)"""
    civ = s.civs[seat]
    levels = civ.levels[:]
    levels[tech] += 1
    civ.levels = levels
    reckon(civ)
    if s.listening:
        s.tell(tell.LEARNS, EVERYONE, [seat, tech, levels[tech]])
    check_levels(s, seat)
