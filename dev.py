#!/usr/bin/env python3
"""Play Tablée, or work on it, with nothing but CPython 3.11 or later.

Commands:
  run [ARGS]      play: the program tablee, compiled
  test [ARGS]     the suite in its short form, against the plain package, then against the compiled one
  wide [ARGS]     the rest of the suite: the same checks of every other game, language, size and database
  check           ruff (lint and format), mypy --strict, and svelte-check for the web client
  bench [ARGS]    bench/run.py in the compiled environment
  mutants [ARGS]  tools/mutants.py in the plain environment
  soak [ARGS]     tools/soak.py in the plain environment: long tests of the table, and all attacks on the server
  cluster         matches on a Ray cluster, in a network of its own, one worker of which is killed
  doors           the doors for researchers, by the tests of PettingZoo, Gymnasium and OpenSpiel
  install         the wheel in an empty environment elsewhere, where every game is played in terminal and browser
  docs [ARGS]     the documentation in build/docs, by tools/site.py
  pages [WORDS]   pictures of every screen of the web client in build/pages, in both languages and three sizes
  clean           remove .venv, build and the caches

Environments are made when first needed and mended when their inputs change; nothing outside the repository is touched.
TABLEE_COMPILE=auto|require|no says whether the rules are compiled: auto stays plain where there is no C compiler.

For instance:
  python3 dev.py run                        play
  python3 dev.py run -- --help              what the program offers
  python3 dev.py --plain run                play at once, without waiting for the compiler
  python3 dev.py test                       every check, before a commit
  python3 dev.py --plain test -k karmaka    some tests, against the plain package alone
  python3 dev.py soak attacks 0.1           every attack on the server, at a tenth of its full length
"""

import argparse
import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must be told, in words it can still read
    sys.exit("dev.py: Tablée needs CPython 3.11 or later; this is " + sys.version.split()[0])

import tomllib

from tools.lock import held

ROOT = Path(__file__).resolve().parent
VENVS = ROOT / ".venv"
BUILD = ROOT / "build"
CONSTRAINTS = ROOT / "constraints.txt"
UV = "uv==0.13.7"
BUILD_FILES = ("pyproject.toml", "constraints.txt", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md")
BUILD_FOLDERS = ("src", "web")
PASSED_OVER = {"__pycache__", "node_modules"}
LIBRARIES = {".so", ".pyd"}
KEPT_WHEELS = 2
NOTHING_TO_TEST = 5  # pytest's status when a selection is empty
UNAVAILABLE = 69  # the status of a service that is not there, as in sysexits.h
COMPILE = os.environ.get("TABLEE_COMPILE", "auto")
BEAT = 15.0  # seconds between signs of life where there is no terminal
NO_NETWORK = ("dns error", "name resolution", "NewConnectionError", "error sending request", "network was disabled")
# Of an environment; those not named have dev.
GROUPS = {"run": ["lab"], "docs": ["docs"], "cluster": ["cluster"], "doors": ["doors"]}
MIXES_IN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")


class StepError(Exception):
    """A step that failed: what to say, and the status to leave with."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def say(line: str, *, end: str = "\n") -> None:
    """Tell the user what is being done; the error stream leaves the output to the program."""
    print(f"dev.py: {line}", end=end, file=sys.stderr, flush=True)


def watch(process: subprocess.Popen[bytes], what: str) -> float:
    """Wait for a step, showing that time passes: in place on a terminal, by a line now and then elsewhere."""
    live = sys.stderr.isatty()
    start = told = time.monotonic()
    say(f"{what} …", end="\r" if live else "\n")
    while process.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=0.5)
        passed = time.monotonic() - start
        if live:
            say(f"{what} … {passed:.0f} s", end="\r")
        elif start + passed - told >= BEAT:
            told = start + passed
            say(f"  … {passed:.0f} s")
    return time.monotonic() - start


def step(what: str, command: Iterable[object], **more: str) -> None:
    """Run one silent step; where the network is wanting, try once with what was fetched before."""
    log = BUILD / "log.txt"
    log.parent.mkdir(exist_ok=True)
    words = [str(word) for word in command]
    with log.open("wb") as out, subprocess.Popen(words, env=environment(more), stdout=out, stderr=out) as process:
        passed = watch(process, what)
    text = log.read_text(errors="replace")
    if process.returncode == 0:
        say(f"{what}: {passed:.1f} s")
    elif not any(sign in text for sign in NO_NETWORK):
        print("\n".join(text.splitlines()[-40:]), file=sys.stderr)
        raise StepError(f"{what}: failed with status {process.returncode}", process.returncode)
    elif more or "-m" in words:
        raise StepError(f"{what}: packages could not be fetched; is the network there? (build/log.txt)", UNAVAILABLE)
    else:
        step(f"{what}, without network", words, UV_OFFLINE="1")


def environment(more: dict[str, str] | None = None) -> dict[str, str]:
    """The user's environment without what would mix in other packages."""
    kept = {name: value for name, value in os.environ.items() if name not in MIXES_IN}
    return {**kept, **(more or {})}


def inputs(root: Path, files: Iterable[str], folders: Iterable[str]) -> Iterator[Path]:
    """The files a build depends on, in a fixed order."""
    for name in files:
        if (root / name).is_file():
            yield root / name
    for folder in folders:
        for file in sorted((root / folder).rglob("*")):
            made = file.is_relative_to(root / "src/tablee/server/web")  # by the build: no input of it
            if file.is_file() and not made and file.suffix not in LIBRARIES and not PASSED_OVER & set(file.parts):
                yield file


def digest(root: Path, files: Iterable[str], folders: Iterable[str] = (), *more: str) -> str:
    """A short name for the contents of the inputs, their paths, this Python and this place."""
    total = hashlib.sha256("\0".join([sys.version, sys.base_prefix, str(root), *more]).encode())
    for file in inputs(root, files, folders):
        total.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def wheel_digest() -> str:
    """Changes with every file of the package, and when a C compiler appears."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    there = os.name == "nt" or shutil.which(compiler.split()[0]) is not None
    compiled = COMPILE == "require" or (COMPILE != "no" and there)
    return digest(ROOT, BUILD_FILES, BUILD_FOLDERS, f"compiled={compiled}")


def is_done(stamp: Path, content: str) -> bool:
    """Whether a step was finished for the same inputs; its stamp is written last."""
    return stamp.is_file() and stamp.read_text() == content


def program(folder: Path, name: str = "python") -> Path:
    """A program of an environment."""
    return folder / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def alone() -> contextlib.AbstractContextManager[None]:
    """Let one dev.py at a time change the environments."""
    return held(VENVS / "lock", lambda: say("another dev.py is preparing the environments; waiting for it …"))


def uv() -> Path:
    """The installer, in an environment of its own."""
    folder = VENVS / "uv"
    stamp, mark = folder / "ready", digest(ROOT, (), (), UV)
    if not is_done(stamp, mark):
        require_venv()
        shutil.rmtree(folder, ignore_errors=True)
        step("making the installer's environment", [sys.executable, "-m", "venv", folder])
        step("fetching the installer", [program(folder), "-m", "pip", "install", "-q", UV])
        stamp.write_text(mark)
    return program(folder, "uv")


def require_venv() -> None:
    """Say it plainly where a distribution has split the standard library."""
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        raise StepError("this Python cannot make environments; on Debian or Ubuntu install python3-venv")


def ready(name: str) -> Path:
    """The interpreter of an environment (`run`, `plain`, `compiled` or one of `GROUPS`), made or mended as needed."""
    folder = VENVS / name
    with alone():
        dependencies(folder, GROUPS.get(name, ["dev"]))
        package(folder, editable=name in ("plain", "docs"))
    return program(folder)


def dependencies(folder: Path, groups: list[str]) -> None:
    """Make the environment anew when what it depends on changed."""
    stamp, mark = folder / "dependencies", digest(ROOT, ("pyproject.toml", "constraints.txt"))
    if is_done(stamp, mark):
        return
    step(f"making the environment {folder.name}", [uv(), "venv", "-q", "--clear", "--python", sys.executable, folder])
    group = [word for name in groups for word in ("--group", f"{ROOT / 'pyproject.toml'}:{name}")]
    pip = [uv(), "pip", "install", "-q", "--compile-bytecode", "--python", program(folder)]
    step("fetching the dependencies", [*pip, "-c", CONSTRAINTS, "-r", ROOT / "pyproject.toml", *group])
    stamp.write_text(mark)


def package(folder: Path, *, editable: bool) -> None:
    """Install the package: as a link to its sources, or as the compiled wheel."""
    mark = digest(ROOT, BUILD_FILES, ("web",), "editable") if editable else wheel_digest()
    stamp = folder / "package"
    if is_done(stamp, mark) and (editable or COMPILE != "require" or is_compiled(folder)):
        return
    source = ["-e", str(ROOT)] if editable else [str(wheel(mark))]
    pip = [uv(), "pip", "install", "-q", "--compile-bytecode", "--python", program(folder), "--no-deps", "--reinstall"]
    step(f"installing tablee in {folder.name}", [*pip, "--build-constraints", CONSTRAINTS, *source])
    stamp.write_text(mark)


def wheel(name: str) -> Path:
    """The wheel of the present sources, built once for all environments."""
    folder = BUILD / "wheels" / name
    fitting = "*-cp*.whl" if COMPILE == "require" else "*.whl"
    made = next(folder.glob(fitting), None) or build_wheel(folder)
    if made.name.endswith("-none-any.whl") and COMPILE != "no":
        say("warning: no C compiler or no Python headers; the rules stay plain Python, several times slower")
    return made


def build_wheel(folder: Path) -> Path:
    """Build beside, move when whole, and forget the oldest."""
    new = folder.with_name("new")
    shutil.rmtree(new, ignore_errors=True)
    command = [uv(), "build", "--wheel", "--python", sys.executable, "--build-constraints", CONSTRAINTS]
    slow = "" if COMPILE == "no" else ", compiling the rules (a few minutes)"
    step(f"building the package{slow}", [*command, "--out-dir", new, ROOT])
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    for old in sorted(folder.parent.iterdir(), key=lambda f: f.stat().st_mtime)[:-KEPT_WHEELS]:
        shutil.rmtree(old, ignore_errors=True)
    return next(folder.glob("*.whl"))


def is_compiled(folder: Path) -> bool:
    """Whether the package installed in an environment is compiled."""
    places = ("lib/python*/site-packages", "Lib/site-packages")
    return any(next(folder.glob(f"{place}/tablee__mypyc*"), None) for place in places)


def call(python: Path, *args: str, env: dict[str, str] | None = None, cwd: Path | None = ROOT) -> int:
    """Run a program in the foreground and return its status; an interrupt is its own affair, an end is handed on."""
    process = subprocess.Popen([str(python), *args], cwd=cwd, env=environment(env))
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while process.returncode is None:
        with contextlib.suppress(KeyboardInterrupt):
            process.wait()
    return process.returncode if process.returncode >= 0 else 128 - process.returncode


def run(args: list[str], plain: bool) -> int:
    """Play, in the folder the user stands in."""
    return call(ready("plain" if plain else "run"), "-P", "-m", "tablee", *args, cwd=None)


def test(args: list[str], plain: bool) -> int:
    """What compiling can change against the plain package, then everything against the compiled one."""
    short = "" if args else " and not wide"  # whoever asks for some tests gets all of them
    if is_plain(plain):
        return suite("plain", *([] if args else ["-m", "not wide"]), *spread(args), *args)
    first = suite("plain", *([] if args else ["-m", "not dear and not wide"]), *spread(args), *args)
    second = suite("compiled", "-m", f"not plain_only{short}", *spread(args), *args)
    return first or (0 if args and second == NOTHING_TO_TEST else second)


def wide(args: list[str], plain: bool) -> int:
    """What the short form leaves out, where play is fastest."""
    name = "plain" if is_plain(plain) else "compiled"
    return suite(name, "-m", "wide", *spread(args), *args)


def is_plain(wanted: bool) -> bool:
    """Whether there is only the plain package to be tested, by wish or for want of a compiler."""
    if not wanted:
        ready("compiled")
    found = wanted or not is_compiled(VENVS / "compiled")
    if found:
        say("only the plain package is tested" + ("" if wanted else ": nothing was compiled"))
    return found


def spread(args: list[str]) -> list[str]:
    """Workers for all tests, one more than cores, as some tests wait for other processes; some tests need none."""
    return [] if args else ["-n", str(min((os.cpu_count() or 1) + 1, 4)), "--dist", "worksteal"]


def suite(name: str, *args: str) -> int:
    """One run of the tests, told what package they should find, and where the plain one is to compare with.

    What was read is kept as bytecode: each worker and each of the many processes would have to compile it again.
    """
    say(f"tests of the {name} package")
    other = {} if name == "plain" else {"TABLEE_OTHER_PYTHON": str(program(VENVS / "plain"))}
    told = {"TABLEE_EXPECT": name, "PYTHONDONTWRITEBYTECODE": "", **other}
    return call(ready(name), "-m", "pytest", *args, env=told)


def check(_args: list[str], _plain: bool) -> int:
    """Lint, format and types, of the web client too; all are run even when one fails."""
    python = ready("plain")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files = [name for name in settings["tool"]["mypy"]["files"] if (ROOT / name).exists()]
    tools = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", *files], ["tools.webcheck"])
    return max(call(python, "-m", *tool) for tool in tools)


def bench(args: list[str], plain: bool) -> int:
    """Measure, knowing the plain interpreter too so that both can be compared."""
    if args[:1] == ["doors"]:
        return call(ready("doors"), "-m", "bench.doors.run", *args[1:])
    other = ready("plain")
    python = other if plain else ready("compiled")
    env = {"TABLEE_PLAIN_PYTHON": str(other), "PYTHONPATH": str(ROOT / "examples")}
    return call(python, "-m", "bench.run", *args, env=env)


def mutants(args: list[str], _plain: bool) -> int:
    """Look for changes of the code that no test notices."""
    return call(ready("plain"), "-m", "tools.mutants", *args)


def soak(args: list[str], _plain: bool) -> int:
    """Run the long forms of the table's tests."""
    return call(ready("plain"), "-m", "tools.soak", *args)


def cluster(args: list[str], _plain: bool) -> int:
    """The tests of matches on a Ray cluster, which other environments do not have."""
    return call(ready("cluster"), "-m", "pytest", "tests/arena/on_ray", *args)


def doors(args: list[str], _plain: bool) -> int:
    """The tests of the doors for researchers, with the libraries that other environments do not have."""
    return call(ready("doors"), "-m", "pytest", "tests/rl/doors", *args)


def install(_args: list[str], _plain: bool) -> int:
    """Install the wheel as a stranger would, and play every game there."""
    python = ready("plain")
    with alone():
        made = wheel(wheel_digest())
    return call(python, "-m", "tools.clean_install", str(made))


def docs(args: list[str], _plain: bool) -> int:
    """Bring generated pages up to date and build the documentation; a warning is an error."""
    return call(ready("docs"), "-m", "tools.site", *args)


def pages(args: list[str], _plain: bool) -> int:
    """Picture every screen, or those whose names have one of the words."""
    return call(ready("plain"), "-m", "tools.every_page", str(BUILD / "pages"), *args)


def clean(_args: list[str], _plain: bool) -> int:
    """Remove all that can be made again; the lock stays, for those who wait for it."""
    names = ("build", "dist", "docs/api", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
    caches = [ROOT / name for name in names]
    with alone():
        for folder in [*caches, *(f for f in VENVS.iterdir() if f.is_dir()), *ROOT.glob("src/**/__pycache__")]:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


ALL = (run, test, wide, check, bench, mutants, soak, cluster, doors, install, docs, pages, clean)
COMMANDS = {command.__name__: command for command in ALL}


def main(arguments: list[str]) -> int:
    """Read the command line and do what it asks."""
    usage = "python3 dev.py [--plain] COMMAND [ARGS]"
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("dev.py", usage=usage, description=__doc__, formatter_class=layout)
    parser.add_argument("--plain", action="store_true", help="skip the compiler: use the package as plain Python")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those above")
    parser.add_argument("args", nargs=argparse.REMAINDER, metavar="ARGS", help="handed on")
    asked = parser.parse_args(arguments)
    try:
        return COMMANDS[asked.command](asked.args[asked.args[:1] == ["--"] :], asked.plain)
    except StepError as failure:
        say(str(failure))
        return failure.status
    except KeyboardInterrupt:
        say("interrupted")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
