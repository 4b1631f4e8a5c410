"""What a server tells of numbers that have changed."""

from msgspec import Struct


class ChangeInfo(Struct, frozen=True):
    """A score of a seat, or a pile of somebody's or of nobody's, that is not what it was."""

    id: str
    seat: int
    was: int
    now: int


class SinceInfo(Struct, frozen=True):
    """What has changed since the end of the asker's last turn, by its number from 1."""

    turn: int
    changes: list[ChangeInfo]
    piles: list[ChangeInfo] = []
