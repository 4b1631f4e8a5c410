"""Version 4: whether people at a table may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add it: at the tables there are, people play against people without."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.update(sa.table("about", sa.column("version", sa.Integer))).values(version=4))
