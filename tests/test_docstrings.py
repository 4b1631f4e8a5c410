"""The code is documented in place, keeps the conventions of its language, and leaves no code in comments."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tablee"
FILES = sorted(SOURCE.rglob("*.py"))
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def public(node: ast.AST) -> Iterator[Documented]:
    """The public classes and functions of a module, and the public methods of its public classes."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, Documented) and not part.name.startswith("_"):
            yield part
            if isinstance(part, ast.ClassDef):
                yield from public(part)


@pytest.mark.parametrize("file", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_module_class_and_method_says_what_it_is_for(file: Path) -> None:  # LO02-25
    tree = ast.parse(file.read_text(encoding="utf-8"))
    opening = (ast.get_docstring(tree) or "").split("\n\n")[0].strip()
    assert opening.endswith((".", ":", ")")) or file.name == "__main__.py", "a module opens with one sentence"
    silent = [f"{node.name}, line {node.lineno}" for node in public(tree) if not ast.get_docstring(node)]
    assert silent == []


def test_every_package_has_its_sentence() -> None:  # LO02-27
    folders = {file.parent for file in FILES}
    packages = {file.parent for file in FILES if file.name == "__init__.py"}
    assert folders == packages, "a folder of code is a package"
    sentences = [ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) for folder in packages]
    assert all(sentences) and len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("name", ["kernel.game.Game", "kernel.step.Step", "table.table.Table", "table.saves.Saves"])
def test_characteristic_classes_are_documented_with_an_example(name: str) -> None:  # LO02-28
    *rooms, file, kind = name.split(".")  # read from the source: compiled classes carry no docstring
    tree = ast.parse(SOURCE.joinpath(*rooms, f"{file}.py").read_text(encoding="utf-8"))
    told = next(ast.get_docstring(node) or "" for node in public(tree) if node.name == kind)
    assert ">>> " in told and len(told.split("\n\n")) > 1


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]])
def test_the_code_keeps_the_conventions_of_the_language(command: list[str]) -> None:  # LO02-30
    assert ruff(*command, "src").returncode == 0, ruff(*command, "src").stdout


def test_no_code_is_left_in_comments(tmp_path: Path) -> None:  # LO02-31
    found = ruff("check", "--select", "ERA001", "src", "tests", "tools", "bench", "examples", "dev.py")
    assert found.returncode == 0, found.stdout
    sample = tmp_path / "sample.py"
    sample.write_text('"""A sample."""\n\n# total = count + 1\n', encoding="utf-8")
    assert ruff("check", "--select", "ERA001", str(sample)).returncode == 1, "the detector sees what it should see"


def ruff(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the linter on the repository."""
    return subprocess.run([sys.executable, "-m", "ruff", *words], cwd=ROOT, capture_output=True, text=True, check=False)
