"""The page about the server is true."""

import doctest
from pathlib import Path

from tablee.server.http.app import Application
from tests.server.company import config

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_examples_of_the_page_run() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False)
    assert outcome.attempted > 10 and outcome.failed == 0


def test_the_page_names_every_path_of_the_api(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    paths = Application(config(tmp_path)).litestar.openapi_schema.paths or {}
    assert len(paths) > 20
    ends = [[word for word in path.split("/") if word and "{" not in word][-1] for path in paths]
    lacking = [end for end in ends if f"/{end}" not in text]
    assert lacking == []
