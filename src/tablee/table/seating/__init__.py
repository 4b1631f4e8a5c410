"""Who sits where, and under which name."""
