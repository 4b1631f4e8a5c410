"""The folder of saved games: begin, resume, list, rename, delete, export, import."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import platformdirs

from tablee.kernel import TableeError
from tablee.table.errors import BadJournal, NameTaken, NoSuchSave, SaveError
from tablee.table.kept.disk import Disk, move, read, sync_folder
from tablee.table.kept.file import JournalFile, trouble, unreadable
from tablee.table.kept.names import checked_save_name, safe_save_name
from tablee.table.past.journal import LARGEST, Journal
from tablee.table.seating.places import Place
from tablee.table.setup import Setup
from tablee.table.table import PlayerFor, Table

ENDING: Final = ".jsonl"


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game as a list shows it: nothing that is hidden from a player."""

    name: str
    modified: datetime
    damaged: TableeError | None = None  # why it cannot be resumed; the rest is then unknown
    game: str = ""
    places: tuple[Place, ...] = ()
    ply: int = 0
    to_move: int = -1
    finished: bool = False
    taken_back: bool = False
    torn: bool = False  # the last line is not whole, and will be dropped


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of a journal from elsewhere: its name now, the lines that are kept, and those that were not whole."""

    name: str
    lines: int
    left_out: int


def default_folder() -> Path:
    """Where this platform keeps a program's data."""
    return platformdirs.user_data_path("tablee", appauthor=False) / "saves"


class Saves:
    """The saved games of a folder. The folder and all in it belong to the owner of the table.

    >>> import tempfile
    >>> saves = Saves(Path(tempfile.mkdtemp()))
    >>> saves.begin("Sunday", Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")]).close()
    >>> [(save.name, save.game, save.ply) for save in saves.listed()]
    [('Sunday', 'karmaka', 0)]
    """

    def __init__(self, folder: Path | None = None, disk: Disk | None = None) -> None:
        self.folder = folder or default_folder()
        self._disk = disk or Disk()

    def begin(self, name: str, setup: Setup, places: Sequence[Place], player_for: PlayerFor | None = None) -> Table:
        """A table whose game is saved under a new name."""
        return Table.begin(setup, places, player_for, self.new_file(name))

    def resume(self, name: str, player_for: PlayerFor | None = None) -> Table:
        """A table that goes on with a saved game; refused if it is damaged, or open elsewhere."""
        file, data = JournalFile.open(self._existing(name), self._disk)
        try:
            return Table.resume(file, data, player_for)
        except BaseException:
            file.close()
            raise

    def new_file(self, name: str) -> JournalFile:
        """A file for a new game; NameTaken if there is one of that name, whatever its case."""
        return JournalFile(self._free(name), self._disk)

    def free_name(self, wish: str) -> str:
        """A name nobody has, as near to the wish as files allow."""
        base = safe_save_name(wish)
        number = 1
        while self._same(base if number == 1 else f"{base[:70]} {number}"):
            number += 1
        return base if number == 1 else f"{base[:70]} {number}"

    def listed(self) -> list[Save]:
        """All saved games, the last played first; damaged ones are there with the reason."""
        found = [_save(path) for path in self._paths()]
        return sorted(found, key=lambda save: save.modified, reverse=True)

    def rename(self, name: str, to: str) -> None:
        """Give a saved game another name; refused while it is open."""
        path = self._existing(name)
        target = path.with_name(checked_save_name(to) + ENDING)
        if any(other != path for other in self._same(to)) or target == path:
            raise NameTaken("save-taken", name=to)
        with self._alone(path, target):
            if _is_same(path, target):
                path.rename(target)
            else:
                move(path, target)

    def delete(self, name: str) -> None:
        """Delete a saved game for good; refused while it is open."""
        path = self._existing(name)
        with self._alone(path, path):
            path.unlink()
            sync_folder(self.folder)

    def export(self, name: str, target: Path) -> None:
        """Write a saved game to another place, never over another file.

        A game in progress too: the record holds the seed and all that is hidden. It is for the owner of this folder,
        who could open the file anyway; a seat asks `Table.export`, which waits for the end.
        """
        journal, _ = _checked(self._existing(name))
        self._create(target, journal)

    def import_(self, source: Path, name: str | None = None) -> Imported:
        """Keep a copy of a journal from elsewhere, if every whole line of it is sound; a torn last one is left out."""
        journal, _ = _checked(source)
        kept = checked_save_name(name) if name is not None else safe_save_name(source.stem)
        self._create(self._free(kept), journal)
        return Imported(kept, len(journal.lines), int(journal.torn))

    def read(self, name: str) -> Journal:
        """The journal of a saved game, or of a file anywhere: `name` is then its path, with the ending."""
        is_path = name.endswith(ENDING) and os.path.lexists(name)
        return _read(Path(name) if is_path else self._existing(name))

    def _create(self, target: Path, journal: Journal) -> None:
        try:
            self._disk.create(target, journal.text().encode()).close()
        except FileExistsError as error:
            raise NameTaken("save-taken", name=target.name) from error
        except OSError as error:
            raise unwritable(target, error) from error

    @contextmanager
    def _alone(self, path: Path, target: Path) -> Iterator[None]:
        """Change a file while nobody else has it open; where an open file cannot be moved it is closed before."""
        try:
            handle = self._disk.open(path)
        except OSError as error:
            raise unreadable(path, error) from error
        if os.name == "nt":
            handle.close()
        try:
            yield
        except OSError as error:
            raise unwritable(target, error) from error
        finally:
            handle.close()

    def _paths(self) -> list[Path]:
        try:
            return [path for path in sorted(self.folder.iterdir()) if path.suffix == ENDING and path.stem[0] != "."]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise unreadable(self.folder, error) from error

    def _same(self, name: str) -> list[Path]:
        """The files that some file system would take for this name."""
        return [path for path in self._paths() if path.stem.casefold() == name.casefold()]

    def _free(self, name: str) -> Path:
        self._disk.clear(self.folder)
        usual = checked_save_name(name)
        if self._same(usual):
            raise NameTaken("save-taken", name=usual)
        return self.folder / (usual + ENDING)

    def _existing(self, name: str) -> Path:
        path = self.folder / (checked_save_name(name) + ENDING)
        if not os.path.lexists(path):
            raise NoSuchSave("save-missing", name=name)
        return path


def unwritable(path: Path, error: OSError) -> SaveError:
    """Why a file cannot be written."""
    return SaveError("save-unwritable", name=path.name, why=trouble(error))


def _is_same(path: Path, target: Path) -> bool:
    """Whether two names lead to one file, as on a file system that looks through their case."""
    return target.exists() and os.path.samefile(path, target)


def _checked(path: Path) -> tuple[Journal, Save]:
    """A journal that was read and played through, and how a list shows it."""
    journal = _read(path)
    past = journal.history()
    state = past.state
    facts = (journal.setup.game, tuple(past.places), past.ply, int(state.to_move))
    return journal, Save(path.stem, _modified(path), None, *facts, state.over, past.taken_back, journal.torn)


def _read(path: Path) -> Journal:
    try:
        data = read(path, LARGEST + 1)
    except OSError as error:
        raise unreadable(path, error) from error
    return Journal.read(data)


def _save(path: Path) -> Save:
    try:
        return _checked(path)[1]
    except (BadJournal, SaveError) as error:
        return Save(path.stem, _modified(path), error)


def _modified(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)
