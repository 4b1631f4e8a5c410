"""The command `tablee backup`: a copy of a server's database, made while it serves."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from tablee.cli.help import examples
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples(
    "tablee backup monday.sqlite",
    "tablee backup /backups/$(date +%F).sqlite --settings /etc/tablee/server.toml",
    "tablee backup tables.dump --database postgresql://tablee@db/tablee",
)
app = App(name="backup", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def backup(
    target: Path,
    *,
    database: Annotated[str | None, Parameter(env_var="TABLEE_DATABASE")] = None,
    settings: Annotated[Path | None, Parameter(env_var="TABLEE_SETTINGS")] = None,
    lang: Lang = None,
    data: Data = None,
) -> None:
    """Copy the database of a server to a file, as it is at one moment; servers may go on meanwhile."""
    with speaking(lang, data) as spoken:
        from tablee.server.start.backup import back_up  # which needs a second
        from tablee.server.start.settings import settled

        print(back_up(settled({"database": database}, settings, spoken).database, target, spoken))
