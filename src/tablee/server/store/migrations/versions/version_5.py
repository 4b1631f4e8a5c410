"""Version 5: people and what is theirs."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Nothing that is kept changes but the number."""
    op.execute(sa.update(sa.table("about", sa.column("version", sa.Integer))).values(version=5))
