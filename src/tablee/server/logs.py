"""Logs as lines of JSON, for machines; no token and no address of a table ever gets into them."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO


class Lines(logging.Formatter):
    """One record, one line of JSON: when, how grave, where, what, and facts that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["what"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(level: str = "info", stream: TextIO | None = None) -> logging.Handler:
    """Write the logs of this program and its server as lines, to the standard error if nothing else is said."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    for name in ("tablee", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    servers = logging.getLogger("uvicorn")
    servers.setLevel(max(servers.level, logging.WARNING))  # below that it tells the address of every socket
    return handler
