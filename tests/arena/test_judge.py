"""The judge of matches: seldom wrong however often it is asked, and the same whoever plays."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tablee.arena.crews import Alone, Processes
from tablee.arena.folder import StudyFolder
from tablee.arena.judge import Judge, evidence, in_order
from tablee.arena.match import Match, play
from tablee.arena.outcome import Outcome
from tablee.arena.pieces import Done, Piece, Study
from tablee.kernel import seeded
from tablee.players.thinking import Budget
from tablee.table.past.journal import Setup
from tests.arena.conftest import Command
from tests.arena.test_engine import Backwards, files

BY_DEALS = Match(Setup.of("karmaka", seed=3), ("master", "random"), 60, Budget(iterations=4), until_clear=True)


def games_until_clear(share: float, most: int, seed: int) -> int:
    """After how many games of a match with this share the judge speaks; 0 if never."""
    judge, rng = Judge(("one", "other")), seeded(seed)
    for number in range(1, most + 1):
        judge.add(Outcome(number, (0 if rng.flip(share) else 1,), "end", 1))
        if judge.is_clear:
            return number
    return 0


def test_equals_are_told_apart_in_one_match_of_twenty_at_most() -> None:
    alarms = sum(games_until_clear(0.5, 400, seed) > 0 for seed in range(400))
    assert 0 < alarms <= 20


def test_a_difference_is_found_the_sooner_the_greater_it_is() -> None:
    slight, great = ([games_until_clear(share, 1500, seed) for seed in range(40)] for share in (0.6, 0.8))
    assert all(slight) and all(great)
    assert sum(great) / 40 < 40 < 100 < sum(slight) / 40 < 300


def test_a_worse_level_is_clear_too_and_an_even_match_is_not() -> None:
    assert evidence(2, 20, 0.5) == pytest.approx(evidence(18, 20, 0.5))
    assert evidence(100, 200, 0.5) < 0 and evidence(50, 200, 0.25) < 0 < evidence(100, 200, 0.25)


def test_nobody_else_at_the_table_makes_no_difference() -> None:
    judge = Judge(("alone",))
    for number in range(100):
        judge.add(Outcome(number, (0,), "end", 1))
    assert not judge.is_clear


def test_shared_victories_count_in_part_and_draws_are_even() -> None:
    judge = Judge(("one", "other", "one"))
    for winners in ((0, 1), (0, 2), (1,), ()):
        judge.add(Outcome(0, winners, "end", 1))
    assert judge.points == pytest.approx(0.5 + 1.0 + 0.0 + 2 / 3) and judge.even == pytest.approx(2 / 3)
    assert Judge(("one", "one")).ours == {0}


def test_pieces_come_by_their_number_as_soon_as_they_can() -> None:
    pieces = [Done(Piece(number, number, 1), b"") for number in (2, 0, 1, 4, 3)]
    assert [done.piece.number for done in in_order(pieces)] == [0, 1, 2, 3, 4]
    assert [done.piece.number for done in in_order(pieces[:2] + pieces[3:])] == [0]


def test_a_match_ends_when_it_is_clear_with_the_same_files_whoever_plays(tmp_path: Path) -> None:
    one, other, last = (StudyFolder(tmp_path / name) for name in ("one", "other", "last"))
    alone = list(play(BY_DEALS, Alone(), one))
    assert 4 <= len(alone) < 30 and [outcome.number for outcome in alone] == list(range(len(alone)))
    assert list(play(BY_DEALS, Processes(2), other)) == alone
    assert list(play(BY_DEALS, Backwards(), last)) == alone
    assert files(one.place) == files(other.place) == files(last.place)


def test_a_judged_match_goes_on_from_its_folder(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    whole = list(play(BY_DEALS))
    played = play(BY_DEALS, Alone(), folder)
    assert [next(played), next(played), next(played)] == whole[:3]
    played.close()
    fresh: list[int] = []

    class Counting(Alone):
        def work(self, study: Study, pieces: Sequence[Piece]) -> Iterator[Done]:
            fresh.append(pieces[0].number)
            return super().work(study, pieces)

    assert list(play(BY_DEALS, Counting(), folder)) == whole and fresh == [2]


def test_the_command_says_that_a_match_was_clear(command: Command) -> None:
    words = ("match", "karmaka", "sensible", "random", "--games", "80", "--until-clear")
    status, out, _ = command(*words)
    assert status == 0 and "Clear after 40 games of at most 80." in out
    assert '"clear": true' in command(*words, "--json", "-")[1]
    assert "Interrupted" not in out and '"interrupted"' not in out
