"""Every screen in every language and three sizes, to be looked at: `python -m tools.every_page [FOLDER] [WORD …]`.

Words choose among the pictures, by parts of their names. Needs what the tests of the pages need, as `tools.pages` does.
"""

import contextlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.client import Client
from tablee.games import GAMES
from tablee.games.texts import LANGUAGES
from tablee.players.plain import Sensible
from tablee.server.wire.shapes import SeatWish
from tests.web.conftest import FLAGS, QUIET, Site
from tools.pages import NAMES, Enough, Until, played, table
from tools.wandering import ways_for

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "pages"
SIZES: Final = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1280, 800)}
STILL: Final = 400  # milliseconds until nothing moves
NO_COACH: Final = "localStorage.setItem('tablee.coach', 'off')"
Act = Callable[[Page], object]


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: where it is, when it is there, and what is done before it is pictured."""

    name: str
    address: str
    ready: str
    then: Act = lambda page: None
    is_coached: bool = False


def screens(client: Client) -> Iterator[Screen]:
    """All screens: those of every site, then those of each game."""
    yield Screen("home", "#/", ".start:enabled")
    yield Screen("nowhere", "#/there", "[role=alert]")
    for game in GAMES:
        yield Screen(f"{game}-new", f"#/new/{game}", "#seat-1")
        yield Screen(f"{game}-rules", f"#/rules/{game}", "main h1")
        yield from of_tables(client, game)


def of_tables(client: Client, game: str) -> Iterator[Screen]:
    """A game before it begins, as it is played, and when it is over."""
    wishes = [SeatWish("me", NAMES[0]), SeatWish("open")]
    [seat] = client.create(game, wishes)
    yield Screen(f"{game}-lobby", f"#/t/{seat.table}/{seat.token}", ".lobby")
    for shot in GAMES.title(game).trials.pages[:1]:
        at = played(client, game, shot.kind, shot.after, NAMES[1 : shot.players])
        yield Screen(f"{game}-play", at, "[data-option]")
        yield Screen(f"{game}-coach", at, "[data-option]", is_coached=True)
        yield Screen(f"{game}-picked", at, "[data-option]", lambda page: on_board(page).click())
        yield Screen(f"{game}-story", at, "[data-option]", lambda page: side(page, 1))
        yield Screen(f"{game}-menu", at, "[data-option]", lambda page: page.locator("header nav button").last.click())
        yield Screen(f"{game}-help", at, "[data-option]", lambda page: page.locator(".tools button").nth(1).click())
    yield Screen(f"{game}-crowd", crowded(client, game), "[data-option]")
    over = table(client, game, NAMES[1:2])
    over.play(Sensible())
    yield Screen(f"{game}-end", f"#/t/{over.table}/{over.token}", "#ended")
    yield Screen(f"{game}-review", f"#/review/{over.table}/3", "[data-at]")


def crowded(client: Client, game: str) -> str:
    """A table with as many as the game takes, after some choices."""
    title = GAMES.title(game)
    [way, *_] = ways_for(title, title.seats[-1])
    wishes = [SeatWish("me", NAMES[0]), *(SeatWish("sensible", name) for name in NAMES[1 : way.players])]
    [seat] = client.create(game, wishes, options=dict(way.settings), start=True)
    with contextlib.suppress(Enough):
        seat.play(Until(title.trials.pages[0].kind, 12))
    return f"#/t/{seat.table}/{seat.token}"


def on_board(page: Page) -> Any:
    """Something on the board that can be chosen."""
    return page.locator(".board .open:visible").first


def side(page: Page, number: int) -> None:
    """Turn to another side of a table, where it has sides."""
    button = page.locator(".sides .button").nth(number)
    if button.is_visible():
        button.click()


def take(browser: Browser, site: str, screen: Screen, language: str, size: str) -> bytes:
    """One picture."""
    width, height = SIZES[size]
    touched = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    shape: Any = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **touched}
    context = browser.new_context(locale=language, **shape)
    if not screen.is_coached:
        context.add_init_script(NO_COACH)
    page = context.new_page()
    page.goto(site + screen.address)
    page.locator(screen.ready).first.wait_for()
    page.wait_for_timeout(STILL)
    screen.then(page)
    page.wait_for_timeout(STILL)
    taken = page.screenshot()
    context.close()
    return taken


def main(folder: Path, words: list[str]) -> None:
    """Take all pictures, or those whose names have one of the words."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as started:
        site = Site(Path(place))
        site.start()
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, *QUIET])
        with Client(site.url.rstrip("/")) as client:
            for screen in screens(client):
                if words and not any(word in screen.name for word in words):
                    continue
                for language in LANGUAGES:
                    for size in SIZES:
                        file = folder / f"{screen.name}-{language}-{size}.png"
                        file.write_bytes(take(browser, site.url, screen, language, size))
                        print(file)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
