"""How a turn goes on from one thing to the next: an effect begins, a card joins the crew, a line ends."""

from mypy_extensions import i64

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.bits import BIT
from tablee.games.wild_space.rules.piles import upkeep
from tablee.games.wild_space.rules.state import WildSpaceState, put
from tablee.games.wild_space.rules.tables import (
    DECK,
    EFFECT,
    IS_VETERAN,
    NOTHING,
    PLAYING,
    SPACES,
    TAKING,
    TRACK,
    TRAITS,
)
from tablee.kernel import Frame
from tablee.kernel.event import EVERYONE


def begin(f: Frame, effect: i64) -> None:
    """An action or an effect begins: draw, play, or take and play; what it comes from is remembered."""
    f.marks = f.chosen
    if effect >= TAKING:
        f.at = step.TAKE
    elif effect >= PLAYING:
        f.at = step.PLAY
        f.chosen = effect - PLAYING
    else:
        f.at = step.DRAW
        f.count = effect


def finish(f: Frame) -> None:
    """A line of plays is over; an effect that waits for the track's is next, else the end of the turn. (WSP-10.6)"""
    if f.cards and f.cards[-1] < DECK:
        f.chosen = step.SOURCE + f.cards.pop()
        f.at = step.OFFER
    else:
        f.at = step.END


def say_action(s: WildSpaceState, f: Frame, effect: i64) -> None:
    """Tell of the action with the first thing that comes of it: that it was not asked about would be told before.

    (WSP, section 5)
    """
    if f.marks & step.UNTOLD:
        if s.listening:
            if f.marks & step.MET:
                s.tell(tell.MEETS, EVERYONE, [f.seat])
            s.tell(tell.ACTS, EVERYONE, [f.seat, effect])
        f.marks &= step.FROM


def keep_silent(s: WildSpaceState, f: Frame, what: i64) -> None:
    """Nothing comes of a card, a space or an action: the player is told now, the others when the turn ends.

    So they cannot tell whether it was declined or not offered, nor whether something is still asked. (WSP, section 5)
    """
    f.cards.insert(0, step.SILENT + what)
    if s.listening:
        say_nothing_came(s, f.seat, what, BIT[f.seat])


def break_silence(s: WildSpaceState, f: Frame) -> None:
    """The turn ends: the others are told of what nothing came."""
    if s.listening:
        for what in reversed(f.cards):
            say_nothing_came(s, f.seat, what - step.SILENT, EVERYONE & ~BIT[f.seat])
    f.cards = []


def say_nothing_came(s: WildSpaceState, seat: i64, what: i64, audience: int) -> None:
    """No effect was applied, or an action was lost."""
    if what == step.LOST:
        s.tell(tell.ACTION_LOST, audience, [seat])
    elif what == step.TRACK:
        s.tell(tell.NO_TRACK, audience, [seat, s.tokens[seat]])
    else:
        s.tell(tell.NO_EFFECT, audience, [seat, what - step.SOURCE])


def track_effect(s: WildSpaceState, seat: i64) -> i64:
    """The effect of the space that a seat's token has reached. (WSP-11.2)"""
    captain: i64 = s.crews[seat][0] - DECK
    return TRACK[captain * SPACES + s.tokens[seat] - 1]


def join_crew(s: WildSpaceState, f: Frame, card: int) -> None:
    """A card is played: it joins the crew, its medal moves the token, then effects are offered. (WSP-9.1, WSP-11.1)"""
    seat = f.seat
    s.crews[seat].append(card)
    s.traits = put(s.traits, seat, s.traits[seat] | TRAITS[card])
    if EFFECT[card] != NOTHING:
        f.chosen = step.SOURCE + card
        f.at = step.OFFER
    else:
        finish(f)
    if IS_VETERAN[card] and s.tokens[seat] < SPACES:
        advance(s, f, card)


def advance(s: WildSpaceState, f: Frame, card: int) -> None:
    """The token goes one space on; its effect comes before the card's own. (WSP-11.1 to 11.5, WSP-10.13)"""
    seat = f.seat
    s.tokens = put(s.tokens, seat, s.tokens[seat] + 1)
    if s.listening:
        s.tell(tell.ADVANCES, EVERYONE, [seat, s.tokens[seat]])
    if track_effect(s, seat) == NOTHING:
        return
    if f.at == step.OFFER:
        f.cards.append(f.chosen - step.SOURCE)
    f.chosen = step.TRACK
    f.at = step.OFFER


def leave_crew(s: WildSpaceState, seat: i64, card: int) -> None:
    """Remove a card of the crew; nothing that it did is undone. (WSP-10.9, WSP-10.10)"""
    s.crews[seat].remove(card)
    s.traits = put(s.traits, seat, traits_of(s.crews[seat]))
    s.discard.append(card)
    if s.listening:
        s.tell(tell.REMOVES, EVERYONE, [seat, card])
    upkeep(s)


def traits_of(crew: list[int]) -> i64:
    """All traits of a crew together."""
    found: i64 = 0
    for card in crew:
        found |= TRAITS[card]
    return found
