"""A report as data: a question, its answer in one sentence, a figure, a table, and how it was measured."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings; the first column names, the others are numbers."""

    headings: list[str]
    rows: list[list[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """One question of a report."""

    question: str
    answer: str
    how: str
    drawing: str = ""  # an SVG
    caption: str = ""
    tables: list[Table] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Page:
    """A whole report."""

    title: str
    lead: str
    command: str
    sections: list[Section]
    notes: list[str] = field(default_factory=list)  # what one must know of all of it
