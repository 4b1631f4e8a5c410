"""Each version of the database as the change from the one before; what is written here is never changed again."""
