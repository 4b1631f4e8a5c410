"""Sitting at the program without a terminal: a pilot that presses keys and clicks, and the screen as text."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

from textual._compositor import LayoutUpdate
from textual.app import App
from textual.events import Key
from textual.keys import REPLACED_KEYS, key_to_character
from textual.pilot import Pilot
from textual.screen import Screen

from tablee.table import Journal, Saves, Setup
from tablee.table.past.trace import at_random
from tablee.tui.app import TableeApp
from tablee.tui.screens.game.play import Play
from tablee.tui.wishes.settings_file import GameWish, SeatWish, Settings, SettingsFile

SMALL: Final = (80, 24)
LARGE: Final = (120, 40)
DRAW: Final = Screen._compositor_refresh
Walk = Callable[[Pilot[None]], Awaitable[None]]


def wish(*seats: str, seed: str = "7", **options: str) -> GameWish:
    """A wish for Karmaka: "Anna" is a person, "Bob=random" a virtual player."""
    parts = [seat.partition("=") for seat in seats]
    wished = tuple(SeatWish(name, level or "human") for name, _, level in parts)
    return GameWish("karmaka", len(seats), wished, options, seed)


def program(
    folder: Path, last: GameWish, language: str = "en", speed: str = "instant", coach: str = "off"
) -> TableeApp:
    """The program with its files in a folder of its own."""
    memory = SettingsFile(folder / "settings.toml")
    memory.write(Settings(language, "night", speed, last, coach=coach))
    app = TableeApp(Saves(folder / "saves"), memory, language)
    app.pace.clock = unhurried()
    return app


def unhurried() -> Callable[[], float]:
    """A clock on which everybody takes their time: a second passes whenever it is asked."""
    return cast("Callable[[], float]", count().__next__)


def sit(app: TableeApp, walk: Walk, size: tuple[int, int] = SMALL) -> None:
    """Run the program for a walk."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await walk(pilot)

    with patch.object(Screen, "_compositor_refresh", _draw_at_rest):
        asyncio.run(run())


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait after each until nothing moves any more."""
    for key in keys:
        pilot.app.post_message(Key(key, key_to_character(REPLACED_KEYS.get(key, key))))
        await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Wait until no virtual player thinks, no shelf is read, every message is answered and all is drawn."""
    await answered(pilot)
    for _ in range(6000):
        if not _is_awaited(pilot.app):
            break
        await asyncio.sleep(0.01)  # another thread works
        await answered(pilot)
    await pilot.app.animator.wait_until_complete()
    await answered(pilot)


def _is_awaited(app: App[None]) -> bool:
    """Whether another thread is about to change the screen; what it thinks of a game at leisure is not waited for."""
    is_virtual = isinstance(app.screen, Play) and app.screen.desk.is_virtual_turn
    return is_virtual or any(work.group == "default" and not work.is_finished for work in app.workers)


async def answered(pilot: Pilot[None]) -> None:
    """Let everything run that can, and draw what has changed, until nothing is left to do: no clock is asked."""
    ready = vars(asyncio.get_running_loop())["_ready"]
    for _ in range(1000):
        await asyncio.sleep(0)
        while ready:
            await asyncio.sleep(0)
        screen = pilot.app.screen
        if _is_waiting(screen):
            screen._on_timer_update()
        elif screen._compositor._dirty_regions:
            DRAW(screen)
        else:
            return
    raise AssertionError("the screen never comes to rest")


def _draw_at_rest(screen: Screen[object]) -> None:
    """Leave what has changed to be drawn once, when all has come to rest: nobody looks before."""
    if screen is not screen.app.screen:
        DRAW(screen)
        return
    screen._dirty_widgets.clear()
    screen.app._update_mouse_over(screen)


def _is_waiting(screen: Screen[object]) -> bool:
    """Whether a screen has something to lay out or to draw, or promised to do something afterwards."""
    return bool(
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
    )


async def until(pilot: Pilot[None], is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that another thread brings."""
    for _ in range(int(seconds / 0.05)):
        if is_so():
            await pilot.pause()
            return
        await pilot.pause(0.05)
    raise AssertionError("it did not come")


def playing(app: TableeApp) -> Play:
    """The game on the screen."""
    assert isinstance(app.screen, Play), app.screen
    return app.screen


def screen_text(app: TableeApp) -> str:
    """What stands on the screen, line by line, without colours."""
    picture = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(picture, LayoutUpdate)
    lines = ("".join(strip.text for strip in line) for line in picture.strips)
    return "".join(line.replace("\xa0", " ").rstrip() + "\n" for line in lines)


def played(players: int = 2, seed: int = 7, **options: str) -> Journal:
    """A whole game of random choices."""
    journal = Journal(Setup.of("karmaka", players, seed, options))
    state, choose = journal.setup.new(), at_random(seed)
    while not state.over:
        journal.play(state, state.to_move, choose(journal.setup.rules(), state))
    return journal
