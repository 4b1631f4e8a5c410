"""The folder of a study: what it is, and each piece as soon as it was played; a study goes on from there."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

from tablee.arena.archive import unpacked
from tablee.arena.pieces import Done, Piece, Study
from tablee.table.errors import Said
from tablee.table.past.journal import Journal

STUDY: Final = "study.json"
PIECES: Final = "pieces"
JOURNALS: Final = "journals"


class BadFolder(Said):
    """A folder in which this study cannot be kept."""


class StudyFolder:
    """Where a study is kept: `study.json`, `pieces/00000.json`, and `journals/00000.zip` where games are kept."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def begin(self, study: Study) -> list[Done]:
        """Lay the folder out, or find what was already played; another study's folder is refused."""
        described = text_of(study.described())
        found = self.place / STUDY
        try:
            if found.exists() and found.read_text(encoding="utf-8") != described:
                raise BadFolder("match-other-study", folder=str(self.place))
            if not found.exists() and self.place.is_dir() and any(self.place.iterdir()):
                raise BadFolder("match-no-study", folder=str(self.place))
            (self.place / PIECES).mkdir(parents=True, exist_ok=True)
            write(found, described.encode())
        except OSError as error:
            raise self._unwritable(error) from error
        return list(self._played(study.pieces()))

    def keep(self, done: Done) -> None:
        """Write down a piece: its games first, so that a piece that is there is whole."""
        try:
            if done.journals:
                (self.place / JOURNALS).mkdir(exist_ok=True)
                write(self._journals(done.piece), done.journals)
            write(self._piece(done.piece), done.found)
        except OSError as error:
            raise self._unwritable(error) from error

    def forget(self, pieces: list[Piece]) -> None:
        """Take pieces away again that turned out to be beyond the end of the study."""
        for piece in pieces:
            self._piece(piece).unlink(missing_ok=True)
            self._journals(piece).unlink(missing_ok=True)

    def journal(self, number: int) -> Journal:
        """One of the games that were kept."""
        try:
            return Journal.read(unpacked(self.place / JOURNALS, number))
        except (LookupError, BadZipFile) as error:
            raise BadFolder("match-no-game", folder=str(self.place), number=str(number)) from error

    def _played(self, pieces: list[Piece]) -> Iterator[Done]:
        for piece in pieces:
            file = self._piece(piece)
            if file.exists():
                yield Done(piece, file.read_bytes())

    def _piece(self, piece: Piece) -> Path:
        return self.place / PIECES / f"{piece.number:05}.json"

    def _journals(self, piece: Piece) -> Path:
        return self.place / JOURNALS / f"{piece.number:05}.zip"

    def _unwritable(self, error: OSError) -> BadFolder:
        return BadFolder("save-unwritable", name=str(error.filename or self.place), why=str(error.strerror))


def text_of(data: dict[str, object]) -> str:
    """Data as they are written to a file."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all, even if the process dies meanwhile."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(file)
