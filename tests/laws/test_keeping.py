"""States travel: they are pickled and deep-copied whole, and what each seat was told goes with them."""

import copy
import pickle

import pytest

from tablee.kernel import Game, State, seeded
from tablee.kernel.event import CHOSEN
from tablee.table.past.journal import Setup
from tests.laws.world import cut, dealt, varied, with_key

EVERY = 25  # decisions between two looks
MOST = 200


def moments(setup: Setup, seed: int) -> list[tuple[Game, State]]:
    """Some states of a game played at random of which a chronicle is kept, the last one too."""
    game, rng = setup.rules(), seeded(seed)
    state = dealt(setup, seed).new(listening=True)
    state.keep_chronicle()
    found = [(game, state.copy())]
    while not state.over and len(found) * EVERY < MOST:
        game.mind.stroll(state, rng, EVERY)
        found.append((game, state.copy()))
    return found


def told(state: State, seat: int) -> list[list[object]]:
    return [event.data() for event in state.told_to(seat)]


@pytest.mark.parametrize("setup", [*cut(varied()), *cut(with_key())])
def test_a_pickle_brings_back_the_same_state_with_what_was_told(setup: Setup) -> None:
    for _, state in moments(setup, 1):
        again = pickle.loads(pickle.dumps(state))
        assert again.data() == state.data() and again.listening
        for seat in range(state.seats):
            assert told(again, seat) == told(state, seat)


@pytest.mark.parametrize("setup", cut(varied()))
def test_a_deep_copy_is_equal_and_independent(setup: Setup) -> None:
    for game, state in moments(setup, 2):
        before, heard = state.data(), told(state, 0)
        twin = copy.deepcopy(state)
        assert twin.data() == before and told(twin, 0) == heard
        game.mind.stroll(twin, seeded(3), 5)
        assert state.data() == before and told(state, 0) == heard
        assert told(twin, 0)[: len(heard)] == heard


@pytest.mark.parametrize("setup", cut(varied()))
def test_an_imagined_world_remembers_what_its_seat_was_told_and_no_more(setup: Setup) -> None:
    for game, state in moments(setup, 3):
        for seat in range(state.seats):
            world = game.rules.sample(state, seat, seeded(5))
            assert told(world, seat) == told(state, seat)
            assert world.chronicle is not None and all(event.is_told_to(seat) for event in world.chronicle)


def test_a_seat_remembers_its_own_choices_and_not_those_of_others() -> None:
    game = Setup("karmaka", 2, 0, {}).rules()
    state = game.new(seed=4, listening=True)
    state.keep_chronicle()
    chosen: list[list[list[object]]] = [[], []]
    for _ in range(30):
        chosen[state.to_move].append([CHOSEN, [int(state.kind), state.options[0]]])
        game.apply(state, state.to_move, state.options[0])
    assert [[each for each in told(state, seat) if each[0] == CHOSEN] for seat in range(2)] == chosen
    assert all(chosen)


def test_a_silent_game_keeps_nothing() -> None:
    game = Setup("karmaka", 2, 0, {}).rules()
    state = game.new(seed=4)
    game.apply(state, state.to_move, state.options[0])
    assert state.chronicle is None and state.told_to(0) == [] and not state.copy().listening


@pytest.mark.parametrize("setup", cut(varied()))
def test_a_game_is_pickled_by_its_name(setup: Setup) -> None:
    game = setup.rules()
    assert pickle.loads(pickle.dumps(game)) is game and copy.deepcopy(game) is game


def test_generators_are_pickled() -> None:
    rng = seeded(8)
    rng.word()
    again = pickle.loads(pickle.dumps(rng))
    assert again.word() == rng.word()
