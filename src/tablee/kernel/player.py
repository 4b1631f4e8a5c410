"""A player decides for a seat, and looks at nothing but what its seat may look at."""

from mypy_extensions import mypyc_attr

from tablee.kernel.decision import Decision
from tablee.kernel.errors import WrongSeat
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


class Seat:
    """All that a player may look at: its view, the open decision, and worlds it imagines."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        game.rules.check_seat(state, number)
        self.game = game
        self.number = number
        self._state = state

    @property
    def view(self) -> object:
        """What the seat may know."""
        return self.game.telling.view(self._state, self.number)

    @property
    def decision(self) -> Decision:
        """The open question, which is this seat's."""
        decision = self._state.decision()
        if decision is None or decision.seat != self.number:
            reason = self.game.telling.why_not(self._state, self.number, 0)
            assert reason is not None
            raise WrongSeat(reason)
        return decision

    def imagine(self, rng: Rng) -> State:
        """A world that the seat could not tell from the true one."""
        return self.game.rules.sample(self._state, self.number, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Decides for a seat. The same seat and the same generator give the same choice.

    >>> from tablee.kernel import Player, Rng, Seat
    >>> class First(Player):
    ...     def decide(self, seat: Seat, rng: Rng) -> int:
    ...         return seat.decision.options[0]
    """

    def decide(self, seat: Seat, rng: Rng) -> int:
        """One of the options of the open decision."""
        raise NotImplementedError
