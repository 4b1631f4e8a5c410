"""Plain words on the screen: whatever a player is called, nothing in it is taken for a style."""

from textual.visual import VisualType
from textual.widgets import Static


class Paragraph(Static):
    """Some words, or content that is styled already."""

    def __init__(self, words: VisualType = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(words, markup=False, id=id, classes=classes)
