"""Ways: where answers that lead on to the same question can end, found by walking a world that the seat imagines."""

from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from tablee.kernel import Game, State
from tablee.table import Chair
from tablee.tui.desk.offers import Offer, spoken

MOST: Final = 400  # worlds that are looked at


@dataclass(slots=True)
class Walk:
    """A world on the way, and the answers that led there."""

    world: State
    way: tuple[Offer, ...]


def ways(chair: Chair, leads: tuple[str, ...], language: str) -> list[Offer]:
    """The ends that take more than one answer, the shortest way to each.

    Nothing is known here of the rules: options whose form is among `leads` are followed as long as the same seat is
    asked the same question and no dice are rolled. What comes after that is not foreseen.
    """
    game, decision = chair.game, chair.decision()
    at_once = decision.options if decision else []
    world = chair.world(chair.chance("ways"))
    found: list[Offer] = []
    seen: set[int] = set()
    front = deque([Walk(world, ())])
    while front and len(seen) < MOST:
        walk = front.popleft()
        fresh = [option for option in walk.world.options if option not in seen]
        seen.update(fresh)
        for option in fresh:
            choice = spoken(game, walk.world, option, chair.names, language)
            is_lead = choice.form in leads
            later = followed(game, walk.world, chair.seat, option) if is_lead else None
            if later is not None:
                front.append(Walk(later, (*walk.way, choice)))
            elif walk.way and (
                is_lead or choice.option not in at_once
            ):  # what could be done at once is no end of a way
                found.append(joined(walk.way, choice, leads))
    return sorted(found, key=lambda choice: choice.steps)


def followed(game: Game, world: State, seat: int, option: int) -> State | None:
    """The world after an answer, if the same is asked again and nothing was left to chance."""
    later = world.copy()
    before = later.rng.data()
    game.core.apply(later, seat, option)
    is_same = not later.over and (later.to_move, later.kind) == (world.to_move, world.kind)
    return later if is_same and later.rng.data() == before else None


def joined(way: tuple[Offer, ...], end: Offer, leads: tuple[str, ...]) -> Offer:
    """The end of a way as one choice: all its answers, all that it touches, and how many steps it takes."""
    answers = (*way, end)
    passed = tuple(each.touches for each in answers)
    steps = len(way) + (end.form in leads)
    return replace(end, option=answers[0].option, chain=tuple(each.option for each in answers), way=passed, steps=steps)
