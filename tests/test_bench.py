"""The reference plays Connect Four as it should, and ratios are medians of pairs."""

import random
from collections.abc import Callable, Iterator

import pytest

from bench.pairs import BATCH, Pair, median_ratio, median_us, paired, rate
from bench.reference import COLUMNS, ROWS, ConnectFour, play
from bench.report import Figures, Mark, Report, rows, summary, verdict


def dropped(columns: str) -> ConnectFour:
    """A game of the reference after these drops."""
    game = ConnectFour()
    for column in columns:
        game.drop("abcdefg".index(column))
    return game


@pytest.mark.parametrize("columns", ["dededed", "aabbccd", "ddccbba", "abbccdcdadd", "gffeededgdd", "aabbddc"])
def test_the_reference_finds_four_in_a_row_in_every_direction(columns: str) -> None:
    assert dropped(columns[:-1]).winner is None
    assert dropped(columns).winner == 0


def test_the_reference_lists_the_columns_that_are_not_full() -> None:
    assert dropped("cccccc").legal() == [0, 1, 3, 4, 5, 6]


def test_the_reference_draws_on_a_full_board() -> None:
    order = "ababab" + "bababa" + "cdcdcd" + "dcdcdc" + "efefef" + "fefefe" + "gggggg"
    game = dropped(order)
    assert game.winner is None
    assert game.legal() == []


def test_a_reference_game_lasts_seven_to_forty_two_decisions() -> None:
    random.seed(5)
    assert all(7 <= play() <= COLUMNS * ROWS for _ in range(200))


def ticking(*seconds: float) -> Callable[[], float]:
    """A clock that advances by these seconds from one look to the next."""
    return iterated(seconds).__next__


def iterated(seconds: tuple[float, ...]) -> Iterator[float]:
    now = 100.0
    yield now
    for passed in seconds:
        now += passed
        yield now


def test_a_rate_counts_decisions_until_the_time_is_up() -> None:
    assert rate(lambda: 3, 1.0, ticking(0.5, 0.75)) == pytest.approx(2 * BATCH * 3 / 1.25)


def test_slices_are_taken_in_turn_and_the_ratio_is_the_median_of_the_pairs() -> None:
    taken: list[str] = []

    def reference() -> int:
        taken.append("reference")
        return 1

    def subject() -> int:
        taken.append("subject")
        return 1

    # The clock is read at the start and at the end of each slice. The second pair is slow in both slices, the third
    # in that of the subject alone; a ratio of medians would mix slices of different moments.
    clock = ticking(1, 0, 0.25, 0, 8, 0, 2, 0, 1, 0, 4)
    pairs = paired(reference, subject, 3, 0.1, clock)
    assert taken[::BATCH] == ["reference", "subject"] * 3
    assert [pair.subject / pair.reference for pair in pairs] == [4, 4, 0.25]
    assert median_ratio(pairs) == 4


def test_the_median_is_that_of_the_ratios_and_not_the_ratio_of_medians() -> None:
    pairs = [Pair(100, 500), Pair(10, 20), Pair(1, 30)]
    assert median_ratio(pairs) == 5


def test_microseconds_are_the_median_over_passes() -> None:
    clock = ticking(0, 1.0, 0, 0, 3.0, 0, 0, 2.0, 90.0)
    assert median_us(lambda: 2, 10.0, clock) == pytest.approx(1.0e6)


def figures(ratio: float) -> Figures:
    return Figures(
        playout_ratio=ratio,
        copy_us=0.5,
        sample_us=20.0,
        decisions_per_game=60.0,
        search_ratio=0.03,
        master_ratio=0.01,
    )


def test_the_summary_joins_compiled_and_plain_figures() -> None:
    compiled = Report(compiled=True, reference_per_s=1000.0, games={"karmaka": figures(6.0)})
    plain = Report(compiled=False, reference_per_s=900.0, games={"karmaka": figures(0.4)})
    found = summary(compiled, plain)
    assert found["reference_per_s"] == 1000.0
    assert found["games"]["karmaka"] == {
        "playout_ratio": 6.0,
        "plain_playout_ratio": 0.4,
        "copy_us": 0.5,
        "sample_us": 20.0,
        "decisions_per_game": 60.0,
        "search_ratio": 0.03,
        "master_ratio": 0.01,
    }
    assert [row[4] for row in rows(found)] == ["met", "met", "met", "not met", "", "met", ""]


def test_without_a_compiler_compiled_figures_stay_open() -> None:
    plain = Report(compiled=False, reference_per_s=900.0, games={"karmaka": figures(0.4)})
    found = summary(None, plain)["games"]["karmaka"]
    assert (found["playout_ratio"], found["copy_us"], found["plain_playout_ratio"]) == (None, None, 0.4)


def test_a_mark_is_met_at_its_bound() -> None:
    assert verdict(Mark(5, at_least=True), 5.0) == "met"
    assert verdict(Mark(5, at_least=True), 4.99) == "not met"
    assert verdict(Mark(1, at_least=False), 1.01) == "not met"
    assert verdict(None, 3.0) == ""
