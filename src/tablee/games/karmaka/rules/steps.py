"""The steps that all powers share: how options are listed, whom a power aims at, and powers that copy."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules import zones
from tablee.games.karmaka.rules.bag import bag_of, kinds_of
from tablee.games.karmaka.rules.numbering import CARD, POSITION, RIVAL, SEAT, SELF, STOP
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE

# Marks of a power: which copying powers took effect on the present path (KMK-10.7).
EMBODIED: Final = 1
MIMICKED: Final = 2


def each_kind(bag: i64) -> list[int]:
    """One option for each kind in a bag of cards (KMK-2.1, KMK-2.6)."""
    return [CARD + kind for kind in kinds_of(bag)]


def each_kind_or_stop(bag: i64) -> list[int]:
    """One option for each kind in a bag of cards, and one to stop."""
    options = each_kind(bag)
    options.append(STOP)
    return options


def positions(length: int) -> list[int]:
    """One option for each position, counted from the top (KMK-2.5)."""
    return [POSITION + place for place in range(1, length + 1)]


def seats_of(s: KarmakaState, seat: int, others: list[int]) -> list[int]:
    """One option for each player: with two, oneself and the rival; with more, by seat."""
    if s.seats == 2:
        return [SELF if other == seat else RIVAL for other in others]
    return [SELF if other == seat else SEAT + other for other in others]


def seat_named(s: KarmakaState, seat: int, choice: int) -> int:
    """The player that an option names."""
    if choice == SELF:
        return seat
    if choice == RIVAL:
        return 1 - seat
    return choice - SEAT


def no_effect(s: KarmakaState, f: Frame) -> None:
    """The power, or the rest of it, does nothing (KMK-8.2)."""
    if s.listening:
        s.tell(tell.NO_EFFECT, EVERYONE, [f.seat])


def ask_if_any(s: KarmakaState, f: Frame, seat: i64, kind: i64, options: list[int]) -> None:
    """Ask, or move on without effect where there is nothing to choose (KMK-2.2, KMK-8.2)."""
    if options:
        s.ask(seat, kind, options)
    else:
        no_effect(s, f)
        f.at += 1


def copy_power(s: KarmakaState, f: Frame, kind: int) -> None:
    """The power of another card takes the place of the one being applied (KMK-10.1)."""
    if s.listening:
        s.tell(tell.COPIES, EVERYONE, [f.seat, kind])
    f.become(kind)


class AimAtRival(Step[KarmakaState]):
    """Aim at a rival; with more than one, the actor chooses. (KMK-8.5, KMK-V1.4, KMK-V1.15)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask, or take the only rival without a word."""
        rivals = s.variant.aims[f.seat]
        if len(rivals) > 1:
            s.ask(f.seat, ask.CHOOSE_RIVAL, seats_of(s, f.seat, rivals))
        else:
            s.aimed = rivals[0]
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The rival is named."""
        s.aimed = choice - SEAT
        f.at += 1
        if s.listening:
            s.tell(tell.CHOOSES, EVERYONE, [f.seat, s.aimed])


class AimAtPlayer(Step[KarmakaState]):
    """Choose a player, oneself included, also one for whom the power does nothing. (KMK-8.4, KMK-V1.17)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a player."""
        s.ask(f.seat, ask.CHOOSE_PLAYER, seats_of(s, f.seat, s.variant.nameable[f.seat]))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The player is named."""
        s.aimed = seat_named(s, f.seat, choice)
        f.at += 1
        if s.listening:
            s.tell(tell.CHOOSES, EVERYONE, [f.seat, s.aimed])


class GrantAnotherPlay(Step[KarmakaState]):
    """The actor may then play one more card. (KMK-9.1, KMK-9.5)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """An extra play is due; several do not add up."""
        s.again = True
        f.at += 1


class DiscardAndCopy(Step[KarmakaState]):
    """Discard one card of the Hand, then copy its power on a fresh path. (KMK-11.6, KMK-10.7)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a card of the Hand."""
        ask_if_any(s, f, f.seat, ask.DENIAL_DISCARD, each_kind(s.souls[f.seat].hand))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """It lies on the Ruins while its power is applied."""
        zones.hand_to_ruins(s, f.seat, choice - CARD)
        f.marks = 0
        copy_power(s, f, choice - CARD)


class CopyOwnDeed(Step[KarmakaState]):
    """Name one of the own Deeds and copy its power, once on a path. (KMK-11.21, KMK-10.4, KMK-10.7)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a kind among the own Deeds."""
        deeds: list[int] = [] if f.marks & EMBODIED else s.souls[f.seat].deeds
        ask_if_any(s, f, f.seat, ask.EMBODY_PICK, each_kind(bag_of(deeds)))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The Deed does not move."""
        f.marks |= EMBODIED
        copy_power(s, f, choice - CARD)


class CopyExposedDeed(Step[KarmakaState]):
    """Copy the rival's exposed Deed, once on a path; with more than one rival, choose whose. (KMK-11.22, KMK-V1.8)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask whose Deed, the player opposite included; that player is not aimed at by it (KMK-V1.14)."""
        rivals = s.variant.rivals[f.seat]
        if f.marks & MIMICKED:
            no_effect(s, f)
            f.at += 1
        elif len(rivals) > 1:
            s.ask(f.seat, ask.CHOOSE_RIVAL, seats_of(s, f.seat, rivals))
        else:
            self.mimic(s, f, rivals[0])

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The rival is named."""
        if s.listening:
            s.tell(tell.CHOOSES, EVERYONE, [f.seat, choice - SEAT])
        self.mimic(s, f, choice - SEAT)

    def mimic(self, s: KarmakaState, f: Frame, rival: int) -> None:
        """The exposed Deed's power takes the place of Mimic's."""
        f.marks |= MIMICKED
        deeds = s.souls[rival].deeds
        if deeds:
            copy_power(s, f, deeds[-1])
        else:
            no_effect(s, f)
            f.at += 1
