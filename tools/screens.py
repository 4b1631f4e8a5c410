"""Pictures of the program's screens for the documentation: `python -m tools.screens [FOLDER]` writes them as SVG."""

import asyncio
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from tablee.games import GAMES, game_named
from tablee.games.title import Shot, Title
from tablee.kernel import seeded
from tablee.players.levels import player_for
from tablee.table import Place, Saves, Setup, Table
from tablee.tui.app import TableeApp
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.game.play import Play
from tablee.tui.screens.places.review import Review
from tablee.tui.wishes.settings_file import GameWish, SeatWish, Settings, SettingsFile
from tests.tui.pilots import played, press, settled, unhurried, until

FONTS: Final = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->", re.DOTALL)  # the reader's own will do
IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
MOST_CHOICES: Final = 40
SEATS: Final = (SeatWish("Anna"), SeatWish("Bob", "sensible"))
NAMES: Final = ("Anna", "Bob", "Chloé", "David", "Élise")
SEED: Final = 5


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its name, the size of the terminal, the language, and the keys that lead there."""

    name: str
    size: tuple[int, int]
    language: str
    keys: tuple[str, ...]


PICTURES: Final = (
    Picture("home", (80, 24), "en", ()),
    Picture("new-game", (80, 24), "en", ("enter",)),
    Picture("play-small", (80, 24), "fr", ("enter", "enter", "down", "down")),
    Picture("play", (120, 40), "en", ("enter", "enter", "2", "right", "enter", "down", "down")),
)


def main(folder: Path) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        take(folder / f"screen-{picture.name}.svg", picture)
    for name, walk in WALKS.items():
        take(folder / f"screen-{name}.svg", Picture(name, (120, 40), "en", ()), walk)
    for title in [GAMES.title(name) for name in GAMES]:
        for shot in title.trials.screens:
            take(
                folder / f"screen-{shot.name}.svg", Picture(shot.name, shot.size, shot.language, ()), Asked(title, shot)
            )


async def nowhere(pilot: Pilot[None]) -> None:
    """No further than the keys lead."""


def take(file: Path, picture: Picture, walk: Callable[[Pilot[None]], Awaitable[None]] = nowhere) -> None:
    """Run the program in a folder of its own, press the keys, walk on, and write what it shows."""
    with tempfile.TemporaryDirectory() as place:
        app = program(Path(place), picture.language)

        async def run() -> None:
            async with app.run_test(size=picture.size) as pilot:
                await settled(pilot)
                await press(pilot, *picture.keys)
                await walk(pilot)
                await settled(pilot)
                file.write_text(steady(app.export_screenshot(title="Tablée")), encoding="utf-8")

        asyncio.run(run())


def program(folder: Path, language: str) -> TableeApp:
    """The program as somebody has it who has played before."""
    memory = SettingsFile(folder / "settings.toml")
    memory.write(Settings(language, "night", "instant", GameWish(next(iter(GAMES)), 2, SEATS, {}, "7"), coach="off"))
    app = TableeApp(Saves(folder / "saves"), memory, language)
    app.pace.clock = unhurried()
    return app


async def reviewed(pilot: Pilot[None]) -> None:
    """A game that was played at random, with the master's opinion."""
    screen = Review(played())
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: len(screen.judgements) == screen.recording.last, 120)
    await press(pilot, "1")


async def offered(pilot: Pilot[None]) -> None:
    """Until a card is offered to the person at the screen."""
    await press(pilot, "enter", "enter")
    await going_on(pilot, lambda play: play.desk.question(0, "en").startswith("Bob offers you"))


async def reborn(pilot: Pilot[None]) -> None:
    """Until the person at the screen begins another life."""
    await press(pilot, "enter", "enter")
    await going_on(pilot, lambda play: any("You are reborn" in str(told) for told in play.desk.log(0, "en")))


async def going_on(pilot: Pilot[None], done: Callable[[Play], bool]) -> None:
    """Always the option that is offered first."""
    for _ in range(MOST_CHOICES):
        play = pilot.app.screen
        assert isinstance(play, Play)
        if done(play):
            return
        await press(pilot, "enter")
    raise RuntimeError("this never happened")


class Asked:
    """A game, when the person at the screen is asked a kind of question after some choices."""

    def __init__(self, title: Title, shot: Shot) -> None:
        self.title = title
        self.shot = shot

    async def __call__(self, pilot: Pilot[None]) -> None:
        """Sit down there."""
        await pilot.app.push_screen(Play(desk_at(self.title, self.shot)))


def desk_at(title: Title, shot: Shot) -> Desk:
    """A desk where one person is asked this kind of question; all have played with sense until then."""
    places = [Place(name, None if seat == 0 else "sensible") for seat, name in enumerate(NAMES[: shot.players])]
    table = Table.begin(Setup.of(title.name, shot.players, SEED), places, player_for)
    game, rng = game_named(title.name), seeded(SEED)
    while True:
        table.play_on()
        state = game.telling.load(table.data())
        if table.over:
            raise RuntimeError(f"{shot.kind} is never asked")
        if game.rules.kinds[state.kind] == shot.kind and table.ply >= shot.after:
            return Desk(table)
        table.submit(table.to_move, game.mind.prefer(state, rng))


WALKS: Final = {"offer": offered, "rebirth": reborn, "review": reviewed}


def steady(svg: str) -> str:
    """The same picture for the same screen: no number of the run in it, no font from elsewhere, spaces kept."""
    numbered = re.sub(r"terminal-\d+", "terminal", svg)
    local = FONTS.sub("", numbered)
    lines = [line.rstrip() for line in local.replace("<text ", '<text xml:space="preserve" ').splitlines()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else IMAGES)
