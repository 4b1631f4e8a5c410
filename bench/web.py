"""Measures how soon a table can be played in a browser: seconds, bytes and requests, on a desk and on a slow phone.

A fresh browser, with nothing kept, opens the personal link of a table; the time is that until a choice can be clicked,
as the page itself sees it, the shift how far what was drawn has moved two seconds later, by the browser's measure.
The slow phone has 1.6 Mbit/s, 150 ms for each answer and a quarter of the processor, by the browser's own devices. Give
several builds of the client (`--web FOLDER`) to compare them: they take turns, so that a busy machine is fair to all.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from tablee.client import Client
from tablee.games import FIRST
from tablee.players.thinking import Budget
from tablee.server.ground.config import Config, sqlite
from tablee.server.http.pages import WEB
from tablee.server.start.run import served
from tablee.server.wire.shapes import SeatWish

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
OPTION: Final = "[data-option]:not([disabled])"
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
MOMENT: Final = 0.05  # seconds
STILL: Final = 2_000  # milliseconds in which nothing should move any more
WATCH: Final = f"""
    window.shift = 0;
    new PerformanceObserver(list => list.getEntries().forEach(each => window.shift += each.value))
        .observe({{type: "layout-shift", buffered: true}});
    window.playable = new Promise(done => new MutationObserver((_, watch) => {{
        if (!document.querySelector("{OPTION}")) return;
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now()));
    }}).observe(document, {{childList: true, subtree: true, attributes: true}}));
"""
QUARTER: Final = {"rate": 4}
PLACES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "slow phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@dataclass(slots=True)
class Figures:
    """What was measured of one build at one place, run by run."""

    seconds: list[float] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    shifts: list[float] = field(default_factory=list)

    def row(self) -> list[str]:
        """The medians, and the worst shift."""
        middle = statistics.median
        sent = [f"{middle(self.bytes) / 1000:.0f} kB", f"{middle(self.requests):.0f}"]
        return [f"{middle(self.seconds):.2f} s", *sent, f"{max(self.shifts):.3f}"]


def opened(browser: "Browser", link: str, place: str, found: Figures) -> None:
    """Open a link in a fresh browser, and wait until something can be chosen."""
    context = browser.new_context(locale="en", reduced_motion="reduce", **PLACES[place])
    page = context.new_page()
    devices = context.new_cdp_session(page)
    sizes: list[float] = []
    devices.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    devices.send("Network.enable")
    if place != "desk":
        devices.send("Network.emulateNetworkConditions", SLOW)
        devices.send("Emulation.setCPUThrottlingRate", QUARTER)
    page.add_init_script(WATCH)
    page.goto(link, wait_until="commit")
    found.seconds.append(float(page.evaluate("window.playable")) / 1000)
    found.bytes.append(sum(sizes))
    found.requests.append(len(sizes))
    page.wait_for_timeout(STILL)
    found.shifts.append(float(page.evaluate("window.shift")))
    context.close()


def measured(browser: "Browser", url: str, game: str, place: str, found: Figures) -> None:
    """One run: a table of its own, where the first choice is ours."""
    with Client(url) as client:
        (seat,) = client.create(game, [SeatWish("me", "Anna"), SeatWish("random")], start=True)
        while seat.position().decision is None:
            time.sleep(MOMENT)
    opened(browser, f"{url}/#/t/{seat.table}/{seat.token}", place, found)


def parsed(arguments: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("dev.py bench web", description=__doc__, formatter_class=layout)
    parser.add_argument("--web", type=Path, action="append", metavar="FOLDER", help="a build of the client, or several")
    parser.add_argument("--runs", type=int, default=5, help="of each build at each place (5)")
    parser.add_argument("--game", default=FIRST, help=f"whose table is opened ({FIRST})")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Measure and print."""
    from playwright.sync_api import sync_playwright

    asked = parsed(arguments)
    builds = asked.web or [WEB]
    chromium = shutil.which("chromium")
    if chromium is None or not all((build / "index.html").is_file() for build in builds):
        print("bench: chromium and a built web client are needed", file=sys.stderr)
        return 1
    found = {(build, place): Figures() for build in builds for place in PLACES}
    with sync_playwright() as started, tempfile.TemporaryDirectory() as folder:
        browser = started.chromium.launch(executable_path=chromium, args=FLAGS)
        config = Config(sqlite(Path(folder, "games.sqlite")), processes=0, budget=Budget(20))
        for _ in range(asked.runs):
            for (build, place), figures in found.items():
                with served(config, build) as (url, _):
                    measured(browser, url, asked.game, place, figures)
        browser.close()
    Console().print(shown(found))
    return 0


def shown(found: dict[tuple[Path, str], Figures]) -> Table:
    """The medians of all runs."""
    table = Table(title="until a table can be played: medians")
    for name in ("client", "place", "time", "sent", "requests", "shift"):
        table.add_column(name)
    for (build, place), figures in found.items():
        table.add_row(str(build), place, *figures.row())
    return table
