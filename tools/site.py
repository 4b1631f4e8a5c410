"""Build the documentation: bring what is generated up to date, draw the diagrams that changed, then run Sphinx."""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import class_pages, games_page, status

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "build" / "docs"


def digest(text: str) -> str:
    """What a picture says of the diagram it was drawn from."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_drawn(source: Path) -> bool:
    """Whether the picture beside a diagram shows the diagram as it is."""
    picture = source.with_suffix(".svg")
    mark = f"<!-- drawn from {digest(source.read_text(encoding='utf-8'))} -->"
    return picture.is_file() and picture.read_text(encoding="utf-8").startswith(mark)


def draw(source: Path) -> None:
    """Draw a diagram, without network; the picture remembers what it was drawn from."""
    import mermaidx  # of the group docs alone

    text = source.read_text(encoding="utf-8")
    picture = str(mermaidx.render(text).svg())
    mark = f"<!-- drawn from {digest(text)} -->\n"
    source.with_suffix(".svg").write_text(mark + picture + "\n", encoding="utf-8")


def refresh() -> None:
    """Write anew what comes from the code and the tests, and draw what changed."""
    status.main()
    games_page.main()
    class_pages.main()
    for source in sorted(DOCS.rglob("*.mmd")):
        if not is_drawn(source):
            print(f"drawing {source.relative_to(ROOT)} …", flush=True)
            draw(source)


def main(arguments: list[str]) -> int:
    """Build; with --refresh, stop before Sphinx."""
    parser = argparse.ArgumentParser(prog="tools.site", description=__doc__)
    parser.add_argument("--refresh", action="store_true", help="bring pages and pictures up to date, build nothing")
    asked = parser.parse_args(arguments)
    refresh()
    if asked.refresh:
        return 0
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-d", str(SITE.with_name("doctrees"))]
    made = subprocess.call([*sphinx, str(DOCS), str(SITE)])
    if made == 0:
        print(f"the documentation is in {SITE.relative_to(ROOT) / 'index.html'}")
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
