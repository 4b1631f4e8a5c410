"""Orders at a table: carried out as ordinary choices, kept and resumed, private, and undone as one gesture."""

import json
from dataclasses import replace
from typing import cast

import msgspec
import pytest

from tablee.games.spacepaper.rules.galaxy import NEAR, NODE_OF
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import SPECTATOR
from tablee.table import BadOrder, CannotUndo, Journal, News, Table
from tablee.table.changing.carrying import MOST
from tablee.table.errors import Said
from tablee.table.past.records import Order
from tablee.table.past.standing import MOST_GIVEN, Desires
from tests.table.company import seated
from tests.table.ordering import KEEP, given, goal, kind, passing, sailing, turn_of, until


def lines(table: Table) -> list[dict[str, object]]:
    """The lines of a journal, without numbers and checksums."""
    found = [json.loads(line) for line in table.text().splitlines()]
    return [{name: value for name, value in line.items() if name not in ("n", "sum")} for line in found]


def resumed(table: Table) -> Table:
    """The same table, read from its journal."""
    journal = Journal.read(table.text())
    return Table(journal, journal.history(), None)


def test_one_order_moves_a_ship_by_ordinary_choices() -> None:
    table = sailing()
    before, n = table.ply, table.n
    table.order(0, goal(table, 0))
    told = lines(table)[n:]
    assert told[0]["t"] == "order" and told[1] == {**told[1], "t": "choice", "kind": "act", "by": 1}
    assert table.ply > before + 1 and all(line.get("by") == 1 for line in told[1:] if line["t"] == "choice")
    assert {str(line["kind"]) for line in told if line["t"] == "choice"} <= {"act", "step", "after"}


def test_an_order_that_has_come_to_its_end_is_ended_with_a_reason() -> None:
    table = sailing()
    table.order(0, goal(table, 0))
    until(table, "sys")
    ends = [line for line in lines(table) if line["t"] == "order" and "order" not in line]
    assert [(line["id"], line["why"]) for line in ends] == [(1, "arrived")] and given(table) == []


def test_an_order_over_several_turns_goes_on_by_itself() -> None:
    table = sailing()
    order = goal(table, 1)
    table.order(0, order)
    turn = turn_of(table)
    assert given(table) == [order]
    while turn_of(table) < turn + 2:
        table.submit(table.to_move, passing(table))
    until(table, "sys")
    assert given(table) == []
    made = [number for number, line in enumerate(lines(table)) if line.get("by") == 1]
    asked = [line["kind"] for line in lines(table)[made[0] : made[-1]] if line["t"] == "choice"]
    assert "sys" in asked and "build" in asked, "a turn has passed under it"


def test_an_order_stops_on_contact_and_the_person_is_asked() -> None:
    table = until(until(sailing(), "sys"), "build")
    table.order(0, {"do": "explore", "ship": "0:1"})
    table.submit(0, passing(table))
    moment = table._history.moments[-1]
    state = cast(SpaceState, moment.state.copy())
    here = state.civs[0].ship(1).place
    state.civs[1].ships[0].place = NEAR[NODE_OF[here]][0]  # a strange ship has come next to ours
    table._history.moments[-1] = replace(moment, state=state)
    assert (table.to_move, kind(table)) == (1, "build")
    table.submit(1, passing(table))
    assert (table.to_move, kind(table), given(table)) == (0, "act", [])
    assert lines(table)[-1]["why"] == "contact" and cast(SpaceState, table._history.state).civs[0].ship(1).place == here


def test_orders_are_kept_and_resumed() -> None:
    table = sailing()
    table.order(0, goal(table, 1))
    table.order(0, KEEP)
    again = resumed(table)
    assert given(again) == given(table) != [] and again.data() == table.data()
    until(again, "act")
    until(table, "act")
    assert again.text() == table.text()


def test_an_older_reader_stops_at_the_first_order_and_old_journals_are_as_ever() -> None:
    table = sailing()
    assert '"by"' not in table.text() and '"order"' not in table.text()
    table.order(0, KEEP)
    assert '"t":"order","seat":0,"id":1,"order":{"do":"answer","to":"sys"}' in table.text()


def test_a_question_is_answered_once_until_told_otherwise() -> None:
    table = until(sailing(), "sys")
    found = table.chair(0).standing()
    assert found is not None and table.chair(0).spelled(found[0]) == "keep"
    table.order(0, found[1])
    turn = turn_of(table)
    until(table, "act")
    until(table, "build")
    assert turn_of(table) == turn + 1, "the system was not asked about again"
    table.cancel(0, 1)
    assert given(table) == []
    until(table, "sys")


def test_an_answer_can_be_ended_while_another_decides() -> None:
    table = until(sailing(), "sys")
    table.order(0, KEEP)
    until(table, "build", 1)
    table.cancel(0, 1)
    assert given(table) == [] and table.to_move == 1


def test_a_ship_goes_on_by_itself_after_a_choice_by_hand() -> None:
    table = sailing()
    table.order(0, goal(table, 1))
    until(table, "build")
    before = table.ply
    table.submit(0, passing(table))
    until(table, "act", 1)
    assert table.ply > before + 2, "the ship has gone on by itself"


def test_a_choice_by_hand_ends_the_order_for_that_ship() -> None:
    table = until(until(sailing(), "sys"), "build", 1)
    table.order(0, goal(table, 1, "0:2"))
    until(table, "act")
    table.undo(0)
    assert kind(table) == "act" and len(given(table)) == 1, "an order of before stands"
    table.submit(0, next(option for option, text in table.chair(0).options() if "Scout 2" in text.in_("en")))
    assert given(table) == []


def test_undo_takes_back_the_whole_gesture_and_the_order() -> None:
    table = sailing()
    before = table.data()
    table.order(0, goal(table, 1))  # nothing unknown is entered yet: no dice
    assert table.ply > 2 and table.to_move == 0, kind(table)
    table.undo(0)
    assert table.data() == before and given(table) == []
    assert resumed(table).data() == before and given(resumed(table)) == []


def test_after_an_undo_the_seat_is_asked_though_an_order_stands() -> None:
    table = until(sailing(), "sys")
    table.order(0, KEEP)
    until(table, "build")
    assert given(table) == [KEEP]
    table.order(0, {"do": "answer", "to": "build"})
    ply = table.ply
    table.undo(0)
    assert kind(table) == "build" and table.ply < ply and given(table) == [KEEP]


def test_taking_back_covers_the_batch() -> None:
    table = sailing(virtual=True)
    before = table.data()
    table.order(0, goal(table, 1))
    table.take_back(0)
    assert table.data() == before and given(table) == [] and table.is_taken_back


def test_another_seat_hears_nothing_of_an_order() -> None:
    table = sailing()
    heard: dict[int, list[News]] = {0: [], 1: [], SPECTATOR: []}
    for seat, news in heard.items():
        table.listen(seat, news.append)
    table.order(0, KEEP)
    assert [news.what for news in heard[0]] == ["order"] and heard[1] == heard[SPECTATOR] == []
    assert table.chair(1).orders() == table.chair(SPECTATOR).orders() == []


def test_a_new_order_takes_the_place_of_one_about_the_same_ship() -> None:
    table = until(sailing(), "build", 1)
    first, second = goal(table, 1), {"do": "explore", "ship": "0:1"}
    table.order(0, first)
    table.order(0, second)
    assert given(table) == [second]


@pytest.mark.parametrize(
    "order", [{"do": "explore", "ship": "1:1"}, {"do": "sail"}, {}, {"do": "answer", "to": "tech"}]
)
def test_what_cannot_be_ordered_is_refused_and_nothing_is_written(order: dict[str, str]) -> None:
    table = sailing()
    text = table.text()
    with pytest.raises(BadOrder):
        table.order(0, order)
    with pytest.raises(BadOrder):
        table.cancel(0, 1)
    assert table.text() == text


def test_a_game_without_orders_has_none() -> None:
    table = seated()
    chair = table.chair(0)
    assert chair.orders() == [] and chair.standing() is None
    with pytest.raises(BadOrder):
        table.order(0, KEEP)


def test_orders_of_one_seat_are_limited() -> None:
    table = sailing()
    for _ in range(MOST_GIVEN):
        table.order(0, KEEP)
    with pytest.raises(Said, match="too many orders"):
        table.order(0, KEEP)
    table.cancel(0, table.chair(0).orders()[0].id)


def test_people_with_orders_for_everything_do_not_play_without_anybody() -> None:
    table = until(sailing(), "sys")
    for asked in ("build", "act", "cap"):
        for seat in (0, 1):
            table.order(seat, {"do": "answer", "to": asked})
    table.order(1 - table.to_move, KEEP)
    ply = table.ply
    table.order(table.to_move, KEEP)
    assert not table.over and 0 < table.ply - ply <= MOST


@pytest.mark.parametrize(
    "wrong", [Order(0, 7, KEEP), Order(0, 1, {"do": "fly"}), Order(0, 1), Order(1, 1, {"do": "explore", "ship": "0:1"})]
)
def test_an_order_that_does_not_fit_is_no_line_of_a_journal(wrong: Order) -> None:
    history = Journal.read(sailing().text()).history()
    with pytest.raises(BadOrder):
        history.follow(wrong)
    assert history.desires == Desires()


def test_a_choice_for_an_order_that_does_not_stand_is_no_line_of_a_journal() -> None:
    table = sailing()
    history = Journal.read(table.text()).history()
    chosen = history.copy().choose(0, passing(table))
    with pytest.raises(BadOrder):
        history.follow(msgspec.structs.replace(chosen, by=1))


def test_nobody_undoes_what_another_has_chosen_since() -> None:
    table = sailing()
    table.order(0, goal(table, 1))
    until(table, "build")
    with pytest.raises(CannotUndo):
        table.undo(0)
