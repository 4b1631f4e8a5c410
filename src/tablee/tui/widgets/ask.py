"""The ask bar: what is asked, every answer that can be given, and what the selected one means."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from tablee.tui.boards import Thing
from tablee.tui.desk.offers import FEW, Folder, Offer, holding, in_folders, numbered
from tablee.tui.widgets.ink import InkLine, Piece, fitted, folded, inked
from tablee.tui.widgets.themes import INKS

CLOSE: Final = 9  # so many letters may be cut from an option before a column is given up
GAP: Final = 2
MORE: Final = 8  # room beside the question for how many lines are hidden
SPINNER: Final = "◐◓◑◒"


class AskBar(Widget, can_focus=True):
    """One question and its answers. Arrows, numbers, Enter and the mouse choose; / finds options by words.

    Many answers that have headings are put in folders.
    """

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

        def __init__(self, choice: Offer | None) -> None:
            super().__init__()
            self.choice = choice

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, choice: Offer) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.question = ""
        self.choices: list[Offer] = []
        self.lines: list[Offer] = []  # the choices, or folders of them
        self.shown: list[Offer] = []
        self.headings: Mapping[Thing, str] = {}
        self.opened: Folder | None = None
        self.sought: str | None = None  # words that are being typed
        self.at = 0
        self.typed = ""
        self.detail: list[str] = []
        self.chances: dict[int, float] = {}
        self.note = ""
        self.first_row = 0

    @property
    def selected(self) -> Offer | None:
        """The option that stands out."""
        return self.shown[self.at] if self.at < len(self.shown) else None

    # What the screen tells the bar.

    def ask(self, question: str, choices: list[Offer], headings: Mapping[Thing, str] | None = None) -> None:
        """Ask something; the first option stands out, or the same as before if the question is."""
        kept = self.selected
        same = [choice.option for choice in choices] == [choice.option for choice in self.choices]
        self.question, self.choices, self.headings = question, choices, headings or {}
        room = max(0, self.size.height - 2) * self._columns([self._label(choice) for choice in choices])
        self.lines = self.shown = in_folders(choices, self.headings, max(FEW, room))
        self.typed, self.note, self.opened, self.sought = "", "", None, None
        if not same:
            self.chances, self.first_row = {}, 0
        texts = [(choice.option, choice.text) for choice in self.lines]
        again = same and kept is not None and (kept.option, kept.text) in texts
        self.at = texts.index((kept.option, kept.text)) if again and kept is not None else 0
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
        worth = [self._chance(choice) for choice in self.shown]
        best = max((chance for chance in worth if chance is not None), default=None)
        self.at = worth.index(best) if best is not None else self.at
        self._changed()

    def _chance(self, choice: Offer) -> float | None:
        """The chance of a choice, or the best in a folder."""
        if not isinstance(choice, Folder):
            return self.chances.get(choice.option)
        found = [self.chances[each.option] for each in choice.inside if each.option in self.chances]
        return max(found, default=None)

    def narrow(self, choices: list[Offer]) -> None:
        """Offer only some of the options, such as those of a card."""
        self.shown, self.at, self.typed = choices, 0, ""
        self.first_row = 0
        self._changed()

    def open(self, folder: Folder) -> None:
        """Offer what is in a folder."""
        self.narrow(numbered(folder.inside))
        self.opened, self.sought = folder, None
        if self.chances:
            self.estimate(self.chances)

    def point(self, wanted: Offer) -> None:
        """Let a choice stand out, or the folder that it is in."""
        for at, line in enumerate(self.shown):
            if line.last == wanted.last or (isinstance(line, Folder) and wanted in line.inside):
                self.at = at
                self._changed()
                return

    # Keys and mouse.

    def action_step(self, right: int, down: int) -> None:
        """Move the mark by columns and rows; in a single row any arrow goes on."""
        columns = self.columns if len(self.shown) > self.columns else 1
        wanted = self.at + right + down * columns
        if 0 <= wanted < len(self.shown):
            self.action_select(wanted)

    def action_select(self, at: int) -> None:
        """Let an option stand out."""
        if self.shown:
            self.at, self.typed = at % len(self.shown), ""
            self._changed()

    def action_choose(self) -> None:
        """Choose what stands out, or open it."""
        if isinstance(self.selected, Folder):
            self.open(self.selected)
        elif self.selected is not None:
            self.post_message(self.Chosen(self.selected))

    def action_page(self, step: int) -> None:
        """Move the mark by as many rows as are shown."""
        wanted = self.at + step * self.columns * max(1, self.size.height - 2)
        self.action_select(min(max(0, wanted), len(self.shown) - 1))

    def action_all(self) -> None:
        """Offer all options again; the folder that was open stands out."""
        folder = self.opened
        self.opened, self.sought = None, None
        self.narrow(self.lines)
        if folder is not None and folder in self.lines:
            self.action_select(self.lines.index(folder))

    def action_seek(self) -> None:
        """Find options by the words that are typed from now on."""
        self.seek("")

    def seek(self, words: str) -> None:
        """Offer the options that hold these words."""
        self.narrow(numbered(holding(self.choices, words, self.headings)))
        self.sought, self.opened = words, None
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once if no longer one begins with it; else it waits for the next figure or Enter."""
        if self.sought is not None:
            self._type(event)
            return
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
            if len(fits) == 1 and not self.shown[self.at].chain:  # a way is seen before it is gone
                self.action_choose()

    def _type(self, event: events.Key) -> None:
        """A letter of the words that are sought."""
        words = self.sought or ""
        if event.key == "backspace":
            event.stop()
            self.seek(words[:-1])
        elif event.character is not None and event.is_printable:
            event.stop()
            event.prevent_default()
            self.seek(words + event.character)

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
        most = self._columns([self._label(choice) for choice in self.shown])
        if self.headings:  # long words read best below each other
            room = max(1, self.size.height - 3)
            return next((n for n in range(1, most) if len(self.shown) <= n * room), most)
        return alike(self.shown) if 1 < alike(self.shown) <= most else most

    def _columns(self, labels: list[str]) -> int:
        """How many columns of such labels there is room for."""
        cells = max(1, self.size.width)
        longest = max((len(label) for label in labels), default=1) + 1
        close = 2 * CLOSE if any(isinstance(choice, Folder) for choice in self.shown) else CLOSE
        return max(n for n in (1, 2, 3, 4) if n == 1 or longest - close <= (cells - GAP * (n - 1)) // n)

    def render(self) -> Content:
        """The question, the options that the room holds, and what the selected one means."""
        cells, rows = max(10, self.size.width), max(3, self.size.height)
        title = folded(f"▌{self._title()}", cells - MORE, 1 if self.opened or rows < 5 else 2)
        body = self._options(cells, max(1, rows - 1 - len(title)))
        head = [[Piece(title[0], "bold"), Piece(self._more(len(body)), "bold")]]
        head += [[Piece(f" {line}", "bold")] for line in title[1:]]
        return inked([*head, *body, *self._detail(cells, rows - len(head) - len(body))], INKS)

    def _more(self, shown: int) -> str:
        """How many lines of options are above and below those shown."""
        above, all_ = self.first_row, -(-len(self.shown) // self.columns)
        return f" ↑{above} ↓{all_ - above - shown}" if all_ > shown else ""

    def _title(self) -> str:
        """The question; before it the words that are sought, or the folder that is open."""
        if self.sought is not None:
            return f"/{self.sought}▏ {self.question}"
        return f"{self.opened.text} ◂ {self.question}" if self.opened else self.question

    def _options(self, cells: int, rows: int) -> list[InkLine]:
        columns = self.columns
        each = (cells - GAP * (columns - 1)) // columns
        lines = [self._row(at, columns, each) for at in range(0, len(self.shown), columns)]
        here = self.at // columns
        self.first_row = min(max(self.first_row, here - rows + 1), here) if len(lines) > rows else 0
        return lines[self.first_row : self.first_row + rows]

    def _row(self, start: int, columns: int, cells: int) -> InkLine:
        line: InkLine = []
        for at in range(start, min(start + columns, len(self.shown))):
            mark = "▸" if at == self.at else " "
            text = fitted(f"{mark}{self._label(self.shown[at])}", cells)
            line += [Piece(text, "lit" if at == self.at else "", (at,)), Piece(" " * GAP)]
        return line

    def _label(self, choice: Offer) -> str:
        number = f"{choice.number:>{self._digits()}}"
        text = f"{choice.text} ▹{len(choice.inside)}" if isinstance(choice, Folder) else choice.text
        if not self.chances:
            return f"{number} {text}"
        chance = self._chance(choice)
        return f"{number} {'  –' if chance is None else f'{chance * 100:3.0f}'} % {text}"

    def _digits(self) -> int:
        """The figures of the greatest number."""
        return len(str(max((choice.number for choice in [*self.shown, *self.lines]), default=1)))

    def _cut(self, cells: int) -> list[str]:
        """The whole text of the selected option, where its column is too narrow for it."""
        room = (cells - GAP * (self.columns - 1)) // self.columns
        is_cut = self.selected is not None and cell_len(self._label(self.selected)) + 1 > room
        return [self.selected.text] if self.selected is not None and is_cut else []

    def _detail(self, cells: int, rows: int) -> list[InkLine]:
        texts = [self.note] if self.note else self._cut(cells) + self.detail
        lines = [[Piece(line, "faint")] for text in texts for line in folded(text, cells, 4)]
        return lines[: max(0, rows)]


def alike(choices: list[Offer]) -> int:
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
