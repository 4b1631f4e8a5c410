"""What one would mean by a thing on the table of Karman Swap that no option touches: the answer to ask about."""

from collections.abc import Iterator

from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import CARD, PLANET
from tablee.kernel import Touch

PLAYED = {ask.TURN_ACTION, ask.RESPOND, ask.LAST_SHIP}
CARDS = {"hand", "market", "lying"}


def meanings(s: KarmanSwapState, seat: int, touch: Touch) -> list[int]:
    """Options that a seat could mean by a thing, the likeliest first."""
    return [*_meanings(s, touch)]


def _meanings(s: KarmanSwapState, touch: Touch) -> Iterator[int]:
    what = touch.what
    if touch.zone in CARDS and isinstance(what, str) and what in CARD:
        if s.kind in PLAYED and touch.zone == "hand":
            yield number.PLAY + CARD[what]
        yield number.CARD + CARD[what]
    elif touch.zone == "planet" and isinstance(what, str) and what in PLANET:
        yield number.PLANET + PLANET[what]
    elif touch.zone == "extinction" and isinstance(what, int) and 0 <= what < number.MOST_SIDES:
        yield number.BACK + what
    elif touch.zone == "stack" and isinstance(what, int) and 0 <= what < 2:
        yield number.NUMBER + what
    elif touch.zone == "stack":
        yield number.TO_PLANET
