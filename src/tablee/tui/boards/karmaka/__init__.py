"""The board of Karmaka in a terminal."""
