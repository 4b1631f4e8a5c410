"""The machine: the only loop. It applies a choice and goes on until someone must decide."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.rng import Rng
from tablee.kernel.state import NOBODY, State
from tablee.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine:
    """Runs the effects of one game: lists of steps, by number.

    `settles[kind]` says that a question of this kind with a single option is answered by the game itself. An effect
    in progress is a frame; when its steps are done the frame below goes on.
    """

    def __init__(self, effects: list[list[Step[State]]], settles: list[bool]) -> None:
        self.effects = effects
        self.settles = settles

    @final
    def advance(self, s: State) -> None:
        """Go on until someone must decide, or the game is over."""
        go_on(self.effects, self.settles, s)

    @final
    def answer(self, s: State, choice: int) -> None:
        """Take a choice that is known to be legal, then advance: the raw verb beside `Game.apply`."""
        take(self.effects, self.settles, s, choice)

    @final
    def ask_again(self, s: State) -> bool:
        """Put the open question again from the state alone; False if the game would have settled it by itself."""
        frame = s.frames[-1]
        s.to_move = NOBODY
        self.effects[frame.effect][frame.at].enter(s, frame)
        return s.to_move != NOBODY and (len(s.options) > 1 or not self.settles[s.kind])

    @final
    def playout(self, s: State, rng: Rng, most: i64) -> i64:
        """Play on at random until the end, or for `most` decisions; the number of decisions made."""
        made: i64 = 0
        while not s.over and made < most:
            options = s.options
            take(self.effects, self.settles, s, options[rng.below(len(options))])
            made += 1
        return made


# The loop is made of functions: a method called on a game that a plain class extends goes through the interpreter.


def go_on(effects: list[list[Step[State]]], settles: list[bool], s: State) -> None:
    """Enter step after step until someone must decide, or the game is over."""
    while s.to_move == NOBODY and not s.over:
        frame = s.frames[-1]
        steps = effects[frame.effect]
        if frame.at < len(steps):
            step = steps[frame.at]
            step.enter(s, frame)
            if s.to_move != NOBODY and len(s.options) == 1 and settles[s.kind]:
                s.to_move = NOBODY
                step.answer(s, frame, s.options[0])
        else:
            s.frames.pop()


def take(effects: list[list[Step[State]]], settles: list[bool], s: State, choice: int) -> None:
    """Give a choice to the step in progress, then go on."""
    frame = s.frames[-1]
    if s.chronicle is not None:
        s.note_choice(choice)
    s.to_move = NOBODY
    effects[frame.effect][frame.at].answer(s, frame, choice)
    go_on(effects, settles, s)
