"""What one would mean by a thing on the table of Wild Space that no option touches: the answer to ask about."""

from collections.abc import Iterator

from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import has
from tablee.games.wild_space.rules.numbering import OPTION
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import CARD, DECK, HOSTILE_PLANET, PLACE_OF, SLOTS
from tablee.kernel import Touch


def meanings(s: WildSpaceState, seat: int, touch: Touch) -> list[int]:
    """Options that a seat could mean by a thing, the likeliest first."""
    return [*_meanings(s, seat, touch)]


def _meanings(s: WildSpaceState, seat: int, touch: Touch) -> Iterator[int]:
    what = touch.what
    if touch.zone == "deck" and what is None:
        yield number.TAKE_DECK
    elif touch.zone == "track" and what is None and touch.seat == seat:
        yield number.APPLY
    elif touch.zone == "reserve" and isinstance(what, int) and 1 <= what <= SLOTS:
        yield number.TAKE + what - 1
    elif touch.zone == "reserve" and what is None:
        yield number.RENEW + (s.hands[seat][0] if s.hands[seat] else 0)
    elif isinstance(what, str):
        yield from _named(s, seat, touch.zone, what)


def _named(s: WildSpaceState, seat: int, zone: str, name: str) -> Iterator[int]:
    """What has a name of its own: a card, a sector, a hostile planet."""
    card = CARD.get(name, DECK)
    if zone == "hand" and card < DECK:
        yield from _of_hand(s, card)
    elif zone == "crew" and card < DECK:
        yield number.REMOVE + card
    elif zone == "reserve" and card in s.reserve:
        yield number.TAKE + s.reserve.index(card)
    elif zone == "sector" and f"land:{name}" in OPTION:
        yield from _of_sector(s, seat, OPTION[f"land:{name}"] - number.LAND)
    elif zone == "hostile" and name in HOSTILE_PLANET:
        yield from _of_hostile(s, HOSTILE_PLANET[name])


def _of_hand(s: WildSpaceState, card: int) -> Iterator[int]:
    """A card of the hand is paid with, played, or renews the Reserve."""
    if s.kind == ask.PAY_DISCARD:
        yield number.DISCARD + card
    elif s.kind == ask.PLAY:
        yield number.PLAY + card
    yield number.RENEW + card
    yield number.PLAY + card


def _of_sector(s: WildSpaceState, seat: int, sector: int) -> Iterator[int]:
    """A sector is landed on, or explored where one's shuttle is."""
    place = PLACE_OF[sector // 2] * 2 + sector % 2
    moves = [number.LAND + sector, number.EXPLORE + sector]
    is_mine = sector // 2 in s.tiles and has(s.landed[seat] | s.explored[seat], place)
    yield from reversed(moves) if is_mine else moves


def _of_hostile(s: WildSpaceState, planet: int) -> Iterator[int]:
    """A hostile planet is explored once he has landed there."""
    moves = [number.SMUGGLER_LAND + planet, number.SMUGGLER_EXPLORE + planet]
    is_landed = planet in s.hostile and has(s.raided, s.hostile.index(planet))
    yield from moves if is_landed else reversed(moves)
