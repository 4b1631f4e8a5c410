"""A menu: the line that Enter takes bears a mark, so that it is seen without colours too."""

from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tablee.tui.widgets.bars.pace import Pace

Lines = list[tuple[str, str]]  # an id, and its words


class Menu(OptionList):
    """Lines to choose from; where a pace is given, Enter counts once they can have been read."""

    def __init__(self, lines: Lines, *, id: str, pace: Pace | None = None) -> None:
        self.texts = [text for _, text in lines]
        self.pace = pace
        super().__init__(*_options(lines), id=id, markup=False)

    def on_mount(self) -> None:
        """The lines have appeared."""
        if self.pace is not None:
            self.pace.begin()

    def action_select(self) -> None:
        """Take a line, unless it has just appeared."""
        if self.pace is None or not self.pace.is_too_soon():
            super().action_select()

    def fill(self, lines: Lines) -> None:
        """Offer other lines."""
        self.clear_options()
        self.texts = [text for _, text in lines]
        self.add_options(_options(lines))
        self.highlighted = 0 if lines else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Move the mark."""
        super().watch_highlighted(highlighted)
        for at, text in enumerate(self.texts[: self.option_count]):
            self.replace_option_prompt_at_index(at, f"{'▸' if at == highlighted else ' '} {text}")


def _options(lines: Lines) -> list[Option]:
    return [Option(f"  {text}", id=each) for each, text in lines]
