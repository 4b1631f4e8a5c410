"""One game as the laboratory saw it: plain facts, kept in the folder of a study."""

from dataclasses import dataclass, field

MET, TAKEN, USED = 0, 1, 2  # the places of a thing's masks
Marks = dict[str, dict[str, list[int]]]  # by family and id: the seats that met, took and used it, as bits


@dataclass(slots=True)
class Seen:
    """One game: who sat where, how it ended, how long it was, whose chances rose, what was used."""

    number: int  # in its study
    arm: int
    deal: int
    seating: list[int]  # which player of the arm sits at each seat
    sides: list[int]  # the first of the seats that win together with this one
    first: int = 0  # the seat that decides first
    points: list[float] = field(default_factory=list)  # one win, shared by the seats that won; by all where nobody did
    reason: str = ""
    is_draw: bool = False
    is_stalled: bool = False  # stopped by the laboratory, as it did not end
    turns: int = 0
    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    options: int = 0  # of those, together
    curve: list[list[float]] = field(default_factory=list)  # at each turn, the chance of each seat
    things: Marks = field(default_factory=dict)
    banned: int = 0  # how often a ban changed a choice
    forced: int = 0  # how often nothing else was legal

    def of(self, player: int) -> float:
        """The points of a player of the arm."""
        return self.points[self.seating.index(player)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none where the game was drawn or stalled."""
        if self.is_draw or self.is_stalled:
            return []
        return [seat for seat, points in enumerate(self.points) if points > 0]
