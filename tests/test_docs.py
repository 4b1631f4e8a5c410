"""What the documentation shows is true: the examples of the README and of docstrings are run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")
TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```$", re.DOTALL | re.MULTILINE)
DOORS = [f"tablee.rl.{name}" for name in ("aec", "bots", "gym", "spaces", "spiel", "trajectories", "vector")]
FOUND = [module.name for module in pkgutil.walk_packages(tablee.__path__, "tablee.") if "__main__" not in module.name]
MODULES = [name for name in FOUND if name not in DOORS]  # those need libraries: tests/rl/doors runs them


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = {DOCS / "index.md"}
    for page in PAGES:
        for tree in TOCTREE.findall(page.read_text(encoding="utf-8")):
            listed |= {page.parent / f"{line}.md" for line in tree.splitlines() if line and not line.startswith(":")}
    assert [page.name for page in PAGES if page not in listed] == []


def test_pages_load_nothing_from_elsewhere() -> None:
    for picture in DOCS.rglob("*.svg"):
        addresses = re.findall(r"(?:href|src|url\()\W{0,2}(https?:[^\"')]+)", picture.read_text(encoding="utf-8"))
        assert [address for address in addresses if "www.w3.org" not in address] == [], picture.name
