"""A channel between servers on one machine that share a SQLite file: each has a socket in a folder of their own."""

import asyncio
import contextlib
import hashlib
import os
import secrets
import socket
import stat
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

from tablee.server.peers.channels import Hear, Notice

KNOWN_FOR: Final = 0.5  # seconds for which the list of neighbours is believed
LARGEST: Final = 4096  # bytes of a notice
NOTICE: Final = msgspec.json.Decoder(Notice)


class Neighbours:
    """Notices as datagrams, from each server of a file to each other. Who cannot be reached finds out by looking."""

    is_sure = False  # others may have another folder for temporary files

    def __init__(self, file: str) -> None:
        name = hashlib.sha256(str(Path(file).resolve()).encode()).hexdigest()[:16]
        self.folder = Path(tempfile.gettempdir()) / f"tablee-{os.geteuid()}-{name}"
        self._mine = self.folder / secrets.token_hex(4)
        self._socket: socket.socket | None = None
        self._known: list[str] = []
        self._looked = 0.0

    def start(self, hear: Hear) -> None:
        """Begin to listen, if the folder is ours alone."""
        self.folder.mkdir(mode=0o700, exist_ok=True)
        found = self.folder.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
            return
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._socket.bind(str(self._mine))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._heard, self._socket, hear)

    async def stop(self) -> None:
        """End, and take our socket away."""
        if self._socket is None:
            return
        self._looked = 0.0
        self.tell(Notice("beat"))  # so that who died is forgotten, and the last one leaves nothing
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        self._socket = None
        with contextlib.suppress(OSError):
            self._mine.unlink()
            self.folder.rmdir()  # if it is empty

    def tell(self, notice: Notice) -> None:
        """Tell all neighbours; those who are gone are forgotten."""
        if self._socket is None:
            return
        said = msgspec.json.encode(notice)
        for other in self._others():
            try:
                self._socket.sendto(said, other)
            except (ConnectionRefusedError, FileNotFoundError):
                self._forget(other)
            except OSError:
                continue  # too much waits there

    share = tell  # which happens at once

    def _others(self) -> list[str]:
        if time.monotonic() - self._looked > KNOWN_FOR:
            self._looked = time.monotonic()
            with contextlib.suppress(OSError):
                self._known = [each.path for each in os.scandir(self.folder) if each.name != self._mine.name]
        return self._known[:]

    def _forget(self, other: str) -> None:
        self._known.remove(other)
        with contextlib.suppress(OSError):
            os.unlink(other)

    def _heard(self, listening: socket.socket, hear: Hear) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                said = listening.recv(LARGEST)
                with contextlib.suppress(msgspec.MsgspecError):
                    hear(NOTICE.decode(said))
