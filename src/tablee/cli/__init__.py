"""The program `tablee`: its commands."""

from tablee.cli.main import main

__all__ = ["main"]
