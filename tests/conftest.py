"""Options of the whole suite, and which tests are run against both packages."""

import os
import ssl
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.tiers import room, wide

HERE = Path(__file__).parent
# What compiling can change: the rules, the minds and the searches, and whoever hands whole states to and fro.
COMPILED = ("kernel", "games", "players", "laws", "golden", "examples", "test_packaging.py")
ALSO = (
    "server/test_client.py",
    "server/test_wire.py",
    "table/test_trace.py",
    "table/test_resume.py",
    "table/test_before.py",
)
LONG = ("web", "golden", "laws")  # begun first: one worker keeps its browser, and at the end all have short tests left
PLAIN_PART = "not dear and not wide"  # what is asked for where the rest is tried compiled


@cache
def is_of_both(place: Path) -> bool:
    """Whether a file of tests is run against both packages, or a folder holds such files."""
    return any(place.is_relative_to(name) or Path(name).is_relative_to(place) for name in (*COMPILED, *ALSO))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is tried once, compiled, is not even read for the plain run."""
    if config.option.markexpr != PLAIN_PART or not collection_path.is_relative_to(HERE):
        return None
    return None if is_of_both(collection_path.relative_to(HERE)) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Words, tables, screens, servers and pages are plain Python: they are tried once, where play is fastest."""
    items.sort(key=lambda item: _how_soon(item.path))
    for item in items:
        mark = _mark(item.path)
        if mark is not None:
            item.add_marker(mark)
    for item in wide(items):
        item.add_marker(pytest.mark.wide)


@cache
def _mark(path: Path) -> pytest.MarkDecorator | None:
    """Where the tests of a file are run; thousands of them ask."""
    if not path.is_relative_to(HERE):
        return None
    place = path.relative_to(HERE)
    return None if is_of_both(place) else pytest.mark.dear


@cache
def _how_soon(path: Path) -> int:
    place = room(path)
    return LONG.index(place) if place in LONG else len(LONG)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew instead of comparing them")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything was installed, TABLEE_SKIPS=no makes a failure of every test that is left out."""
    report = yield
    if report.skipped and os.environ.get("TABLEE_SKIPS") == "no" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
    return report


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Certificates are read once: to read them anew for each client takes ten times as long as what it asks here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield
