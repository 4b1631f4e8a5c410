"""A step: one question or one deed, stateless."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.kernel.frame import Frame
from tablee.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question or one deed of an effect. It holds no state of the game: all progress is in the frame.

    `enter` either asks (`state.ask`), or does its deed and moves on (`frame.at += 1`, or a push, or the end of the
    game). A step that asks changes nothing in `enter`, so that the question can be put again from the state alone.
    `answer` takes one legal choice; the machine then enters the step in progress again.

    >>> from tablee.kernel import Frame, State, Step
    >>> class Count(Step[State]):
    ...     def enter(self, s: State, f: Frame) -> None:
    ...         f.count += 1
    ...         f.at += 1
    """

    def enter(self, s: S, f: Frame) -> None:
        """Ask, or do the deed and move on."""
        raise NotImplementedError

    def answer(self, s: S, f: Frame, choice: int) -> None:
        """Take the choice of the seat that was asked."""
        raise NotImplementedError


def numbered(steps: dict[int, Step[S]]) -> list[Step[S]]:
    """The steps of an effect by their numbers, which steps use to go on elsewhere: each number is written once."""
    if sorted(steps) != list(range(len(steps))):
        raise ValueError(f"the steps of an effect are numbered from 0 on, not {sorted(steps)}")
    return [steps[number] for number in range(len(steps))]


def place_of(steps: list[Step[S]], kind: object) -> int:
    """The number of the step of a class in an effect."""
    for number in range(len(steps)):
        if type(steps[number]) is kind:
            return number
    raise ValueError(f"no step of this effect is {kind!r}")
