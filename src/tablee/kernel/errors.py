"""What can go wrong at the border of the kernel: each error has a type, says why, and leaves everything as it was."""


class Reason:
    """Why something is not allowed: the rule that forbids it, and a sentence in each language, English among them."""

    def __init__(self, rule: str, text: dict[str, str]) -> None:
        self.rule = rule
        self.text = text

    def in_(self, language: str) -> str:
        """The sentence in one language; in English where it has none."""
        return self.text[language] if language in self.text else self.text["en"]

    def __eq__(self, other: object) -> bool:
        """Equal when the rule and all sentences are."""
        if not isinstance(other, Reason):
            return NotImplemented
        return self.rule == other.rule and self.text == other.text

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash((self.rule, self.text["en"]))

    def __repr__(self) -> str:
        """For debugging and for messages: the English sentence and its rule."""
        return f"{self.text['en']} ({self.rule})"


class TableeError(Exception):
    """The base of all our errors."""


class Worded(TableeError):
    """An error that people can cause: said in English here, and in other languages by the words of a package.

    `message` is the name of its sentence there, `given` what is put into it; without a name it has English only.
    """

    def __init__(
        self, text: str, message: str = "", given: dict[str, str] | None = None, package: str = "tablee.games"
    ) -> None:
        super().__init__(text)
        self.message = message
        self.given = given or {}
        self.package = package


class IllegalChoice(TableeError):
    """The choice is not legal now; `reason` tells the rule. The state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class WrongSeat(IllegalChoice):
    """Another seat is to decide."""


class GameOver(IllegalChoice):
    """The game has ended: nothing more can be chosen."""


class UnknownOption(Worded):
    """No option of this game has that number or that spelling."""


class UnknownSeat(Worded):
    """No such seat at this table."""


class BadSetup(Worded):
    """A number of players or a setting that the game does not have."""


class BadData(TableeError):
    """Saved data that is malformed, truncated, of another version or against the rules of its game."""
