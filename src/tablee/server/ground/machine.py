"""The machine: how much memory it has, as far as the system says."""

import os
from pathlib import Path
from typing import Final

MEGA: Final = 1 << 20
UNKNOWN: Final = 2048 * MEGA  # where the system does not say
LIMIT: Final = Path("/sys/fs/cgroup/memory.max")  # of a container, on Linux


def memory(limit: Path = LIMIT) -> int:
    """Bytes of memory that this machine has, or a container of it may use."""
    try:
        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        whole = UNKNOWN
    try:
        told = limit.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return whole
    return min(whole, int(told)) if told.isdecimal() else whole
