"""A turn that begins on a planet, and the zone in which a landing ends."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.contact import can_meet, covered, due, has_joker
from tablee.games.vii_legio.rules.effects import END, GO_ON, TAKE
from tablee.games.vii_legio.rules.flight import can_contact, can_observe
from tablee.games.vii_legio.rules.numbering import CONTACT, CONTINUE, DOMAIN, LEAVE, OBSERVATION, STAY, TAKE_CONTACT
from tablee.games.vii_legio.rules.planets import complete, leave
from tablee.games.vii_legio.rules.points import learn, score
from tablee.games.vii_legio.rules.ship import IN_CONTACT, OBSERVING
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import (
    DOMAIN_COUNT,
    JOKER_AGAINST,
    MOST_THRESHOLDS,
    NONE,
    OBSERVATION_GAIN,
    OBSERVED,
    PAID_TURNS,
    THRESHOLDS,
    UNIT,
    WORTH,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


def observe(s: VIILegioState, seat: i64) -> None:
    """What an observer learns at the start of its turn; it counts as paid even where the track is full. (LEG-13.2)"""
    ship = s.ships[seat]
    slot = ship.slot
    ship.paid += UNIT[slot]
    card = s.cards[slot]
    if s.listening:
        s.tell(tell.OBSERVES, EVERYONE, [seat, slot, ship.paid_at(slot)])
    learn(s, seat, OBSERVED[card], OBSERVATION_GAIN[card])
    if s.listening and (s.completed >> slot) & 1:
        s.tell(tell.EXPELLED, EVERYONE, [seat, slot])


class ChooseAfterObserving(Step[VIILegioState]):
    """Stay while it pays, take Contact, or leave; an observer of a planet that is done must leave. (LEG-13.4, 13.7)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask what comes next."""
        ship = s.ships[f.seat]
        options: list[int] = []
        if not (s.completed >> ship.slot) & 1:
            if ship.paid_at(ship.slot) < PAID_TURNS[s.cards[ship.slot]]:
                options.append(STAY)
            if can_contact(s, ship, ship.slot):
                options.append(TAKE_CONTACT)
        options.append(LEAVE)
        s.ask(f.seat, ask.OBSERVATION_CHOICE, options)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Stay and Contact end the turn; who leaves plays on in space. (LEG-13.5, LEG-4.7)"""
        ship = s.ships[f.seat]
        f.at = END
        if choice == LEAVE:
            leave(s, f.seat)
            f.at = TAKE
        elif choice == TAKE_CONTACT:
            ship.place = IN_CONTACT
            if s.listening:
                s.tell(tell.TAKES_CONTACT, EVERYONE, [f.seat, ship.slot])
        elif s.listening:
            s.tell(tell.STAYS, EVERYONE, [f.seat, ship.slot])


class MeetThreshold(Step[VIILegioState]):
    """The next threshold is paid; a joker that works covers one domain. (LEG-14.2, LEG-14.4, LEG-14.5)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask where the joker goes, or pay at once."""
        ship = s.ships[f.seat]
        card = s.cards[ship.slot]
        if not can_meet(ship, card, ship.passed):
            self.give_up(s, f)
            return
        domains = covered(ship, card, ship.passed) if has_joker(ship, card) else []
        if domains:
            s.ask(f.seat, ask.JOKER_DOMAIN, [DOMAIN + domain for domain in domains])
        else:
            pass_threshold(s, f, NONE)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """The joker covers that domain."""
        domain = choice - DOMAIN
        if s.listening:
            technology = JOKER_AGAINST[s.cards[s.ships[f.seat].slot]]
            s.tell(tell.JOKER, EVERYONE, [f.seat, technology, domain])
        pass_threshold(s, f, domain)

    def give_up(self, s: VIILegioState, f: Frame) -> None:
        """A threshold that cannot be met, which no play leads to: the ship leaves. (LEG-14.14)"""
        f.at = TAKE
        if s.ships[f.seat].passed:
            complete(s, f.seat)
        else:
            leave(s, f.seat)


def pass_threshold(s: VIILegioState, f: Frame, joker: i64) -> None:
    """Spend what is due, and score what this threshold is worth more than the last. (LEG-14.4, LEG-14.6)"""
    ship = s.ships[f.seat]
    card = s.cards[ship.slot]
    for domain in range(DOMAIN_COUNT):
        cost = due(ship, card, ship.passed, domain)
        if domain == joker:
            cost -= 1
        if cost:
            ship.experience -= cost * UNIT[domain]
            ship.spent += cost * UNIT[domain]
            if s.listening:
                s.tell(tell.SPENDS, EVERYONE, [f.seat, domain, cost, ship.level(domain)])
    at = card * MOST_THRESHOLDS + ship.passed
    gain: i64 = WORTH[at]
    if s.listening:
        s.tell(tell.THRESHOLD_PASSED, EVERYONE, [f.seat, card, gain])
    if ship.passed:
        gain -= WORTH[at - 1]
    ship.passed += 1
    ship.contact_vp += gain
    score(s, f.seat, gain)
    f.at = GO_ON


class ChooseToGoOn(Step[VIILegioState]):
    """After a threshold: continue where the next can be met, or stop and leave. (LEG-14.8)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask whether to go on."""
        ship = s.ships[f.seat]
        card = s.cards[ship.slot]
        if ship.passed < THRESHOLDS[card] and can_meet(ship, card, ship.passed):
            s.ask(f.seat, ask.CONTACT_CHOICE, [CONTINUE, LEAVE])
        else:
            s.ask(f.seat, ask.CONTACT_CHOICE, [LEAVE])

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """Who goes on stays for the turn; who stops has completed the mission. (LEG-14.9, LEG-14.10)"""
        if choice == LEAVE:
            complete(s, f.seat)
            f.at = TAKE
            return
        f.at = END
        if s.listening:
            s.tell(tell.CONTINUES, EVERYONE, [f.seat, s.ships[f.seat].slot])


class ChooseZone(Step[VIILegioState]):
    """A landing that passed the squad test ends in a zone that is open. (LEG-12.13 to 12.15)"""

    def enter(self, s: VIILegioState, f: Frame) -> None:
        """Ask for the zone; `f.chosen` is the slot."""
        ship = s.ships[f.seat]
        zones: list[int] = []
        if can_observe(s, ship, f.chosen):
            zones.append(OBSERVATION)
        if can_contact(s, ship, f.chosen):
            zones.append(CONTACT)
        s.ask(f.seat, ask.LANDING_ZONE, zones)

    def answer(self, s: VIILegioState, f: Frame, choice: int) -> None:
        """The ship has landed, and the turn ends. (LEG-5.9)"""
        ship = s.ships[f.seat]
        ship.place = OBSERVING if choice == OBSERVATION else IN_CONTACT
        ship.slot = f.chosen
        f.at = END
        if s.listening:
            s.tell(tell.LANDED, EVERYONE, [f.seat, f.chosen, choice - OBSERVATION])
