"""Install the wheel as a stranger would, in an empty environment far from the repository, and play every game there.

Each game is played through a pipe, told from its deal to its end, and played in a browser on the page that the
installed program serves. It needs pip, a package registry and chromium.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

ROOT: Final = Path(__file__).resolve().parent.parent
CONSTRAINTS: Final = ROOT / "constraints.txt"
CHOICES: Final = 40  # by hand in the terminal
CLICKS: Final = 5  # in the browser
READY: Final = 60.0  # seconds
LISTED: Final = "from tablee.games import GAMES; print(*GAMES)"
OUTSIDE: Final = "import tablee; from tablee.kernel import machine; print(tablee.__file__, machine.__file__)"


class Stranger:
    """Somebody with the wheel and an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        self.run("python", "-m", "pip", "install", "-q", "-c", str(CONSTRAINTS), str(wheel))

    def run(self, program: str, *args: str, typed: str = "") -> str:
        """What a program of the environment prints; a failure is shown, and ends all."""
        command = [str(self.programs / program), *args]
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        done = subprocess.run(command, cwd=self.folder, env=clean, input=typed, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(
                f"{' '.join(command)}: status {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of the installed program's page, on loopback, while it serves."""
        port = str(free_port())
        kept = str(self.folder / "games.sqlite")
        command = [str(self.programs / "tablee"), "serve", "--port", port, "--watch", "none", "--database", kept]
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL) as server:
            try:
                yield answering(f"http://127.0.0.1:{port}/")
            finally:
                server.terminate()


def free_port() -> int:
    """A port of loopback that nobody has."""
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answering(site: str) -> str:
    """The address, once somebody answers there."""
    until = time.monotonic() + READY
    while time.monotonic() < until:
        try:
            if httpx.get(site).is_success:
                return site
        except httpx.TransportError:
            time.sleep(0.2)
    raise SystemExit(f"nobody answers at {site}")


def in_the_terminal(stranger: Stranger, game: str) -> None:
    """Some choices by hand, kept; and a whole game between virtual players, told."""
    saves = stranger.folder / "saves"
    stranger.run("tablee", "play", game, "--plain", "--saves", str(saves), "--lang", "en", typed="1\n" * CHOICES)
    if not (saves / f"{game}.jsonl").is_file():
        raise SystemExit(f"{game}: the game was not kept")
    told = stranger.run("tablee", "tell", game, "--seed", "1", "--lang", "en")
    if " win" not in told.splitlines()[-1]:
        raise SystemExit(f"{game}: told without an end: {told[-500:]}")


def in_the_browser(site: str, games: list[str]) -> None:
    """Every game is begun on the page, and some choices are made there."""
    from playwright.sync_api import sync_playwright

    from tests.web.conftest import FLAGS, NO_COACH, PATIENCE, QUIET
    from tests.web.table import choose_some, start_solo

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=[*FLAGS, *QUIET])
        for game in games:
            page = browser.new_page(locale="en-US")
            page.add_init_script(PATIENCE)
            page.add_init_script(NO_COACH)
            page.goto(site)
            start_solo(page, game, "novice")
            choose_some(page, CLICKS)
            page.close()
        browser.close()


def main(arguments: list[str]) -> int:
    """Try a wheel."""
    wheel = Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory(prefix="tablee-") as place:
        stranger = Stranger(wheel, Path(place))
        where = stranger.run("python", "-c", OUTSIDE)
        if str(ROOT) in where or (wheel.name.endswith("-none-any.whl") is (".py" not in where.split()[1])):
            raise SystemExit(f"not the package of the wheel: {where}")
        games = stranger.run("python", "-c", LISTED).split()
        for game in games:
            in_the_terminal(stranger, game)
        with stranger.serving() as site:
            in_the_browser(site, games)
    print(f"{wheel.name}: {len(games)} games played in a clean environment, in the terminal and in the browser")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
