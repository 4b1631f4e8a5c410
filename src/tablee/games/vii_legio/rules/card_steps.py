"""The steps that Exploration cards are made of, but for fights and losses; `f.chosen` is the card."""

from typing import Final

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.base import send_home
from tablee.games.vii_legio.rules.deck import discard, lay_aside, take_more
from tablee.games.vii_legio.rules.effects import DONE, END
from tablee.games.vii_legio.rules.numbering import ACCEPT, CONFRONT, DECLINE, DOMAIN, ITEM, PLANET, SLOT, USE_DETECTOR
from tablee.games.vii_legio.rules.outfit import equipment_to_lose, go_overboard, uses_left
from tablee.games.vii_legio.rules.planets import place_card
from tablee.games.vii_legio.rules.points import learn, look_at_map, open_domains, score
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    ALIKE,
    ANY,
    BIT,
    BRINGS,
    COUNT,
    DETECTOR,
    DIE,
    DISCARDS,
    DISCOVERY_VP,
    GOES_HOME,
    IN_SECTOR,
    IS_RISK,
    LASER,
    MOST_ROLLS,
    NO_SYMBOL,
    PER_LASER,
    PLANET_COUNT,
    REWARD,
    SYMBOL,
    ZONE,
    ZONE_A,
)
from tablee.games.vii_legio.rules.turning import free_slots
from tablee.kernel import Frame, Step
from tablee.kernel.event import DICE, EVERYONE, NO_ONE

RESPONSES: Final = [USE_DETECTOR, CONFRONT]
REMEMBERED: Final = (1 << 4 * (MOST_ROLLS - 1)) - 1
OFFER: Final = [ACCEPT, DECLINE]


def roll(s: VIILegioState, seat: int) -> int:
    """The die: 1 to 10. (LEG-1.8)"""
    face = s.rng.below(DIE) + 1
    s.dice = (s.dice & REMEMBERED) * 16 + face
    if s.listening:
        s.tell(DICE, NO_ONE, [face])
        s.tell(tell.DIE_ROLLED, EVERYONE, [seat, face])
    return face


class HeedRisk(Step[VIILegioState]):
    """A Risk that was read may be avoided while a detector use is left. (LEG-8.4, LEG-16.1)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask whether to use a detector."""
        if IS_RISK[f.chosen] and not s.storm and uses_left(s.ships[f.seat], DETECTOR) > 0:
            s.ask(f.seat, ask.RISK_RESPONSE, RESPONSES)
        else:
            f.at += 1

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """An avoided Risk has no effect and teaches nothing."""
        if choice == CONFRONT:
            f.at += 1
            return
        s.ships[f.seat].detections += 1
        if s.listening:
            s.tell(tell.RISK_AVOIDED, EVERYONE, [f.seat, ALIKE[f.chosen]])
        lay_aside(s)
        f.at = DONE


class GainExperience(Step[VIILegioState]):
    """One experience of any domain. (LEG-8.7, LEG-9.2, LEG-17.3)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for the domain, unless all are full."""
        self.offer(s, f)

    def offer(self, s: VIILegioState, f: Frame) -> None:
        """Ask for a domain that is not full."""
        domains = open_domains(s.ships[f.seat])
        if domains:
            s.ask(f.seat, ask.CHOOSE_EXPERIENCE, domains)
            return
        f.at += 1
        if s.listening:
            s.tell(tell.ALL_FULL, EVERYONE, [f.seat])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Learn."""
        f.at += 1
        learn(s, f.seat, choice - DOMAIN, 1)


class GainSymbol(GainExperience):
    """The symbol of an activated card gives one experience. (LEG-8.5, LEG-8.6)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Learn what the symbol says, or ask."""
        symbol = SYMBOL[f.chosen]
        if symbol == ANY:
            self.offer(s, f)
            return
        f.at += 1
        if symbol != NO_SYMBOL:
            learn(s, f.seat, symbol, 1)


class LayAside(Step[VIILegioState]):
    """The card is resolved. (LEG-8.8)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Discard it."""
        lay_aside(s)
        f.at += 1


class ChooseSlot(Step[VIILegioState]):
    """A discovery: an active-planet token that is not used. (LEG-12.2)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for the token."""
        s.ask(f.seat, ask.CHOOSE_SLOT, [SLOT + slot for slot in free_slots(s)])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Note it."""
        f.count = choice - SLOT
        f.at += 1


class ChoosePlanet(Step[VIILegioState]):
    """A discovery: a planet of the sector with a 1VP token. (LEG-12.2)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for the planet."""
        there = s.tokens & IN_SECTOR[s.ships[f.seat].sector]
        s.ask(f.seat, ask.CHOOSE_PLANET, [PLANET + planet for planet in range(PLANET_COUNT) if (there >> planet) & 1])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """The 1VP token is won; the top card of the zone's pile comes to the slot, face down. (LEG-12.3, LEG-12.4)"""
        planet = choice - PLANET
        ship = s.ships[f.seat]
        s.tokens &= ~BIT[planet]
        if ZONE[ship.sector] == ZONE_A:
            place_card(s, f.count, s.pile_a[-1], planet)
            s.pile_a = s.pile_a[:-1]
        else:
            place_card(s, f.count, s.pile_b[-1], planet)
            s.pile_b = s.pile_b[:-1]
        ship.discoveries += 1
        if s.listening:
            s.tell(tell.PLANET_DISCOVERED, EVERYONE, [f.seat, f.count, planet])
        look_at_map(s)
        score(s, f.seat, DISCOVERY_VP)
        f.at += 1


class OpenSectorX(Step[VIILegioState]):
    """Lasers may open sector X while it is closed. (LEG-11.2 to 11.4)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Roll the die, if there is something to open."""
        f.at += 1
        if s.x_open:
            return
        is_open = roll(s, f.seat) <= PER_LASER[f.chosen] * s.ships[f.seat].owned(LASER)
        if is_open:
            s.x_open = 1
        if s.listening:
            s.tell(tell.SECTOR_X_OPENED if is_open else tell.SECTOR_X_FAILED, EVERYONE, [f.seat])


class OfferTechnology(Step[VIILegioState]):
    """A technology may be accepted. (LEG-17.2)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask."""
        s.ask(f.seat, ask.TECHNOLOGY_OFFER, OFFER)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Declined, it is laid aside."""
        if choice == ACCEPT:
            f.at += 1
        else:
            decline(s, f)


def decline(s: VIILegioState, f: Frame) -> None:
    """An offer is not taken: the card has no effect. (LEG-17.2, LEG-18.4)"""
    if s.listening:
        s.tell(tell.DECLINES, EVERYONE, [f.seat, ALIKE[f.chosen]])
    lay_aside(s)
    f.at = DONE


class TradeEquipment(Step[VIILegioState]):
    """An equipment above its floor is given up for the technology, which works after a lost turn. (LEG-17.3, 17.4)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask which one."""
        s.ask(f.seat, ask.TECHNOLOGY_TRADE, equipment_to_lose(s.ships[f.seat]))

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """The token comes aboard, name side up, behind one that is being installed. (LEG-17.5)"""
        ship = s.ships[f.seat]
        technology = BRINGS[f.chosen]
        f.at += 1
        go_overboard(s, f.seat, choice - ITEM)
        ship.installing += (technology + 1) * (4 if ship.installing else 1)
        if s.listening:
            s.tell(tell.INSTALLS, EVERYONE, [f.seat, technology])


class OfferMission(Step[VIILegioState]):
    """A special mission may be accomplished. (LEG-18.1)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask."""
        s.ask(f.seat, ask.MISSION_OFFER, OFFER)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Pay, score, and go home with the courier. (LEG-18.2, LEG-18.3)"""
        if choice == DECLINE:
            decline(s, f)
            return
        ship = s.ships[f.seat]
        if DISCARDS[f.chosen]:
            discard(s, f.seat, DISCARDS[f.chosen])
        ship.missions += 1
        if s.listening:
            s.tell(tell.SPECIAL_MISSION, EVERYONE, [f.seat, ALIKE[f.chosen], ship.missions])
        score(s, f.seat, REWARD[ship.missions - 1])
        lay_aside(s)
        f.at = DONE
        if GOES_HOME[f.chosen]:
            send_home(s, f.seat)
        elif s.reset:
            s.frames[0].at = END


class ReturnHome(Step[VIILegioState]):
    """The ship is at the base at once. (LEG-15.3)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Go home."""
        lay_aside(s)
        f.at = DONE
        send_home(s, f.seat)


class RaiseStorm(Step[VIILegioState]):
    """No scanner and no detector until the end of the turn. (LEG-8.9)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """It rages."""
        s.storm = 1
        f.at += 1
        if s.listening:
            s.tell(tell.ION_STORM, EVERYONE, [f.seat])


class StopExploring(Step[VIILegioState]):
    """The turn ends at once. (LEG-8.10)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """No landing, no scan."""
        lay_aside(s)
        f.at = DONE
        s.frames[0].at = END
        if s.listening:
            s.tell(tell.TIME_RIFT, EVERYONE, [f.seat])


class TakeMore(Step[VIILegioState]):
    """More cards to the bottom of the hand. (LEG-8.15)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Take them."""
        take_more(s, f.seat, COUNT[f.chosen])
        f.at += 1
