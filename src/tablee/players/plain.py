"""Players of any game that do not search: at random, sensible, and sensible with slips."""

from tablee.kernel import Player, Rng, Seat


class Random(Player):
    """Takes each option as often as the others."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        """Any option."""
        options = seat.decision.options
        return options[rng.below(len(options))]


class Sensible(Player):
    """Takes what the game's ratings find best, in one pass.

    It rates an imagined world, which agrees with the true one in all that the seat knows, and the ratings read nothing
    else.
    """

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The best rated option."""
        return seat.game.mind.prefer(seat.imagine(rng), rng)


class Slipping(Player):
    """Sensible, but for slips: now and then any option will do."""

    def __init__(self, slips: float) -> None:
        self.slips = slips
        self.sensible = Sensible()
        self.random = Random()

    def decide(self, seat: Seat, rng: Rng) -> int:
        """A slip, or the best rated option."""
        return (self.random if rng.flip(self.slips) else self.sensible).decide(seat, rng)
