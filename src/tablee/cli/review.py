"""The command `tablee review`: walk through a game that has ended."""

from pathlib import Path

from cyclopts import App

from tablee.cli.help import examples
from tablee.cli.speaking import BadUsage, Data, Folder, Lang, speaking

EXAMPLES = examples(
    'tablee review "Karmaka Anna Bob"', "tablee review karmaka.jsonl --lang fr", "tablee review study --number 12"
)
app = App(name="review", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def review(name: str, *, number: int | None = None, lang: Lang = None, data: Data = None, saves: Folder = None) -> None:
    """Walk through a game that has ended, with the master's opinion: in a terminal."""
    with speaking(lang, data) as spoken:
        from tablee.tui.plain.console import Console

        if not Console().has_screen:
            raise BadUsage("usage-terminal", command="`tablee saves export`")
        from tablee.tui.app import run_review

        if number is None:
            return run_review(name, saves, spoken)
        from tablee.arena.folder import StudyFolder

        run_review(StudyFolder(Path(name)).journal(number), saves, spoken)
