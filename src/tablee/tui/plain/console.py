"""Lines in and out: a terminal, a pipe, or whatever a test gives."""

import os
import shutil
import sys
from typing import Final, TextIO

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what was scrolled away, and home
DUMB: Final = "dumb"  # a terminal that writes lines and nothing else, as TERM says


class Console:
    """Where plain mode reads and writes. What comes through a pipe is written too, so that the output reads whole."""

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.is_terminal = self.source.isatty() and self.sink.isatty()

    @property
    def has_screen(self) -> bool:
        """Whether it is a terminal that can be drawn on, not one that only writes line after line."""
        return self.is_terminal and os.environ.get("TERM") != DUMB

    def put(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def ask(self, prompt: str) -> str:
        """Write a prompt and read a line, without the spaces around it; EOFError at the end of the input.

        A line that begins with # is a remark: demonstrations explain themselves so.
        """
        while True:
            print(f"{prompt} ", end="", file=self.sink, flush=True)
            line = self.source.readline()
            if not line:
                raise EOFError
            line = printable(line.strip())
            if not self.source.isatty():
                self.put(line)
            if not line.startswith("#"):
                return line

    def scroll(self) -> None:
        """Move all that was written out of sight."""
        rows = shutil.get_terminal_size().lines
        if self.is_terminal and os.environ.get("TERM", DUMB) != DUMB:
            self.sink.write(CLEAR)
        else:
            self.sink.write("\n" * rows)
        self.sink.flush()


def printable(text: str) -> str:
    """Text without signs that would move the cursor."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def make_safe() -> None:
    """Let no strange byte on the way in, and no sign that the terminal lacks on the way out, end the game."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
