"""Drafts: nothing is true before it is taken, and a table and a room of the server draft the same lines."""

import pytest

from tablee.kernel import IllegalChoice
from tablee.server.play.room import Room
from tablee.table import Journal, Place, Setup, Table
from tablee.table.past.records import Rename

PLACES = [Place("Anna"), Place("Bob")]


def both() -> tuple[Table, Room]:
    """The same game at a table of the terminal and in a room of the server."""
    table = Table.begin(Setup.of("karmaka", seed=7), PLACES)
    return table, Room(table.text().splitlines())


def test_a_draft_changes_nothing_before_it_is_taken() -> None:
    table, _ = both()
    before, seat = table.data(), table.to_move
    draft = table.chosen(seat, table.chair(seat).options()[0][0])
    assert (table.data(), table.ply, table.n) == (before, 0, 1)
    assert (draft.first.what, draft.first.seat, draft.first.n, draft.is_over) == ("choice", seat, 2, False)
    table.take(draft)
    assert (table.ply, table.n, table.to_move) == (1, 2, draft.to_move)


def test_an_illegal_choice_has_no_draft() -> None:
    table, room = both()
    for sitting in (table, room):
        with pytest.raises(IllegalChoice):
            sitting.chosen(1 - sitting.to_move, 0)
        assert sitting.n == 1


def test_a_table_and_a_room_draft_the_same_lines_of_the_same_history() -> None:
    table, room = both()
    while not table.over:
        seat = table.to_move
        option = table.chair(seat).options()[-1][0]
        ours, theirs = table.chosen(seat, option), room.chosen(seat, option)
        assert (ours.lines, ours.records, ours.to_move) == (theirs.lines, theirs.records, theirs.to_move)
        table.submit(seat, option)
        room.take(theirs)
    assert [each.what for each in ours.happenings] == ["choice", "end"] and ours.is_over
    assert Journal.read(table.text()).lines == table.text().splitlines() == room.text().splitlines()


def test_what_is_no_choice_is_drafted_too() -> None:
    table, _ = both()
    draft = table.recorded(Rename(0, "Zoé"))
    assert table.names == ["Anna", "Bob"] and draft.later.names() == ["Zoé", "Bob"]
    assert (draft.first.what, draft.first.events) == ("name", [])
