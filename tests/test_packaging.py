"""The package is what it says: compiled or plain, of one version, its rooms importing one way; dev.py sees changes."""

import ast
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import tablee
from tablee.kernel import machine

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tablee"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "players": {"kernel", "games", "players"},
    "table": {"kernel", "games", "players", "table"},
    "arena": {"__version__", "kernel", "games", "players", "table", "arena"},
    "lab": {"__version__", "kernel", "games", "players", "table", "arena", "lab"},
    "rl": {"kernel", "games", "players", "table", "arena", "rl"},
    "tui": {"kernel", "games", "players", "table", "tui"},
    "server": {"kernel", "games", "players", "table", "server"},
    "client": {"kernel", "games", "players", "table", "server", "client"},
    "cli": {
        "__version__",
        "kernel",
        "games",
        "players",
        "table",
        "arena",
        "lab",
        "rl",
        "tui",
        "server",
        "client",
        "cli",
    },
}


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    return load("dev")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project."""
    for name in ("pyproject.toml", "src/tablee/rules.py", "src/tablee/cards.toml", "src/tablee/fr.ftl", "web/page.ts"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    return tmp_path


def test_the_package_is_what_the_run_expects() -> None:
    expected = os.environ.get("TABLEE_EXPECT")
    if expected is None:
        pytest.skip("TABLEE_EXPECT is not set: the tests were not started by dev.py")
    assert str(machine.__file__).endswith((".so", ".pyd") if expected == "compiled" else ".py")


def chosen() -> dict[str, Path]:
    """The modules that pyproject.toml has compiled, and their sources."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    modules = load("hatch_build").chosen(ROOT / "src", patterns)
    return {module.removesuffix(".py").replace("/", "."): ROOT / "src" / module for module in modules}


def test_every_chosen_module_is_compiled_or_none_is() -> None:
    endings = (".so", ".pyd") if str(machine.__file__).endswith((".so", ".pyd")) else ".py"
    for name in chosen():
        assert str(importlib.import_module(name).__file__).endswith(endings), name


ROOMS = ["kernel", "games/*/rules", "games/*/minds", "players/search", "rl/batch"]  # compiled whole
ALIKE = [f"rules/{name}.py" for name in ("rules", "state", "tables", "numbering", "events", "invariants")]
ALIKE += ["minds/mind.py", "minds/rating.py", "people/telling.py", "people/view.py", "people/fr.ftl", "people/en.ftl"]
ALIKE += ["data/decisions.toml", "data/rulebook.toml", "data/strategies.toml"]
LEANS_ON = re.compile(r"tablee\.games\.\w+\.data\b")


def test_whole_rooms_are_compiled_and_nothing_by_hand() -> None:
    left = {file for room in ROOMS for folder in SOURCE.glob(room) for file in folder.rglob("*.py")}
    assert {file for file in left if file.name != "__init__.py"} == set(chosen().values())
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    assert patterns == [f"tablee/{room}/*.py" for room in ROOMS]


def test_every_game_has_the_same_rooms() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()]
    for game in games:
        here = {each.name for each in game.iterdir() if each.name != "__pycache__"}
        assert here == {"data", "rules", "minds", "people", "title.py", "README.md", "__init__.py"}, game.name
        for known in ALIKE:
            assert (game / known).is_file(), f"{game.name}/{known}"


def test_compiled_rules_lean_on_no_plain_module_but_data() -> None:
    compiled = chosen()
    for name, file in compiled.items():
        games = {imported for imported in imports(file) if imported.startswith("tablee.games.")}
        plain = {imported for imported in games if not any(f".{room}." in imported for room in ("rules", "minds"))}
        assert not {imported for imported in plain if not LEANS_ON.match(imported)}, name


def test_the_type_checker_is_never_silenced() -> None:
    silenced = re.compile(r"#\s*type:\s*ignore")
    assert not [file for file in SOURCE.rglob("*.py") if silenced.search(file.read_text(encoding="utf-8"))]


def test_the_compiled_package_is_not_the_source_folder() -> None:
    from_source = Path(tablee.__file__).resolve().is_relative_to(ROOT / "src")
    assert from_source == (os.environ.get("TABLEE_EXPECT", "plain") == "plain")


def test_the_version_is_one() -> None:
    assert importlib.metadata.version("tablee") == tablee.__version__


def test_the_package_is_importable_from_anywhere(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import tablee, tablee.kernel; print(tablee.__version__)"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == tablee.__version__


def imports(file: Path) -> Iterator[str]:
    """The full names a source file imports, those below `if TYPE_CHECKING` and inside functions included."""
    package = file.parent.relative_to(SOURCE.parent).parts if file.is_relative_to(SOURCE) else ()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) + 1 - node.level], *filter(None, [node.module])] if node.level else []
            yield from (".".join([*(base or [node.module or ""]), alias.name]) for alias in node.names)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    for file in sorted((SOURCE / room).rglob("*.py")):
        ours = {name for name in imports(file) if name.split(".")[0] == "tablee"}
        strangers = {name for name in ours if name.split(".")[1] not in MAY_IMPORT[room]}
        assert not strangers, f"{file.relative_to(ROOT)} imports {strangers}"


def test_every_room_has_its_place_in_the_order() -> None:
    rooms = {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").is_file()}
    assert rooms <= set(MAY_IMPORT)
    assert {file.name for file in SOURCE.glob("*.py")} == {"__init__.py", "__main__.py"}


@pytest.mark.parametrize("name", ["rules.py", "cards.toml", "fr.ftl"])
def test_the_digest_follows_every_file_of_the_package(dev: ModuleType, tree: Path, name: str) -> None:
    before = dev.digest(tree, ("pyproject.toml",), ("src", "web"))
    (tree / "src" / "tablee" / name).write_text("changed")
    assert dev.digest(tree, ("pyproject.toml",), ("src", "web")) != before


def test_the_digest_follows_pages_settings_and_new_names(dev: ModuleType, tree: Path) -> None:
    seen = {dev.digest(tree, ("pyproject.toml",), ("src", "web"))}
    (tree / "web" / "page.ts").write_text("changed")
    seen.add(dev.digest(tree, ("pyproject.toml",), ("src", "web")))
    (tree / "pyproject.toml").write_text("changed")
    seen.add(dev.digest(tree, ("pyproject.toml",), ("src", "web")))
    (tree / "src" / "tablee" / "fr.ftl").rename(tree / "src" / "tablee" / "en.ftl")
    seen.add(dev.digest(tree, ("pyproject.toml",), ("src", "web")))
    assert len(seen) == 4


@pytest.mark.parametrize("name", ["__pycache__/rules.pyc", "rules.cpython-311.so", "node_modules/a/index.js"])
def test_the_digest_passes_over_what_is_made(dev: ModuleType, tree: Path, name: str) -> None:
    before = dev.digest(tree, (), ("src",))
    file = tree / "src" / "tablee" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("made")
    assert dev.digest(tree, (), ("src",)) == before


def test_a_step_is_done_only_for_the_same_inputs(dev: ModuleType, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not dev.is_done(stamp, "one")
    stamp.write_text("one")
    assert dev.is_done(stamp, "one")
    assert not dev.is_done(stamp, "two")


def test_an_unknown_command_is_refused_with_the_usage(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        dev.main(["fly"])
    assert refusal.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


def test_the_pins_name_no_host() -> None:
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "//" not in pins
    assert "index-url" not in pins
