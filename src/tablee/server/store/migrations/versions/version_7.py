"""Version 7: what is shared."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Nothing that is kept changes but the number."""
    op.execute(sa.update(sa.table("about", sa.column("version", sa.Integer))).values(version=7))
