"""A decision: the open question, for callers outside the hot loop."""


class Decision:
    """Who must decide, what kind of question it is (a number of the game's catalogue), and the legal options."""

    def __init__(self, seat: int, kind: int, options: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options

    def __eq__(self, other: object) -> bool:
        """Equal when seat, kind and options are."""
        if not isinstance(other, Decision):
            return NotImplemented
        return self.seat == other.seat and self.kind == other.kind and self.options == other.options

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash((self.seat, self.kind, tuple(self.options)))

    def __repr__(self) -> str:
        """For debugging."""
        return f"Decision(seat={self.seat}, kind={self.kind}, options={self.options})"
