"""How far a game's expert looks ahead."""


class Foresight:
    """Deals tried in each round, turns played on before a position is judged, and the questions worth the trouble."""

    def __init__(self, rounds: list[int], horizon: int, kinds: list[str]) -> None:
        self.rounds = rounds
        self.horizon = horizon
        self.kinds = kinds  # by name; empty: all of them
