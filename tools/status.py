"""Write docs/lo02/status.md: for every rule and requirement, the tests that cite it, or what is missing."""

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Final

from tablee.games import GAMES
from tablee.games.rulebook import Chapter, rulebook
from tablee.games.title import Title

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
REQUIREMENTS: Final = ROOT / "docs" / "lo02" / "requirements.toml"
PAGE: Final = ROOT / "docs" / "lo02" / "status.md"
ID: Final = re.compile(r"\b(?:[A-Z][A-Z0-9]{1,2}-V?\d+\.\d+[a-z]?|LO02-\d+)\b")
HEAD: Final = """# Status

<!-- Written by tools/status.py from the rulebook, requirements.toml and the tests: do not edit. -->

What is done, what is not, and what is faulty, rule by rule (LO02-34). *Done* means that tests cite the rule or the
requirement by its number, and they are run before every change; the tests are named beside it, below `tests/`.
*Written* means that a page answers it. *Record* is kept from the brief and asks nothing of the product.
"""


def citations() -> dict[str, list[str]]:
    """For each id, the test files with a test or a docstring that cites it, in order."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for cited in sorted(set(ID.findall(_tests_in(text)))):
            found[cited].append(file.relative_to(TESTS).as_posix())
    return found


def _tests_in(text: str) -> str:
    """The opening sentence and the test functions of a file: helpers and tables prove nothing."""
    lines = text.splitlines()
    tree = ast.parse(text)
    parts = [ast.get_docstring(tree) or ""]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            start = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            parts += lines[start - 1 : node.end_lineno]
    return "\n".join(parts)


def requirements() -> dict[str, dict[str, str]]:
    """The requirements of the brief, by id."""
    listed = tomllib.loads(REQUIREMENTS.read_text(encoding="utf-8"))["requirement"]
    return {entry["id"]: entry for entry in listed}


def faults() -> list[str]:
    """The faults that are known."""
    listed = tomllib.loads(REQUIREMENTS.read_text(encoding="utf-8")).get("fault", [])
    return [entry["what"] for entry in listed]


def state_of(entry: dict[str, str], tests: list[str]) -> str:
    """Done, partly, written, record, or the gap."""
    if tests:
        return f"**partly**: {entry['partly']}" if "partly" in entry else "done"
    if entry["kind"] == "A":
        return "record"
    if "gap" in entry:
        return f"**not done**: {entry['gap']}"
    return "written" if "page" in entry else "**not done**"


def places(entry: dict[str, str], tests: list[str]) -> str:
    """The page that answers a requirement, then its tests."""
    page = entry.get("page", "")
    link = [f"[{page}]({page.removeprefix('lo02/') if page.startswith('lo02/') else f'../{page}'})"] if page else []
    return ", ".join(link + [f"`{name}`" for name in tests]) or "–"


def of_the_brief(cited: dict[str, list[str]]) -> list[str]:
    """The table of the requirements."""
    rows = ["| Id | Requirement | State | Where |", "| --- | --- | --- | --- |"]
    for number, entry in requirements().items():
        tests = cited.get(number, [])
        rows.append(f"| {number} | {entry['what']} | {state_of(entry, tests)} | {places(entry, tests)} |")
    return rows


def chapters() -> list[tuple[Title, Chapter]]:
    """The rulebooks of all games, chapter by chapter."""
    ours = [GAMES.title(name) for name in GAMES]
    return [(title, chapter) for title in ours for chapter in rulebook(title.package)]


def of_the_rules(cited: dict[str, list[str]]) -> list[str]:
    """A table for each chapter of the rulebooks."""
    lines = []
    for title, chapter in chapters():
        lines += ["", f"### {chapter.id} {chapter.title['en']}", "", "| Rule | State | Tests |", "| --- | --- | --- |"]
        for rule in chapter.rule:
            tests = [f"`{name.removeprefix(f'games/{title.name}/')}`" for name in cited.get(rule.id, [])]
            lines.append(f"| {rule.id} | {'done' if tests else '**not done**'} | {', '.join(tests) or '–'} |")
    return lines


def page() -> str:
    """The whole page."""
    cited = citations()
    rules = [rule.id for _, chapter in chapters() for rule in chapter.rule]
    first, chapter = chapters()[0]
    done = sum(rule in cited for rule in rules)
    known = [f"- {fault}" for fault in faults()] or ["None is known."]
    shown = f"`tablee rules {first.name} {chapter.rule[0].id}` shows a rule in full."
    total = f"{done} of {len(rules)} rules are done. {shown}"
    brief = ["", "## The brief", "", *of_the_brief(cited)]
    return "\n".join(
        [HEAD, "## Known faults", "", *known, *brief, "", "## The rules", "", total, *of_the_rules(cited), ""]
    )


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
