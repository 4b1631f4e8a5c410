"""Set-up, turn, death and rebirth."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules import zones
from tablee.games.karmaka.rules.bag import EMPTY, LAST, cards_of
from tablee.games.karmaka.rules.numbering import (
    ACCEPT,
    DECLINE,
    DEED,
    FUTURE,
    KEEP,
    PARTNER,
    PASS,
    POWER,
    STOP,
    TRADE,
    kind_played,
    play_of,
    way_played,
)
from tablee.games.karmaka.rules.score import gap_of, score_of
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState, Soul
from tablee.games.karmaka.rules.tables import (
    KINDS,
    MAX_CARDS_PER_TURN,
    MAX_TURNS,
    NEED,
    OPENING_DECK,
    OPENING_HAND,
    REACHED_THE_TOP,
    REBIRTH_TOTAL,
    TRANSCENDENCE,
    TURN_CAP,
)
from tablee.games.karmaka.rules.variant import Variant
from tablee.kernel import NOBODY, Frame, Rng, Step, numbered
from tablee.kernel.event import EVERYONE, FIRST, NO_ONE

# Effects are numbered: 0 and up the power of each kind, then the turn and the death.
TURN: Final[int] = len(KINDS)
DEATH: Final[int] = TURN + 1

# The options of playing a card of each kind: in three ways, or in four by one who has a partner.
ALONE: Final[list[list[int]]] = [[play_of(kind, way) for way in range(PARTNER)] for kind in range(len(KINDS))]
WITH_PARTNER: Final[list[list[int]]] = [[*ALONE[kind], play_of(kind, PARTNER)] for kind in range(len(KINDS))]

# The steps of a turn.
PLAY: Final = 0
OFFER: Final = 1
ANOTHER: Final = 2
END: Final = 3


def set_up(variant: Variant, first: int, rng: Rng, listening: bool) -> KarmakaState:
    """Shuffle, deal, and begin the first turn; `first` is a seat, or NOBODY to draw it. (KMK-4)"""
    souls = [Soul(EMPTY, 0, [], [], [], level, 0, 1) for level in variant.start_level]
    s = KarmakaState(variant, rng, souls, variant.cards[:], [], first)
    s.listening = listening
    s.known = [0] * (s.seats * s.seats)
    s.loose = [0] * (s.seats * s.seats)
    if first == NOBODY:
        s.first = rng.below(s.seats)
        s.tell(FIRST, NO_ONE, [s.first])
    zones.shuffle_well(s)
    s.tell(tell.STARTS, EVERYONE, [s.first])
    _deal(s)
    begin_turn(s, s.push(TURN, s.first))
    return s


def _deal(s: KarmakaState) -> None:
    """One card at a time, first player first: four rounds for the Hands, then two for the Decks (KMK-4.7)."""
    for card in range(OPENING_HAND + OPENING_DECK):
        for step in range(s.seats):
            soul = s.souls[(s.first + step) % s.seats]
            if card < OPENING_HAND:
                zones.put_in_hand(soul, s.well.pop() & KIND_BITS)
            else:
                soul.deck.append(s.well.pop())
    for seat, soul in enumerate(s.souls):
        s.tell(tell.DEALT, 1 << seat, [seat, *cards_of(soul.hand)])


def plays(s: KarmakaState, seat: i64, last: i64) -> list[int]:
    """Each kind in Hand, in each way, and one last option if there is one (KMK-6.1, KMK-6.5, KMK-V2.3)."""
    ways = ALONE if s.variant.mate[seat] == NOBODY else WITH_PARTNER
    options: list[int] = []
    hand = s.souls[seat].hand
    kind: i64 = 0
    while hand and kind < LAST:
        if hand & 3:
            options += ways[kind]
        hand >>= 2
        kind += 1
    if hand:
        options += ways[LAST]
    if last != NOTHING:
        options.append(last)
    return options


def play(s: KarmakaState, f: Frame, choice: int) -> None:
    """Play a card for its points, its power, the own future or the partner's; only a power has a cost (KMK-6)."""
    seat = f.seat
    kind = kind_played(choice)
    way = way_played(choice)
    s.played += 1
    s.again = False
    f.at = OFFER if way == POWER else END
    if way == DEED:
        zones.hand_to_deeds(s, seat, kind)
        if s.listening:
            s.tell(tell.PLAYS_DEED, EVERYONE, [seat, kind])
    elif way == POWER:
        if s.listening:
            s.tell(tell.PLAYS_POWER, EVERYONE, [seat, kind])
        zones.hand_to_centre(s, seat, kind)
        s.aimed = NOBODY
        s.push(kind, seat)
    elif way == FUTURE:
        if s.listening:
            s.tell(tell.PLAYS_FUTURE, EVERYONE, [seat])
        zones.hand_to_future(s, seat, kind)
    else:
        if s.listening:
            s.tell(tell.PLAYS_PARTNER, EVERYONE, [seat, s.variant.mate[seat]])
        zones.hand_to_partner(s, seat, kind)


def begin_turn(s: KarmakaState, f: Frame) -> None:
    """Stop at the cap, die with Hand and Deck empty, or draw and go on to the play. (KMK-15.6, KMK-5.2, KMK-5.3)"""
    if s.turns >= MAX_TURNS:
        s.tell(tell.DRAW_GAME, EVERYONE, [])
        s.end(0, TURN_CAP)
        return
    if s.listening:
        s.tell(tell.TURN, EVERYONE, [f.seat, s.turns + 1])
    f.become(TURN)
    soul = s.souls[f.seat]
    if soul.deck:
        zones.deck_to_hand(s, f.seat)
    elif not soul.hand:
        f.become(DEATH)


class PlayCard(Step[KarmakaState]):
    """Play one card of the Hand, or pass while the Deck still holds cards. (KMK-5.4, KMK-6.6, KMK-6.7)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask for a card and a way."""
        last = PASS if s.souls[f.seat].deck else NOTHING
        s.ask(f.seat, ask.PLAY_CARD, plays(s, f.seat, last))

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Play it, or pass."""
        if choice != PASS:
            play(s, f, choice)
            return
        f.at = END
        if s.listening:
            s.tell(tell.PASSES, EVERYONE, [f.seat])


class OfferCentre(Step[KarmakaState]):
    """Offer the card in the Centre to the rival affected, or to each rival in turn. (KMK-7, KMK-V1.2, KMK-V1.3)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask the next rival; when all declined, the card goes to the Ruins."""
        rivals = s.variant.rivals[f.seat]
        if f.count == 0 and s.variant.is_rival(f.seat, s.aimed):
            s.ask(s.aimed, ask.KARMIC_OFFER, [ACCEPT, DECLINE])
        elif f.count < len(rivals):
            s.ask(rivals[f.count], ask.KARMIC_OFFER, [ACCEPT, DECLINE])
        else:
            zones.centre_to_ruins(s)
            f.count = 0
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Accept, or let the next rival be asked."""
        if s.variant.is_rival(f.seat, s.aimed):
            rival = s.aimed
            f.count = s.seats
        else:
            rival = s.variant.rivals[f.seat][f.count]
            f.count += 1
        if choice == ACCEPT:
            zones.centre_to_future(s, rival)
            f.count = 0
            f.at += 1
        elif s.listening:
            s.tell(tell.DECLINES, EVERYONE, [rival, s.centre])


class PlayAnother(Step[KarmakaState]):
    """Play one more card if a power granted it; it is always optional. (KMK-9)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask if it is due, the Hand is not empty and the cap is not reached."""
        if s.again and s.souls[f.seat].hand and s.played < MAX_CARDS_PER_TURN:
            s.ask(f.seat, ask.EXTRA_PLAY, plays(s, f.seat, STOP))
        else:
            f.at += 1

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Play it, which may lead back to the offer, or stop."""
        if choice != STOP:
            play(s, f, choice)
            return
        f.at = END
        if s.listening:
            s.tell(tell.STOPS, EVERYONE, [f.seat])


class EndTurn(Step[KarmakaState]):
    """The next player's turn begins. (KMK-5.1, KMK-5.6, KMK-14.8)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Pass the turn to the left."""
        s.turns += 1
        s.played = 0
        s.again = False
        s.aimed = NOBODY
        seat = f.seat + 1
        f.seat = 0 if seat == s.seats else seat
        begin_turn(s, f)


class Die(Step[KarmakaState]):
    """The life ends; tell its score. (KMK-13.1, KMK-13.4)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Say what the life was worth."""
        f.at += 1
        if s.listening:
            soul = s.souls[f.seat]
            s.tell(tell.DIES, EVERYONE, [f.seat, score_of(soul.deeds), NEED[soul.level]])


class ClimbOrFail(Step[KarmakaState]):
    """Climb with enough points, or with rings for those that are missing; else receive a ring. (KMK-13.6 to 13.10)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Ask only if rings can make up for what is missing."""
        gap = gap_of(s, f.seat)
        if gap == 0:
            self.climb(s, f)
        elif s.souls[f.seat].rings >= gap:
            s.ask(f.seat, ask.RING_TRADE, [TRADE, KEEP])
        else:
            self.fail(s, f)

    def answer(self, s: KarmakaState, f: Frame, choice: int) -> None:
        """Trade exactly the missing rings, or keep them all."""
        gap = gap_of(s, f.seat)
        if choice == TRADE:
            s.souls[f.seat].rings -= gap
            if s.listening:
                s.tell(tell.TRADES, EVERYONE, [f.seat, gap])
            self.climb(s, f)
        else:
            if s.listening:
                s.tell(tell.KEEPS_RINGS, EVERYONE, [f.seat])
            self.fail(s, f)

    def climb(self, s: KarmakaState, f: Frame) -> None:
        """One level up; the last one wins at once."""
        soul = s.souls[f.seat]
        soul.level += 1
        f.at += 1
        if s.listening:
            s.tell(tell.CLIMBS, EVERYONE, [f.seat, soul.level])
        if soul.level == TRANSCENDENCE:
            mate = s.variant.mate[f.seat]
            if mate == NOBODY:
                s.tell(tell.WINS, EVERYONE, [f.seat])
            else:
                s.tell(tell.TEAM_WINS, EVERYONE, [f.seat, mate])
            s.end(s.variant.side(f.seat), REACHED_THE_TOP)

    def fail(self, s: KarmakaState, f: Frame) -> None:
        """The token stays; one ring."""
        soul = s.souls[f.seat]
        soul.rings += 1
        f.at += 1
        if s.listening:
            s.tell(tell.FAILS, EVERYONE, [f.seat, soul.level])


class BeReborn(Step[KarmakaState]):
    """Deeds to the Ruins, Future Life to the Hand, the Deck filled so that both hold six. (KMK-14)"""

    def enter(self, s: KarmakaState, f: Frame) -> None:
        """Begin the next life."""
        soul = s.souls[f.seat]
        s.ruins.extend(soul.deeds)
        soul.deeds = []
        zones.future_becomes_hand(s, f.seat)
        while soul.held + len(soul.deck) < REBIRTH_TOTAL and zones.well_to_deck(s, f.seat):
            pass
        soul.lives += 1
        f.at += 1
        if s.listening:
            s.tell(tell.REBORN, EVERYONE, [f.seat, soul.held, len(soul.deck)])


TURN_STEPS: Final[list[Step[KarmakaState]]] = numbered(
    {PLAY: PlayCard(), OFFER: OfferCentre(), ANOTHER: PlayAnother(), END: EndTurn()}
)
DEATH_STEPS: Final[list[Step[KarmakaState]]] = [Die(), ClimbOrFail(), BeReborn(), EndTurn()]
