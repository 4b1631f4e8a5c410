"""The machine: effects nest, replace one another, settle what needs no answer, and end in order."""

from tablee.kernel import NOBODY, seeded
from tests.kernel.tray import Ask, Become, Begin, Finish, Note, begun, machine


def test_steps_are_done_in_order_up_to_the_first_question() -> None:
    tray = begun(machine([Note("a"), Note("b"), Ask([5, 6]), Note("c"), Finish()]))
    assert tray.notes == ["a", "b"]
    assert (tray.to_move, tray.kind, tray.options) == (0, 0, [5, 6])


def test_an_answer_goes_to_the_step_that_asked_and_play_goes_on() -> None:
    rules = machine([Ask([5, 6], picks=2), Note("c"), Finish()])
    tray = begun(rules)
    rules.answer(tray, 6)
    assert tray.notes == [6] and tray.to_move == 0
    rules.answer(tray, 5)
    assert tray.notes == [6, 5, "c"] and tray.over


def test_an_effect_that_was_begun_is_done_before_the_one_below_goes_on() -> None:
    rules = machine([Note("day"), Begin(1), Note("evening"), Finish()], [Note("dig"), Ask([1, 2]), Note("rest")])
    tray = begun(rules)
    assert tray.notes == ["day", "dig"] and len(tray.frames) == 2
    assert tray.to_move == 1  # the nested effect is for the next seat
    rules.answer(tray, 2)
    assert tray.notes == ["day", "dig", 2, "rest", "evening"]


def test_of_several_effects_the_last_one_begun_is_done_first() -> None:
    tray = begun(machine([Begin(1, 2), Finish()], [Note("first")], [Note("last")]))
    assert tray.notes == ["last", "first"]


def test_effects_nest_as_deep_as_they_are_begun() -> None:
    below = [[Note(f"in {at}"), Begin(at + 1), Note(f"out {at}")] for at in range(1, 50)]
    tray = begun(machine([Begin(1), Finish()], *below, [Note("bottom")]))
    assert tray.notes == [f"in {at}" for at in range(1, 50)] + ["bottom"] + [f"out {at}" for at in range(49, 0, -1)]


def test_an_empty_effect_is_over_at_once() -> None:
    assert begun(machine([Begin(1), Note("after"), Finish()], [])).notes == ["after"]


def test_an_effect_that_becomes_another_is_replaced_not_nested() -> None:
    rules = machine([Begin(1), Note("after"), Finish()], [Become(2), Note("never")], [Note("new"), Ask([1, 2])])
    tray = begun(rules)
    assert tray.notes == ["new"] and len(tray.frames) == 2
    top = tray.frames[-1]
    assert (top.effect, top.at, top.count, top.marks) == (2, 1, 0, 4)
    rules.answer(tray, 1)
    assert tray.notes == ["new", 1, "after"]


def test_a_single_option_is_taken_by_the_game_where_its_kind_says_so() -> None:
    tray = begun(machine([Ask([9], kind=1), Ask([8], kind=0), Finish()], settles=True))
    assert tray.notes == [9]  # kind 1 settled, kind 0 asked
    assert tray.to_move == 0 and tray.options == [8]


def test_a_single_option_is_asked_where_its_kind_does_not_say_so() -> None:
    tray = begun(machine([Ask([9], kind=1), Finish()], settles=False))
    assert tray.notes == [] and tray.options == [9]


def test_two_options_are_always_asked() -> None:
    assert begun(machine([Ask([8, 9], kind=1), Finish()], settles=True)).notes == []


def test_the_open_question_is_put_again_from_the_state_alone() -> None:
    rules = machine([Begin(1), Finish()], [Ask([3, 4])])
    tray = begun(rules)
    before = tray.data()
    tray.options, tray.kind, tray.to_move = [], 1, NOBODY
    assert rules.ask_again(tray)
    assert tray.data() == before


def test_a_question_the_game_would_settle_is_not_put_again() -> None:
    step = Ask([3, 4], kind=1)
    rules = machine([step, Finish()], settles=True)
    tray = begun(rules)
    step.options = [3]
    assert not rules.ask_again(tray)
    step.options = [3, 4, 5]
    assert rules.ask_again(tray) and tray.options == [3, 4, 5]


def test_the_game_may_end_in_the_middle_of_nested_effects() -> None:
    tray = begun(machine([Begin(1), Note("never")], [Begin(2), Note("never")], [Note("last"), Finish(), Note("never")]))
    assert tray.notes == ["last"]
    assert tray.over and tray.frames == [] and tray.to_move == NOBODY and tray.decision() is None
    assert (tray.winners, tray.reason) == (0b10, 3)


def test_a_playout_stops_after_so_many_decisions_or_at_the_end() -> None:
    rules = machine([Ask([1, 2, 3], picks=10), Finish()])
    tray = begun(rules)
    assert rules.playout(tray, seeded(1), 4) == 4 and len(tray.notes) == 4 and not tray.over
    assert rules.playout(tray, seeded(1), 100) == 6 and tray.over
    assert rules.playout(tray, seeded(1), 100) == 0


def test_a_copy_in_the_middle_of_nested_effects_goes_its_own_way() -> None:
    rules = machine([Begin(1), Note("after"), Finish()], [Ask([1, 2], picks=2)])
    tray = begun(rules)
    rules.answer(tray, 1)
    before = tray.data()
    copy = tray.copy()
    assert copy.data() == before
    rules.answer(copy, 2)
    assert copy.over and copy.notes == [1, 2, "after"] and tray.data() == before
