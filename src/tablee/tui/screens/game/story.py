"""What happened, all of it: turn by turn, the newest at the end and in view; arrows and pages read back."""

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.style import Style

from tablee.tui.desk.desk import Told
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.screens.shell.base import Leaf
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.widgets.paper.themes import INKS

SIGN: Final = "§"
NO_BREAK: Final = "\u00a0"


class Story(Leaf):
    """A leaf over the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,j,enter", "close", show=False),
        Binding("r", "rule", show=False),
    ]

    def __init__(self, told: list[Told], rules: list[str], game: str) -> None:
        super().__init__()
        self.told = told
        self.rules = rules  # behind each sentence, headings too
        self.game = game

    def compose(self) -> ComposeResult:
        """A title, and the turns."""
        with Vertical(classes="leaf large"):
            yield Paragraph(self.say("story-title"), classes="leaf-title")
            with VerticalScroll():
                yield Paragraph(story(self.told, self.rules))
            yield Paragraph(self.say("story-keys"), classes="faint")

    def on_mount(self) -> None:
        """Begin at the end: keys read back."""
        self.query_one(VerticalScroll).focus()
        self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)

    def action_rule(self) -> None:
        """The rule behind the newest thing that has one."""
        newest = next((rule for rule in reversed(self.rules) if rule), "")
        self.app.push_screen(RulesScreen(self.game, newest))

    def on_click(self, event: events.Click) -> None:
        """A click on the sign after a sentence opens its rule."""
        rule = event.style.meta.get("rule")
        if isinstance(rule, str):
            self.app.push_screen(RulesScreen(self.game, rule))


def story(told: list[Told], rules: list[str]) -> Content:
    """Turns under their headings, with a sign where a rule can be read; the last one is not faint."""
    parts: list[Content] = []
    source = iter(rules)
    for at, turn in enumerate(told):
        ink = "" if at == len(told) - 1 else INKS["faint"]
        if turn.heading:
            next(source, "")
            parts.append(Content.assemble((turn.heading, "bold")))
        parts += [Content.assemble((f"  {sentence}", ink), _sign(next(source, ""))) for sentence in turn.sentences]
    return Content("\n").join(parts)


def _sign(rule: str) -> Content:
    """What is clicked to read a rule."""
    return Content(f"{NO_BREAK}{SIGN}").stylize(Style.from_meta({"rule": rule})) if rule else Content("")
