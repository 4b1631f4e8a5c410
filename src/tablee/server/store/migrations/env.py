"""Alembic's way in: the connection is the program's, and so is the transaction."""

from typing import Final

from alembic import context

RUN: Final = "env_py"  # the name under which alembic runs this file; whoever only imports it changes nothing

if __name__ == RUN:
    context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
