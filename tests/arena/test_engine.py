"""The engine for many games: the same files whoever plays, in whatever order, however often one dies or stops."""

import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tablee.arena.crews import TRIES, Alone, LostPiece, Processes
from tablee.arena.engine import run
from tablee.arena.folder import BadFolder, StudyFolder
from tablee.arena.match import Match, play
from tablee.arena.pieces import Crew, Done, Piece, Study, cut
from tablee.table.past.journal import Setup
from tests.arena.conftest import Command

SETUP = Setup.of("karmaka", seed=3)
MATCH = Match(SETUP, ("novice", "random"), 90, keeps=True)


@dataclass(frozen=True)
class Deadly:
    """A study of which a process dies as often as there are marks missing in a folder."""

    marks: Path
    deaths: int
    pieces_: int = 4

    def described(self) -> dict[str, object]:
        """Nothing that matters."""
        return {"deadly": True}

    def pieces(self) -> list[Piece]:
        """Some."""
        return cut(self.pieces_, 1)

    def play(self, piece: Piece) -> Done:
        """The second piece is deadly at first."""
        died = len(list(self.marks.iterdir()))
        if piece.number == 1 and died < self.deaths:
            (self.marks / str(died)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return Done(piece, f"[{piece.number}]".encode())


@dataclass(frozen=True)
class Faulty:
    """A study whose games end in an error."""

    def described(self) -> dict[str, object]:
        """Nothing that matters."""
        return {}

    def pieces(self) -> list[Piece]:
        """One."""
        return cut(1, 1)

    def play(self, piece: Piece) -> Done:
        """It cannot be played."""
        raise LookupError(f"piece {piece.number} is not there")


class Backwards:
    """A crew that plays the last piece first, and stops where it is told."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most

    def work(self, study: Study, pieces: Sequence[Piece]) -> Iterator[Done]:
        """Some of the pieces."""
        return map(study.play, list(reversed(pieces))[: self.most])


def files(folder: Path) -> dict[str, bytes]:
    """All that a folder holds."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("crew", [Backwards(), Processes(2), Processes(3)], ids=["backwards", "two", "three"])
def test_every_crew_writes_the_same_files(tmp_path: Path, crew: Crew) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    alone = list(play(MATCH, Alone(), StudyFolder(one)))
    assert sorted(play(MATCH, crew, StudyFolder(other))) == alone
    assert files(one) == files(other)
    assert {"study.json", "pieces/00002.json", "journals/00002.zip"} < set(files(one))


def test_a_study_goes_on_from_its_folder_and_plays_nothing_twice(tmp_path: Path) -> None:
    first = list(play(MATCH, Backwards(1), StudyFolder(tmp_path / "here")))
    assert 0 < len(first) < MATCH.games
    played: list[int] = []

    class Counting(Alone):
        def work(self, study: Study, pieces: Sequence[Piece]) -> Iterator[Done]:
            played.extend(piece.number for piece in pieces)
            return super().work(study, pieces)

    rest = list(play(MATCH, Counting(), StudyFolder(tmp_path / "here")))
    assert len(rest) == MATCH.games and len(set(rest)) == MATCH.games
    assert played == [piece.number for piece in MATCH.pieces()][:-1]
    assert list(play(MATCH, Counting(), StudyFolder(tmp_path / "here"))) == sorted(rest)
    assert played == [piece.number for piece in MATCH.pieces()][:-1], "a study that is whole is only read"


def test_a_process_that_dies_is_replaced_and_its_piece_played_once_more(tmp_path: Path) -> None:
    study = Deadly(tmp_path, TRIES - 1)
    done = list(run(study, Processes(2)))
    assert sorted(each.piece.number for each in done) == [0, 1, 2, 3]
    assert len(list(tmp_path.iterdir())) == TRIES - 1


def test_a_piece_that_no_process_survives_is_named(tmp_path: Path) -> None:
    with pytest.raises(LostPiece, match=f"piece 1 cannot be played: {TRIES} processes"):
        list(run(Deadly(tmp_path, TRIES), Processes(2)))


def test_an_error_of_a_game_is_told_as_it_is() -> None:
    with pytest.raises(LookupError, match="piece 0 is not there"):
        list(run(Faulty(), Processes(2)))


@pytest.mark.parametrize(
    "other",
    [
        Match(SETUP, ("novice", "random"), 91, keeps=True),
        Match(SETUP, ("random", "novice"), 90, keeps=True),
        Match(Setup.of("karmaka", seed=4), ("novice", "random"), 90, keeps=True),
        Match(SETUP, ("novice", "random"), 90),
    ],
    ids=["games", "players", "seed", "journals"],
)
def test_the_folder_of_another_study_is_refused_and_left_alone(tmp_path: Path, other: Match) -> None:
    list(play(MATCH, Backwards(1), StudyFolder(tmp_path)))
    before = files(tmp_path)
    with pytest.raises(BadFolder, match="holds another match"):
        list(play(other, Alone(), StudyFolder(tmp_path)))
    assert files(tmp_path) == before


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadFolder, match="holds other files"):
        list(play(MATCH, Alone(), StudyFolder(tmp_path)))
    assert set(files(tmp_path)) == {"letter.txt"}


def test_a_game_that_was_kept_is_opened_by_its_number(tmp_path: Path) -> None:
    outcomes = list(play(MATCH, Backwards(1), StudyFolder(tmp_path)))
    journal = StudyFolder(tmp_path).journal(outcomes[0].number)
    state = journal.replay()
    assert state.over and len(journal.choices) == outcomes[0].decisions
    assert [place.level for place in journal.seats] == ["novice", "random"]
    with pytest.raises(BadFolder, match="holds no game number 0"):
        StudyFolder(tmp_path).journal(0)


def test_the_command_keeps_a_match_and_goes_on_with_it(command: Command, tmp_path: Path) -> None:
    words = ("match", "karmaka", "novice", "random", "--games", "50", "--out", str(tmp_path / "study"), "--json", "-")
    status, out, _ = command(*words)
    assert status == 0 and (tmp_path / "study" / "result.json").read_text() == out
    assert not (tmp_path / "study" / "journals").exists()
    assert command(*words)[:2] == (0, out)


def test_a_lone_player_has_a_folder_for_each_level(command: Command, tmp_path: Path) -> None:
    status, _, _ = command("match", "wild_space", "random", "--games", "1", "--out", str(tmp_path / "study"))
    assert status == 0
    assert {file.parent.name for file in tmp_path.rglob("study.json")} == {"easy", "medium", "hard"}


def test_a_match_by_the_clock_is_marked(command: Command) -> None:
    master = ("match", "karmaka", "master", "random", "--games", "1", "--json", "-")
    assert '"repeatable": false' in command(*master, "--seconds", "0.001")[1]
    assert '"repeatable"' not in command(*master, "--iterations", "1")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--journals"], "say which"),
        (["--out", "/proc/nowhere"], "cannot be written"),
        (["--ray", "127.0.0.1:1"], "Ray"),
    ],
)
def test_what_cannot_be_kept_or_reached_is_one_clear_line(command: Command, words: list[str], said: str) -> None:
    status, _, errors = command("match", "karmaka", "random", "random", "--games", "2", *words)
    assert status == 2 and said in errors and len(errors.strip().splitlines()) <= 2


def test_pieces_hold_every_game_once() -> None:
    for games, size in ((1, 4), (8, 4), (9, 4)):
        numbers: list[Any] = [n for piece in cut(games, size) for n in range(piece.first, piece.first + piece.games)]
        assert numbers == list(range(games))
