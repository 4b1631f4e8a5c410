"""One table: its room in memory, who asks, and what they are shown of it."""
