"""Steps of powers that work on stacks: Well, Ruins, Decks, Future Lives and Deeds."""

from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules import zones
from tablee.games.karmaka.rules.bag import bag_of
from tablee.games.karmaka.rules.numbering import CARD, DRAW, POSITION, STOP
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState
from tablee.games.karmaka.rules.steps import ask_if_any, each_kind, each_kind_or_stop, no_effect, positions
from tablee.games.karmaka.rules.tables import RUINS_WINDOW
from tablee.games.karmaka.rules.zones import placed
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE


class TakeFromWell(Step[KarmakaState]):
    """Take cards from the Well, one at a time. (KMK-8.8, KMK-12.2)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Take as many as can be had."""
        zones.well_to_hand(s, f.seat, self.number)
        f.at += 1


class TakeBackFromFuture(Step[KarmakaState]):
    """Take one card of choice from the own Future Life into the Hand. (KMK-11.1)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a position."""
        ask_if_any(s, f, f.seat, ask.TRANSMIGRATE_PICK, positions(len(s.souls[f.seat].future)))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The position is public, the card is not."""
        zones.future_to_hand(s, f.seat, choice - POSITION)
        f.at += 1


class StealTopOfFuture(Step[KarmakaState]):
    """The rival's top Future Life card goes on the own Future Life. (KMK-11.2)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Take it if there is one."""
        if s.souls[s.aimed].future:
            if s.listening:
                s.tell(tell.STEALS_DREAM, EVERYONE, [f.seat, s.aimed])
            zones.future_to_future(s, s.aimed, f.seat)
        else:
            no_effect(s, f)
        f.at += 1


class BurnTopOfFuture(Step[KarmakaState]):
    """The rival's top Future Life cards are discarded, one by one. (KMK-11.18)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Discard as many as there are."""
        future = s.souls[s.aimed].future
        if not future:
            no_effect(s, f)
        for turn in range(min(self.number, len(future))):
            zones.future_to_ruins(s, s.aimed)
        f.at += 1


class StealExposedDeed(Step[KarmakaState]):
    """The rival's exposed Deed goes to the own Hand. (KMK-11.3)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Take it if there is one."""
        if s.souls[s.aimed].deeds:
            zones.deed_to_thief(s, s.aimed, f.seat)
        else:
            no_effect(s, f)
        f.at += 1


class DiscardExposedDeed(Step[KarmakaState]):
    """The rival's exposed Deed is discarded. (KMK-11.19)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Discard it if there is one."""
        if s.souls[s.aimed].deeds:
            zones.deed_to_ruins(s, s.aimed, 1)
        else:
            no_effect(s, f)
        f.at += 1


class RivalGivesUpDeed(Step[KarmakaState]):
    """The rival chooses one of the own Deeds, exposed or not, and discards it. (KMK-11.16)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask the rival."""
        ask_if_any(s, f, s.aimed, ask.CRISIS_DISCARD, positions(len(s.souls[s.aimed].deeds)))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The Deed goes to the Ruins; the others keep their order."""
        zones.deed_to_ruins(s, s.aimed, choice - POSITION)
        f.at += 1


class PickFromRuins(Step[KarmakaState]):
    """Choose one of the top three Ruins cards: to the Hand, or on the Future Life. (KMK-11.4, KMK-11.11)"""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for one of those present."""
        ask_if_any(s, f, f.seat, self.kind, positions(min(RUINS_WINDOW, len(s.ruins))))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The card goes where the power says."""
        if self.kind == ask.SALVAGE_PICK:
            zones.ruins_to_hand(s, f.seat, choice - POSITION)
        else:
            zones.ruins_to_future(s, f.seat, choice - POSITION)
        f.at += 1


class FeedDeck(Step[KarmakaState]):
    """Well cards go, one by one and unseen, on the chosen player's Deck. (KMK-11.8)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Add as many as can be had."""
        fed = 0
        while fed < self.number and zones.well_to_deck(s, s.aimed):
            fed += 1
        f.at += 1
        if s.listening:
            s.tell(tell.FEEDS_DECK, EVERYONE, [f.seat, s.aimed, fed])


class DiscardTopOfDeck(Step[KarmakaState]):
    """The top card of the chosen player's Deck is discarded. (KMK-11.14)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Discard it if there is one."""
        if s.souls[s.aimed].deck:
            zones.deck_to_ruins(s, s.aimed)
        else:
            no_effect(s, f)
        f.at += 1


class TakeUpToOneMore(Step[KarmakaState]):
    """Take from the Well up to the number discarded plus one, seeing each before the next. (KMK-11.17a, 11.17b)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask while a card can be had."""
        if f.chosen <= f.count and zones.can_take(s):
            s.ask(f.seat, ask.ROULETTE_DRAW, [DRAW, STOP])
        else:
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Take one, or stop."""
        if choice == STOP:
            f.at += 1
        else:
            f.chosen += 1
            zones.well_to_hand(s, f.seat, 1)


class LookAtWell(Step[KarmakaState]):
    """The actor alone looks at the top cards of the Well. (KMK-11.9, KMK-12.2)"""

    def __init__(self, number: int) -> None:
        self.number = number

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Look at as many as can be had; the others know nothing of these places any more."""
        looked: list[int] = []
        while len(looked) < self.number:
            card = zones.take_from_well(s)
            if card == NOTHING:
                break
            looked.append(card & KIND_BITS)
        f.cards = looked
        f.at += 1
        if s.listening:
            s.tell(tell.LOOKS, EVERYONE, [f.seat, len(looked)])
            s.tell(tell.SEES, 1 << f.seat, [f.seat, *looked])


class KeepForFuture(Step[KarmakaState]):
    """Put up to `most` of the cards looked at on the own Future Life, one at a time. (KMK-11.9a)"""

    def __init__(self, most: int) -> None:
        self.most = most

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a card, or for the end."""
        if f.count < self.most and f.cards:
            s.ask(f.seat, ask.DESTINY_TAKE, each_kind_or_stop(bag_of(f.cards)))
        else:
            f.count = 0
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Only the number taken is public."""
        if choice == STOP:
            f.count = 0
            f.at += 1
            return
        kind = choice - CARD
        f.count += 1
        f.cards.remove(kind)
        s.souls[f.seat].future.append(placed(kind, 1 << f.seat))
        if s.listening:
            s.tell(tell.TAKES_LOOKED, EVERYONE, [f.seat])
            s.tell(tell.YOUR_CARD, 1 << f.seat, [f.seat, kind])


class PutBackOnWell(Step[KarmakaState]):
    """Name the order of the cards to put back, the top one first; then they go back together. (KMK-11.9b, 11.9d)

    The first `count` cards of the frame are those already named, in their order.
    """

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask while two or more are not named."""
        if len(f.cards) - f.count > 1:
            s.ask(f.seat, ask.DESTINY_ORDER, each_kind(bag_of(f.cards[f.count :])))
            return
        if s.listening:
            s.tell(tell.PUTS_BACK, EVERYONE, [f.seat, len(f.cards)])
        for kind in reversed(f.cards):
            s.well.append(placed(kind, 1 << f.seat))
        f.cards = []
        f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """The card named lies above those not yet named."""
        at = f.cards.index(choice - CARD, f.count)
        f.cards.insert(f.count, f.cards.pop(at))
        f.count += 1
