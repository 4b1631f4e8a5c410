"""Journals as another version of the program would have left them: of other rules, or with a line that does not fit."""

import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

Change = Callable[[list[dict[str, Any]]], None]


def rewritten(file: Path, change: Change, table: str | None = None) -> None:
    """Change the journals in a database, or that of one table, and seal them anew: all of their sums are right."""
    with closing(sqlite3.connect(file)) as c:
        ids = [table] if table else [row[0] for row in c.execute("select distinct table_id from records")]
        for each in ids:
            found = c.execute("select line from records where table_id = ? order by n", (each,)).fetchall()
            records = [json.loads(line) for (line,) in found]
            change(records)
            for line in _sealed(records):
                c.execute(
                    "update records set line = ? where table_id = ? and n = ?", (line, each, json.loads(line)["n"])
                )
        c.commit()


def _sealed(records: list[dict[str, Any]]) -> list[str]:
    lines, before = [], ""
    for record in records:
        record.pop("sum")
        body = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.sha256(f"{before}{body}".encode()).hexdigest()[:16]
        lines.append(f'{body[:-1]},"sum":"{before}"}}')
    return lines


def of_rules(step: int) -> Change:
    """As if the game had been begun under other rules: -1 is older, 1 newer."""

    def change(records: list[dict[str, Any]]) -> None:
        records[0]["rules"] += step

    return change


def of_other_cards(records: list[dict[str, Any]]) -> None:
    """As if the rules had changed under the same number: the first choice is none any more."""
    first = next(record for record in records if record["t"] == "choice")
    first["choice"] = {"no": "such"}


def rows(file: Path, question: str) -> list[tuple[Any, ...]]:
    """What is in a database, or was changed there."""
    with closing(sqlite3.connect(file)) as c:
        found = c.execute(question).fetchall()
        c.commit()
        return found
