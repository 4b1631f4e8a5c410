"""Saved progress: what every game's saved data holds, read back with every number checked."""

from reprlib import repr as shortened
from typing import TypeVar

import msgspec

from tablee.kernel import NOBODY, BadData, Frame, Rng, Rules, State, restored

SavedFrame = tuple[int, int, int, int, int, int, list[int]]  # effect, seat, at, count, chosen, marks, cards


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """What `State.progress_data` writes, with the game, its format and its rules; a game adds its own fields."""

    game: str
    format: int
    rules: int
    seats: int
    rng: list[int]
    frames: list[SavedFrame]
    to_move: int
    kind: int
    options: list[int]
    over: bool
    winners: int
    reason: int

    def generator(self) -> Rng:
        """The generator as it was."""
        try:
            return restored(self.rng)
        except BadData as error:
            raise BadData(f"rng: {error}") from error


F = TypeVar("F", bound=Saved)


def need(fact: bool, complaint: str) -> None:
    """Refuse the data unless the fact holds."""
    if not fact:
        raise BadData(complaint)


def typed(data: object, form: type[F], rules: Rules, version: int) -> F:
    """Saved data as a record of its game, in this format and under these rules."""
    need(isinstance(data, dict), "saved data is a table of names and values")
    assert isinstance(data, dict)
    game, written, under = (data.get(name) for name in ("game", "format", "rules"))
    need(game == rules.name, f"this is not a saved game of {rules.name}: game is {shortened(game)}")
    need(written == version, f"format {shortened(written)} is not read here, only format {version}")
    need(under == rules.version, f"saved under rules {shortened(under)} of {rules.name}; these are {rules.version}")
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadData(f"saved data is malformed: {error}") from error


def check_progress(saved: Saved, rules: Rules) -> None:
    """Question, frames and end are numbers of this game, and name seats at this table."""
    asked = (NOBODY,) if saved.over else range(saved.seats)
    need(saved.to_move in asked, "nobody is asked, or somebody after the end (to_move)")
    need(0 <= saved.kind < len(rules.kinds), f"no question has number {saved.kind} (kind)")
    need(all(0 <= option < rules.option_count for option in saved.options), "an option is out of range (options)")
    need(0 <= saved.winners < 1 << saved.seats, "the end is out of range: a winner is not at the table (winners)")
    need(0 <= saved.reason < len(rules.reasons), "the end is out of range (reason)")
    for frame in saved.frames:
        need(0 <= frame[0] < len(rules.effects), "a frame is out of range")
        need(NOBODY <= frame[1] < saved.seats, "a frame is out of range: its seat")


def resume(saved: Saved, s: State) -> None:
    """Give a state the frames, the question and the end that were saved."""
    s.frames = [Frame(*frame) for frame in saved.frames]
    s.to_move, s.kind, s.options = saved.to_move, saved.kind, saved.options
    s.over, s.winners, s.reason = saved.over, saved.winners, saved.reason


def check_over(s: State) -> None:
    """Nothing goes on after the end."""
    is_still = not s.frames and not s.options and s.kind == 0 and s.to_move == NOBODY
    need(is_still, "something goes on after the end")


def check_question(rules: Rules, s: State) -> None:
    """The open question must be the one that the frames ask."""
    saved = s.decision()
    try:
        asked = rules.ask_again(s)
    except (LookupError, ValueError) as error:
        raise BadData("the frames do not fit the state") from error
    need(asked and s.decision() == saved, "the open question is not the one that the frames ask")
