"""How much a process uses, where the system tells it under /proc (None elsewhere), and how fast the disk is."""

import os
import time
from pathlib import Path

PROC = Path("/proc")


def memory(process: int) -> int | None:
    """Bytes of a process that are in memory."""
    try:
        pages = int((PROC / str(process) / "statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float | None:
    """Seconds of processor time of a process, all of its threads."""
    try:
        facts = (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def disk(folder: Path, writes: int = 100) -> list[float]:
    """Seconds that the disk of a folder takes to keep a page: what a commit waits for at least."""
    found: list[float] = []
    with (folder / "disk").open("wb", buffering=0) as file:
        for _ in range(writes):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            found.append(time.perf_counter() - began)
    return found


def between(before: float | None, after: float | None) -> float | None:
    """The difference of two figures, if both are known."""
    return None if before is None or after is None else after - before
