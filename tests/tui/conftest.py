"""The screens are plain Python: their tests run once."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Not again against the compiled package."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.plain_only)
