"""How far apart are the levels? All against each other, rated, with what a decision of each costs."""

import time
from itertools import combinations
from typing import Any, Final

from tablee.arena.standing import Z
from tablee.kernel import Seat, seeded
from tablee.lab.asking import Asked
from tablee.lab.health import notes, table_of
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.seen import Seen
from tablee.lab.reckon.health import step_of
from tablee.lab.reckon.statistics import Reckoned
from tablee.lab.report.drawing import bars, needs
from tablee.lab.report.page import Page, Section, Table
from tablee.lab.report.saying import Saying
from tablee.lab.report.writing import Report
from tablee.players.levels import LEVELS, player_for
from tablee.players.thinking import Budget

TIMED: Final = 40  # decisions of a level that are timed


def ladder(asked: Asked, bench: Bench) -> Report:
    """Play all pairs, rate, time and tell."""
    levels = [level for level in LEVELS if level in asked.levels]
    arms = [asked.step(strong, weak, asked.deals) for weak, strong in combinations(levels, 2)]
    plan = Plan.of(asked.setup, arms, asked.iterations)
    games = bench.play(plan, "games")
    ratings = rated(plan, games, levels)
    steps = [step_of(arm.name, [game for game in games if game.arm == at], arm.levels) for at, arm in enumerate(arms)]
    costs = {level: seconds_of(asked, level) for level in levels}
    say = Saying(asked.setup.game, asked.language)
    section = Section(
        say("lab-ladder-question"),
        say("lab-ladder-answer", best=say.level(max(levels, key=lambda level: ratings[level].value))),
        say("lab-ladder-how", iterations=asked.iterations),
        bars([say.level(level) for level in levels], [_three(ratings[level]) for level in levels], say("lab-rating")),
        say("lab-ladder-caption"),
        [_table(say, levels, ratings, costs), table_of(say, steps)],
    )
    title = say("lab-ladder-title", game=say.title.called(asked.language))
    page = Page(title, say("lab-ladder-lead", games=len(games)), asked.said, [section], notes(say))
    rows: list[dict[str, object]] = [
        {"level": level, "rating": found.value, "low": found.low, "high": found.high, "games": found.count}
        for level, found in ratings.items()
    ]
    pairs = [each.data() for each in steps]
    return Report(page, {"command": asked.said, "plan": plan.described(), "ratings": rows, "pairs": pairs}, rows)


def rated(plan: Plan, games: list[Seen], levels: list[str]) -> dict[str, Reckoned]:
    """The rating of each level after all games in their order, by Plackett and Luce's model."""
    model: Any = needs("openskill.models").PlackettLuce()
    ratings = {level: model.rating(name=level) for level in levels}
    counts = dict.fromkeys(levels, 0)
    for game in sorted(games, key=lambda game: (game.deal, game.number)):
        seated = [plan.arms[game.arm].levels[player] for player in game.seating]
        after = model.rate([[ratings[level]] for level in seated], scores=game.points)
        for level, (new,) in zip(seated, after, strict=True):
            ratings[level] = new
            counts[level] += 1
    return {level: _reckoned(ratings[level], counts[level]) for level in levels}


def _reckoned(rating: Any, count: int) -> Reckoned:
    half = Z * rating.sigma
    return Reckoned(round(rating.mu, 2), round(rating.mu - half, 2), round(rating.mu + half, 2), count)


def _three(found: Reckoned) -> tuple[float, float, float]:
    return found.value, found.low, found.high


def seconds_of(asked: Asked, level: str) -> float:
    """How long a level takes for a decision on this machine, over the first ones of a game."""
    game, state = asked.setup.rules(), asked.setup.new()
    player, rng = player_for(game, level, Budget(asked.iterations)), seeded(asked.setup.seed)
    start, made = time.process_time(), 0
    while not state.over and made < TIMED:
        game.rules.answer(state, player.decide(Seat(game, state, int(state.to_move)), rng))
        made += 1
    return (time.process_time() - start) / max(made, 1)


def _table(say: Saying, levels: list[str], ratings: dict[str, Reckoned], costs: dict[str, float]) -> Table:
    rows = [
        [
            say.level(level),
            say.number(ratings[level].value),
            say.between(ratings[level], "number"),
            str(ratings[level].count),
            say.number(costs[level], 4),
        ]
        for level in levels
    ]
    return Table([say("lab-level"), say("lab-rating"), say("lab-interval"), say("lab-games"), say("lab-seconds")], rows)
