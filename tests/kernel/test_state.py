"""The state: questions, frames, the end, and events for those who listen."""

import json

import pytest

from tablee.kernel import EVERYONE, NOBODY, Decision, State, seeded
from tests.kernel.tray import Tray


def test_a_new_state_asks_nobody_and_is_not_over() -> None:
    state = State(3, seeded(1))
    assert state.seats == 3 and state.to_move == NOBODY and not state.over
    assert state.decision() is None


def test_a_question_is_open_for_one_seat() -> None:
    tray = Tray()
    tray.ask(1, 0, [4, 7])
    assert tray.decision() == Decision(1, 0, [4, 7])


def test_the_decision_is_a_picture_that_may_be_changed_freely() -> None:
    tray = Tray()
    tray.ask(1, 0, [4, 7])
    decision = tray.decision()
    assert decision is not None
    decision.options.clear()
    assert tray.options == [4, 7]


def test_the_end_leaves_nothing_in_progress() -> None:
    tray = Tray()
    tray.push(0, 1)
    tray.end(0b01, 2)
    assert tray.over and tray.frames == [] and (tray.winners, tray.reason) == (1, 2)


def test_nothing_is_kept_when_nobody_listens() -> None:
    tray = Tray()
    tray.tell(1, EVERYONE, [2])
    assert tray.heard() == []


def test_what_was_told_is_heard_once_and_in_order() -> None:
    tray = Tray()
    tray.listening = True
    tray.tell(1, EVERYONE, [2])
    tray.tell(3, EVERYONE, [])
    assert [event.data() for event in tray.heard()] == [[1, [2]], [3, []]]
    assert tray.heard() == []


def test_a_copy_has_the_same_progress_and_no_listener() -> None:
    tray = Tray()
    tray.listening = True
    tray.push(0, 1).cards.append(5)
    tray.ask(1, 0, [4, 7])
    tray.tell(1, EVERYONE, [2])
    copy = tray.copy()
    assert copy.data() == tray.data() and not copy.listening and copy.heard() == []
    copy.frames[0].cards.append(6)
    copy.frames[0].count += 1
    copy.rng.word()
    assert tray.frames[0].cards == [5] and tray.frames[0].count == 0 and tray.rng.data() == seeded(1).data()


def test_the_data_is_plain_and_detached() -> None:
    tray = Tray()
    tray.push(0, 1)
    tray.ask(1, 0, [4, 7])
    data = tray.data()
    assert json.loads(json.dumps(data)) == data
    tray.options.append(9)
    tray.frames[0].cards.append(1)
    assert data["options"] == [4, 7] and data["frames"] == [[0, 1, 0, 0, 0, 0, []]]


def test_a_game_writes_its_own_copy_and_data() -> None:
    state = State(2, seeded(1))
    with pytest.raises(NotImplementedError):
        state.copy()
    with pytest.raises(NotImplementedError):
        state.data()
