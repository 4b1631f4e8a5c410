"""Journals of many games in one compressed file: a zip that is the same for the same games, and opens anywhere."""

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

UNDATED: Final = (1980, 1, 1, 0, 0, 0)  # the first moment that a zip can name


def packed(journals: Iterable[tuple[int, str]]) -> bytes:
    """Games by their numbers, as a zip."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, text in journals:
            archive.writestr(zipfile.ZipInfo(name_of(number), UNDATED), text.encode(), zipfile.ZIP_DEFLATED)
    return into.getvalue()


def unpacked(folder: Path, number: int) -> str:
    """The journal of one of the games that a folder of archives holds; LookupError if it is not there."""
    for file in sorted(folder.glob("*.zip")):
        with zipfile.ZipFile(file) as archive:
            if name_of(number) in archive.namelist():
                return archive.read(name_of(number)).decode()
    raise LookupError(number)


def name_of(number: int) -> str:
    """The name of a game in the zip."""
    return f"{number:07}.jsonl"
