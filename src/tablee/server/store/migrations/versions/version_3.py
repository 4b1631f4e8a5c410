"""Version 3: what was told of a table, who may listen, where it was made, renewed tokens, endings of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add them. Of a finished game all may have been told; the server itself writes endings of those there are."""
    op.add_column("tables", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("maker", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("fresh", sa.String(64), nullable=True))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
    )
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("told", sa.Boolean))
    op.execute(sa.update(tables).where(tables.c.status == "over").values(told=True))
    op.execute(sa.update(sa.table("about", sa.column("version", sa.Integer))).values(version=3))
