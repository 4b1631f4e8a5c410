"""The disk: files that are created whole or not at all, and locked while they are written; tests pass in a bad one."""

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final, cast

BEYOND: Final = 0x7FFFFFFE  # where Windows locks a byte: no save reaches it, so the file can still be read
BINARY: Final = getattr(os, "O_BINARY", 0)
NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | BINARY  # opening never waits for anybody
LEFTOVER: Final = re.compile(r"\.[0-9a-f]{16}\.new")
OLD: Final = 3600.0  # seconds after which nobody is writing a leftover any more


class NotPlainError(OSError):
    """A pipe, a socket, a device or a folder where a file is wanted."""


class Handle:
    """A file that is open for one process alone, as far as processes ask for the lock."""

    def __init__(self, path: Path) -> None:
        self._file = _opened(path)
        try:
            lock(self._file.fileno())
        except BaseException:
            self._file.close()
            raise

    def size(self) -> int:
        """How many bytes are in it."""
        return os.fstat(self._file.fileno()).st_size

    def read(self) -> bytes:
        """All that is in it."""
        self._file.seek(0)
        return self._file.read()

    def write(self, data: bytes, at: int) -> None:
        """Put bytes at a place; they may still be on their way to the disk."""
        self._file.seek(at)
        left = memoryview(data)
        while left:
            left = left[self._file.write(left) :]

    def sync(self) -> None:
        """Return when all is on the disk."""
        os.fsync(self._file.fileno())

    def cut(self, size: int) -> None:
        """Keep only the first bytes."""
        self._file.truncate(size)

    def is_still(self, path: Path) -> bool:
        """Whether the path still leads to this file."""
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), path.stat())
        except FileNotFoundError:
            return False

    def close(self) -> None:
        """Give the file and its lock back; a handle that is forgotten does so by itself."""
        self._file.close()

    def __del__(self) -> None:
        with contextlib.suppress(AttributeError):  # it may never have been opened
            self._file.close()


class Disk:
    """What a table asks of the disk."""

    def open(self, path: Path) -> Handle:
        """An existing file, locked; BlockingIOError if another process has it. One that is read-only is opened too."""
        handle = self.handle(path)
        if not handle.is_still(path):  # it was deleted or renamed before we had the lock
            handle.close()
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return handle

    def handle(self, path: Path) -> Handle:
        """An existing file, locked."""
        return Handle(path)

    def create(self, path: Path, data: bytes) -> Handle:
        """A new file, with all of its data or not at all: written beside, then given its name, never that of another.

        It is open and locked. FileExistsError if the name is taken.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{secrets.token_hex(8)}.new")  # a LEFTOVER, should we be killed now
        try:
            self.write_whole(beside, data)
            move(beside, path)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
        return self.open(path)

    def write_whole(self, path: Path, data: bytes) -> None:
        """Write a file that is not there yet, through to the disk; only its owner may read it."""
        with os.fdopen(os.open(path, NEW, 0o600), "wb") as file:
            lock(file.fileno())  # so that nobody takes it for a leftover
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def clear(self, folder: Path) -> None:
        """Remove what killed processes have left in a folder; nothing that is new or that somebody holds."""
        with contextlib.suppress(OSError):
            for path in folder.iterdir():
                if LEFTOVER.fullmatch(path.name):
                    with contextlib.suppress(OSError):
                        _clear(path)


def _clear(path: Path) -> None:
    seen = path.lstat()
    if not stat.S_ISREG(seen.st_mode) or time.time() - seen.st_mtime < OLD:
        return
    if seen.st_nlink == 1:  # else it is a second name of a save, which a lock would keep from its players
        Handle(path).close()
    path.unlink()


def read(path: Path, most: int = -1) -> bytes:
    """A plain file, or its first bytes."""
    with os.fdopen(_plain(path, os.O_RDONLY), "rb") as file:
        return file.read(most)


def _plain(path: Path, flags: int) -> int:
    """Open a plain file, or a link to one. Anything else is not even opened: a pipe would wait, a device might act."""
    _check_plain(path, path.stat())
    number = os.open(path, flags | AT_ONCE)
    try:
        _check_plain(path, os.fstat(number))  # it may be another by now
    except BaseException:
        os.close(number)
        raise
    return number


def _check_plain(path: Path, seen: os.stat_result) -> None:
    if not stat.S_ISREG(seen.st_mode):
        raise NotPlainError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def move(path: Path, to: Path) -> None:
    """Give a file another name in one stroke, never that of another file; FileExistsError if there is one."""
    if os.name == "nt":
        path.rename(to)  # refuses to overwrite there
        return
    try:
        os.link(path, to)
        path.unlink()
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if to.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(to)) from None
        path.rename(to)
    sync_folder(to.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk too, where the system can do that."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def lock(number: int) -> None:
    """Lock an open file for its process, which frees it when it ends; BlockingIOError if another has it.

    On a file system that knows no locks the file stays unlocked.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(number, BEYOND, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error


def _opened(path: Path) -> BinaryIO:
    """Open for reading and writing, or for reading alone where nothing may be written."""
    try:
        return cast(BinaryIO, os.fdopen(_plain(path, os.O_RDWR), "r+b", buffering=0))
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EROFS, errno.EPERM):
            raise
        return cast(BinaryIO, os.fdopen(_plain(path, os.O_RDONLY), "rb", buffering=0))
