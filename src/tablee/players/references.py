"""Masters to measure others by, for matches alone: the first one as it was, and a plain search."""

from typing import Final

from tablee.kernel import Rng, Seat, Tastes
from tablee.players.search.first_tree import FirstSearch, PlainSearch
from tablee.players.search.first_trial import FirstTrial
from tablee.players.thinking import Master, Searching

EVERY_OPTION: Final = 1.0e9  # widening: none waits until a node has been visited more often


class FirstMaster(Master):
    """The master of the first release: its search and its tastes, with the mind that each game had then."""

    def tastes_for(self, seat: Seat) -> Tastes:
        """Those of the first release."""
        return seat.game.mind.first().tastes

    def search(self, seat: Seat, rng: Rng) -> Searching:
        """Its tree, or its flat search."""
        mind = seat.game.mind.first()
        if mind.tastes.breadth:
            return FirstTrial(seat, rng, mind.tastes, mind)
        return FirstSearch(seat, rng, mind.tastes, mind)


class PlainMaster(Master):
    """Information-set tree search with upper bounds and nothing else; it plays on and judges as the master does."""

    def tastes_for(self, seat: Seat) -> Tastes:
        """No order, no bias, all questions; how far it looks ahead is the game's."""
        own = seat.game.mind.tastes
        return Tastes(widening=EVERY_OPTION, bias=0.0, horizon=own.horizon, noise=own.noise)

    def search(self, seat: Seat, rng: Rng) -> Searching:
        """A tree, in every game."""
        return PlainSearch(seat, rng, self.tastes_for(seat), seat.game.mind)
