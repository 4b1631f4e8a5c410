"""Wishes: what people ask for before a game begins, and what the program remembers of them."""
