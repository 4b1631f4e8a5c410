"""A game touches the places that the recipe lists and no others: no list of games stands anywhere else."""

import ast
import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tablee.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
RECIPE = ROOT / "docs" / "add_a_game.md"
ROW = re.compile(r"^\| `([^`]+)` \| ", re.MULTILINE)
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
PRODUCT = ("src/", "web/", "tools/", "bench/", "deploy/", "examples/", "dev.py", "hatch_build.py", "pyproject.toml")
EXPLAINED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

# Names of games elsewhere, each with its reason.
EXAMPLES = {
    "src/tablee/cli/*": "help shows commands as examples",
    "src/tablee/games/??.errors.ftl": "a refusal shows a folder as an example",
    "tools/class_pages.py": "the class diagrams of the LO02 brief are Karmaka's",
    "pyproject.toml": "keywords by which people find the package",
    "examples/learning/*": "a player that learns one game, as an example",
    "web/src/words/??.ftl": "the words of boards stand with those of the page",
    "web/src/pages/Home.svelte": "the game that is chosen before anybody has chosen",
}

# Tests that list games all the same.
LISTED = {"tests/test_pseudo.py": "each game is walked through by commands of its own, as far as it takes"}


def places() -> list[str]:
    """The places of the recipe's table; NAME stands for the name of a game."""
    return ROW.findall(RECIPE.read_text(encoding="utf-8"))


def patterns() -> list[str]:
    """The same as patterns of paths, for every game."""
    return [f"{place.replace('NAME', name)}*" for place in places() for name in GAMES]


def tracked(*parts: str) -> Iterator[Path]:
    """The text files of some parts of the tree that are kept, as they are now."""
    listed = subprocess.run(["git", "ls-files", "--", *parts], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("no git here")
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and Path(name).suffix not in (".svg", ".png", ".lock", ".sqlite"):
            yield Path(name)


def is_its_own(file: Path) -> bool:
    """Whether the recipe lists this place, or the file bears the name of a game."""
    return NAMED.search(file.name) is not None or any(fnmatch(file.as_posix(), each) for each in patterns())


def said(file: Path) -> str:
    """What a file says: of Python its code, as docstrings and comments may name a game as an example."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return " ".join(code(ast.parse(text))) if file.suffix == ".py" else text


def code(tree: ast.AST) -> Iterator[str]:
    """The names and strings of a module, docstrings left out."""
    docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, EXPLAINED)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docs:
            yield node.value
        for field in ("id", "attr", "name", "module", "arg"):
            if isinstance(getattr(node, field, None), str):
                yield getattr(node, field)


def lists(tree: ast.AST) -> Iterator[int]:
    """The lines of lists and sentences that name two games or more."""
    for node in ast.walk(tree):
        if len({name for name in heads(node) if name in GAMES}) > 1 or names_many(node):
            yield getattr(node, "lineno", 0)


def heads(node: ast.AST) -> Iterator[object]:
    """The constants that a literal lists: its elements, their first elements, or its keys."""
    listed = node.elts if isinstance(node, ast.List | ast.Tuple | ast.Set) else []
    for element in (*listed, *(node.keys if isinstance(node, ast.Dict) else [])):
        inner = element.elts[:1] if isinstance(element, ast.List | ast.Tuple) else [element]
        yield from (each.value for each in inner if isinstance(each, ast.Constant))


def names_many(node: ast.AST) -> bool:
    """Whether a string names several games."""
    return isinstance(node, ast.Constant) and len(set(NAMED.findall(str(node.value).lower()))) > 1


def test_the_recipe_lists_six_places() -> None:
    assert len(places()) == 6
    for name in GAMES:
        for place in places():
            assert (ROOT / place.replace("NAME", name)).exists(), f"{name} has no {place}"


def test_no_other_place_of_the_product_names_a_game() -> None:
    elsewhere = [file for file in tracked(*PRODUCT) if not is_its_own(file) and NAMED.search(said(file))]
    found = {file.as_posix() for file in elsewhere}
    assert {file for file in found if not any(fnmatch(file, each) for each in EXAMPLES)} == set()


def test_tests_of_shared_rooms_list_no_games() -> None:
    """They may play one as an example; whoever tries every game asks `GAMES` or `titles`."""
    found = [
        f"{file}:{line}"
        for file in tracked("tests")
        if file.suffix == ".py" and not is_its_own(file) and file.as_posix() not in LISTED
        for line in lists(ast.parse((ROOT / file).read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ('x = ["{0}", "{1}"]', 1),
        ('x = [("{0}", 2), ("{1}", 3)]', 1),
        ('x = {{"{0}": 1, "{1}": 2}}', 1),
        ('x = "{0}, {1}"', 1),
        ('x = [play("{0}"), play("{1}")]', 0),
        ('x = ["{0}", "{0}"]', 0),
    ],
)
def test_a_list_of_games_is_known_when_it_is_seen(source: str, count: int) -> None:
    assert len(set(lists(ast.parse(source.format(*GAMES))))) == count


def test_a_name_in_code_is_seen_and_one_in_a_docstring_is_not() -> None:
    first = next(iter(GAMES))
    assert NAMED.search(" ".join(code(ast.parse(f"from games import {first}"))))
    assert NAMED.search(" ".join(code(ast.parse(f'play("{first}")'))))
    assert not NAMED.search(" ".join(code(ast.parse(f'def f():\n    """Play {first}."""  # {first}'))))
