"""Spoiled and lying saves: typed refusals with a line, and nothing else. The long form is a soak."""

from hypothesis import given, settings

from tablee.table import Journal
from tools.fuzzing import Edit, edits, lies, lying, real_save, sealed, spoiled, survives

quickly = settings(max_examples=120, derandomize=True, deadline=None, database=None)  # others: the soak


def test_the_save_to_be_spoiled_is_sound_and_holds_every_kind_of_record() -> None:
    assert survives(real_save())
    kinds = {type(record).__name__ for record in Journal.read(real_save()).records}
    assert kinds == {"Choice", "Undo", "TakeBack", "Handover", "Rename", "Resign", "End"}
    assert lying(real_save(), []) == real_save() and sealed([]) == b""


@quickly
@given(edits())
def test_a_spoiled_save_is_refused_with_a_typed_error_or_loaded_up_to_a_torn_line(changes: list[Edit]) -> None:
    survives(spoiled(real_save(), changes))


@quickly
@given(lies())
def test_a_lie_with_right_checksums_is_refused_with_a_typed_error(changes: list[tuple[int, str, object]]) -> None:
    survives(lying(real_save(), changes))


def test_every_length_of_a_save_is_refused_or_loaded_up_to_its_last_whole_line() -> None:
    data = real_save()
    header = data.index(b"\n")
    for length in range(0, 2500, 7):
        assert survives(data[:length]) == (length >= header)
