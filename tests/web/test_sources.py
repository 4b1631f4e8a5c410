"""The client's sources agree with the server's shapes, and its two languages with each other."""

import re
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parent.parent.parent / "web" / "src"
INTERFACE = re.compile(r"export interface (\w+)(?: extends (\w+))? \{\n(.*?)\n\}", re.DOTALL)


def interfaces() -> dict[str, set[str]]:
    """The fields of each interface of wire.ts."""
    found: dict[str, set[str]] = {}
    for name, parent, body in INTERFACE.findall((SOURCES / "wire.ts").read_text(encoding="utf-8")):
        found[name] = set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) | found.get(parent, set())
    return found


def structs() -> dict[str, set[str]]:
    """The fields of each shape that the server sends or takes."""
    from tablee.server.wire import game_shapes as wire_games
    from tablee.server.wire import review_shapes as wire_review
    from tablee.server.wire import shapes as wire

    modules = (wire, wire_games, wire_review)
    shapes: dict[str, Any] = {name: each for module in modules for name, each in vars(module).items()}
    return {name: set(each.__struct_fields__) for name, each in shapes.items() if hasattr(each, "__struct_fields__")}


def test_the_client_knows_the_shapes_that_the_server_speaks_in() -> None:
    server, client = structs(), interfaces()
    assert {name: fields for name, fields in client.items() if fields != server.get(name)} == {}
    assert {"Play", "Position", "TableWish", "Entry", "Problem", "Clocks", "Moment", "Judged"} <= set(client)


def test_the_client_numbers_options_as_the_games_do() -> None:
    from tablee.games.spacepaper.rules import galaxy, numbering

    written = (SOURCES / "boards/spacepaper/numbering.ts").read_text("utf-8")
    client = {name: int(value) for name, value in re.findall(r"^export const (\w+) = (\d+);", written, re.MULTILINE)}
    game = {**vars(galaxy), **vars(numbering)}
    assert client == {name: game[name] for name in client}
    assert {"TECH", "HOME", "BUILD", "STOP", "SLOTS"} <= set(client)


def test_both_languages_say_the_same_things() -> None:
    said = {
        language: re.findall(r"^([a-z0-9-]+) =", (SOURCES / f"words/{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in ("fr", "en")
    }
    assert said["fr"] == said["en"]
    assert len(said["fr"]) == len(set(said["fr"]))


def test_all_that_is_said_has_words() -> None:
    words = set(re.findall(r"^([a-z0-9-]+) =", (SOURCES / "words/en.ftl").read_text("utf-8"), re.MULTILINE))
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    asked = {key for file in files for key in re.findall(r'\bsay\("([a-z0-9-]+)"', file.read_text("utf-8"))}
    assert asked - words == set()
