"""Version 6: how people meet."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Nothing that is kept changes but the number."""
    op.execute(sa.update(sa.table("about", sa.column("version", sa.Integer))).values(version=6))
