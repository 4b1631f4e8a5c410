"""Draw docs/images/play.svg: a moment of a game of Karmaka, told to one of its players by the program itself."""

import re
from io import StringIO
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tablee.table.journal import Setup
from tablee.table.trace import at_random, sentences

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "play.svg"
COMMAND = "$ python3 dev.py run tell karmaka --seed 7 --seat 0"
LINES = 30
FONTS = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->", re.DOTALL)  # fetched from elsewhere; the reader's own will do


def main() -> None:
    """Write the picture."""
    console = Console(record=True, width=72, file=StringIO())
    console.print(Text(COMMAND, style="bold"))
    for line in islice(sentences(Setup.of("karmaka", seed=7), at_random(7), 0, "en"), LINES):
        style = "cyan" if line.startswith("Turn ") else "green" if line.startswith("You") else ""
        console.print(Text(line, style=style))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    svg = FONTS.sub("", console.export_svg(title="Karmaka"))
    PICTURE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
