"""Logs as lines of JSON, for machines; no token, no address of a table and no card ever gets into them.

The words of an error may hold any of these: a database repeats the row that it refuses. So a fault is told by the kinds
of its errors and the places where they were raised, and what another's program says by the first line of its form.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

OURS: Final = "tablee"
SERVERS: Final = ("uvicorn", "litestar")

Info = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class LogFormatter(logging.Formatter):
    """One record, one line of JSON: when, how grave, where, what, and facts that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["what"] = _what(record)
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)

    def formatException(self, ei: Info) -> str:  # noqa: N802 - the name is logging's
        """An error and those that brought it about: what they are and where they came from, never their words."""
        return "" if ei[1] is None else "\n".join(_fault(ei[1], set()))


def _what(record: logging.LogRecord) -> str:
    """What is said: our own words, or the first line of another's without what was put into it."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return next(iter(str(record.msg).splitlines()), "")


def _fault(error: BaseException, seen: set[int]) -> list[str]:
    """The lines of an error, each cause before what it brought about."""
    seen.add(id(error))
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = [cause] if cause is not None else []
    within = list(error.exceptions) if isinstance(error, BaseExceptionGroup) else []
    lines = [line for each in (*before, *within) if id(each) not in seen for line in _fault(each, seen)]
    places = traceback.extract_tb(error.__traceback__)
    return [*lines, _kind(error), *(f"  {place.filename}:{place.lineno} in {place.name}" for place in places)]


def _kind(error: BaseException) -> str:
    """What an error is, with the code that a database or the system has for it."""
    codes = (getattr(error, name, None) for name in ("sqlstate", "sqlite_errorname", "strerror"))
    code = next((code for code in codes if isinstance(code, str)), None)
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return name if code is None else f"{name} ({code})"


def write_logs(level: str = "info", stream: TextIO | None = None) -> logging.Handler:
    """Write the logs of this program and its server as lines, to the standard error if nothing else is said."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LogFormatter())
    for name in (OURS, *SERVERS):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    servers = logging.getLogger("uvicorn")
    servers.setLevel(max(servers.level, logging.WARNING))  # below that it tells the address of every socket
    logging.getLogger().addHandler(handler)  # for whoever else has something to warn of
    return handler
