"""The figures of a run, the marks they are held to, and the table that shows both."""

from collections.abc import Iterator
from typing import NamedTuple, TypedDict

from rich.table import Table

from bench.titles import subjects


class Figures(TypedDict):
    """What is measured of one game by one interpreter."""

    playout_ratio: float
    copy_us: float
    sample_us: float
    decisions_per_game: float
    search_ratio: float
    master_ratio: float


class Report(TypedDict):
    """What one interpreter measured."""

    compiled: bool
    reference_per_s: float
    games: dict[str, Figures]


class Summary(TypedDict):
    """What `--json` writes; a figure that was not measured is null."""

    reference_per_s: float
    games: dict[str, dict[str, float | None]]


class Mark(NamedTuple):
    """A bound to reach, or to stay below."""

    bound: float
    at_least: bool

    def is_met(self, value: float) -> bool:
        """Whether a figure keeps to the bound."""
        return value >= self.bound if self.at_least else value <= self.bound

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.bound:g}"


TITLES = {
    "playout_ratio": "random play, compiled (x ref)",
    "plain_playout_ratio": "random play, plain (x ref)",
    "copy_us": "copy of a state (µs)",
    "sample_us": "sample of a state (µs)",
    "decisions_per_game": "decisions in a game",
    "search_ratio": "simulations, random to the end (x ref)",
    "master_ratio": "simulations of the master (x ref)",
}


def summary(compiled: Report | None, plain: Report) -> Summary:
    """Both reports as one; where nothing is compiled, its figures are left open."""
    first = compiled or plain
    games: dict[str, dict[str, float | None]] = {}
    for name, figures in first["games"].items():
        games[name] = {
            "playout_ratio": figures["playout_ratio"] if compiled else None,
            "plain_playout_ratio": plain["games"][name]["playout_ratio"],
            "copy_us": figures["copy_us"] if compiled else None,
            "sample_us": figures["sample_us"] if compiled else None,
            "decisions_per_game": figures["decisions_per_game"],
            "search_ratio": figures["search_ratio"] if compiled else None,
            "master_ratio": figures["master_ratio"] if compiled else None,
        }
    return Summary(reference_per_s=first["reference_per_s"], games=games)


def mark_of(game: str, figure: str) -> Mark | None:
    """The mark that a game's title sets for a figure: at least a ratio to the reference, at most a time."""
    titles = subjects()
    bound = titles[game].trials.marks.get(figure) if game in titles else None
    return None if bound is None else Mark(bound, at_least=not figure.endswith("_us"))


def rows(found: Summary) -> Iterator[tuple[str, str, str, str, str]]:
    """Game, figure, value, mark and verdict of all that was measured."""
    for game, figures in found["games"].items():
        for figure, value in figures.items():
            mark = mark_of(game, figure)
            shown = "not measured" if value is None else f"{value:.3g}"
            yield game, TITLES[figure], shown, str(mark or ""), verdict(mark, value)


def verdict(mark: Mark | None, value: float | None) -> str:
    """Met, not met, or nothing to say."""
    if mark is None or value is None:
        return ""
    return "met" if mark.is_met(value) else "not met"


def table(found: Summary) -> Table:
    """The figures beside their marks."""
    colours = {"met": "green", "not met": "red", "": ""}
    shown = Table("game", "figure", title=f"reference: {found['reference_per_s']:,.0f} decisions per second")
    for title in ("measured", "mark", "verdict"):
        shown.add_column(title, justify="left" if title == "verdict" else "right")
    last = ""
    for game, figure, value, mark, said in rows(found):
        if last and game != last:
            shown.add_section()
        shown.add_row("" if game == last else game, figure, value, mark, said, style=colours[said])
        last = game
    return shown
