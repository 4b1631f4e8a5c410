"""Worlds with other numbers: each plays in a process of its own, as a game's numbers stand once it is imported."""

import os
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from tablee.games import title_named
from tablee.games.overlaid import changes
from tablee.games.overlay import house
from tablee.games.title import OVERLAY
from tablee.kernel import TableeError
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.plan import Plan
from tablee.lab.play.running import Bench
from tablee.lab.play.seen import Seen
from tablee.table.errors import said


def write_world(game: str, settings: Sequence[str], place: Path) -> Path:
    """An overlay folder from words like `cards.panic.value=2`; what is said twice counts as said last."""
    files: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for setting in settings:
        address, equals, value = setting.partition("=")
        file, dot, field = address.strip().partition(".")
        if not equals or not dot or not field:
            raise BadStudy("lab-bad-set", asked=setting)
        files[file][field] = as_toml(value.strip())
    folder = place / house(title_named(game).package)
    folder.mkdir(parents=True, exist_ok=True)
    for file, fields in files.items():
        lines = [f"{field} = {value}" for field, value in fields.items()]
        (folder / f"{file}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return place


def as_toml(value: str) -> str:
    """A value as TOML has it; what is none is a text.

    >>> as_toml("2"), as_toml("[1, 2]"), as_toml("rival")
    ('2', '[1, 2]', '"rival"')
    """
    try:
        tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        return f'"{value}"'
    return value


def play_in(world: Path, plan: Plan, name: str, bench: Bench) -> tuple[list[Seen], dict[str, object]]:
    """Play a plan with other numbers, in another process that begins its own; the games, and what differs there."""
    message = msgspec.json.encode([str(bench.place.absolute()), name, bench.jobs, bench.ray, plan])
    environment = {**os.environ, OVERLAY: str(world.absolute())}
    command = [sys.executable, "-P", "-m", "tablee.lab.play.worlds"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        process.stdin.close()
        last = b""
        for line in process.stdout:
            last = line
            if line.startswith(b"["):
                done, games = msgspec.json.decode(line, type=tuple[int, int])
                bench.told(name, done, games)
    if process.returncode:
        raise BadStudy("lab-world", why=last.decode().strip() or str(process.returncode))
    told = msgspec.json.decode(last, type=dict[str, object])
    again = replace(plan, numbers=str(told["numbers"]))
    differs = told["changes"]
    assert isinstance(differs, dict)
    return kept(bench, again, name), differs


def kept(bench: Bench, plan: Plan, name: str) -> list[Seen]:
    """The games that another process has played, from their folder."""
    found: list[Seen] = []
    for piece in plan.pieces():
        file = bench.place / name / "pieces" / f"{piece.number:05}.json"
        found += msgspec.json.decode(file.read_bytes(), type=list[Seen])
    return sorted(found, key=lambda game: game.number)


def main() -> None:
    """The life of such a process: a plan is read, played and kept; how far it is, and what differs, is printed."""
    place, name, jobs, ray, plan = msgspec.json.decode(
        sys.stdin.buffer.read(), type=tuple[str, str, int, str | None, Plan]
    )
    try:
        here = replace(plan, numbers=plan.setup.numbers)
        Plan.of(here.setup, list(here.arms), here.iterations, here.looks)
        bench = Bench(Path(place), jobs, ray, lambda what, done, games: print(f"[{done},{games}]", flush=True))
        bench.play(here, name)
    except TableeError as error:
        print(said(error, "en"))
        sys.exit(1)
    differs = changes(title_named(plan.setup.game).package)
    print(msgspec.json.encode({"numbers": here.numbers, "changes": differs}).decode())


if __name__ == "__main__":
    main()
