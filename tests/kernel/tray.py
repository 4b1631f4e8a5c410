"""A tiny game for the kernel's own tests: steps that note what they do, put together in each test."""

from typing import cast

from tablee.kernel import Frame, Machine, State, Step, seeded


class Tray(State):
    """A state that remembers in which order things were done."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, seeded(1))
        self.notes: list[object] = []

    def copy(self) -> "Tray":
        """An equal tray, independent of this one."""
        other = Tray(self.seats)
        other.rng = self.rng.copy()
        other.notes = self.notes[:]
        self.progress_into(other)
        return other

    def data(self) -> dict[str, object]:
        """The whole tray."""
        return {**self.progress_data(), "notes": self.notes[:]}


class Note(Step[Tray]):
    """Note a word and move on."""

    def __init__(self, word: str) -> None:
        self.word = word

    def enter(self, s: Tray, f: Frame) -> None:
        """Note it."""
        s.notes.append(self.word)
        f.at += 1


class Ask(Step[Tray]):
    """Ask for one of some options, again and again until `picks` answers were noted."""

    def __init__(self, options: list[int], kind: int = 0, picks: int = 1) -> None:
        self.options = options
        self.kind = kind
        self.picks = picks

    def enter(self, s: Tray, f: Frame) -> None:
        """Ask, until enough was answered."""
        if f.count < self.picks:
            s.ask(f.seat, self.kind, self.options)
        else:
            f.count = 0
            f.at += 1

    def answer(self, s: Tray, f: Frame, choice: int) -> None:
        """Note the answer."""
        s.notes.append(choice)
        f.count += 1


class Begin(Step[Tray]):
    """Begin other effects, each on top of the one before."""

    def __init__(self, *effects: int) -> None:
        self.effects = effects

    def enter(self, s: Tray, f: Frame) -> None:
        """Push them, for the next seat."""
        f.at += 1
        for effect in self.effects:
            s.push(effect, (f.seat + 1) % s.seats)


class Become(Step[Tray]):
    """Go on as another effect."""

    def __init__(self, effect: int) -> None:
        self.effect = effect

    def enter(self, s: Tray, f: Frame) -> None:
        """Leave a mark and change."""
        f.marks |= 4
        f.become(self.effect)


class Finish(Step[Tray]):
    """End the game."""

    def enter(self, s: Tray, f: Frame) -> None:
        """Seat 1 wins."""
        s.end(0b10, 3)


def machine(*effects: list[Step[Tray]], settles: bool = False) -> Machine:
    """A machine of these effects; with `settles`, it answers single options of kind 1 by itself."""
    return Machine(cast("list[list[Step[State]]]", [*effects]), [False, settles])


def begun(rules: Machine) -> Tray:
    """A tray on which effect 0 goes on for seat 0, up to the first question or the end."""
    tray = Tray()
    tray.push(0, 0)
    rules.advance(tray)
    return tray
