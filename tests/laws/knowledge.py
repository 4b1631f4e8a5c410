"""The laws of knowledge, as functions that raise AssertionError: a seat learns nothing that it may not know."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import cast

from tablee.kernel import SPECTATOR, Game, Keyed, Rng, State, seeded, split
from tablee.table.past.journal import Setup
from tests.laws.things import Things
from tests.laws.world import Observer, game_at_random

FEW = 3  # things to point at, at one moment
EVERY = 4  # decisions from one moment that is looked at to the next, if nothing else is said


@dataclass(slots=True)
class Tally:
    """How often a law was really put to the test."""

    worlds: int = 0
    strange: int = 0  # worlds that differ from the truth
    twins: int = 0


def check_knowledge(observer: Observer, setup: Setup, seed: int, *, every: int = EVERY) -> Tally:
    """Play a random game and put all laws of knowledge to the test now and then, for each seat and for a spectator.

    They are put to the test too wherever a question is of a kind that was not asked before.
    """
    tally, met, kinds = Tally(), Things(), set[int]()
    rng, pointing = seeded(seed + 1000), seeded(seed + 2000)
    for at, (game, state, choice) in enumerate(game_at_random(setup, seed, listening=True)):
        assert game is observer.game
        state.heard()
        if at % every == 0 or state.kind not in kinds:
            kinds.add(state.kind)
            met.meet(game, state)
            for seat in (*range(state.seats), SPECTATOR):
                tally.worlds += 1
                tally.strange += check_worlds(observer, state, seat, rng)
                check_things(observer, state, seat, met, pointing)
                check_odd_worlds(observer.game, state, seat, rng)
                tally.twins += check_events(observer, state, seat, choice, rng)
    assert not observer.game.rules.secrets or tally.strange > tally.worlds // 2, "samples tell the truth"
    return tally


def check_worlds(observer: Observer, state: State, seat: int, rng: Rng) -> bool:
    """Truth and sample look the same to the seat, and a sample depends on what the seat knows and on nothing else.

    Whether the sample differs from the truth in something hidden.
    """
    stream = split(rng)
    world = observer.sample(state, seat, stream.copy())
    assert observer.view(world, seat) == observer.view(state, seat), "a view tells truth and sample apart"
    assert world.rng.data() != state.rng.data(), "a sample holds the true generator"
    assert type(world.rng) is Rng and not key_words(state) & set(numbers(world.data())), "a sample holds the key"
    assert world.to_move == state.to_move and world.kind == state.kind, "a sample asks another question"
    if seat == state.to_move:
        assert world.options == state.options, "a sample offers the seat other options"
    other = observer.sample(state, seat, rng)
    again = observer.sample(other, seat, stream.copy())
    assert again.data() == world.data(), "a sample depends on hidden facts"
    if seat != SPECTATOR:
        check_reasons(observer, state, world, seat, rng)
    return observer.game.telling.table(world) != observer.game.telling.table(state)


def key_words(state: State) -> set[int]:
    """The words of the key, where chance has one."""
    return set(state.rng.data()[:-1]) if isinstance(state.rng, Keyed) else set()


def numbers(data: object) -> Iterator[int]:
    """Every number in plain data."""
    if isinstance(data, int):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from numbers(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from numbers(value)


def check_odd_worlds(game: Game, state: State, seat: int, rng: Rng) -> None:
    """An odd world looks the same too, and depends on what the seat knows and on nothing else."""
    stream = split(rng)
    world = game.odd_sample(state, seat, stream.copy())
    assert game.view(world, seat) == game.view(state, seat), "a view tells truth and odd sample apart"
    assert world.rng.data() != state.rng.data(), "an odd sample holds the true generator"
    assert world.to_move == state.to_move and world.kind == state.kind, "an odd sample asks another question"
    again = game.odd_sample(game.sample(state, seat, rng), seat, stream.copy())
    assert again.data() == world.data(), "an odd sample depends on hidden facts"


def check_reasons(observer: Observer, state: State, world: State, seat: int, rng: Rng) -> None:
    """What the seat is told of an option is the same in truth and sample."""
    for option in [*state.options, *(rng.below(observer.game.rules.option_count) for _ in range(8))]:
        truth, sampled = observer.why_not(state, seat, option), observer.why_not(world, seat, option)
        assert truth == sampled, "a reason tells truth and sample apart"


def check_things(observer: Observer, state: State, seat: int, met: Things, rng: Rng) -> None:
    """What a seat means by a thing is the same in truth and sample."""
    if seat == SPECTATOR:
        return
    world = observer.sample(state, seat, rng)
    for touch in met.some(state, rng, FEW):
        truth, sampled = observer.meant(state, seat, touch), observer.meant(world, seat, touch)
        assert truth == sampled, "a thing tells truth and sample apart"


def check_events(observer: Observer, state: State, seat: int, choice: int, rng: Rng) -> bool:
    """What a seat was told of a choice, it could have been told in the sample too; whether that could be compared.

    Another seat may not have the same choice in the sample: then any choice after which the seat sees the same table
    will do, for the seat cannot tell which was made. Cards that come together come in any order.
    """
    truth = _after(observer, state, choice)
    seen, told = observer.view(truth, seat), ordered(observer.told(truth, seat))
    world = observer.sample(state, seat, rng)
    options = [choice] if choice in world.options else world.options
    twins = [_after(observer, world, option) for option in options]
    alike = [twin for twin in twins if observer.view(twin, seat) == seen]
    if alike:
        assert told in [ordered(observer.told(twin, seat)) for twin in alike], "events tell truth and sample apart"
    return bool(alike)


def ordered(told: list[object]) -> list[object]:
    """Events, those of one kind that follow each other sorted: the order of hidden cards is told as they come."""
    runs = [list(run) for _, run in groupby(told, key=lambda event: cast("list[object]", event)[0])]
    return [event for run in runs for event in sorted(run, key=repr)]


def _after(observer: Observer, state: State, choice: int) -> State:
    later = state.copy()
    later.listening = True
    observer.game.apply(later, later.to_move, choice)
    return later
