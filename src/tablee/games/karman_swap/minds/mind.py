"""Karman Swap, for virtual players."""

from tablee.kernel import Mind


class KarmanSwapMind(Mind):
    """What virtual players know of Karman Swap beyond its rules."""
