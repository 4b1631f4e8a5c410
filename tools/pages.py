"""Pictures of the pages for the documentation: `python -m tools.pages [FOLDER]` writes them as small PNG.

They need what the tests of the pages need: the built client (WEB_OUT names its folder), playwright and chromium.
"""

import base64
import shutil
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.client import Client, RemoteSeat
from tablee.games import GAMES
from tablee.games.title import Shot
from tablee.kernel import Player, Rng, Seat
from tablee.players.plain import Sensible
from tablee.server.wire.shapes import SeatWish
from tests.web.conftest import FLAGS, QUIET, Site

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
LARGE: Final = (1280, 800)
NAMES: Final = ("Anna", "Bob", "Chloé", "David", "Élise")
STILL: Final = 800  # milliseconds until nothing moves
# The 256 colours that matter most, colours that differ little being one; and for each dot the nearest of them.
COLOURS: Final = """async address => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const dots = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    const counts = new Map();
    for (const dot of dots) counts.set(dot, (counts.get(dot) ?? 0) + 1);
    const kinds = new Map();
    for (const [colour] of [...counts].sort((a, b) => b[1] - a[1])) {
        const kind = colour & 0xf8f8f8;
        if (!kinds.has(kind)) kinds.set(kind, colour);
    }
    const parts = colour => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const palette = [...kinds.values()].slice(0, 256).map(parts);
    const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
    const nearest = colour => palette.reduce(
        (best, each, at) => far(each, colour) < far(palette[best], colour) ? at : best, 0);
    const index = new Map([...counts.keys()].map(colour => [colour, nearest(parts(colour))]));
    const bytes = Uint8Array.from(dots, dot => index.get(dot));
    const pieces = [];
    for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    return [image.width, image.height, palette, btoa(pieces.join(''))];
}"""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its size, language and light, the address to open, and what is done there."""

    name: str
    address: str
    size: tuple[int, int] = LARGE
    language: str = "en"
    light: str = "light"
    then: Callable[[Page], object] = lambda page: None


class Enough(Exception):
    """The table looks as it should."""


class Until(Player):
    """Plays with sense, up to a question of a kind after so many of its own choices."""

    def __init__(self, kind: str, after: int) -> None:
        self.kind = kind
        self.after = after
        self.sensible = Sensible()

    def decide(self, seat: Seat, rng: Rng) -> int:
        """The sensible choice, or an end."""
        self.after -= 1
        if self.after < 0 and seat.game.rules.kinds[seat.decision.kind] == self.kind:
            raise Enough
        return self.sensible.decide(seat, rng)


def played(client: Client, game: str, kind: str, after: int, names: tuple[str, ...] = ("Bob",)) -> str:
    """A table where Anna is asked a kind of question; her own link to it."""
    anna = table(client, game, names)
    try:
        anna.play(Until(kind, after))
    except Enough:
        return f"#/t/{anna.table}/{anna.token}"
    raise RuntimeError("this never happened")


def table(client: Client, game: str, names: tuple[str, ...]) -> RemoteSeat:
    """Anna's seat among virtual players."""
    wishes = [SeatWish("me", "Anna"), *(SeatWish("sensible", name) for name in names)]
    [anna] = client.create(game, wishes, public=True, start=True)
    return anna


def judged(page: Page) -> None:
    """Wait for the master's opinion, then go to the costliest choice."""
    page.locator("progress").wait_for(state="detached", timeout=120_000)
    page.locator("[data-costly]").first.click()


def pictures(client: Client) -> list[Picture]:
    """All pictures, with the games that they show."""
    over = table(client, next(iter(GAMES)), ("Bob",))
    over.play(Sensible())
    return [
        Picture("home", "#/", then=lambda page: page.locator("section[aria-labelledby=over] li").first.wait_for()),
        *(shown(client, name, shot) for name in GAMES for shot in GAMES.title(name).trials.pages),
        Picture("review", f"#/review/{over.table}", then=judged),
    ]


def shown(client: Client, game: str, shot: Shot) -> Picture:
    """A moment of a game, the first option pointed at."""
    address = played(client, game, shot.kind, shot.after, NAMES[1 : shot.players])
    size = LARGE if shot.size == Shot("", "", 0).size else shot.size
    return Picture(shot.name, address, size, shot.language, shot.light, pointed)


def pointed(page: Page) -> None:
    """Point at the first option, where options can be pointed at."""
    if page.locator("[data-option]").count():
        page.locator("[data-option]").first.hover()


def take(browser: Browser, site: str, picture: Picture) -> bytes:
    """Open the address, do what is to be done, and picture what is shown."""
    width, height = picture.size
    more: dict[str, Any] = {"color_scheme": picture.light, "reduced_motion": "reduce"}
    context = browser.new_context(viewport={"width": width, "height": height}, locale=picture.language, **more)
    page = context.new_page()
    page.goto(site + picture.address)
    page.wait_for_timeout(STILL)
    picture.then(page)
    page.wait_for_timeout(STILL)
    taken = page.screenshot()
    context.close()
    return small(browser, taken)


def small(browser: Browser, png: bytes) -> bytes:
    """The same picture with 256 colours."""
    page = browser.new_page()
    address = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    width, height, palette, dots = page.evaluate(COLOURS, address)
    page.close()
    return written(width, height, bytes(part for colour in palette for part in colour), base64.b64decode(dots))


def written(width: int, height: int, palette: bytes, dots: bytes) -> bytes:
    """A PNG with a palette."""
    rows = b"".join(b"\0" + dots[start : start + width] for start in range(0, len(dots), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as started:
        site = Site(Path(place))
        site.start()
        browser = started.chromium.launch(executable_path=chromium, args=[*FLAGS, *QUIET])
        with Client(site.url.rstrip("/")) as client:
            for picture in pictures(client):
                (folder / f"page-{picture.name}.png").write_bytes(take(browser, site.url, picture))
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
