"""A backup: a copy of the database as it is at one moment, made while servers go on; whole, or not there at all."""

import contextlib
import os
import secrets
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from tablee.games.language import words
from tablee.server.start.settings import PACKAGE, CannotServe, reason
from tablee.server.start.starting import known
from tablee.table.kept.disk import NEW, move

WHOLE: Final = "ok"  # what SQLite says of a file without a fault
DUMP: Final = "pg_dump"

Say = Callable[..., str]


def back_up(given: str, target: Path, language: str) -> str:
    """Copy a database to a file that is not there yet; what was done, in words. Refused in one line."""
    say, url = words(PACKAGE, language).say, known(given, language)
    try:
        with _beside(target) as beside:
            told = _sqlite(url, beside, say) if url.get_backend_name() == "sqlite" else _postgresql(url, beside, say)
    except FileExistsError as error:
        raise CannotServe(say("backup-there", file=str(target))) from error
    except (OSError, sqlite3.Error) as error:
        raise CannotServe(say("backup-failed", file=str(target), why=reason(error))) from error
    return say("backup-done", file=str(target), told=told)


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """An empty file beside the target that only its owner may read; it gets the target's name if all goes well."""
    if target.exists() or target.is_symlink():
        raise FileExistsError
    beside = target.with_name(f".{secrets.token_hex(8)}.new")
    os.close(os.open(beside, NEW, 0o600))
    try:
        yield beside
        _sync(beside)
        move(beside, target)
    finally:
        for left in (beside, *(beside.with_name(beside.name + end) for end in ("-wal", "-shm", "-journal"))):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)


def _sync(file: Path) -> None:
    number = os.open(file, os.O_RDWR)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _sqlite(url: URL, beside: Path, say: Say) -> str:
    """Copy a SQLite file in one breath: writers go on beside a reader."""
    file = Path(url.database or "")
    if not file.is_file():
        raise CannotServe(say("backup-none", url=str(file)))
    only_look = f"{file.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(only_look, uri=True)) as source, closing(sqlite3.connect(beside)) as copy:
        source.backup(copy)
        copy.execute("pragma journal_mode=delete")  # so that it is one file
        if (found := copy.execute("pragma integrity_check").fetchone()[0]) != WHOLE:
            raise CannotServe(say("backup-damaged", url=str(file), why=str(found).splitlines()[0]))
        (version,) = copy.execute("select version from about").fetchone()
        (count,) = copy.execute("select count(*) from tables").fetchone()
    return say("backup-tables", version=str(version), count=count)


def _postgresql(url: URL, beside: Path, say: Say) -> str:
    """Have PostgreSQL's own program write a copy; the password is in its environment, where others do not see it."""
    safe = {"sslmode": url.query["ssl"]} if "ssl" in url.query else {}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, safe)
    command = [DUMP, "--format=custom", f"--file={beside}", f"--dbname={plain.render_as_string()}"]
    if shutil.which(DUMP) is None:
        raise CannotServe(say("backup-no-program", program=DUMP, command=" ".join([*command[:2], command[3]])))
    told = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run(command, env=told, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        why = next(iter(done.stderr.strip().splitlines()), f"{DUMP}: {done.returncode}").rstrip(".")
        raise CannotServe(say("backup-failed", file=str(beside), why=why))
    return say("backup-restore", command="pg_restore")
