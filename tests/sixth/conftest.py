"""The sixth game comes from outside: Connect Four is built, unpacked elsewhere, and found by its entry point."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import offered

ROOT = Path(__file__).resolve().parents[2]
BUILDS = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the package lies as an installer would lay it."""
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("outside")
    command = [sys.executable, "-c", BUILDS, str(wheels)]
    subprocess.run(command, cwd=ROOT / "examples" / "connect_four", check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture(scope="module", autouse=True)
def installed(outside: Path) -> Iterator[None]:
    """The game can be found for as long as the tests of a file last."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(outside))
        offered.cache_clear()
        yield
    offered.cache_clear()
