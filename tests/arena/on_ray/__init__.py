"""Matches on a Ray cluster: run by `dev.py cluster`."""
