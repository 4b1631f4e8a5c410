"""The contract of every game, put to the test by any sequence of lawful and unlawful acts."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tablee.kernel import SPECTATOR, GameOver, TableeError, UnknownOption, UnknownSeat, WrongSeat, seeded
from tablee.kernel.rng import SEEDS
from tablee.table.past.journal import Journal, Setup
from tests.laws.world import varied

ANY_NUMBER = st.one_of(st.integers(-3, 200), st.integers())


class Contract(RuleBasedStateMachine):
    """One game, its journal, and a table that does everything to it."""

    @initialize(setup=st.sampled_from(varied()), seed=st.integers(0, SEEDS - 1))
    def begin(self, setup: Setup, seed: int) -> None:
        self.journal = Journal(Setup(setup.game, setup.players, seed, setup.options))
        self.game = setup.rules()
        self.state = self.journal.setup.new()

    @precondition(lambda self: not self.state.over)
    @rule(pick=st.integers(0, 1000))
    def choose(self, pick: int) -> None:
        """Any legal option."""
        options = self.state.options
        self.journal.play(self.state, self.state.to_move, options[pick % len(options)])

    @precondition(lambda self: not self.state.over)
    @rule(count=st.integers(1, 200), seed=st.integers(0, 1000))
    def play_on(self, count: int, seed: int) -> None:
        """Many legal options, to come further into the game."""
        rng = seeded(seed)
        while count and not self.state.over:
            self.choose(rng.below(len(self.state.options)))
            count -= 1

    @rule(seat=ANY_NUMBER, option=ANY_NUMBER)
    def try_anything(self, seat: int, option: int) -> None:
        """Any number for any seat: what is illegal is refused by the right error and changes nothing."""
        if seat == self.state.to_move and option in self.state.options:
            return
        before, written = self.state.data(), self.journal.text()
        with pytest.raises(TableeError) as refused:
            self.journal.play(self.state, seat, option)
        assert self.state.data() == before and self.journal.text() == written
        self.check_error(refused.value, seat, option)

    def check_error(self, error: TableeError, seat: int, option: int) -> None:
        """What is wrong is named: the seat first, then the number, then the moment."""
        if not 0 <= seat < self.state.seats:
            assert isinstance(error, UnknownSeat)
        elif not 0 <= option < self.game.rules.option_count:
            assert isinstance(error, UnknownOption)
        else:
            assert isinstance(error, GameOver) == self.state.over
            assert isinstance(error, WrongSeat) == (not self.state.over and seat != self.state.to_move)

    @precondition(lambda self: not self.state.over)
    @rule(pick=st.integers(0, 1000), keep_the_copy=st.booleans())
    def copy_and_go_on(self, pick: int, keep_the_copy: bool) -> None:
        """A copy is equal and independent: one of the two makes a choice, the other does not notice and is kept."""
        before, copy = self.state.data(), self.state.copy()
        kept, other = (copy, self.state) if keep_the_copy else (self.state, copy)
        self.game.apply(other, other.to_move, other.options[pick % len(other.options)])
        assert kept.data() == before
        self.state = kept

    @rule()
    def save_and_load(self) -> None:
        """What was saved as JSON is the same game, and goes on."""
        loaded = self.game.telling.load(json.loads(json.dumps(self.state.data())))
        assert loaded.data() == self.state.data()
        self.state = loaded

    @rule(seat=st.integers(0, SPECTATOR), seed=st.integers(0, 1000))
    def sample(self, seat: int, seed: int) -> None:
        """A seat cannot tell a sample from the truth."""
        seat = seat if seat < self.state.seats else SPECTATOR
        before = self.state.data()
        world = self.game.rules.sample(self.state, seat, seeded(seed))
        assert self.game.telling.view(world, seat) == self.game.telling.view(self.state, seat)
        assert self.state.data() == before

    @rule()
    def replay(self) -> None:
        """The journal, written and read, leads to the same state."""
        assert Journal.read(self.journal.text()).replay().data() == self.state.data()

    @invariant()
    def someone_can_decide_or_the_game_is_over(self) -> None:
        decision = self.state.decision()
        assert (decision is None) == self.state.over
        if decision is not None:
            assert 0 <= decision.seat < self.state.seats and 0 <= decision.kind < len(self.game.rules.kinds)
            assert decision.options and all(0 <= option < self.game.rules.option_count for option in decision.options)

    @invariant()
    def the_data_is_plain(self) -> None:
        assert json.loads(json.dumps(self.state.data())) == self.state.data()


@pytest.mark.dear
def test_every_game_keeps_the_contract() -> None:
    bounds = settings(max_examples=120, stateful_step_count=30, derandomize=True, deadline=None)
    run_state_machine_as_test(Contract, settings=bounds)
