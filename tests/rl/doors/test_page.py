"""The page for researchers and the docstrings of the doors do what they say."""

import doctest
import importlib

import pytest

from tests.test_docs import DOORS
from tests.test_recipes import blocks


def test_the_python_of_the_page_for_researchers_runs_in_order() -> None:
    namespace: dict[str, object] = {"__name__": "recipe"}
    assert len(blocks("researchers.md")) >= 5
    for number, block in enumerate(blocks("researchers.md"), 1):
        exec(compile(block, f"researchers.md, block {number}", "exec"), namespace)


@pytest.mark.parametrize("name", DOORS)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
