"""The gestures of Karmaka: verbs that move cards, keep what each seat may remember, and tell."""

from mypy_extensions import i64

from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import memory
from tablee.games.karmaka.rules.bag import nth_of, one
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, SEEN_SHIFT, KarmakaState, Soul
from tablee.games.karmaka.rules.tables import RUINS_KEPT
from tablee.kernel.event import CARD, EVERYONE, NO_ONE, SHUFFLE


def put_in_hand(soul: Soul, kind: i64) -> None:
    """Add a card to a Hand."""
    soul.hand += one(kind)
    soul.held += 1


def take_out_of_hand(soul: Soul, kind: i64) -> None:
    """Take a card out of a Hand."""
    soul.hand -= one(kind)
    soul.held -= 1


def placed(kind: i64, seers: i64) -> int:
    """A card as it lies in a face-down stack, with those who know that it lies there."""
    return kind | (seers << SEEN_SHIFT)


def all_seats(s: KarmakaState) -> int:
    """Every seat at the table, a bit each."""
    return (1 << s.seats) - 1


# The Well.


def shuffle_well(s: KarmakaState) -> None:
    """Shuffle the Well; the order is told to nobody."""
    s.rng.shuffle(s.well)
    if s.listening:
        s.tell(SHUFFLE, NO_ONE, s.well[::-1])


def can_take(s: KarmakaState) -> bool:
    """Whether a card of the Well can be had, now or after a new Well is made (KMK-12.6)."""
    return len(s.well) > 0 or len(s.ruins) > RUINS_KEPT


def take_from_well(s: KarmakaState) -> int:
    """The top card of the Well, which is made anew first if it is empty; NOTHING if it cannot be (KMK-12)."""
    if not s.well:
        if not can_take(s):
            return NOTHING
        s.well = s.ruins[:-RUINS_KEPT]
        s.ruins = s.ruins[-RUINS_KEPT:]
        if s.listening:
            s.tell(tell.RESHUFFLE, EVERYONE, [len(s.well)])
        shuffle_well(s)
    return s.well.pop()


def well_to_hand(s: KarmakaState, seat: i64, number: i64) -> None:
    """The seat takes cards of the Well, one at a time, as many as can be had."""
    taken: list[int] = []
    while len(taken) < number:
        card = take_from_well(s)
        if card == NOTHING:
            break
        _card_to_hand(s, seat, card)
        taken.append(card & KIND_BITS)
    if s.listening:
        s.tell(tell.TAKES, EVERYONE, [seat, len(taken)])
        for kind in taken:
            s.tell(tell.YOUR_CARD, 1 << seat, [seat, kind])


def well_to_deck(s: KarmakaState, seat: i64) -> bool:
    """A card of the Well goes unseen onto a Deck; False if there is none to be had."""
    card = take_from_well(s)
    if card == NOTHING:
        return False
    s.souls[seat].deck.append(card)
    return True


# The Deck.


def deck_to_hand(s: KarmakaState, seat: i64) -> None:
    """The seat draws the top card of its Deck (KMK-5.3)."""
    if s.listening:
        s.tell(tell.DRAWS, EVERYONE, [seat])
    kind = _card_to_hand(s, seat, s.souls[seat].deck.pop())
    if s.listening:
        s.tell(tell.YOUR_CARD, 1 << seat, [seat, kind])


def deck_to_ruins(s: KarmakaState, seat: i64) -> None:
    """The top card of a Deck is discarded."""
    kind = s.souls[seat].deck.pop() & KIND_BITS
    s.ruins.append(kind)
    if s.listening:
        s.tell(tell.DISCARDS_DECK, EVERYONE, [seat, kind])


# The Hand.


def hand_to_deeds(s: KarmakaState, seat: i64, kind: i64) -> None:
    """A card of the Hand is laid face up on the Deeds."""
    soul = s.souls[seat]
    take_out_of_hand(soul, kind)
    soul.deeds.append(kind)
    memory.leaves_hand_openly(s, seat, kind)


def hand_to_centre(s: KarmakaState, seat: i64, kind: i64) -> None:
    """A card of the Hand is played for its power."""
    take_out_of_hand(s.souls[seat], kind)
    s.centre = kind
    memory.leaves_hand_openly(s, seat, kind)


def hand_to_ruins(s: KarmakaState, seat: i64, kind: i64) -> None:
    """A card of the Hand is discarded by its owner's choice."""
    _discard(s, seat, kind)
    if s.listening:
        s.tell(tell.DISCARDS_HAND, EVERYONE, [seat, kind])


def hand_to_ruins_at_random(s: KarmakaState, seat: i64) -> None:
    """A card of the Hand, drawn by the generator, is discarded."""
    soul = s.souls[seat]
    kind = random_of_hand(s, soul.hand, soul.held)
    _discard(s, seat, kind)
    if s.listening:
        s.tell(tell.LOSES_HAND, EVERYONE, [seat, kind])


def _discard(s: KarmakaState, seat: i64, kind: i64) -> None:
    take_out_of_hand(s.souls[seat], kind)
    s.ruins.append(kind)
    memory.leaves_hand_openly(s, seat, kind)


def hand_to_future(s: KarmakaState, seat: i64, kind: i64) -> None:
    """A card of the Hand goes face down on the own Future Life, unseen by the others."""
    soul = s.souls[seat]
    take_out_of_hand(soul, kind)
    soul.future.append(placed(kind, 1 << seat))
    memory.leaves_hand_for_own_future(s, seat)
    if s.listening:
        s.tell(tell.YOUR_CARD, 1 << seat, [seat, kind])


def hand_to_partner(s: KarmakaState, seat: i64, kind: i64) -> None:
    """A card of the Hand goes face down on the partner's Future Life; both partners know it (KMK-V2.8)."""
    mate = s.variant.mate[seat]
    both = (1 << seat) | (1 << mate)
    take_out_of_hand(s.souls[seat], kind)
    s.souls[mate].future.append(placed(kind, both))
    memory.leaves_hand_for_another(s, seat, kind, both)
    if s.listening:
        s.tell(tell.YOUR_CARD, both, [seat, kind])


def random_of_hand(s: KarmakaState, hand: i64, held: i64) -> i64:
    """A card of a Hand, drawn by the generator; recorded as its kind (KMK-4.9)."""
    kind = nth_of(hand, s.rng.below(held))
    if s.listening:
        s.tell(CARD, NO_ONE, [kind])
    return kind


def hand_to_thief(s: KarmakaState, owner: i64, kind: i64, thief: i64) -> None:
    """A card goes from one Hand to another; only these two saw it (KMK-16.8, KMK-16.12)."""
    both = (1 << owner) | (1 << thief)
    take_out_of_hand(s.souls[owner], kind)
    memory.leaves_hand_for_another(s, owner, kind, both)
    put_in_hand(s.souls[thief], kind)
    memory.enters_hand(s, thief, kind, both)


# The Future Life.


def future_to_hand(s: KarmakaState, seat: i64, position: i64) -> None:
    """The seat takes back the card at a position of its Future Life, 1 = top; the position is public (KMK-11.1b)."""
    future = s.souls[seat].future
    kind = _card_to_hand(s, seat, future.pop(len(future) - position))
    if s.listening:
        s.tell(tell.TRANSMIGRATES, EVERYONE, [seat, position])
        s.tell(tell.YOUR_CARD, 1 << seat, [seat, kind])


def future_to_ruins(s: KarmakaState, seat: i64) -> None:
    """The top card of a Future Life is discarded."""
    card = s.souls[seat].future.pop()
    memory.leaves_future_openly(s, seat, card, all_seats(s))
    s.ruins.append(card & KIND_BITS)
    if s.listening:
        s.tell(tell.DISCARDS_FUTURE, EVERYONE, [seat, card & KIND_BITS])


def future_to_future(s: KarmakaState, owner: i64, thief: i64) -> None:
    """The top card of a Future Life goes on top of another; its former owner still knows it (KMK-16.10)."""
    card = s.souls[owner].future.pop()
    memory.leaves_future_for_another(s, owner, card, thief)
    s.souls[thief].future.append(card | placed(0, 1 << thief))
    if s.listening:
        s.tell(tell.YOUR_CARD, (1 << owner) | (1 << thief), [thief, card & KIND_BITS])


def future_becomes_hand(s: KarmakaState, seat: i64) -> None:
    """All cards of the Future Life become the new Hand (KMK-14.3)."""
    memory.future_becomes_hand(s, seat)
    soul = s.souls[seat]
    for card in soul.future:
        put_in_hand(soul, card & KIND_BITS)
    soul.future = []


# Deeds, Ruins and Centre.


def deed_to_ruins(s: KarmakaState, seat: i64, position: i64) -> None:
    """A Deed is discarded, 1 = the exposed one."""
    deeds = s.souls[seat].deeds
    kind = deeds.pop(len(deeds) - position)
    s.ruins.append(kind)
    if s.listening:
        s.tell(tell.DISCARDS_DEED, EVERYONE, [seat, kind])


def deed_to_thief(s: KarmakaState, owner: i64, thief: i64) -> None:
    """The exposed Deed goes to another's Hand, in view of all."""
    kind = s.souls[owner].deeds.pop()
    put_in_hand(s.souls[thief], kind)
    memory.enters_hand(s, thief, kind, all_seats(s))
    if s.listening:
        s.tell(tell.STEALS_DEED, EVERYONE, [thief, owner, kind])


def ruins_to_hand(s: KarmakaState, seat: i64, position: i64) -> None:
    """A card of the Ruins goes to a Hand, in view of all; 1 = top."""
    kind = s.ruins.pop(len(s.ruins) - position)
    put_in_hand(s.souls[seat], kind)
    memory.enters_hand(s, seat, kind, all_seats(s))
    if s.listening:
        s.tell(tell.SALVAGES, EVERYONE, [seat, kind])


def ruins_to_future(s: KarmakaState, seat: i64, position: i64) -> None:
    """A card of the Ruins goes on a Future Life, in view of all; 1 = top."""
    kind = s.ruins.pop(len(s.ruins) - position)
    s.souls[seat].future.append(placed(kind, all_seats(s)))
    if s.listening:
        s.tell(tell.RECYCLES, EVERYONE, [seat, kind])


def centre_to_future(s: KarmakaState, seat: i64) -> None:
    """The offered card is accepted: face down on that Future Life, though all saw it (KMK-7.3, KMK-16.5)."""
    if s.listening:
        s.tell(tell.ACCEPTS, EVERYONE, [seat, s.centre])
    s.souls[seat].future.append(placed(s.centre, all_seats(s)))
    s.centre = NOTHING


def centre_to_ruins(s: KarmakaState) -> None:
    """Nobody wanted the offered card (KMK-7.4)."""
    if s.listening:
        s.tell(tell.TO_RUINS, EVERYONE, [s.centre])
    s.ruins.append(s.centre)
    s.centre = NOTHING


def _card_to_hand(s: KarmakaState, seat: i64, card: i64) -> i64:
    """A placed card enters a Hand; whoever knew its place knows where it went. Its kind."""
    kind = card & KIND_BITS
    put_in_hand(s.souls[seat], kind)
    if card > KIND_BITS:
        memory.enters_hand(s, seat, kind, card >> SEEN_SHIFT)
    return kind
