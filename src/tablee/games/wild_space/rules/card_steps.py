"""What actions and effects do with cards: draw, play, take and play, offer an effect, and pay for it."""

from typing import Final

from mypy_extensions import i64

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.conditions import (
    discards,
    discards_for,
    is_doubtful,
    is_offered,
    plays,
    removals,
)
from tablee.games.wild_space.rules.going_on import (
    begin,
    finish,
    join_crew,
    keep_silent,
    leave_crew,
    say_action,
    track_effect,
)
from tablee.games.wild_space.rules.move_steps import lose
from tablee.games.wild_space.rules.numbering import APPLY, DECLINE, DISCARD, PLAY, REMOVE, TAKE, TAKE_DECK
from tablee.games.wild_space.rules.piles import (
    after_taking,
    discard_card,
    draw_card,
    from_deck,
    from_reserve,
    out_of_hand,
    renew,
    sources,
)
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CONDITION,
    DECK,
    EFFECT,
    GIVE_UP,
    NOTHING,
    OWN,
    PLAYING,
    SECTOR_PAY,
    TAKING,
)
from tablee.kernel import Frame, Step
from tablee.kernel.event import EVERYONE, NO_ONE, SKIPPED

APPLY_OR_DECLINE: Final = [APPLY, DECLINE]


class DrawCards(Step[WildSpaceState]):
    """Draw one card after the other, each from a slot or the deck, while there is one. (WSP-7.1, WSP-7.2, WSP-7.9)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask for the source of the next card."""
        found = sources(s)
        if found:
            s.ask(f.seat, ask.DRAW, found + s.hands[f.seat])
            return
        say_action(s, f, f.count)
        if s.listening:
            s.tell(tell.DRAW_LOST, EVERYONE, [f.seat, f.count])  # WSP-7.8
        f.count = 0
        finish(f)

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """The card goes to the hand."""
        if choice < DECK:
            renew(s, f.seat, choice)
            return
        say_action(s, f, f.count)
        draw_card(s, f.seat, choice)
        f.count -= 1
        if f.count == 0:
            finish(f)


class PlayCard(Step[WildSpaceState]):
    """Play a card of the hand that fits, while there is one. (WSP-9.1, WSP-10.11)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask for the card; a renewal may have taken the last one. (WSP-6.5)"""
        found = plays(s, f.seat, f.chosen)
        if found:
            s.ask(f.seat, ask.PLAY, found + s.hands[f.seat])
        else:
            lose(s, f)

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """It joins the crew."""
        if choice < DECK:
            renew(s, f.seat, choice)
            return
        card = choice - PLAY
        say_action(s, f, PLAYING + f.chosen)
        out_of_hand(s, f.seat, card)
        if s.listening:
            s.tell(tell.PLAYS, EVERYONE, [f.seat, card])
        join_crew(s, f, card)


class TakeAndPlay(Step[WildSpaceState]):
    """Take a card from a slot or the deck, and play it at once. (WSP-9.3, WSP-9.4)

    It begins only where there is a card (WSP-6.3), and a renewal leaves one at least (WSP-8.8).
    """

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask for the source."""
        s.ask(f.seat, ask.TAKE_AND_PLAY, sources(s) + s.hands[f.seat])

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """Upkeep first, then the card joins the crew."""
        if choice < DECK:
            renew(s, f.seat, choice)
            return
        say_action(s, f, TAKING)
        if choice == TAKE_DECK:
            card = from_deck(s)
            if s.listening:
                s.tell(tell.TURNS_UP, EVERYONE, [f.seat, card])
        else:
            card = from_reserve(s, choice - TAKE)
            if s.listening:
                s.tell(tell.TAKES_AND_PLAYS, EVERYONE, [f.seat, choice - TAKE + 1, card])
        after_taking(s, choice)
        join_crew(s, f, card)


class OfferEffect(Step[WildSpaceState]):
    """The effect of a card that was played, or of a space, may be applied, now or never. (WSP-10.1, 10.2, 11.2)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask, if it can be carried out."""
        condition, effect = offered(s, f)
        if is_offered(s, f.seat, condition, effect):
            s.ask(f.seat, ask.OFFER, APPLY_OR_DECLINE + s.hands[f.seat])
            return
        if s.listening and is_doubtful(s, f.seat, condition, effect):
            s.tell(SKIPPED, NO_ONE, [f.seat, ask.OFFER])
        self.decline(s, f)

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """Apply it, or not."""
        if choice < DECK:
            renew(s, f.seat, choice)
        elif choice == DECLINE:
            self.decline(s, f)
        else:
            self.apply(s, f)

    def apply(self, s: WildSpaceState, f: Frame) -> None:
        """The condition is paid, then the effect begins. (WSP-10.5, WSP-10.11)"""
        condition, effect = offered(s, f)
        if s.listening and f.chosen == step.TRACK:
            s.tell(tell.APPLIES_TRACK, EVERYONE, [f.seat, s.tokens[f.seat], effect])
        elif s.listening:
            s.tell(tell.APPLIES, EVERYONE, [f.seat, f.chosen - step.SOURCE, effect])
        if condition // 16 > OWN:
            f.count = condition // 16
            f.at = step.PAY
        else:
            begin(f, effect)

    def decline(self, s: WildSpaceState, f: Frame) -> None:
        """No effect is applied: declined or not offered look the same. (WSP-10.12)"""
        keep_silent(s, f, f.chosen)
        finish(f)


def offered(s: WildSpaceState, f: Frame) -> tuple[i64, i64]:
    """The condition and the effect in question: of a card, or of the track, which has no condition. (WSP-11.4)"""
    if f.chosen == step.TRACK:
        return NOTHING, track_effect(s, f.seat)
    return CONDITION[f.chosen - step.SOURCE], EFFECT[f.chosen - step.SOURCE]


def payments(s: WildSpaceState, f: Frame) -> list[int]:
    """The options to pay for a sector or an effect: a card of the crew, or one of the hand."""
    if f.count == GIVE_UP:
        return removals(s, f.seat)
    if f.chosen < step.SOURCE:
        return discards(s, f.seat, SECTOR_PAY[f.chosen])
    card = f.chosen - step.SOURCE
    return discards_for(s, f.seat, CONDITION[card], EFFECT[card])


class PayCondition(Step[WildSpaceState]):
    """Discard a card that fits, or remove one of the crew, for a sector or an effect. (WSP-4.7, WSP-10.5, WSP-8.5)"""

    def enter(self, s: WildSpaceState, f: Frame) -> None:
        """Ask for the card; nothing else may happen before it is paid."""
        s.ask(f.seat, ask.PAY_REMOVE if f.count == GIVE_UP else ask.PAY_DISCARD, payments(s, f))

    def answer(self, s: WildSpaceState, f: Frame, choice: int) -> None:
        """It is paid; the action or the effect follows."""
        if f.count == GIVE_UP:
            leave_crew(s, f.seat, choice - REMOVE)
        else:
            if s.listening and len(s.options) == 1 and len(s.hands[f.seat]) > 1:
                s.tell(SKIPPED, NO_ONE, [f.seat, ask.PAY_DISCARD])
            discard_card(s, f.seat, choice - DISCARD)
        f.count = 0
        if f.chosen >= step.SOURCE:
            begin(f, EFFECT[f.chosen - step.SOURCE])
        else:
            f.at = step.ACT
