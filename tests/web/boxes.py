"""The boxes of a page, compared: what runs off, covers something else, is cut, is too small for a finger, or jumps.

Every board must pass `faults`, at every size, with the fullest table that random play reaches.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES: Final = {390: 844, 768: 1024, 1280: 800, 1920: 1080}
SCRIPT: Final = (Path(__file__).parent / "boxes.js").read_text("utf-8")
# Every shift that no gesture of the reader explains; games that are watched here are played by programs.
WATCH: Final = """(() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) {
            if (each.hadRecentInput) continue;
            const nodes = each.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent ?? '?');
            window.shifts.push([each.value, nodes]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
})()"""
MOST_SHIFT: Final = 0.1


def faults(page: "Page") -> list[str]:
    """All that is wrong with the boxes of a page as it stands; fingers are thought of where the page is touched."""
    found: list[str] = page.evaluate(SCRIPT)
    return found


def shifted(page: "Page") -> float:
    """How much has jumped since the page was opened, in all."""
    return float(page.evaluate("window.shifts.reduce((sum, [value]) => sum + value, 0)"))


def jumps(page: "Page") -> list[Any]:
    """What jumped, the worst first: for whoever has to mend it."""
    found: list[Any] = page.evaluate("window.shifts.toSorted((a, b) => b[0] - a[0]).slice(0, 5)")
    return found
