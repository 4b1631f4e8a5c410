"""The file of a journal: only ever appended to, and on the disk before anything is confirmed."""

import contextlib
import errno
import os
from pathlib import Path
from typing import Final

from tablee.kernel import TableeError
from tablee.table.errors import BadJournal, NameTaken, NoSuchSave, Said, SaveError, SaveInUse
from tablee.table.kept.disk import Disk, Handle, NotPlainError
from tablee.table.past.journal import LARGEST

FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
READ_ONLY: Final = {errno.EACCES, errno.EROFS, errno.EPERM, None}


class JournalFile:
    """Where the lines of a journal go.

    When the disk is full or read-only nothing is raised: the lines are kept in memory (`trouble` says why) and tried
    again, all of them, with the next one. A line of which only a part reached the disk is cut off at once, or before
    the next attempt; until that succeeds a reader finds a torn last line and drops it.
    """

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        """A file that is to be created by the first line; NameTaken if there is one."""
        self.path = path
        self.trouble: TableeError | None = None  # why the last line is not on the disk
        self._disk = disk or Disk()
        self._handle: Handle | None = None
        self._length = 0  # bytes that are known to be on the disk
        self._owed = b""  # bytes that should follow them
        self._dirty = False  # something else may follow them
        if os.path.lexists(path):
            raise NameTaken("save-taken", name=path.stem)

    @classmethod
    def open(cls, path: Path, disk: Disk | None = None) -> tuple["JournalFile", bytes]:
        """A file that exists, locked, and what is in it; it is not written before `go_on` says how much is sound."""
        file = cls.__new__(cls)
        file.path, file.trouble, file._disk = path, None, disk or Disk()
        file._owed, file._dirty = b"", True
        try:
            file._handle = file._disk.open(path)
            data = b"" if file._handle.size() > LARGEST else file._handle.read()
        except OSError as error:
            raise unreadable(path, error) from error
        if not data and file._handle.size():
            file.close()
            raise BadJournal(1, Said("journal-large"))
        file._length = len(data)
        return file, data

    def go_on(self, sound: int) -> None:
        """Append after so many bytes: fewer than there are after a torn line, one more if the last newline lacks."""
        self._owed = b"\n" if sound > self._length else b""
        self._length = min(sound, self._length)

    def append(self, lines: str, at: int) -> bool:
        """Have lines on the disk that begin after `at` bytes of the journal; whether everything is there now.

        `at` tells an append that was interrupted before its caller took note of it: its bytes give way.
        """
        if self._length > at:
            self._length, self._dirty = at, True
        owed = self._owed[: at - self._length] + lines.encode()
        try:
            self._extend(owed)
        except OSError as error:
            self._owed, self.trouble = owed, trouble(error)
            return False
        self._owed, self.trouble = b"", None
        return True

    def _extend(self, data: bytes) -> None:
        if self._handle is None:
            self._handle = self._disk.create(self.path, data)
            self._length = len(data)
            return
        if not self._handle.is_still(self.path):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        self._write(self._handle, data)

    def _write(self, handle: Handle, data: bytes) -> None:
        if self._dirty:
            handle.cut(self._length)
        self._dirty = True
        try:
            handle.write(data, self._length)
            handle.sync()
        except BaseException:
            with contextlib.suppress(OSError):
                handle.cut(self._length)
                handle.sync()
            raise
        self._length += len(data)
        self._dirty = False

    def close(self) -> None:
        """Give the file and its lock back."""
        if self._handle is not None:
            self._handle.close()


def trouble(error: OSError) -> TableeError:
    """Why something cannot be written, in plain words."""
    if error.errno in FULL:
        return Said("disk-full")
    if error.errno in READ_ONLY:
        return Said("disk-read-only")
    if isinstance(error, FileExistsError):
        return Said("disk-taken")
    if isinstance(error, FileNotFoundError):
        return Said("disk-moved")
    return Said("raw", text=error.strerror or str(error))


def unreadable(path: Path, error: OSError) -> SaveError:
    """Why a file cannot be opened."""
    if isinstance(error, BlockingIOError):
        return SaveInUse("save-in-use", name=path.stem)
    if isinstance(error, FileNotFoundError):
        return NoSuchSave("save-missing", name=path.stem)
    if isinstance(error, NotPlainError):
        return NoSuchSave("save-unreadable", name=path.stem, why=Said("disk-not-plain"))
    return SaveError("save-unreadable", name=path.stem, why=error.strerror or str(error))
