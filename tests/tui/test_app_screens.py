"""The main screens as text, in both languages and two sizes: made again and compared.

A change that is meant regenerates them: `python3 dev.py --plain test tests/tui/test_app_screens.py --regenerate`.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest
from textual.pilot import Pilot

from tablee.players.thinking import Budget
from tablee.tui.screens.places.review import Review
from tablee.tui.wishes.settings_file import COLOURS
from tests.tui.pilots import LARGE, SMALL, played, press, program, screen_text, settled, sit, until, wish

HERE: Final = Path(__file__).resolve().parent / "snapshots"
WALK: Final = (  # screens, and the keys that lead from one to the next
    ("home", ()),
    ("new", ("enter",)),
    ("play", ("enter", "down")),
    ("help", ("question_mark",)),
    ("whole", ("escape", "z")),
    ("settings", ("escape", "s", "enter", "down", "down", "down", "down", "down", "enter")),
    ("rules", ("escape", "up", "enter")),
    ("review", ("escape", "up", "up", "enter")),
)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_screens_look_as_before(
    tmp_path: Path, language: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    app = program(tmp_path, wish("Anna", "Bob=sensible"), language)
    shown: list[str] = []

    async def walk(pilot: Pilot[None]) -> None:
        for name, keys in WALK:
            await press(pilot, *keys)
            app.clear_notifications()
            await settled(pilot)
            shown.append(f"== {name} ==\n{screen_text(app)}")

    sit(app, walk, size)
    check(HERE / f"screens-{language}-{size[0]}x{size[1]}.txt", "\n".join(shown), request)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_review_looks_as_before(
    tmp_path: Path, language: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"), language)
    shown: list[str] = []

    async def walk(pilot: Pilot[None]) -> None:
        screen = Review(played(), Budget(iterations=8))
        await app.push_screen(screen)
        await until(pilot, lambda: len(screen.judgements) == screen.recording.last, 60)
        await press(pilot, "1", "v")
        shown.append(screen_text(app))

    sit(app, walk, size)
    check(HERE / f"review-{language}-{size[0]}x{size[1]}.txt", shown[0], request)


def check(file: Path, made: str, request: pytest.FixtureRequest) -> None:
    """The text is what the file holds; or the file is written anew, if that was asked for."""
    if request.config.getoption("--regenerate"):
        file.write_text(made, encoding="utf-8", newline="\n")
    pairs = zip_longest(file.read_text(encoding="utf-8").splitlines(), made.splitlines())
    for at, (kept, line) in enumerate(pairs, start=1):
        assert kept == line, f"{file.name}, line {at}: regenerate the snapshots if this change is meant"


def test_every_colouring_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    pictures = {colours: picture(tmp_path / colours, colours) for colours in COLOURS}
    assert len(set(pictures.values())) == 1
    assert "▲" in pictures["night"] and "‹" in pictures["night"]


def picture(folder: Path, colours: str) -> str:
    app = program(folder, wish("Anna", "Bob=sensible"))
    app.remember(colours=colours)
    shown: list[str] = []

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        shown.append(screen_text(app))

    sit(app, walk)
    return shown[0]
