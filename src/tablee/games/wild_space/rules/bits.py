"""Small sets as bits: sectors, places and hostile planets."""

from typing import Final

from mypy_extensions import i64

BIT: Final[list[int]] = [1 << number for number in range(60)]
COUNT10: Final[list[int]] = [number.bit_count() for number in range(1024)]  # how many bits are set in ten


def has(bits: i64, number: i64) -> bool:
    """Whether a number is in a set."""
    return (bits >> number) & 1 == 1


def count(bits: i64) -> i64:
    """How many numbers below ten a set has."""
    return COUNT10[bits]
