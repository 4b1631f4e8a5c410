"""An experiment kept for the record: frames that change in place, against frames replaced at each move of progress.

The first are copied one by one with the state, the second are shared by its copies. Both are compiled, in a folder
that does not stay. From the root of the repository: python3 -m bench.frames, with the development tools installed.
"""

import importlib
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from rich.console import Console
from rich.table import Table

import hatch_build

SUBJECT = Path(__file__).with_name("frame_designs.py")
DEPTHS = (1, 2, 3, 4)
ROUNDS = 20_000
SLICES = 25
Work = Callable[[int, int], int]


def compiled(folder: Path) -> ModuleType:
    """The designs, compiled in a folder."""
    lib = folder / "lib"
    lib.mkdir()
    shutil.copy(SUBJECT, lib)
    if hatch_build.child("compile", lib, SUBJECT.name, cwd=lib, quiet=True).returncode:
        raise SystemExit("the designs do not compile")
    sys.path.insert(0, str(lib))
    module = importlib.import_module(SUBJECT.stem)
    if str(module.__file__).endswith(".py"):
        raise SystemExit("the designs were not compiled")
    return module


def nanoseconds(works: list[Work], depth: int) -> list[float]:
    """The least time for each piece of each work, over slices taken in turn."""
    least = [float("inf")] * len(works)
    for _ in range(SLICES):
        for number, work in enumerate(works):
            begin = time.perf_counter()
            pieces = work(ROUNDS // depth, depth)
            least[number] = min(least[number], (time.perf_counter() - begin) / pieces * 1e9)
    return least


def main() -> None:
    """Compile, time, and show nanoseconds for each progress and each copy."""
    with tempfile.TemporaryDirectory() as folder:
        designs = compiled(Path(folder))
        works: list[Work] = [designs.change, designs.replace, designs.copy_changing, designs.copy_lasting]
        shown = Table("depth", title="nanoseconds (frames changed in place / frames replaced)")
        shown.add_column("a move of progress", justify="right")
        shown.add_column("a copy of the stack", justify="right")
        for depth in DEPTHS:
            change, replace, copied, shared = nanoseconds(works, depth)
            shown.add_row(str(depth), f"{change:.1f} / {replace:.1f}", f"{copied:.0f} / {shared:.0f}")
        Console().print(shown)


if __name__ == "__main__":
    main()
