"""Things on a table that a seat might point at: whatever options have touched so far, and what no table has."""

from tablee.kernel import NOBODY, Game, Rng, State, Touch

DEEP = 6  # places of a stack that are pointed at


class Things:
    """What options touched since one looks, as often as they did; with places and neighbours of the same zones."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int | str | None], Touch] = {}

    def meet(self, game: Game, state: State) -> None:
        """Take note of what can be chosen now."""
        for option in state.options[:: 1 + len(state.options) // 12]:
            for touch in game.telling.touches(state, option):
                self.known[touch.zone, touch.seat, touch.what] = touch

    def some(self, state: State, rng: Rng, many: int) -> list[Touch]:
        """A few of them, and as many like them: of another seat, or by a place."""
        known = list(self.known.values())
        found = [known[rng.below(len(known))] for _ in range(many)]
        seats = [NOBODY, *range(state.seats)]
        return found + [
            Touch(touch.zone, seats[rng.below(len(seats))], touch.what if rng.below(2) else rng.below(DEEP))
            for touch in found
        ]


def strange(state: State) -> list[Touch]:
    """What no table has."""
    whats: tuple[int | str, ...] = (0, 10**6, "", "nobody's")
    return [Touch(zone, seat, what) for zone in ("", "hand", "planet") for seat in (-7, state.seats) for what in whats]
