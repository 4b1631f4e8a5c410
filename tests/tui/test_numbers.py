"""The first line of every screen says that numbers are not the usual ones, in the language spoken now."""

import json
import os
import subprocess
import sys
from pathlib import Path

CHILD = """
import json, sys
from pathlib import Path
from tests.tui.pilots import LARGE, press, program, screen_text, sit, wish

app, seen = program(Path(sys.argv[1]), wish("Anna", "Bob=random", first_player="seat_0"), "en"), []

async def walk(pilot):
    seen.append(screen_text(app))
    await press(pilot, "l")
    seen.append(screen_text(app))
    await press(pilot, *sys.argv[3].split())
    seen.append(screen_text(app))
    await press(pilot, "l")
    seen.append(screen_text(app))
    if sys.argv[2]:
        Path(sys.argv[2]).write_text(app.export_screenshot())

sit(app, walk, LARGE)
print(json.dumps(seen))
"""


def test_every_screen_begins_with_it(tmp_path: Path) -> None:
    (tmp_path / "data" / "karmaka").mkdir(parents=True)
    (tmp_path / "data" / "karmaka" / "cards.toml").write_text("panic.value = 3\n")
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            CHILD,
            str(tmp_path),
            os.environ.get("TABLEE_SHOT", ""),
            "down down down down down enter",
        ],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "TABLEE_DATA": str(tmp_path / "data")},
        cwd=Path(__file__).parents[2],
    )
    lines = [screen.splitlines()[0].strip() for screen in json.loads(told.stdout)]
    english, french = "Not the usual numbers: Karmaka (", "Nombres qui ne sont pas ceux d'usage : Karmaka ("
    starts = [english, french, french, english]
    assert all(line.startswith(start) for line, start in zip(lines, starts, strict=True)), lines
