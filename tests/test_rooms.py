"""Rooms inside the large packages: each leans on those before it, and no two modules of the house need each other."""

import ast
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.test_packaging import ROOT, SOURCE, imports

TABLE = ["chair", "coaching", "sitting", "table", "saves"]  # at the door of that package
# Each room leans on those before it alone.
ORDERS = {
    "lab": [
        "play",
        "reckon",
        "report",
        "asking",
        "health",
        "comparing",
        "what_if",
        "restrict",
        "cards",
        "ladder",
        "tune",
    ],
    "server": ["wire", "ground", "store", "peers", "door", "play", "think", "live", "http", "start"],
    "table": [
        "errors",
        "setup",
        "seating",
        "past",
        "changing",
        "kept",
        "opinion",
        "chair",
        "coaching",
        "sitting",
        "table",
        "saves",
    ],
    "tui": ["boards", "wishes", "desk", "plain", "widgets", "screens", "app"],
    "tui.widgets": ["paper", "maps", "bars", "asks", "surfaces"],
    "tui.screens": ["shell", "places", "game"],
}
# What a whole package is about stands at its door.
QUESTIONS = {"asking", "health", "comparing", "what_if", "restrict", "cards", "ladder", "tune"}
FLAT = {"lab": QUESTIONS, "table": {"errors", "setup", *TABLE}, "tui": {"app"}}


@pytest.mark.parametrize(("package", "room"), [(package, room) for package, rooms in ORDERS.items() for room in rooms])
def test_a_room_leans_on_those_before_it_alone(package: str, room: str) -> None:
    order = ORDERS[package]
    later = {f"tablee.{package}.{name}" for name in order[order.index(room) + 1 :]}
    depth = package.count(".") + 3
    for file in files_of(folder_of(package) / room):
        strangers = {name for name in imports(file) if ".".join(name.split(".")[:depth]) in later}
        assert not strangers, f"{file.relative_to(ROOT)} imports {strangers}"


@pytest.mark.parametrize("package", ORDERS)
def test_every_module_of_a_large_package_is_in_a_room(package: str) -> None:
    rooms = {folder.name for folder in folder_of(package).iterdir() if (folder / "__init__.py").is_file()}
    flat = {file.stem for file in folder_of(package).glob("*.py")} - {"__init__"}
    assert rooms | flat == set(ORDERS[package]) and flat == FLAT.get(package, set())


def test_no_two_modules_need_each_other() -> None:
    modules = {module_of(file): file for file in SOURCE.rglob("*.py")}
    order = list(TopologicalSorter({name: needed(name, modules) for name, file in modules.items()}).static_order())
    assert len(order) == len(modules) > 200


def test_a_cycle_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import two\n")
    (tmp_path / "two.py").write_text("def later() -> None:\n    from one import TYPE_CHECKING\n")
    modules = {file.stem: file for file in tmp_path.iterdir()}
    with pytest.raises(CycleError):
        TopologicalSorter({name: needed(name, modules) for name in modules}).prepare()


def wired(tree: ast.Module) -> list[int]:
    """The lines where a function is hung on something else than oneself."""
    assigned = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    return [
        node.lineno
        for node in assigned
        if isinstance(node.value, ast.Lambda) or (isinstance(node.value, ast.Attribute) and _is_own(node.value))
        if any(isinstance(target, ast.Attribute) and not _is_own(target) for target in node.targets)
    ]


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def test_no_part_of_the_server_is_wired_from_outside() -> None:
    for file in files_of(SOURCE / "server"):
        assert wired(ast.parse(file.read_text(encoding="utf-8"))) == [], file.name
    assert wired(ast.parse("house.wake = self.wake\nstore.written = lambda n: None\nself.now = self.clock\n")) == [1, 2]


def folder_of(package: str) -> Path:
    """Where a package stands."""
    return SOURCE / package.replace(".", "/")


def files_of(room: Path) -> Iterable[Path]:
    """The sources of a room, which may be one module."""
    return sorted(room.rglob("*.py")) if room.is_dir() else [room.with_suffix(".py")]


def module_of(file: Path) -> str:
    """The name of a source file as others import it."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def needed(name: str, modules: dict[str, Path]) -> set[str]:
    """The modules that one names, whether for types alone or inside a function."""
    named = imports(modules[name])
    found = {each if each in modules else each.rpartition(".")[0] for each in named}
    return (found & modules.keys()) - {name}
