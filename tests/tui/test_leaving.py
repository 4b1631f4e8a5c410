"""Ctrl+C and terminals that cannot be drawn on: a game is never lost from sight."""

import io
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.table import Place, Saves, Setup
from tablee.tui.desk.desk import Desk
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_mode import Plain
from tablee.tui.screens.game.play import HINT
from tests.tui.pilots import press, program, sit, wish
from tests.tui.test_plain import read_until

PATIENCE = 5.0  # seconds until somebody presses Ctrl+C again


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_who_leaves_the_screens_in_a_hurry_is_told_where_the_game_is_kept(tmp_path: Path, key: str) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random"), "fr")

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter", key)

    sit(app, walk)
    (save,) = app.saves.listed()
    assert save.name in app.farewell and "--resume" in app.farewell


class Interrupted(Console):
    """A keyboard at which Ctrl+C is pressed."""

    def ask(self, prompt: str) -> str:
        raise KeyboardInterrupt


def test_who_leaves_plain_text_in_a_hurry_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    saves, sink = Saves(tmp_path), io.StringIO()
    table = saves.begin("tea", Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")])
    with pytest.raises(KeyboardInterrupt):
        Plain(Desk(table, saves, "tea"), Interrupted(io.StringIO(), sink), "en", HINT).run()
    assert sink.getvalue().splitlines()[-1].startswith("The game is saved as “tea”.")


@pytest.mark.skipif(os.name == "nt", reason="there is no pty")
def test_a_dumb_terminal_is_given_plain_text(tmp_path: Path) -> None:
    import pty

    main, side = pty.openpty()
    command = [sys.executable, "-m", "tablee", "play", "karmaka", "--lang", "en", "--saves", str(tmp_path)]
    env = {**os.environ, "TERM": "dumb"}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite in the background may ignore it
    process = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=env, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    os.close(side)
    shown = read_until(main, "Your choice")
    process.send_signal(signal.SIGINT)
    while not select.select([main], [], [], PATIENCE)[0]:
        process.send_signal(signal.SIGINT)  # one that comes before Python waits for a line is seen with the next key
    shown += read_until(main, "")
    assert process.wait(60) == 130
    os.close(main)
    assert "\x1b" not in shown and "--resume" in shown
