"""The ask bar: what is asked, every answer that can be given, and what the selected one means."""

from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from tablee.tui.boards import Offering
from tablee.tui.desk.offers import FEW, Folder, Offer, each_of, holding, in_folder, in_folders, numbered
from tablee.tui.widgets.asks.arranging import in_order, moved
from tablee.tui.widgets.asks.asked import Asked

SPINNER: Final = "◐◓◑◒"


class AskBar(Asked, can_focus=True):
    """One question and its answers. Arrows and numbers point, Enter and the mouse choose; / finds options by words.

    Many answers that have headings are put in folders; those about one thing that has verbs share a row.
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

    # What the screen tells the bar.

    def ask(self, question: str, choices: list[Offer], offering: Offering) -> None:
        """Ask something; the first option stands out, or the same as before if the question is."""
        kept = self.selected
        choices = in_order(choices, offering.picks)
        same = [choice.option for choice in each_of(choices)] == [choice.option for choice in each_of(self.choices)]
        self.question, self.choices = question, choices
        self.headings, self.picks = offering.headings, offering.picks
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

    def say_mode(self, mode: str) -> None:
        """Say where keys go now; "" when they come here."""
        self.mode = mode
        self.refresh()

    def explain(self, detail: list[str]) -> None:
        """Say what the selected option means."""
        self.detail = detail
        self.refresh()

    def estimate(self, chances: dict[int, float], even: str = "") -> None:
        """Show the chance to win beside each option, or one word where they are even; the first one stands out."""
        self.chances, self.even, self.note = chances, even, ""
        places = {each.option: at for at, choice in enumerate(self.shown) for each in in_folder(choice)}
        self.at = next((places[option] for option in chances if option in places), self.at)
        self._changed()

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
            self.estimate(self.chances, self.even)

    @property
    def meant(self) -> list[Offer]:
        """What a click on the board may choose: the answers, or what is kept apart from them, once that is open."""
        folder = self.opened
        return list(folder.inside) if folder is not None and folder in self.choices else self.choices

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
        if self.rows:
            self.action_select(moved(self.rows, self.at, right, down))
            return
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
        if self.rows:
            self.action_select(moved(self.rows, self.at, 0, step * self.seen_rows))
            return
        wanted = self.at + step * self.columns * self.seen_rows
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
        self.narrow(numbered(holding(each_of(self.choices), words, self.headings)))
        self.sought, self.opened = words, None
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """A figure of a number, or a letter of the words that are sought."""
        if self.sought is not None:
            self._type(event)
        elif event.character is not None and event.character.isdecimal():
            event.stop()
            self.type_figure(event.character)

    def type_figure(self, figure: str) -> None:
        """A number points at its option or row, however many there are; Enter takes it."""
        numbers = {str(row.number): row.places[0] for row in self.rows}
        numbers = numbers or {str(choice.number): at for at, choice in enumerate(self.shown)}
        typed = self.typed + figure if self.typed + figure in numbers else figure
        if typed in numbers:
            self.action_select(numbers[typed])
            self.typed = typed

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
