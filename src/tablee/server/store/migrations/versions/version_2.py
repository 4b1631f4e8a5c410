"""Version 2: tables, their journals, seats, chat, votes, claims and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = None


def upgrade() -> None:
    """Make the tables of version 2."""
    op.create_table(
        "about",
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("cleaned", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("replace_after", sa.Integer, nullable=False),
        sa.Column("following", sa.String(32), nullable=True),
        sa.Column("clock_per", sa.String(10), nullable=True),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
    )
    _of_a_table()


def _of_a_table() -> None:
    op.create_table(
        "records",
        _table_id(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("level", sa.String(40), nullable=True),
        sa.Column("here", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "chats",
        _table_id(),
        sa.Column("id", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "votes",
        _table_id(),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("subject", sa.Integer, nullable=False),
        sa.Column("voter", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "what", "subject", "voter"),
    )


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False)
