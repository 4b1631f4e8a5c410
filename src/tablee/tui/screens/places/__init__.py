"""The places of the program outside a game."""
