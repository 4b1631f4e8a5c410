"""What the laboratory refuses, in each language."""

from typing import Final

from tablee.games.language import words
from tablee.kernel import Worded

PACKAGE: Final = "tablee.lab"


class BadStudy(Worded):
    """A question that cannot be asked like this."""

    def __init__(self, message: str, **given: str) -> None:
        super().__init__(words(PACKAGE, "en").say(message, **given), message, given, PACKAGE)

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels from one process to another."""
        return (_again, (self.message, self.given))


def _again(message: str, given: dict[str, str]) -> BadStudy:
    return BadStudy(message, **given)
