"""The whole table on a leaf: every card that the reader may see with its effect, or every page of facts."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from tablee.tui.boards import Sheet, Zone
from tablee.tui.desk.desk import Desk
from tablee.tui.screens.shell.base import Leaf
from tablee.tui.widgets.paper.drawing import SHAPES, shape
from tablee.tui.widgets.paper.ink import inked
from tablee.tui.widgets.paper.pages import page
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.widgets.paper.themes import INKS

SEATS = len(SHAPES)


class Whole(Leaf):
    """All places with all their cards, one below the other."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,z,enter", "close", show=False)]

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__()
        self.desk = desk
        self.seat = seat

    def compose(self) -> ComposeResult:
        """A title, and the places."""
        with Vertical(classes="leaf large"):
            yield Paragraph(self.desk.board(self.seat, self.language).headline, classes="leaf-title")
            with VerticalScroll():
                yield Paragraph(self.text())
            yield Paragraph(self.say("help-close"), classes="faint")

    def on_mount(self) -> None:
        """Arrows read on."""
        self.query_one(VerticalScroll).focus()

    def text(self) -> Content:
        """What is shared, then each player."""
        board = self.desk.board(self.seat, self.language)
        if board.sheets:
            return Content("\n\n").join([self.sheet(sheet) for sheet in board.sheets])
        parts = [self.zone(zone, "") for zone in board.shared]
        for panel in board.seats:
            name = (f"{shape(panel.seat)} {panel.called}", f"bold {INKS[f'seat-{panel.seat % SEATS}']}")
            parts.append(Content.assemble(name, f"  {' · '.join(panel.facts)}"))
            parts += [self.zone(zone, panel.name) for zone in panel.zones]
            parts += [Content(text) for text in panel.remembered]
        if board.changes:
            parts.append(Content("\n").join([Content(self.say("scores-changes")), *map(Content, board.changes)]))
        parts += [self.sheet(sheet) for sheet in (board.scores, *board.details) if sheet]
        return Content("\n\n").join(parts)

    def sheet(self, sheet: Sheet) -> Content:
        """One page of facts."""
        width = max(40, min(90, self.app.size.width - 12))
        lines = inked(page(sheet, width, frozenset(), frozenset()), INKS)
        return Content("\n").join([Content.assemble((sheet.title, "bold underline")), lines])

    def zone(self, zone: Zone, owner: str) -> Content:
        """One place: whose, its name, what is known of it, its cards with their effects."""
        title = self.say("whole-zone-of", zone=zone.title, player=owner) if owner else zone.title
        lines = [Content.assemble((title, "bold"), (f"  {zone.note}", INKS["faint"]))]
        for card in zone.cards:
            if card is None:
                lines.append(Content("  ▒▒"))
            else:
                name = (f"  {card.sign}{card.value} {card.name}  ", INKS[f"card-{card.colour}"])
                lines.append(Content.assemble(name, (card.effect, INKS["faint"])))
        return Content("\n").join(lines)

    def action_close(self) -> None:
        """Back to the game."""
        self.dismiss(None)
