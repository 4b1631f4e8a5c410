"""Tablée: a table where people play five tabletop games, with each other and with virtual players."""

__version__ = "0.1.0"
