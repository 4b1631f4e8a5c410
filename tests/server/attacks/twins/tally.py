"""What came out: a leak, or how often the law was put to the test."""

from dataclasses import dataclass


class Leak(AssertionError):
    """A seat was sent something that depends on what it may not know."""


@dataclass
class Tally:
    """How often the law was really put to the test."""

    positions: int = 0
    worlds: int = 0
    strange: int = 0  # worlds that differ from the truth
    entries: int = 0
    reasons: int = 0
    verdicts: int = 0
    hints: int = 0

    def add(self, other: "Tally") -> None:
        """Count together."""
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)

    def __str__(self) -> str:
        return ", ".join(f"{count:,} {name}" for name, count in vars(self).items())
