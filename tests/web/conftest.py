"""A server with the built client, and Debian's chromium; what is absent skips these tests and says how to get it."""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
NO_CLIENT = "the web client is not built: (cd web && npm ci && WEB_OUT=../src/tablee/server/web npm run build)"
NO_CHROMIUM = "no chromium: apt-get install chromium"
NO_PLAYWRIGHT = "no playwright: pip install playwright axe-playwright-python"

Open = Callable[..., "Page"]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The pages are the same whether the rules are compiled or not: once is enough."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.plain_only)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    pytest.importorskip("litestar", reason="no server: pip install 'tablee[server]'")
    from tablee.server.app import Application
    from tablee.server.config import Config, sqlite
    from tablee.server.pages import WEB
    from tablee.server.run import opened, server

    web = Path(os.environ.get("WEB_OUT", WEB))
    if not (web / "index.html").is_file():
        pytest.skip(NO_CLIENT)
    listening = opened("127.0.0.1", 0)
    database = sqlite(tmp_path_factory.mktemp("web") / "games.sqlite")
    port = listening.getsockname()[1]
    running = server(Application(Config(database, processes=0), web), "127.0.0.1", port)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    yield f"http://127.0.0.1:{port}/"
    running.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """Debian's chromium."""
    playwright = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip(NO_CHROMIUM)
    with playwright.sync_playwright() as started:
        running = started.chromium.launch(executable_path=chromium, args=[*FLAGS, *QUIET])
        yield running
        running.close()


def is_complaint(said: "ConsoleMessage") -> bool:
    """Whether the console tells of a fault; that something is not there is told by the page."""
    return said.type == "error" and "status of 404" not in said.text


@pytest.fixture
def open_page(browser: "Browser", site: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens pages of people who do not know each other; whatever a page complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def opened(hash_: str = "#/", *, size: tuple[int, int] = (1280, 800), language: str = "en", **more: Any) -> "Page":
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language, **more)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        page.goto(site + hash_)
        return page

    yield opened
    kept = Path(os.environ.get("TABLEE_SHOTS", tmp_path))
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=kept / f"{request.node.name}-{number}.png")
        context.close()
    assert complaints == []
