"""A server with the built client, and Debian's chromium; what is absent skips these tests and says how to get it."""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

    from tablee.server.http.app import Application

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
# The pages of the address bar, which every window would load, and a process in reserve cost as much as our own page.
# The last list counts: what Playwright switches off is said again.
UNSEEN = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess"
BY_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,OptimizationHints,NetworkTimeServiceQuerying,"
    "AimEnabled,PreconnectToSearch"
)
LEAN = f"--disable-features={BY_PLAYWRIGHT},{UNSEEN}"
NO_CLIENT = "the web client is not built: (cd web && npm ci && WEB_OUT=../src/tablee/server/web npm run build)"
NO_CHROMIUM = "no chromium: apt-get install chromium"
NO_PLAYWRIGHT = "no playwright: pip install playwright axe-playwright-python"

# People look before they click: between a question and an answer there is always time for the page to believe it.
PATIENCE = """(() => {
    const now = performance.now.bind(performance);
    let waited = 0;
    performance.now = () => now() + (waited += 400);
})()"""

# The coach speaks at every first meeting, over a part of the table.
NO_COACH = "if (origin !== 'null') localStorage.setItem('tablee.coach', 'off')"  # about:blank keeps nothing

PATIENT = 60_000  # milliseconds that a page may need on a busy machine, which has other pages to load

Open = Callable[..., "Page"]
Left = dict[object, list["BrowserContext"]]
HERE = Path(__file__).parent
RUNNING: dict[str, "Application"] = {}  # servers of these tests, by their addresses


class Site:
    """A server with the built client, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.limits: dict[str, Any] = {}  # that are not the usual ones, from the next start on
        self.port = 0
        self._stop: Callable[[], None] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Begin, or begin again with the same games."""
        from tablee.players.thinking import Budget
        from tablee.server.ground.config import Config, Limits, sqlite
        from tablee.server.http.app import Application
        from tablee.server.start.run import opened, server

        client = web()
        listening = opened("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        many = (1e6, 1e6)
        config = Config(
            sqlite(self.folder / "games.sqlite"),
            processes=0,
            budget=Budget(20),
            sweep=0.2,
            grace=0.0,
            limits=Limits(**{"requests": many, "messages": many, "tables": many, "openings": many, **self.limits}),
        )
        application = RUNNING[self.url] = Application(config, client)
        running = server(application, "127.0.0.1", self.port)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not running.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)

        def stop() -> None:
            del RUNNING[self.url]
            running.should_exit = True
            thread.join(10)
            listening.close()

        self._stop = stop

    def stop(self) -> None:
        """End; whoever is connected is asked to come back."""
        if self._stop is not None:
            self._stop()
            self._stop = None


def pytest_configure(config: pytest.Config) -> None:
    """The marker of these tests."""
    config.addinivalue_line("markers", "wiped: pages of other tests are wiped and used again")


def web() -> Path:
    """The built client; without one these tests are skipped."""
    pytest.importorskip("litestar", reason="no server: pip install 'tablee[server]'")
    from tablee.server.http.pages import WEB

    built = Path(os.environ.get("WEB_OUT", WEB))
    if not (built / "index.html").is_file():
        pytest.skip(NO_CLIENT)
    return built


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    serving = Site(tmp_path_factory.mktemp("web"))
    serving.start()
    yield serving.url
    serving.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for one test alone, which may stop it."""
    serving = Site(tmp_path)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are dealt as in every other run of the test."""
    pytest.importorskip("litestar", reason="no server: pip install 'tablee[server]'")
    from tests.dealing import deal

    deal(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    """Debian's chromium; no longer than these tests, as nobody else can run a loop of events while it is there."""
    playwright = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip(NO_CHROMIUM)
    with playwright.sync_playwright() as started:
        running = started.chromium.launch(executable_path=chromium, args=[*FLAGS, *QUIET, LEAN])
        yield running
        running.close()


def is_complaint(said: "ConsoleMessage") -> bool:
    """Whether the console tells of a fault; what is not there, or not reached, is told by the page."""
    return said.type == "error" and not any(
        part in said.text for part in ("status of 404", "status of 409", "status of 429", "net::ERR_")
    )


@pytest.fixture(scope="package")
def left(browser: "Browser") -> Iterator[Left]:
    """Pages that a test has left as it found them, for the next."""
    kept: Left = {}
    yield kept
    for context in (each for contexts in kept.values() for each in contexts):
        context.close()


@pytest.fixture
def open_page(
    browser: "Browser", site: str, left: Left, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Open]:
    """Opens pages of people who do not know each other; whatever a page complains of fails the test.

    Where tests are marked `wiped`, pages of others are wiped and used again, in a third of the time. Whoever changes
    more than a page keeps (routes, the clock, the network) asks for a `fresh` one.
    """
    is_wiped = request.node.get_closest_marker("wiped") is not None
    contexts: dict[BrowserContext, object] = {}
    complaints: list[str] = []
    failed = request.session.testsfailed

    def breaks(error: "Error") -> None:
        complaints.append(str(error))

    def says(said: "ConsoleMessage") -> None:
        if is_complaint(said):
            complaints.append(said.text)

    def new_context(scripts: list[str], **settings: Any) -> "BrowserContext":
        context = browser.new_context(**settings)
        for script in scripts:
            context.add_init_script(script)
        context.new_page()
        return context

    def opened(
        hash_: str = "#/",
        *,
        at: str = site,
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        patient: bool = True,
        coach: bool = False,
        fresh: bool = False,
        **more: Any,
    ) -> "Page":
        # What stays without a network is tried in test_noticing.py; elsewhere every page is fetched anew.
        quiet = {"reduced_motion": "reduce", "service_workers": "block"}
        settings = {**quiet, **more, "viewport": {"width": size[0], "height": size[1]}}
        scripts = [*([PATIENCE] if patient else []), *([] if coach else [NO_COACH])]
        is_shared = is_wiped and at == site and not fresh
        kind = repr((at, language, scripts, sorted(settings.items()))) if is_shared else None
        page = (left[kind].pop() if left.get(kind) else new_context(scripts, locale=language, **settings)).pages[0]
        contexts[page.context] = kind
        page.set_default_timeout(PATIENT)
        page.on("pageerror", breaks)
        page.on("console", says)
        page.goto(at + hash_)
        return page

    yield opened
    if "TABLEE_SHOTS" in os.environ or complaints or request.session.testsfailed > failed:
        take_pictures([*contexts], Path(os.environ.get("TABLEE_SHOTS", tmp_path)), request.node.name)
    for context, kind in contexts.items():
        if kind is None or complaints or request.session.testsfailed > failed:
            context.close()
        else:
            wipe(context, site, pageerror=breaks, console=says)
            left.setdefault(kind, []).append(context)
    assert complaints == []


def wipe(context: "BrowserContext", site: str, **hearing: Callable[..., None]) -> None:
    """Leave nothing of a person: whatever the page kept, and the page itself."""
    page, *others = context.pages
    for other in others:
        other.close()
    page.goto(f"{site}health")  # of the same origin, but not the client
    for what, hear in hearing.items():
        page.remove_listener(what, hear)
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
    context.clear_cookies()


def take_pictures(contexts: list[Any], folder: Path, name: str) -> None:
    """Keep what stands on every page."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, context in enumerate(contexts):
        for page in context.pages:
            page.screenshot(path=folder / f"{name}-{number}.png")
