"""Laws of play that hold for every game, on random games of every set-up."""

import json

import pytest

from tablee.games import title_named
from tablee.kernel import IllegalChoice, Rng, State, UnknownOption, UnknownSeat, WrongSeat, seeded
from tablee.table.past.journal import Journal, Setup
from tests.laws.world import cut, dealt, game_at_random, label, played, setups, varied, with_key

every_setup = pytest.mark.parametrize("setup", setups(), ids=label)
each_way = pytest.mark.parametrize("setup", cut(varied()))
each_deal = pytest.mark.parametrize("setup", cut([*varied(), *with_key()]))


@every_setup
def test_games_end_and_have_a_result(setup: Setup) -> None:
    state = setup.new()
    game = setup.rules()
    game.rules.playout(state, seeded(11), 100_000)
    result = game.rules.result(state)
    assert state.over and state.decision() is None
    assert len(result.scores) == setup.players and set(result.winners) <= set(range(setup.players))
    assert result.reason in game.rules.reasons


@each_way
def test_each_decision_has_distinct_options_of_the_numbering_and_the_invariants_hold(setup: Setup) -> None:
    check = title_named(setup.game).invariants()
    for seed in range(3):
        for game, state, _ in game_at_random(setup, seed):
            assert 0 <= state.to_move < state.seats
            assert len(state.options) > (1 if game.rules.settles[state.kind] else 0)
            assert len(set(state.options)) == len(state.options)
            assert all(0 <= option < game.rules.option_count for option in state.options)
            check(state)


@each_deal
def test_a_copy_is_equal_and_independent_at_each_decision(setup: Setup) -> None:
    for game, state, choice in game_at_random(setup, 5):
        before = state.data()
        copy = state.copy()
        assert copy.data() == before
        game.rules.answer(copy, choice)
        assert state.data() == before
        again = state.copy()
        game.rules.answer(again, choice)
        assert again.data() == copy.data()


@each_deal
def test_a_saved_state_is_restored_exactly_at_each_decision(setup: Setup) -> None:
    for game, state, choice in game_at_random(setup, 6):
        data = json.loads(json.dumps(state.data()))
        loaded = game.telling.load(data)
        assert loaded.data() == state.data()
        game.rules.answer(loaded, choice)
        copy = state.copy()
        game.rules.answer(copy, choice)
        assert loaded.data() == copy.data()
        assert game.telling.table(loaded) == game.telling.table(copy)


@each_deal
def test_a_finished_game_is_saved_and_restored(setup: Setup) -> None:
    game, state = setup.rules(), setup.new()
    game.rules.playout(state, seeded(3), 100_000)
    assert game.telling.load(json.loads(json.dumps(state.data()))).data() == state.data()


@each_deal
def test_the_journal_replays_to_the_same_state(setup: Setup) -> None:
    journal = Journal(dealt(setup, 9))
    state = journal.setup.new()
    rng = seeded(4)
    while not state.over:
        journal.play(state, state.to_move, state.options[rng.below(len(state.options))])
    assert Journal.read(journal.text()).replay().data() == state.data()
    assert Journal.read(journal.text()) == journal


@each_way
def test_every_option_is_spelled_and_read_back(setup: Setup) -> None:
    for game, state, _ in game_at_random(setup, 7):
        spelled = [game.telling.spell(state, option) for option in state.options]
        assert [game.telling.parse(state, json.loads(json.dumps(form))) for form in spelled] == state.options


@each_way
def test_every_legal_option_is_accepted_and_described_in_both_languages(setup: Setup) -> None:
    for at, (game, state, _) in enumerate(game_at_random(setup, 8)):
        if at % 5:
            continue
        for option in state.options:
            assert game.telling.why_not(state, state.to_move, option) is None
            described = game.telling.describe(state, option)
            assert described.text["fr"] and described.text["en"] and described.form
            game.apply(state.copy(), state.to_move, option)


@each_way
def test_other_numbers_are_refused_with_a_rule_and_change_nothing(setup: Setup) -> None:
    rng = seeded(2)
    for at, (game, state, _) in enumerate(game_at_random(setup, 9)):
        few, all_numbers = [rng.below(game.rules.option_count) for _ in range(6)], range(game.rules.option_count)
        before = state.data()
        for option in all_numbers if at < 3 or at % 60 == 0 else few:
            if option not in state.options:
                check_refused(state, state.to_move, option, setup)
        for other in [seat for seat in range(state.seats) if seat != state.to_move][:1]:
            for option in all_numbers if at == 0 else few:
                check_refused(state, other, option, setup)
        assert state.data() == before


def check_refused(state: State, seat: int, option: int, setup: Setup) -> None:
    """An illegal choice raises an error that carries its rule."""
    with pytest.raises(IllegalChoice) as caught:
        setup.rules().apply(state, seat, option)
    assert caught.value.reason.rule and caught.value.reason.text["fr"] and caught.value.reason.text["en"]
    assert isinstance(caught.value, WrongSeat) == (seat != state.to_move)


@each_way
def test_unknown_numbers_and_seats_are_refused_and_change_nothing(setup: Setup) -> None:
    game, state = setup.rules(), setup.new()
    before = state.data()
    for option in (-1, game.rules.option_count, 10**9):
        with pytest.raises(UnknownOption):
            game.apply(state, state.to_move, option)
    for seat in (-1, state.seats):
        with pytest.raises(UnknownSeat):
            game.apply(state, seat, state.options[0])
        with pytest.raises(UnknownSeat):
            game.telling.view(state, seat)
    assert state.data() == before


@each_way
def test_a_finished_game_refuses_every_choice(setup: Setup) -> None:
    game, state = setup.rules(), setup.new()
    game.rules.playout(state, seeded(1), 100_000)
    with pytest.raises(IllegalChoice) as caught:
        game.apply(state, 0, 0)
    assert type(caught.value).__name__ == "GameOver"


@each_way
def test_the_open_question_can_be_put_again_from_the_state_alone(setup: Setup) -> None:
    for game, state, _ in game_at_random(setup, 10):
        before = state.data()
        assert game.rules.ask_again(state)
        assert state.data() == before


@each_way
def test_every_option_has_words_whatever_is_asked_and_touches_nobody_who_is_not_there(setup: Setup) -> None:
    for decisions in (0, 40, 100_000):
        game, state = setup.rules(), played(setup, 12, decisions)
        names = [f"Player {seat}" for seat in range(setup.players)]
        for option in range(game.rules.option_count):
            described = game.telling.describe(state, option, names)
            assert all(described.text.values())
            assert all(-1 <= touch.seat < setup.players for touch in described.touches)


def test_every_number_of_the_numbering_has_a_meaning_of_its_own() -> None:
    for game in {setup.game: setup.rules() for setup in setups()}.values():
        names = [game.telling.option_name(option) for option in range(game.rules.option_count)]
        assert len(names) == game.rules.option_count and all(names)


def test_the_generator_is_part_of_the_state() -> None:
    for setup in varied():
        one, two = setup.new(), setup.new()
        assert one.rng.data() == two.rng.data() != Rng(1, 2, 3, 4).data()
