"""Fights, damage, losses and gains of items; `f.chosen` is the card, `f.count` how many are still to come."""

from typing import Final

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.card_steps import roll
from tablee.games.vii_legio.rules.deck import discard, lay_aside
from tablee.games.vii_legio.rules.effects import DONE, END
from tablee.games.vii_legio.rules.numbering import DAMAGE, DISCARD, ITEM
from tablee.games.vii_legio.rules.outfit import (
    can_lose,
    come_aboard,
    equipment_to_lose,
    equipment_to_take,
    go_overboard,
    has_room,
    personnel_to_lose,
)
from tablee.games.vii_legio.rules.points import learn, score
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    ALIKE,
    COUNT,
    DISCARDS,
    HOSTILE,
    LASER,
    LOSS,
    LOST_AT_MOST,
    NONE,
    PERSONNEL,
    ROLLS,
    SQUAD,
    TROPHY_AMOUNT,
    TROPHY_DOMAIN,
    TROPHY_EQUIPMENT,
    TROPHY_VP,
    WINS_TROPHY,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE

VORTEX: Final = [DISCARD, DAMAGE]
JUST_DAMAGE: Final = [DAMAGE]
WON: Final = 1  # the mark of a fight that brings its trophy


class Fight(Step[VIILegioState]):
    """Lasers are compared before any die is rolled: the rolls, and whether there is a trophy. (LEG-16.2 to 16.4)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Compare."""
        lasers = s.ships[f.seat].owned(LASER)
        short = HOSTILE[f.chosen] - lasers
        if short < 0:
            short = 0
        elif short > LOST_AT_MOST:
            short = LOST_AT_MOST
        f.count = ROLLS[short]
        f.marks = WON if WINS_TROPHY[short] and lasers else 0
        f.at += 1
        if s.listening:
            s.tell(tell.COMBAT, EVERYONE, [f.seat, ALIKE[f.chosen], lasers, HOSTILE[f.chosen]])


class CountOnCard(Step[VIILegioState]):
    """As many rolls, losses or gains as the card says."""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Read it."""
        f.count = COUNT[f.chosen]
        f.at += 1


class RollDamage(Step[VIILegioState]):
    """Roll and apply, one by one; a hit on the personnel is chosen in the step after this one. (LEG-16.5, LEG-16.7)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Roll once, or go on."""
        if f.count == 0:
            f.at += 2
            return
        f.count -= 1
        loss = LOSS[roll(s, f.seat)]
        if loss == PERSONNEL:
            f.at += 1
        elif can_lose(s.ships[f.seat], loss):
            go_overboard(s, f.seat, loss)
        elif s.listening:
            s.tell(tell.NO_LOSS, EVERYONE, [f.seat, loss])


class LoseItem(Step[VIILegioState]):
    """Lose an item of choice above its floor, if there is any. (LEG-2.9, LEG-2.10)"""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask which one."""
        if f.count == 0:
            f.at += 1
            return
        ship = s.ships[f.seat]
        items = equipment_to_lose(ship) if self.kind == ask.LOSES_EQUIPMENT else personnel_to_lose(ship)
        if items:
            s.ask(f.seat, self.kind, items)
            return
        f.at += 1
        if s.listening and self.kind == ask.LOSES_PERSONNEL:
            s.tell(tell.NO_LOSS, EVERYONE, [f.seat, PERSONNEL])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """It is gone."""
        f.count -= 1
        go_overboard(s, f.seat, choice - ITEM)


class LoseHitPersonnel(Step[VIILegioState]):
    """A damage roll has hit the personnel; then the next roll. (LEG-16.7)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask whom."""
        people = personnel_to_lose(s.ships[f.seat])
        if people:
            s.ask(f.seat, ask.LOSES_PERSONNEL, people)
            return
        f.at -= 1
        if s.listening:
            s.tell(tell.NO_LOSS, EVERYONE, [f.seat, PERSONNEL])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """They are gone."""
        f.at -= 1
        go_overboard(s, f.seat, choice - ITEM)


class TakeTrophy(Step[VIILegioState]):
    """Points or experience at once; an equipment is chosen in the step after this one. (LEG-16.4 to 16.6)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Take it."""
        card = f.chosen
        f.at += 1
        f.count = 0
        if f.marks != WON:
            return
        if s.listening:
            s.tell(tell.TROPHY, EVERYONE, [f.seat, ALIKE[card]])
        if TROPHY_VP[card]:
            s.ships[f.seat].trophy_vp += TROPHY_VP[card]
            score(s, f.seat, TROPHY_VP[card])
        if TROPHY_DOMAIN[card] != NONE:
            learn(s, f.seat, TROPHY_DOMAIN[card], TROPHY_AMOUNT[card])
        if TROPHY_EQUIPMENT[card]:
            f.count = 1


class GainEquipment(Step[VIILegioState]):
    """An equipment of choice, if the ship has room. (LEG-8.14, LEG-16.6, LEG-7.5)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask which one."""
        items = equipment_to_take(s, s.ships[f.seat]) if f.count else []
        if items:
            s.ask(f.seat, ask.GAINS_EQUIPMENT, items)
            return
        f.at += 1
        if f.count and s.listening:
            s.tell(tell.NO_ROOM, EVERYONE, [f.seat, ALIKE[f.chosen]])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """It comes aboard."""
        f.count -= 1
        come_aboard(s, f.seat, choice - ITEM, tell.ITEM_GAINED)


class GainSquads(Step[VIILegioState]):
    """Squads come aboard, as far as there is room. (LEG-8.14)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Take one, or go on."""
        if f.count and has_room(s, s.ships[f.seat], SQUAD):
            f.count -= 1
            come_aboard(s, f.seat, SQUAD, tell.ITEM_GAINED)
            return
        f.at += 1
        if f.count and s.listening:
            s.tell(tell.NO_ROOM, EVERYONE, [f.seat, ALIKE[f.chosen]])


class FaceVortex(Step[VIILegioState]):
    """Discard cards, or take damage; with too few cards, damage. (LEG-8.13)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask."""
        s.ask(f.seat, ask.VORTEX_CHOICE, VORTEX if s.hand >= DISCARDS[f.chosen] else JUST_DAMAGE)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Roll, or pay; R.A.Z. among the cards ends the turn. (LEG-10.5)"""
        if choice == DAMAGE:
            f.count = COUNT[f.chosen]
            f.at += 1
            return
        discard(s, f.seat, DISCARDS[f.chosen])
        lay_aside(s)
        f.at = DONE
        if s.reset:
            s.frames[0].at = END
