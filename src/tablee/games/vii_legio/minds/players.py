"""VII Legio's own virtual players: the novice, the apprentice, who wakes up when it is behind, and the expert."""

from typing import Final, cast

from tablee.games.vii_legio.data import STRATEGIES
from tablee.games.vii_legio.minds import policy, rating
from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules import tables as ask
from tablee.games.vii_legio.rules.numbering import BUY, ITEM, LAND, MOVE, SCAN
from tablee.games.vii_legio.rules.ship import Ship
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import CAPTURE, IN_SECTOR, RESEARCH, SX
from tablee.kernel import Player, Rng, Seat, any_of

BUYS: Final[float] = STRATEGIES.novice.buy_probability
# What a novice takes wherever it is offered, in this order.
HABITS: Final = [
    number.USE_DETECTOR, number.CONTACT, number.STAY, number.TAKE_CONTACT, number.CONTINUE, number.LEAVE,
]  # fmt: skip


class Novice(Player):
    """Lands at once, blindly or not; buys anything now and then; makes no plan."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any other question is answered at random."""
        world = cast(VIILegioState, seat.imagine(rng))
        options = world.options
        if world.kind == ask.SPACE_ACTION:
            return self.fly(world, rng)
        for option in HABITS:
            if option in options:
                return option
        return any_of(options, rng)

    def fly(self, world: VIILegioState, rng: Rng) -> int:
        """Land, buy, look for planets elsewhere if there are none here, turn cards over."""
        options = world.options
        here = world.ships[world.to_move].sector
        if options_between(options, LAND, ITEM):
            return any_of(options_between(options, LAND, ITEM), rng)
        if here == SX:
            return number.LEAVE_SECTOR if number.LEAVE_SECTOR in options else options[-1]
        goods = options_between(options, BUY, SCAN)
        if goods and rng.flip(BUYS):
            return any_of(goods, rng)
        ways = options_between(options, MOVE, BUY)
        if ways and world.tokens & IN_SECTOR[here] == 0:
            return any_of(ways, rng)
        return number.FLIP if number.FLIP in options else number.END_TURN


def options_between(options: list[int], first: int, end: int) -> list[int]:
    """The options of a family."""
    return [option for option in options if first <= option < end]


class Apprentice(Novice):
    """Sensible while it is behind in VP, or level and behind in experience; else as careless as a novice."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """What a sensible player chooses, or a novice in its place."""
        world = cast(VIILegioState, seat.imagine(rng))
        best = max(standing(world.ships[other]) for other in range(world.seats) if other != seat.number)
        return policy.choose(world) if standing(world.ships[seat.number]) < best else super().decide(seat, rng)


def standing(ship: Ship) -> tuple[int, int]:
    """What all see of a ship's success: VP, and the experience of its crew."""
    return ship.vp, sum(ship.level(domain) for domain in range(RESEARCH, CAPTURE + 1))


class Expert(Player):
    """Weighs what every action leads to, with the mean over all cards that may still come."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The option worth most."""
        return rating.prefer(cast(VIILegioState, seat.imagine(rng)), rng)
