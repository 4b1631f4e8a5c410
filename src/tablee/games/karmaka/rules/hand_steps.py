"""Steps of powers that work on a Hand."""

from mypy_extensions import i64

from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules import zones
from tablee.games.karmaka.rules.bag import bag_of, cards_of, one
from tablee.games.karmaka.rules.memory import sees_in_hand
from tablee.games.karmaka.rules.numbering import CARD, STOP
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.steps import ask_if_any, each_kind, each_kind_or_stop, no_effect
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


class SeeRivalHand(Step[KarmakaState]):
    """See the rival's whole Hand, once. (KMK-11.5)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """The actor remembers what is seen."""
        hand = s.souls[s.aimed].hand
        sees_in_hand(s, f.seat, s.aimed, hand)
        if s.listening:
            s.tell(tell.PEEKS, EVERYONE, [f.seat, s.aimed])
            s.tell(tell.SEES, 1 << f.seat, [f.seat, *cards_of(hand)])
        f.at += 1


class ChosenPlayerDiscards(Step[KarmakaState]):
    """The chosen player chooses one card of the own Hand and discards it. (KMK-11.15)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask that player."""
        ask_if_any(s, f, s.aimed, ask.DWINDLE_DISCARD, each_kind(s.souls[s.aimed].hand))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The card goes to the Ruins."""
        zones.hand_to_ruins(s, s.aimed, choice - CARD)
        f.at += 1


class DiscardAtRandom(Step[KarmakaState]):
    """Cards drawn at random from the rival's Hand are discarded, one after the other. (KMK-11.20)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Discard as many as there are."""
        rival = s.souls[s.aimed]
        if not rival.held:
            no_effect(s, f)
        for turn in range(min(self.number, rival.held)):
            zones.hand_to_ruins_at_random(s, s.aimed)
        f.at += 1


class SeeAtRandom(Step[KarmakaState]):
    """See cards drawn at random from the rival's Hand; they stay there until one is kept. (KMK-11.10, KMK-4.9)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Draw them one by one, without putting back."""
        rest = s.souls[s.aimed].hand
        held = s.souls[s.aimed].held
        seen: list[int] = []
        while held and len(seen) < self.number:
            kind = zones.random_of_hand(s, rest, held)
            rest -= one(kind)
            held -= 1
            seen.append(kind)
        seen.sort()
        f.cards = seen
        f.at += 1
        sees_in_hand(s, f.seat, s.aimed, bag_of(seen))
        if s.listening:
            s.tell(tell.SWINDLES, EVERYONE, [f.seat, s.aimed, len(seen)])
            s.tell(tell.SEES, (1 << f.seat) | (1 << s.aimed), [f.seat, *seen])


class KeepOneSeen(Step[KarmakaState]):
    """Keep one of the cards seen; it is compulsory. (KMK-11.10a)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a kind among the cards seen."""
        ask_if_any(s, f, f.seat, ask.SWINDLE_KEEP, each_kind(bag_of(f.cards)))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The card changes Hands; the rest never left theirs."""
        f.cards = []
        zones.hand_to_thief(s, s.aimed, choice - CARD, f.seat)
        f.at += 1
        if s.listening:
            s.tell(tell.KEEPS_ONE, EVERYONE, [f.seat, s.aimed])
            s.tell(tell.YOUR_CARD, (1 << f.seat) | (1 << s.aimed), [f.seat, choice - CARD])


class SowCards(Step[KarmakaState]):
    """Put cards of the Hand on the own Future Life, one at a time. (KMK-11.12)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask until enough were put, or the Hand is empty."""
        hand = s.souls[f.seat].hand
        if f.count < self.number and hand:
            s.ask(f.seat, ask.SOWING_PLACE, each_kind(hand))
        else:
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The card is not shown."""
        f.count += 1
        if s.listening:
            s.tell(tell.SOWS, EVERYONE, [f.seat])
        zones.hand_to_future(s, f.seat, choice - CARD)


class PickUpTo(Step[KarmakaState]):
    """Pick cards of the Hand one at a time, until `most` or until the actor stops."""

    def __init__(self, most: int, question: int) -> None:
        self.most = most
        self.question = question

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a card, or for the end."""
        hand = s.souls[f.seat].hand
        if f.count < self.most and hand:
            s.ask(f.seat, self.question, each_kind_or_stop(hand))
        else:
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Pick it, or stop."""
        if choice == STOP:
            f.at += 1
        else:
            f.count += 1
            self.pick(s, f.seat, choice - CARD)

    def pick(self, s: KarmakaState, seat: i64, kind: int) -> None:
        """What becomes of a card that is picked."""
        raise NotImplementedError


class DiscardUpTo(PickUpTo):
    """Discard cards of the Hand one at a time. (KMK-11.17)"""

    def __init__(self, most: int) -> None:
        super().__init__(most, ask.ROULETTE_DISCARD)

    def pick(self, s: KarmakaState, seat: i64, kind: int) -> None:
        """To the Ruins."""
        zones.hand_to_ruins(s, seat, kind)


class LayUpTo(PickUpTo):
    """Lay cards of the Hand face up on the own Deeds, one at a time, without their powers. (KMK-V4.2)"""

    def __init__(self, most: int) -> None:
        super().__init__(most, ask.JUBILEE_PLACE)

    def pick(self, s: KarmakaState, seat: i64, kind: int) -> None:
        """On the Deeds."""
        zones.hand_to_deeds(s, seat, kind)
        if s.listening:
            s.tell(tell.LAYS, EVERYONE, [seat, kind])
