"""How hard an attack strikes: shortly in the suite, at full length by `dev.py soak attacks`.

TABLEE_ATTACKS is the share of the long form that is wanted: 1 is all of it, 0.1 a tenth; without it each attack takes
its short form. Attacks tell how far they have come, and what came out, where a soak asks for it.
"""

import math
import os
import sys
from pathlib import Path
from typing import Final

SHARE: Final = float(os.environ.get("TABLEE_ATTACKS", "0"))
REPORT: Final = os.environ.get("TABLEE_ATTACKS_REPORT")  # the file of the summaries


def times(short: int, long: int) -> int:
    """How often to strike: `short` in the suite, `long` in the long form, a share of it where that was asked for."""
    return max(short, math.ceil(long * SHARE))


def tell(line: str) -> None:
    """Say how far an attack has come."""
    if SHARE:
        print(f"  {line}", file=sys.__stderr__, flush=True)


def sum_up(line: str) -> None:
    """Say what came out of an attack."""
    if REPORT:
        with Path(REPORT).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")
