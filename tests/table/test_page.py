"""The page about the table is true: its examples run, and its journal is one."""

import doctest
import json
from pathlib import Path

from tablee.table import Journal, game_named
from tools.fuzzing import sealed

PAGE = Path(__file__).parents[2] / "docs" / "table.md"


def test_the_examples_of_the_page_run() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False)
    assert outcome.attempted > 10 and outcome.failed == 0


def test_the_journal_of_the_page_is_one() -> None:
    text = PAGE.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
    lines = [json.loads(line) for line in text.splitlines()]
    assert sealed(lines).decode() == text
    lines[0]["rules"] = game_named("karmaka").version
    history = Journal.read(sealed(lines)).history()
    assert history.taken_back and history.names() == ["Zoé", "Bob"]
