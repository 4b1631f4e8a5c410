"""Turning over an Exploration card: whether it is ignored, and the effect that begins."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.deck import lay_aside
from tablee.games.vii_legio.rules.effects import END
from tablee.games.vii_legio.rules.outfit import equipment_to_lose
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    ALIKE,
    BRINGS,
    DISCOVER,
    EFFECT,
    IN_SECTOR,
    LASER,
    MISSION,
    MOST_MISSIONS,
    NEEDS_HAND,
    NEEDS_LASERS,
    NEEDS_SCANNERS,
    NEEDS_SQUADS,
    NEEDS_ZONE,
    NONE,
    RESET,
    SCANNER,
    SQUAD,
    TECHNOLOGY,
    TECHNOLOGY_PLACES,
    ZONE,
)
from tablee.kernel import Frame
from tablee.kernel.event import EVERYONE


def turn_over(s: VIILegioState, f: Frame) -> None:
    """Turn the top card of the hand face up; it is ignored, or its effect begins. (LEG-8.1, LEG-8.3, LEG-10.3)"""
    card: i64 = s.deck.pop()
    s.hand -= 1
    s.dice = 0
    s.seen = [ALIKE[card]]
    if s.listening:
        s.tell(tell.CARD_FLIPPED, EVERYONE, [f.seat, ALIKE[card]])
    if EFFECT[card] == RESET:
        s.reset = 1
        f.at = END
        return
    s.card = card
    if holds(s, s.ships[f.seat], card):
        s.push(EFFECT[card], f.seat).chosen = card
        return
    if s.listening:
        s.tell(tell.CARD_IGNORED, EVERYONE, [f.seat, ALIKE[card]])
    lay_aside(s)


def holds(s: VIILegioState, ship: Ship, card: i64) -> bool:
    """Whether the condition of a card holds, and its effect is possible. (LEG-8.3, LEG-12.1, LEG-17.2, LEG-18.1)"""
    zone = NEEDS_ZONE[card]
    if zone != NONE and ZONE[ship.sector] != zone:
        return False
    if ship.owned(LASER) < NEEDS_LASERS[card] or ship.owned(SQUAD) < NEEDS_SQUADS[card]:
        return False
    if ship.owned(SCANNER) < NEEDS_SCANNERS[card] or s.hand < NEEDS_HAND[card]:
        return False
    effect = EFFECT[card]
    if effect == DISCOVER:
        return s.tokens & IN_SECTOR[ship.sector] != 0 and len(free_slots(s)) > 0
    if effect == TECHNOLOGY:
        return may_install(ship, BRINGS[card])
    return effect != MISSION or ship.missions < MOST_MISSIONS


def free_slots(s: VIILegioState) -> list[int]:
    """The active-planet tokens that are not used: there is one for each commander. (LEG-3.2)"""
    return [slot for slot in range(s.seats) if s.cards[slot] == NONE]


def may_install(ship: Ship, technology: i64) -> bool:
    """Whether a ship lacks a technology, has a place for it, and something to trade. (LEG-2.11, LEG-17.2)"""
    first, second = ship.installing & 3, ship.installing >> 2
    if (ship.jokers >> technology) & 1 or first == technology + 1 or second == technology + 1:
        return False
    aboard = (ship.jokers & 1) + (ship.jokers >> 1) + (1 if first else 0) + (1 if second else 0)
    if aboard >= TECHNOLOGY_PLACES[ship.face]:
        return False
    return len(equipment_to_lose(ship)) > 0
