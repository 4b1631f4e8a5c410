"""Migrations: a database of an older version becomes one of today, in one transaction that the program holds.

Alembic works on the connection it is given: no file of settings and no second command. `about.version` says what a
database is; alembic's own mark is made from it.
"""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER: Final = Path(__file__).parent


def bring_up(connection: sa.Connection, found: int, to: str = "head") -> None:
    """Bring a database of version `found` up to date, or to another version; an empty one has version 0."""
    config = _config(connection)
    if found:
        command.stamp(config, str(found), purge=True)
    command.upgrade(config, to)


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
