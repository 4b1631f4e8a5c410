"""What the words of an order name: the ship, and where it goes."""

from collections.abc import Mapping

from tablee.games.spacepaper.rules.orders import PLACE_OF, WITH, found
from tablee.games.spacepaper.rules.realm import craft
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.voice import Known
from tablee.kernel.orders import TO


def ordered(s: SpaceState, seat: int, order: dict[str, str]) -> Mapping[str, Known]:
    """The ship of an order and its goal; of a lost ship only its number is left."""
    ship = found(s, seat, order.get(WITH, ""))
    named: dict[str, Known] = {"politics": int(s.civs[seat].politics)} if WITH not in order else {}
    if ship is not None:
        named["craft"] = craft(seat, ship)
    elif WITH in order:
        named["craft"] = order[WITH]
    if order.get(TO) in PLACE_OF:
        named["place"] = PLACE_OF[order[TO]]
    return named
