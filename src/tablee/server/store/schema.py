"""The database: what is kept of tables, and nothing that a seat's token could be read from."""

from typing import Final

import sqlalchemy as sa

VERSION: Final = 7  # of these tables; `migrations` brings an older database up to it
META: Final = sa.MetaData()
ID: Final = sa.String(32)
HASH: Final = sa.String(64)
NAME: Final = sa.String(40)


def of_table() -> sa.Column[str]:
    """The column that says which table a row is about."""
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id"), nullable=False)


# One row: the version of these tables, a name for this database, and when old tables were last removed.
about: Final = sa.Table(
    "about",
    META,
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("name", NAME, nullable=False),
    sa.Column("cleaned", sa.Double, nullable=False),
)

# `n` is the number of the journal's last line, 0 before the game begins: with it every writer says what it has seen.
tables: Final = sa.Table(
    "tables",
    META,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", NAME, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", HASH, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # open, playing, over or closed
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("chats", sa.Integer, nullable=False),  # the number of the last line of chat
    sa.Column("to_move", sa.Integer, nullable=False),
    sa.Column("replace_after", sa.Integer, nullable=False),  # seconds; 0 is never
    sa.Column("following", ID, nullable=True),  # the rematch
    sa.Column("clock_per", sa.String(10), nullable=True),  # decision or player; none without a clock
    sa.Column("clock_seconds", sa.Integer, nullable=False),
    sa.Column("began", sa.Double, nullable=False),  # when the running decision did
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),  # of a finished game
    sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),  # seed, journal or open cards were
    sa.Column("seating", sa.Integer, nullable=False, server_default="0"),  # counts changes of tokens: who may listen
    sa.Column("maker", HASH, nullable=True),  # the address it was made from, hashed: work is shared fairly by it
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # also against people
    sa.Index("tables_by_status", "status", "touched"),
)

# When a server last gave a sign of life, and the sign before it: one row.
pulse: Final = sa.Table(
    "pulse",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("before", sa.Double, nullable=False),
)

# The lines as `tablee.table.past.journal` writes them.
records: Final = sa.Table(
    "records",
    META,
    of_table(),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "n"),
)

# A seat with neither token nor level is open. Once the game has begun the journal says who decides; `name` and `level`
# repeat it for lists. Until `here` its owner is at the table; `used` are seconds of its clock.
seats: Final = sa.Table(
    "seats",
    META,
    of_table(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token", HASH, nullable=True),
    sa.Column("name", NAME, nullable=True),
    sa.Column("level", NAME, nullable=True),
    sa.Column("here", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
    sa.Column("fresh", HASH, nullable=True),  # a renewed token: from its first use it takes the place of the other
    sa.PrimaryKeyConstraint("table_id", "seat"),
)

chats: Final = sa.Table(
    "chats",
    META,
    of_table(),
    sa.Column("id", sa.BigInteger, nullable=False),  # counts from 1 at each table, in the order of commits
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", NAME, nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "id"),
)

# What is shown of a finished game without its rules, which may have changed since: see `endings.py`.
endings: Final = sa.Table(
    "endings",
    META,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),  # the line at which it ended
    sa.Column("kept", sa.LargeBinary, nullable=False),
)

# Which worker thinks for a table, and until when the others leave it to that.
claims: Final = sa.Table(
    "claims",
    META,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("worker", sa.String(40), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)

# Who agrees to what: to an undo of `subject` at line `n`, or that a virtual player sits down for `subject`.
votes: Final = sa.Table(
    "votes",
    META,
    of_table(),
    sa.Column("what", sa.String(10), nullable=False),
    sa.Column("subject", sa.Integer, nullable=False),
    sa.Column("voter", sa.Integer, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "what", "subject", "voter"),
)
