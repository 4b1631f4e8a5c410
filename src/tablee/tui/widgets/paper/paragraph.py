"""Plain words on the screen: nothing in them is taken for a style, and no line ends at a space that holds words."""

import re
from typing import Final

from rich.cells import cell_len
from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual, VisualType
from textual.widgets import Static

WORD: Final = re.compile(r"[^ \n]*(?: +|\n|$)")  # with the spaces after it: a no-break space is a part of a word


class Prose(Visual):
    """Words that are folded at plain spaces alone: Textual's own folding takes a no-break space for a plain one."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def folded(self, width: int) -> Content:
        """The same words with the ends of lines in them."""
        lines = self.content.divide(breaks(self.content.plain, width))
        return Content("\n").join([line.rstrip("\n").rstrip(" ") for line in lines])

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        """The lines, drawn."""
        return self.folded(width).render_strips(width, height, style, options)

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        """The cells of the longest line that was not folded."""
        return self.content.get_optimal_width(rules, container_width)

    def get_minimal_width(self, rules: RulesMap) -> int:
        """The cells of the longest word."""
        return self.content.get_minimal_width(rules)

    def get_height(self, rules: RulesMap, width: int) -> int:
        """The lines that the words take."""
        return self.folded(width).get_height(rules, width)


class Paragraph(Static):
    """Some words, or content that is styled already."""

    def __init__(self, words: VisualType = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(prose(words), markup=False, id=id, classes=classes)

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Other words."""
        super().update(prose(content), layout=layout)


def prose(words: VisualType) -> VisualType:
    """Words as they are folded here; anything else as it is."""
    if isinstance(words, str):
        return Prose(Content(words))
    return Prose(words) if isinstance(words, Content) else words


def breaks(text: str, width: int) -> list[int]:
    """Where lines of so many cells begin, after the first."""
    found: list[int] = []
    taken = 0
    for match in WORD.finditer(text):
        word = match.group().rstrip(" \n")
        if taken and taken + cell_len(word) > width:
            found.append(match.start())
            taken = 0
        taken += cell_len(match.group().rstrip("\n"))
        if match.group().endswith("\n"):
            found.append(match.end())
            taken = 0
    return [at for at in found if at < len(text)]
