"""A flat search: the best rated options are tried in the same worlds, and the weaker half is dropped again and again.

For games with many questions of little weight each: what one answer changes is small beside what luck changes, so that
only a comparison with the same luck finds it, and the game's own advice is kept unless another is clearly better.
"""

from tablee.kernel import Rng, Seat, State, Tastes, split
from tablee.players.search.race import Race, Runner
from tablee.players.search.tree import play_on


class Trial(Race):
    """One flat search, for one decision."""

    def __init__(self, seat: Seat, rng: Rng, tastes: Tastes) -> None:
        super().__init__(seat, rng, tastes)
        first = seat.imagine(rng)
        self.look(first)
        plans = self.mind.plans(first, tastes.breadth)
        self.alive = [Runner(plans[at][0], at, plans[at][1:]) for at in range(len(plans))]

    def meet(self) -> None:
        """Try every candidate in one more world, with the same luck."""
        luck = split(self.rng)
        for runner in self.alive:
            rng = luck.copy()
            world = self.seat.imagine(rng)
            self.mind.shorten(world)
            horizon = self.rules.turn(world) + self.tastes.horizon
            self.rules.answer(world, runner.option)
            self.follow(world, self.seat.number, runner.rest, rng)
            self.answer_back(world, rng)
            play_on(self.rules, self.mind, self.tastes, world, horizon, rng)
            runner.rewards.append(self.judged(world))
            self.iterations += 1

    def follow(self, world: State, seat: int, plan: list[int], rng: Rng) -> None:
        """Make the choices of a plan in this turn, as far as they are offered; others choose as they would."""
        turn = self.rules.turn(world)
        for option in plan:
            while not world.over and world.to_move != seat and self.rules.turn(world) == turn:
                self.rules.answer(world, self.mind.carry_on(world, rng))
            if world.over or world.to_move != seat or option not in world.options:
                return
            self.rules.answer(world, option)

    def answer_back(self, world: State, rng: Rng) -> None:
        """Let the turns that come next be thought through."""
        if self.tastes.replies == 0:
            return
        turn = self.rules.turn(world)
        while not world.over and self.rules.turn(world) == turn:
            self.rules.answer(world, self.mind.carry_on(world, rng))
        while not world.over and self.rules.turn(world) <= turn + self.tastes.replies:
            plan = self.mind.reply(world) or [self.mind.carry_on(world, rng)]
            self.follow(world, world.to_move, plan, rng)

    def judged(self, world: State) -> float:
        """What a world has come to for the seat that decides."""
        seat = self.seat.number
        share = self.tastes.closeness
        if not world.over:
            return self.mind.outlook(world, seat)
        reward = self.rules.reward(world, seat)
        return reward if share <= 0.0 else (1.0 - share) * reward + share * self.mind.outlook(world, seat)
