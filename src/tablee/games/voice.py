"""The voice of a game: its sentences, and the numbers in them named by tables."""

from collections.abc import Callable, Mapping
from typing import Final

from tablee.games.language import PACKAGE, listed, words
from tablee.games.texts import Text, each_language
from tablee.kernel import Description, Reason, Touch

Known = int | str | Text
Said = dict[str, int | str]
Namer = Callable[[int, str], str]  # the name of a number in a language
SEATS: Final = ("player", "target")  # arguments that are seats, named by who sits there


class Voice:
    """What one game says. `namers` name the numbers of its arguments; `kinds` are its questions, by number.

    A sentence that the game does not have is one that all games share.

    >>> voice = Voice("tablee.games.karmaka", ["play_card"], {"card": lambda number, language: "Panic"})
    >>> voice.say("refuse-not-held", "en", **voice.spoken({"card": 3}, [], "en"))
    'Panic is not in your Hand.'
    >>> voice.player(1, ["Anna"], "en"), voice.player(0, ["Anna"], "en")
    ('seat 1', 'Anna')
    """

    def __init__(self, package: str, kinds: list[str], namers: Mapping[str, Namer]) -> None:
        self.package = package
        self.kinds = kinds
        self.namers = {"question": self.question, **namers}

    def has(self, message: str, language: str) -> bool:
        """Whether the game itself has such a message."""
        return words(self.package, language).has(message)

    def say(self, message: str, language: str, **args: int | str) -> str:
        """A message with its arguments put in."""
        package = self.package if self.has(message, language) else PACKAGE
        return words(package, language).say(message, **args)

    def named(self, family: str, name: str, language: str) -> str:
        """The name of a thing of a family, such as named("zone", "future_life", "fr")."""
        return self.say(f"{family}-{dashed(name)}", language)

    def question(self, kind: int, language: str) -> str:
        """The question of a decision, whatever the table."""
        return self.say(f"ask-{dashed(self.kinds[kind])}", language)

    def asked(self, kind: int, facts: Mapping[str, Known], names: list[str], language: str) -> str:
        """The question of a decision; with facts of the table, it says more."""
        if not facts:
            return self.question(kind, language)
        return self.say(f"ask-{dashed(self.kinds[kind])}-with", language, **self.spoken(facts, names, language))

    def waits(self, kind: int, name: str, language: str) -> str:
        """What the others read while someone decides."""
        return self.say(f"wait-{dashed(self.kinds[kind])}", language, player=name)

    def player(self, seat: int, names: list[str], language: str) -> str:
        """The name of the player at a seat, or the seat itself where nobody gave a name."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat-name", language, seat=seat)

    def players(self, seats: list[int], names: list[str], language: str) -> str:
        """Several players in one breath."""
        return listed([self.player(seat, names, language) for seat in seats], language)

    def spoken(self, given: Mapping[str, Known], names: list[str], language: str) -> Said:
        """Arguments as the messages want them: numbers that stand for something become its name."""
        return {name: self._argument(name, value, names, language) for name, value in given.items()}

    def _argument(self, name: str, value: Known, names: list[str], language: str) -> int | str:
        if isinstance(value, Text):
            return lowered(value.in_(language))
        if isinstance(value, str):
            return value
        if name in SEATS:
            return self.player(value, names, language)
        return self.namers[name](value, language) if name in self.namers else value

    def refusal(self, rule: str, message: str, names: list[str] | None = None, /, **known: Known) -> Reason:
        """Why something is not allowed, in each language."""
        seated = names or []
        said = each_language(lambda language: self.say(message, language, **self.spoken(known, seated, language)))
        return Reason(rule, said)


def described(
    form: str, touches: list[Touch], said: Callable[[str], str], change: Callable[[str], str] | None = None
) -> Description:
    """An option for people, its words said in each language, and what it would change where that is known."""
    return Description(form, touches, each_language(said), each_language(change) if change else None)


def lowered(text: str) -> str:
    """A name inside a sentence."""
    return text[:1].lower() + text[1:]


def dashed(name: str) -> str:
    """A name as messages write it."""
    return name.replace("_", "-")
