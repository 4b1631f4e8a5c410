"""The store: everything that is asked of the database, and nothing that knows a game."""
