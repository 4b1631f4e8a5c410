"""The files of a report: a page to read, and its numbers beside it as JSON and CSV."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tablee.arena.folder import text_of, write
from tablee.lab.report.html import html
from tablee.lab.report.page import Page

REPORT: Final = "report.html"
RESULT: Final = "result.json"
FIGURES: Final = "figures.csv"


@dataclass(frozen=True, slots=True)
class Report:
    """All that is written of a question: the page, the numbers, and rows that other programs read."""

    page: Page
    result: dict[str, object]
    rows: list[dict[str, object]]

    def keep(self, place: Path, language: str) -> list[Path]:
        """Write the files; where they are."""
        place.mkdir(parents=True, exist_ok=True)
        texts = {REPORT: html(self.page, language), RESULT: text_of(self.result), FIGURES: as_csv(self.rows)}
        for name, text in texts.items():
            write(place / name, text.encode())
        return [place / name for name in texts]


def as_csv(rows: Sequence[dict[str, object]]) -> str:
    """Rows as comma-separated values, under the names of the first."""
    into = io.StringIO()
    if rows:
        writer = csv.DictWriter(into, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return into.getvalue()
