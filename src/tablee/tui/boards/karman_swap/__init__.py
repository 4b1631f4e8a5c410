"""Karman Swap in the terminal: its board, and the words on it."""
