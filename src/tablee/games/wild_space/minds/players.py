"""Wild Space's own virtual players: the novice, the apprentice, and the expert."""

from typing import Final, cast

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds import rating
from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.card_steps import offered
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import DECK, GIVE_UP
from tablee.kernel import Player, Rng, Seat, any_of

PLAYS_FROM: Final[int] = STRATEGIES.novice.plays_from
SLIPS: Final[float] = STRATEGIES.apprentice.slips


def by_habit(s: WildSpaceState, rng: Rng) -> int:
    """Anything but a renewal; effects are applied unless they remove a card; explorers play if they hold enough."""
    if s.kind == ask.OFFER:
        return number.DECLINE if offered(s, s.frames[-1])[0] // 16 == GIVE_UP else number.APPLY
    if s.kind == ask.ACTION and s.frames[-1].chosen == step.EXPLORING:
        return number.ACTION + (1 if len(s.hands[s.to_move]) >= PLAYS_FROM else 0)
    return any_of([option for option in s.options if option >= DECK], rng)


class Novice(Player):
    """Takes any option, with three habits."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """An option by habit."""
        return by_habit(cast(WildSpaceState, seat.imagine(rng)), rng)


class Apprentice(Player):
    """Sensible, but for slips into the habits of a novice."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """A slip, or what a sensible player would choose."""
        world = cast(WildSpaceState, seat.imagine(rng))
        return by_habit(world, rng) if rng.flip(SLIPS) else seat.game.mind.prefer(world, rng)


class Expert(Player):
    """Searches all lines of its own turn, and values the position that each of them reaches."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The first choice of the best line."""
        return rating.prefer(cast(WildSpaceState, seat.imagine(rng)), rng)
