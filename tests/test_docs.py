"""What the documentation shows is true: the examples of the README and of docstrings are run."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parent.parent
MODULES = [module.name for module in pkgutil.walk_packages(tablee.__path__, "tablee.") if "__main__" not in module.name]


def test_the_readme_plays_a_whole_game() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 10 and outcome.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_files_named_in_the_readme_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = {part.split(")")[0] for part in text.split("](")[1:]}
    assert links >= {"docs/kernel.md", "NOTICE.md"}
    assert [link for link in links if not (ROOT / link).exists()] == []
