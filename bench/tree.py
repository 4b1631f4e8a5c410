"""A folder with the kernel, the games and the examples compiled together, as one group, to be measured.

The installed package does not hold the examples, and code compiled in another group, or left plain, calls the kernel
ten times more slowly. The folder is kept until a source changes.
"""

import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import dev
import hatch_build

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "bench"
EXAMPLES = ["connect_four/rules/*.py", "connect_four/minds/*.py"]
EXAMPLES += [f"leduc/{module}.py" for module in ("state", "steps", "sample", "game")]
Say = Callable[[str], None]


def compiled_tree(say: Say) -> Path | None:
    """The folder of the present sources, made now or kept from before; None where nothing can compile."""
    mark = dev.digest(ROOT, ("pyproject.toml", "hatch_build.py", "bench/tree.py"), ("src", "examples"))
    folder = FOLDER / mark
    if not folder.is_dir():
        if not hatch_build.can_compile(FOLDER / "any"):
            return None
        say("compiling the kernel, the games and the examples as one group (about half a minute) …")
        make(FOLDER / "new")
        forget(FOLDER)
        (FOLDER / "new").rename(folder)
    return folder / "tree"


def make(work: Path) -> None:
    """Copy the sources to a folder and compile them where they lie."""
    shutil.rmtree(work, ignore_errors=True)
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "tablee", work / "tree" / "tablee", ignore=made)
    shutil.copytree(ROOT / "examples", work / "tree", ignore=made, dirs_exist_ok=True)
    modules = hatch_build.chosen(work / "tree", [*patterns(), *EXAMPLES])
    compiling = hatch_build.child("compile", work / "tree", *modules, cwd=work / "tree", quiet=True)
    if compiling.returncode:
        sys.stderr.buffer.write(compiling.stdout[-4000:] + compiling.stderr[-4000:])
        raise SystemExit("bench: the rules do not compile")


def patterns() -> list[str]:
    """The modules of the package that are compiled, as pyproject.toml lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed: list[str] = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiled"]
    return listed


def forget(folder: Path) -> None:
    """Remove what was compiled from older sources."""
    for old in folder.iterdir():
        if old.name != "new":
            shutil.rmtree(old)
