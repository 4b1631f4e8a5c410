"""What one would mean by a thing on the table of Karmaka that no option touches: the answer to ask about."""

from collections.abc import Iterator
from typing import Final

from tablee.games.karmaka.people.refusals import FROM_RUINS
from tablee.games.karmaka.people.view import KarmakaView, SoulView, Stack, view
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import KIND
from tablee.kernel import NOBODY, Touch

PLAYED: Final = {ask.PLAY_CARD, ask.EXTRA_PLAY}
STACKS: Final = {ask.CRISIS_DISCARD: "deeds", ask.TRANSMIGRATE_PICK: "future_life"}  # one's own
# The word that an empty place, or a card that nobody sees, would stand for.
WORDS: Final = {"well": number.DRAW, "rings": number.TRADE, "centre": number.ACCEPT}


def meanings(s: KarmakaState, seat: int, touch: Touch) -> list[int]:
    """Options that a seat could mean by a thing, the likeliest first; all from what it sees and nothing else."""
    seen = view(s, seat)
    stack = stack_of(seen, touch)
    if stack is None:
        return [*players(s, seat, touch)] if touch.zone == "player" else words(seen, touch)
    card = card_of(stack, touch.what)
    if card is None and touch.what is not None and not _lies_in(stack, touch.what):
        return []
    return [*places(s, seat, touch), *cards(s, card), *words(seen, touch)]


def players(s: KarmakaState, seat: int, touch: Touch) -> Iterator[int]:
    """A player by the word that stands for them, else by their seat."""
    if not 0 <= touch.seat < s.seats:
        return
    if touch.seat == seat:
        yield number.SELF
    elif s.seats == 2:
        yield number.RIVAL
    yield number.SEAT + touch.seat


def places(s: KarmakaState, seat: int, touch: Touch) -> Iterator[int]:
    """A place of the stack from which a card is asked for."""
    stack = ("ruins", NOBODY) if s.kind in FROM_RUINS else (STACKS.get(s.kind, ""), seat)
    if (touch.zone, touch.seat) == stack and isinstance(touch.what, int):
        yield number.POSITION + touch.what


def cards(s: KarmakaState, card: str | None) -> Iterator[int]:
    """A card: to play it, where that is asked; or to pick it by its kind."""
    if card is None:
        return
    if s.kind in PLAYED:
        yield number.play_of(KIND[card], number.DEED)
    yield number.CARD + KIND[card]


def words(seen: KarmakaView, touch: Touch) -> list[int]:
    """The word that a place stands for, if there is such a place."""
    is_there = touch.zone != "rings" or 0 <= touch.seat < len(seen.souls)
    return [WORDS[touch.zone]] if touch.zone in WORDS and is_there else []


def stack_of(seen: KarmakaView, touch: Touch) -> Stack | None:
    """The cards of a zone as the seat sees them; None if there is no such place for cards."""
    shared: dict[str, Stack] = {
        "well": seen.well,
        "ruins": seen.ruins,
        "centre": () if seen.centre is None else (seen.centre,),
        "looked_at": seen.looked_at,
        "seen": seen.seen,
    }
    if touch.zone in shared:
        return shared[touch.zone]
    return own_stack(seen.souls[touch.seat], touch.zone) if 0 <= touch.seat < len(seen.souls) else None


def own_stack(soul: SoulView, zone: str) -> Stack | None:
    """The cards of a player's zone."""
    zones: dict[str, Stack] = {
        "hand": soul.hand if soul.hand is not None else (None,) * soul.hand_count,
        "deck": soul.deck,
        "future_life": soul.future_life,
        "deeds": soul.deeds,
    }
    return zones.get(zone)


def card_of(stack: Stack, what: int | str | None) -> str | None:
    """The card that is touched, by its id or by its position from the top, if the seat knows it."""
    if isinstance(what, int):
        return stack[what - 1] if _lies_in(stack, what) else None
    return what if what is not None and what in stack else None


def _lies_in(stack: Stack, what: int | str) -> bool:
    return 1 <= what <= len(stack) if isinstance(what, int) else what in stack
