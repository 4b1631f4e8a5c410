"""Tools for those who work on Tablée; `dev.py` runs them."""
