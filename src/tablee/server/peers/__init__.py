"""Other servers of the same database: how they hear from each other."""
