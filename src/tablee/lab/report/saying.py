"""The words and numbers of reports, in one language."""

from tablee.games import title_named
from tablee.games.language import words
from tablee.lab.play.errors import PACKAGE
from tablee.lab.reckon.figures import SHARE
from tablee.lab.reckon.statistics import Reckoned


class Saying:
    """Says what a report says of one game."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.title = title_named(game)
        self._words = words(PACKAGE, language)

    def __call__(self, message: str, **given: str | int) -> str:
        """A sentence."""
        return self._words.say(message, **given)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with the decimal sign of the language."""
        return f"{value:.{digits}f}".replace(".", self("lab-decimal"))

    def percent(self, value: float, *, signed: bool = False) -> str:
        """A share as so many in a hundred."""
        return self("lab-by-points" if signed else "lab-percent", number=self._signed(100 * value, signed))

    def _signed(self, value: float, signed: bool) -> str:
        shown = self.number(value)
        return f"+{shown}" if signed and value > 0 else shown

    def amount(self, value: float, unit: str, *, signed: bool = False) -> str:
        """A value in its unit."""
        return self.percent(value, signed=signed) if unit == SHARE else self._signed(value, signed)

    def between(self, found: Reckoned, unit: str, *, signed: bool = False) -> str:
        """An interval."""
        low, high = (self.amount(value, unit, signed=signed) for value in (found.low, found.high))
        return self("lab-between", low=low, high=high)

    def sure(self, found: Reckoned, unit: str, *, signed: bool = False) -> str:
        """A value with its interval: "51.2 % (48.1 % to 54.3 %)"."""
        return self(
            "lab-sure",
            value=self.amount(found.value, unit, signed=signed),
            between=self.between(found, unit, signed=signed),
        )

    def figure(self, name: str) -> str:
        """What a figure is called."""
        family, _, which = name.partition(":")
        if family == "way":
            return self("lab-figure-way", way=self.way(which))
        if family in ("seat", "side"):
            return self(f"lab-figure-{family}", number=int(which) + 1)
        if family in ("step", "luck"):
            strong, _, weak = which.partition("-")
            return self(f"lab-figure-{family}", strong=self.level(strong), weak=self.level(weak))
        return self(f"lab-figure-{name.replace('_', '-')}")

    def way(self, reason: str) -> str:
        """How a game ended, in the game's own words where it has some."""
        ours, name = words(self.title.package, self.language), f"reason-{reason.replace('_', '-')}"
        return ours.say(name) if ours.has(name) else reason.replace("_", " ")

    def level(self, level: str) -> str:
        """A level of virtual players."""
        shared = words("tablee.games", self.language)
        return shared.say(f"level-{level}") if shared.has(f"level-{level}") else level

    def family(self, name: str) -> str:
        """A sort of things."""
        shared = words("tablee.games", self.language)
        return shared.say(f"things-{name}") if shared.has(f"things-{name}") else name
