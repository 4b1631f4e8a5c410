"""What every view holds: the open question as a seat may see it."""

from dataclasses import dataclass

from tablee.kernel import NOBODY, State


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The open question: who decides and what kind it is, for all; the options, for the one who decides."""

    seat: int
    kind: str
    options: tuple[int, ...]


def decision_view(s: State, seat: int, kinds: list[str]) -> DecisionView | None:
    """The open question for one seat; None when the game is over."""
    if s.to_move == NOBODY:
        return None
    return DecisionView(s.to_move, kinds[s.kind], tuple(s.options) if seat == s.to_move else ())
