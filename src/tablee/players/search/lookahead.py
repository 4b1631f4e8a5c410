"""Looking ahead: the expert of any game tries each option in the same imagined worlds and plays on sensibly."""

from mypy_extensions import i64

from tablee.kernel import Rng, Seat, State


class Lookahead:
    """Rounds of imagined worlds; after each round the weaker half of the options is dropped, two at least stay."""

    def __init__(self, rounds: list[int], horizon: int) -> None:
        self.rounds = rounds
        self.horizon = horizon

    def choose(self, seat: Seat, rng: Rng) -> int:
        """The option that did best; ties go to the better rating."""
        first = seat.imagine(rng)
        options = first.options[:]
        rates = seat.game.mind.rates(first)
        rating = {options[at]: rates[at] for at in range(len(options))}
        totals = dict.fromkeys(options, 0.0)
        for deals in self.rounds:
            for deal in range(deals):
                self.try_all(seat, seat.imagine(rng), options, totals, rng)
            options.sort(key=lambda option: (-totals[option], -rating[option], option))
            options = options[: max(2, (len(options) + 1) // 2)]
        return options[0]

    def try_all(self, seat: Seat, world: State, options: list[int], totals: dict[int, float], rng: Rng) -> None:
        """Try each option in one world, with the same chance, and add up what it brings."""
        chance = rng.copy()
        for option in options:
            tried = world.copy()
            totals[option] += self.outcome(seat, tried, option, chance.copy())
        rng.word()

    def outcome(self, seat: Seat, world: State, option: int, rng: Rng) -> float:
        """What an option brings in a world if all play on sensibly until the horizon."""
        rules = seat.game.rules
        mind = seat.game.mind
        horizon: i64 = rules.turn(world) + self.horizon
        rules.answer(world, option)
        while not world.over and rules.turn(world) < horizon:
            rules.answer(world, mind.prefer(world, rng))
        return rules.reward(world, seat.number) if world.over else mind.outlook(world, seat.number)
