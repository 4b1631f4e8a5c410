"""The bell: rings for a table where a virtual player is on move, and is heard by whoever thinks."""

from collections.abc import Callable

Ear = Callable[[str], None]


class Bell:
    """Who rings does not know who hears: a house without a steward thinks about nothing."""

    def __init__(self) -> None:
        self._ears: list[Ear] = []

    def heard_by(self, ear: Ear) -> None:
        """Tell somebody of each table from now on."""
        self._ears.append(ear)

    def silence(self) -> None:
        """Let nobody hear it any more."""
        self._ears.clear()

    def ring(self, table_id: str) -> None:
        """A virtual player is on move at a table."""
        for ear in self._ears:
            ear(table_id)
