"""A law of minds: nobody sends a thing to and fro between two places, turn after turn."""

from collections.abc import Iterator

import pytest

from tablee.kernel import Seat, seeded
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table.past.journal import Setup
from tests.laws.world import varied

FEW = Budget(iterations=3)
LONG = 300  # decisions
PLACES = {"place", "sector", "planet", "system"}  # as tables name where a thing is
MOST = 5  # times in a row that a thing may be back where it was two turns ago
FIRST = {setup.game: setup for setup in reversed(varied())}  # one way to play each game
LEVELS = ["sensible", pytest.param("expert", marks=pytest.mark.dear), pytest.param("master", marks=pytest.mark.dear)]


def places(told: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Where things on the table are, with the way to each of them."""
    if isinstance(told, str):
        if path.rpartition(".")[2] in PLACES:
            yield path, told
    elif isinstance(told, dict):
        for name, part in told.items():
            yield from places(part, f"{path}.{name}")
    elif isinstance(told, list) and all(isinstance(part, dict) for part in told):
        for number, part in enumerate(told):
            yield from places(part, f"{path}.{number}")


def evening(setup: Setup, level: str) -> list[dict[str, str]]:
    """What lay where at each turn of the first seat, in a game between players of one level."""
    game, state, rng = setup.rules(), setup.new(), seeded(11)
    player = player_for(game, level, FEW)
    seen: list[dict[str, str]] = []
    last, made = -1, 0
    while not state.over and made < LONG:
        made += 1
        seat, turn = int(state.to_move), int(game.rules.turn(state))
        if seat == 0 and turn != last:
            seen.append(dict(places(game.telling.table(state))))
            last = turn
        game.apply(state, seat, player.decide(Seat(game, state, seat), rng))
    return seen


def shuttled(seen: list[dict[str, str]]) -> dict[str, int]:
    """How often in a row each thing was back where it had been two turns ago, having been elsewhere; the most."""
    runs: dict[str, int] = {}
    most: dict[str, int] = {}
    for before, between, now in zip(seen, seen[1:], seen[2:], strict=False):
        for thing, place in now.items():
            is_back = before.get(thing) == place and between.get(thing, place) != place
            runs[thing] = runs.get(thing, 0) + 1 if is_back else 0
            most[thing] = max(most.get(thing, 0), runs[thing])
    return most


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", FIRST.values(), ids=list(FIRST))
def test_nothing_is_sent_to_and_fro(setup: Setup, level: str) -> None:
    found = shuttled(evening(setup, level))
    assert {thing: times for thing, times in found.items() if times > MOST} == {}


def test_the_law_sees_a_thing_that_goes_to_and_fro() -> None:
    there = [{"ships": {"0:1": {"place": "here" if turn % 2 else "there"}}, "phase": "move"} for turn in range(12)]
    found = shuttled([dict(places(told)) for told in there])
    assert found == {".ships.0:1.place": 10}
    gone = [*there[:6], {"ships": {}, "phase": "move"}, *there[6:]]
    assert shuttled([dict(places(told)) for told in gone])[".ships.0:1.place"] == 4
