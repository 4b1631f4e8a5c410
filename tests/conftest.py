"""Options of the whole suite."""

import os
from collections.abc import Generator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write the golden files anew instead of comparing them")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where everything was installed, TABLEE_SKIPS=no makes a failure of every test that is left out."""
    report = yield
    if report.skipped and os.environ.get("TABLEE_SKIPS") == "no" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
    return report
