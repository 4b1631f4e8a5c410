"""Drawings of a report, as SVG inside the page: bars with intervals, curves, spreads; by matplotlib, when asked."""

import io
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from tablee.lab.play.errors import BadStudy

INK: Final = "#1d1d1f"
FAINT: Final = "#8a8b94"
BLUE: Final = "#2f5fa8"
RED: Final = "#b4442f"
WIDE: Final = 7.2  # inches
PROLOGUE: Final = re.compile(r"^.*?(?=<svg)", re.DOTALL)
METADATA: Final = re.compile(r"\s*<metadata>.*?</metadata>", re.DOTALL)
SETTINGS: Final = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "tablee",  # the same drawing has the same names inside
    "font.family": "sans-serif",
    "font.size": 9.5,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}


def needs(module: str) -> Any:
    """A library of the extra `lab`; without it, how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise BadStudy("lab-no-extra", library=module.partition(".")[0]) from error


class Drawing:
    """One drawing, to be filled and then written as SVG."""

    def __init__(self, high: float) -> None:
        with needs("matplotlib").rc_context(SETTINGS):
            self.sheet: Any = needs("matplotlib.figure").Figure(figsize=(WIDE, high), layout="constrained")
            self.axes: Any = self.sheet.subplots()

    def svg(self) -> str:
        """The drawing as it stands in a page."""
        into = io.StringIO()
        with needs("matplotlib").rc_context(SETTINGS):
            self.sheet.savefig(into, format="svg", metadata={"Date": None, "Creator": None})
        return METADATA.sub("", PROLOGUE.sub("", into.getvalue())).strip()


def bars(
    labels: Sequence[str], rows: Sequence[tuple[float, float, float]], unit: str, mark: float | None = None
) -> str:
    """A dot with its interval for each label, one below the other; a line marks the value to compare with."""
    drawing = Drawing(0.7 + 0.27 * len(labels))
    axes = drawing.axes
    for at, (value, low, high) in enumerate(rows):
        is_off = mark is not None and not low <= mark <= high
        axes.plot([low, high], [at, at], color=RED if is_off else BLUE, linewidth=2.5, solid_capstyle="round")
        axes.plot([value], [at], "o", color=RED if is_off else BLUE, markersize=5)
    if mark is not None:
        axes.axvline(mark, color=FAINT, linewidth=1, linestyle="--")
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.set_xlabel(unit)
    axes.grid(axis="x", color="#ececf0")
    axes.set_axisbelow(True)
    return drawing.svg()


def bands(xs: Sequence[float], rows: Sequence[Sequence[float]], across: str, up: str) -> str:
    """A middle line with what most games do around it: each row is low, quarter, middle, three quarters, high."""
    drawing = Drawing(2.9)
    axes = drawing.axes
    low, quarter, middle, third, high = ([row[at] for row in rows] for at in range(5))
    axes.fill_between(xs, low, high, color=BLUE, alpha=0.15, linewidth=0)
    axes.fill_between(xs, quarter, third, color=BLUE, alpha=0.25, linewidth=0)
    axes.plot(xs, middle, color=BLUE, linewidth=2)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.set_ylim(0, 100)
    axes.margins(x=0)
    return drawing.svg()


def spread(values: Sequence[float], across: str, up: str) -> str:
    """How often each length occurs."""
    drawing = Drawing(2.4)
    axes = drawing.axes
    first, last = int(min(values)), int(max(values))
    bins = range(first, last + 2) if last - first < 40 else 30
    axes.hist(values, bins=bins, color=BLUE, alpha=0.8, rwidth=0.92)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return drawing.svg()


def path(values: Sequence[float], best: Sequence[float], across: str, up: str) -> str:
    """What each trial came to, and the best so far."""
    drawing = Drawing(2.7)
    axes = drawing.axes
    xs = range(1, len(values) + 1)
    axes.plot(xs, values, "o", color=FAINT, markersize=4)
    axes.step(xs, best, where="post", color=BLUE, linewidth=2)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return drawing.svg()
