"""The ask bar: what is asked, every answer that can be given, and what the selected one means."""

from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from tablee.tui.desk import Choice
from tablee.tui.themes import INKS
from tablee.tui.widgets.ink import Line, Piece, fitted, folded, inked

CLOSE: Final = 9  # so many letters may be cut from an option before a column is given up
GAP: Final = 2
SPINNER: Final = "◐◓◑◒"


class AskBar(Widget, can_focus=True):
    """One question and its answers. Arrows, numbers, Enter and the mouse choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("home", "select(0)", show=False),
        Binding("end", "select(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "all", show=False),
    ]

    class Selected(Message):
        """Another option stands out."""

        def __init__(self, choice: Choice | None) -> None:
            super().__init__()
            self.choice = choice

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.question = ""
        self.choices: list[Choice] = []
        self.shown: list[Choice] = []
        self.at = 0
        self.typed = ""
        self.detail: list[str] = []
        self.chances: dict[int, float] = {}
        self.note = ""
        self.first_row = 0

    @property
    def selected(self) -> Choice | None:
        """The option that stands out."""
        return self.shown[self.at] if self.at < len(self.shown) else None

    # What the screen tells the bar.

    def ask(self, question: str, choices: list[Choice]) -> None:
        """Ask something; the first option stands out, or the same as before if the question is."""
        kept = self.selected.option if self.selected else None
        same = [choice.option for choice in choices] == [choice.option for choice in self.choices]
        self.question, self.choices, self.shown = question, choices, choices
        self.typed, self.note = "", ""
        if not same:
            self.chances, self.first_row = {}, 0
        options = [choice.option for choice in choices]
        self.at = options.index(kept) if same and kept in options else 0
        self._changed()

    def tell(self, note: str) -> None:
        """Say something under the question until the next one."""
        self.note = note
        self.refresh()

    def explain(self, detail: list[str]) -> None:
        """Say what the selected option means."""
        self.detail = detail
        self.refresh()

    def estimate(self, chances: dict[int, float]) -> None:
        """Show the chance to win beside each option."""
        self.chances, self.note = chances, ""
        best = max(chances, key=lambda option: chances[option], default=-1)
        options = [choice.option for choice in self.shown]
        self.at = options.index(best) if best in options else self.at
        self._changed()

    def narrow(self, choices: list[Choice]) -> None:
        """Offer only some of the options, such as those of a card."""
        self.shown, self.at, self.typed = choices, 0, ""
        self._changed()

    # Keys and mouse.

    def action_step(self, right: int, down: int) -> None:
        """Move the mark by columns and rows."""
        wanted = self.at + right + down * self.columns
        if 0 <= wanted < len(self.shown):
            self.action_select(wanted)

    def action_select(self, at: int) -> None:
        """Let an option stand out."""
        if self.shown:
            self.at, self.typed = at % len(self.shown), ""
            self._changed()

    def action_choose(self) -> None:
        """Choose what stands out."""
        if self.selected is not None:
            self.post_message(self.Chosen(self.selected))

    def action_all(self) -> None:
        """Offer all options again."""
        self.narrow(self.choices)

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once if no longer one begins with it; else it waits for the next figure or Enter."""
        if event.character is None or not event.character.isdecimal():
            return
        event.stop()
        typed = self.typed + event.character
        fits = [choice for choice in self.shown if str(choice.number).startswith(typed)]
        exact = [at for at, choice in enumerate(self.shown) if str(choice.number) == typed]
        self.typed = typed if fits else ""
        if exact:
            self.at = exact[0]
            self._changed()
            if len(fits) == 1:
                self.action_choose()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The option under the mouse stands out."""
        where = event.style.meta.get("hit")
        if where is not None and where[0] != self.at:
            self.action_select(where[0])

    def on_click(self, event: events.Click) -> None:
        """A click chooses."""
        where = event.style.meta.get("hit")
        if where is not None:
            self.at = where[0]
            self.action_choose()

    def _changed(self) -> None:
        self.refresh()
        self.post_message(self.Selected(self.selected))

    # Drawing.

    @property
    def columns(self) -> int:
        """How many options stand side by side."""
        cells = max(1, self.size.width)
        longest = max((len(self._label(choice)) for choice in self.shown), default=1) + 1
        most = max(n for n in (1, 2, 3, 4) if n == 1 or longest - CLOSE <= (cells - GAP * (n - 1)) // n)
        return alike(self.shown) if 1 < alike(self.shown) <= most else most

    def render(self) -> Content:
        """The question, the options that the room holds, and what the selected one means."""
        cells, rows = max(10, self.size.width), max(3, self.size.height)
        body = self._options(cells, max(1, rows - 2))
        head = self._head(cells, len(body))
        return inked([head, *body, *self._detail(cells, rows - 1 - len(body))], INKS)

    def _head(self, cells: int, shown: int) -> Line:
        """The question, and how many lines of options are above and below those shown."""
        above, all_ = self.first_row, -(-len(self.shown) // self.columns)
        more = f" ↑{above} ↓{all_ - above - shown}" if all_ > shown else ""
        return [Piece(fitted(f"▌{self.question}", cells - len(more)), "bold"), Piece(more, "bold")]

    def _options(self, cells: int, rows: int) -> list[Line]:
        columns = self.columns
        each = (cells - GAP * (columns - 1)) // columns
        lines = [self._row(at, columns, each) for at in range(0, len(self.shown), columns)]
        here = self.at // columns
        self.first_row = min(max(self.first_row, here - rows + 1), here) if len(lines) > rows else 0
        return lines[self.first_row : self.first_row + rows]

    def _row(self, start: int, columns: int, cells: int) -> Line:
        line: Line = []
        for at in range(start, min(start + columns, len(self.shown))):
            mark = "▸" if at == self.at else " "
            text = fitted(f"{mark}{self._label(self.shown[at])}", cells)
            line += [Piece(text, "lit" if at == self.at else "", (at,)), Piece(" " * GAP)]
        return line

    def _label(self, choice: Choice) -> str:
        number = f"{choice.number:>{len(str(len(self.choices)))}}"
        if not self.chances:
            return f"{number} {choice.text}"
        chance = self.chances.get(choice.option)
        return f"{number} {'  –' if chance is None else f'{chance * 100:3.0f}'} % {choice.text}"

    def _cut(self, cells: int) -> list[str]:
        """The whole text of the selected option, where its column is too narrow for it."""
        room = (cells - GAP * (self.columns - 1)) // self.columns
        is_cut = self.selected is not None and cell_len(self._label(self.selected)) + 1 > room
        return [self.selected.text] if self.selected is not None and is_cut else []

    def _detail(self, cells: int, rows: int) -> list[Line]:
        texts = [self.note] if self.note else self._cut(cells) + self.detail
        lines = [[Piece(line, "faint")] for text in texts for line in folded(text, cells, 4)]
        return lines[: max(0, rows)]


def alike(choices: list[Choice]) -> int:
    """How many options in a row are about the first option's card: they look best side by side."""
    if not choices or not choices[0].touches:
        return 1
    first = choices[0].touches[0]
    same = [
        choice
        for choice in choices
        if choice.touches and (choice.touches[0].zone, choice.touches[0].what) == (first.zone, first.what)
    ]
    return len(same)
