"""Saved states of Karmaka, read back with every number checked."""

from collections import Counter
from typing import Final

from tablee.games.karmaka.rules.bag import LAST, cards_of
from tablee.games.karmaka.rules.sample import is_known
from tablee.games.karmaka.rules.state import FORMAT, KIND_BITS, NOTHING, SEEN_SHIFT, KarmakaState, Soul
from tablee.games.karmaka.rules.tables import (
    DESTINY,
    EXTRA_PLAY,
    KINDS,
    MAX_CARDS_PER_TURN,
    MAX_TURNS,
    PLAY_CARD,
    RING_TRADE,
    SWINDLE,
    TRANSCENDENCE,
    TURN_CAP,
    VARIANT_NAMES,
)
from tablee.games.karmaka.rules.turns import TURN
from tablee.games.karmaka.rules.variant import Variant
from tablee.games.saving import Saved, check_over, check_progress, check_question, need, resume, typed
from tablee.kernel import NOBODY, BadData, BadSetup, Rules

SavedSoul = tuple[int, int, list[int], list[int], list[int], int, int, int]
LARGEST: Final = 64  # a count of cards, picks or steps
HELD: Final = 3  # cards looked at by Destiny or seen by Swindle
WITHOUT_CENTRE: Final = (PLAY_CARD, EXTRA_PLAY, RING_TRADE)
FULLEST: Final = (1 << 2 * LAST + 3) - 1


class SavedKarmaka(Saved):
    """What `KarmakaState.data` writes."""

    variant: int
    wolf_seat: int
    souls: list[SavedSoul]
    well: list[int]
    ruins: list[int]
    centre: int
    first: int
    turns: int
    played: int
    aimed: int
    again: bool
    known: list[int]
    loose: list[int]


def load(rules: Rules, data: object) -> KarmakaState:
    """The state that was saved; BadData says what is wrong with the data."""
    saved = typed(data, SavedKarmaka, rules, FORMAT)
    variant = _variant(saved)
    _check_numbers(saved)
    check_progress(saved, rules)
    s = _rebuilt(saved, variant)
    _check_cards(s)
    _check_memory(s)
    if s.over:
        _check_end(s)
    else:
        _check_moment(s)
        need(len(s.frames) > 0 and s.frames[0].effect >= TURN, "no turn is in progress")
        check_question(rules, s)
    return s


def _variant(saved: SavedKarmaka) -> Variant:
    need(0 <= saved.variant < len(VARIANT_NAMES), f"no variant has number {saved.variant}")
    need(0 <= saved.wolf_seat < 3, f"no seat {saved.wolf_seat} for the Wolf")
    try:
        return Variant(saved.variant, saved.seats, saved.wolf_seat)
    except BadSetup as error:
        raise BadData(str(error)) from error


def _check_numbers(saved: SavedKarmaka) -> None:
    seats = range(saved.seats)
    need(len(saved.souls) == saved.seats, f"{len(saved.souls)} souls for {saved.seats} seats")
    need(len(saved.known) == len(saved.loose) == saved.seats**2, "the memories do not fit the seats")
    need(saved.first in seats and saved.aimed in range(-1, saved.seats), "a seat is out of range")
    need(0 <= saved.turns <= MAX_TURNS and 0 <= saved.played <= MAX_CARDS_PER_TURN, "a count is out of range")
    need(saved.centre in range(-1, len(KINDS)), "the cards hold none that could lie in the Centre")
    for bag in (*saved.known, *saved.loose, *(soul[0] for soul in saved.souls)):
        need(0 <= bag <= FULLEST, "a bag is out of range")
    for card in (*saved.well, *(card for soul in saved.souls for stack in soul[2:4] for card in stack)):
        need(0 <= card < 1 << SEEN_SHIFT + saved.seats, "a placed card is out of range")
    for soul in saved.souls:
        need(0 <= soul[1] <= LARGEST, "a Hand is out of range")
        need(0 <= soul[5] < TRANSCENDENCE + saved.over, "a soul's place on the ladder is out of range")
        need(
            0 <= soul[6] <= MAX_TURNS and 1 <= soul[7] <= MAX_TURNS,
            "a soul's place is out of range: its rings or lives",
        )
    for frame in saved.frames:
        need(frame[1] in seats, "a frame is out of range: its seat")
        need(frame[1] == saved.frames[0][1], "a frame belongs to another than the actor")
        need(all(0 <= number <= LARGEST for number in frame[2:6]), "a frame's progress is out of range")


def _rebuilt(saved: SavedKarmaka, variant: Variant) -> KarmakaState:
    souls = [Soul(*soul) for soul in saved.souls]
    s = KarmakaState(variant, saved.generator(), souls, saved.well, saved.ruins, saved.first)
    resume(saved, s)
    s.centre, s.turns, s.played = saved.centre, saved.turns, saved.played
    s.aimed, s.again = saved.aimed, saved.again
    s.known, s.loose = saved.known, saved.loose
    return s


def _check_cards(s: KarmakaState) -> None:
    """Every card of the deck is in exactly one place."""
    held = [kind for frame in s.frames if frame.effect == DESTINY for kind in frame.cards]
    kinds = [*s.ruins, *held, *([] if s.centre == NOTHING else [s.centre]), *(card & KIND_BITS for card in s.well)]
    for soul in s.souls:
        need(soul.held == len(cards_of(soul.hand)), "a Hand is not what it counts")
        kinds += [*cards_of(soul.hand), *soul.deeds, *(card & KIND_BITS for card in (*soul.deck, *soul.future))]
    need(Counter(kinds) == Counter(s.variant.cards), "the cards are not those of the deck")
    need(all(0 <= kind < len(KINDS) for frame in s.frames for kind in frame.cards), "a held card is unknown")


def _check_memory(s: KarmakaState) -> None:
    """What a seat remembers is true: known cards are in that Hand, loose ones there or at a place it has not seen."""
    for seat in range(s.seats):
        for owner, soul in enumerate(s.souls):
            known, loose = s.known[seat * s.seats + owner], s.loose[seat * s.seats + owner]
            unseen = [card & KIND_BITS for card in soul.future if not is_known(card, seat)]
            hand = Counter(cards_of(soul.hand))
            remembered = Counter([*cards_of(known), *cards_of(loose)])
            need(Counter(cards_of(known)) <= hand, "a seat remembers a card that is not in that Hand")
            need(remembered <= hand + Counter(unseen), "a seat remembers a card that is not there")
            need(seat != owner or known == loose == 0, "a seat remembers its own cards twice")
    for owner, soul in enumerate(s.souls):
        need(all(is_known(card, owner) for card in soul.future), "a player does not know the own Future Life")


def _check_end(s: KarmakaState) -> None:
    """Nothing goes on, and the winners are those who reached the top, or nobody."""
    check_over(s)
    need(s.centre == NOTHING, "something goes on after the end: a card in the Centre")
    top = [seat for seat in range(s.seats) if s.souls[seat].level == TRANSCENDENCE]
    if s.reason == TURN_CAP:
        need(not top and s.winners == 0 and s.turns == MAX_TURNS, "the end is no draw")
    else:
        need(len(top) == 1 and s.winners == s.variant.side(top[0]), "the end is no victory")


def _check_moment(s: KarmakaState) -> None:
    """The Centre holds a card while a power is applied or offered; cards looked at or seen are few, and there."""
    need((s.centre == NOTHING) == (s.kind in WITHOUT_CENTRE), "the open question does not fit the Centre")
    top = s.frames[-1] if s.frames else None
    need(all(not frame.cards for frame in s.frames[:-1]), "a frame below holds cards")
    if top is None or not top.cards:
        return
    need(top.effect in (DESTINY, SWINDLE) and len(top.cards) <= HELD, "more cards are looked at or seen than may be")
    if top.effect == SWINDLE:
        need(s.aimed != NOBODY, "nobody is swindled")
        hand = Counter(cards_of(s.souls[s.aimed].hand))
        need(Counter(top.cards) <= hand, "cards are seen that are not in that Hand")
