"""Wild Space in the terminal: its board, and the words on it."""
