"""What plain mode shows of a table: its page or pages, the options by number, and quick answers."""

from tablee.games.language import listed, words
from tablee.kernel import SPECTATOR, TableeError
from tablee.table import said
from tablee.tui.boards import sort_for
from tablee.tui.desk.desk import PACKAGE, Desk
from tablee.tui.desk.offers import Folder, Offer, holding
from tablee.tui.plain.board_lines import Page
from tablee.tui.plain.console import Console
from tablee.tui.plain.sheet_lines import in_order, option_line, option_lines, sheet_lines, sheets_found


class Paged:
    """A table in plain text for whoever sits before it."""

    def __init__(self, desk: Desk, console: Console, language: str) -> None:
        self.desk = desk
        self.console = console
        self.language = language
        self.shown: list[str] = []  # the page that the person has before them
        self.changed: dict[int, int] = {}  # the turn since which a seat was last told of changes
        self.last: dict[int, str] = {}  # what was last done, by kind of question
        # A game that has more to look at than a table is told in short.
        self.has_pages = bool(desk.board(SPECTATOR, language).sheets)

    def table(self, seat: int, *, short: bool) -> None:
        """What the seat sees, unless it was just shown."""
        lines = Page(self.desk.board(seat, self.language), seat, self.language, short=short).lines()
        if lines != self.shown or not short:
            self.console.put("", *lines)
        self.shown = lines if short else self.shown

    def changes(self, seat: int) -> None:
        """What has changed since the reader's last turn: said once, when the next one comes."""
        since = self.desk.table.chair(seat).since()
        found = self.desk.board(seat, self.language).changes
        if found and since is not None and self.changed.get(seat) != since.turn:
            self.changed[seat] = since.turn
            self.console.put(self.said("scores-changes"), *[f"  {sentence}" for sentence in found])

    def question(self, seat: int) -> None:
        """What is asked, and the options by number."""
        asked = self.desk.question(seat, self.language)
        self.console.put("", self.said("plain-question", name=self.desk.table.names[seat], question=asked))
        self.console.put(
            *option_lines(self.choices(seat), self.desk.board(seat, self.language).offering.headings, self.said)
        )

    def choices(self, seat: int) -> list[Offer]:
        """The options as they are numbered here: those of one heading together."""
        offers = self.desk.offers(seat, self.language)
        return in_order(offers, self.desk.board(seat, self.language).offering.headings)

    def take(self, seat: int, choice: Offer) -> bool:
        """Make a choice with all its answers; whether it was made. What is kept apart is asked for only then."""
        if isinstance(choice, Folder):
            return self.unfold(seat, choice)
        decision = self.desk.table.decision(seat)
        try:
            if not self.desk.follow(seat, choice):
                self.tell("charting-stopped")
        except TableeError as error:
            self.console.put(said(error, self.language))
            return False
        if decision is not None and not choice.is_order:
            self.last[decision.kind] = sort_for(self.desk.table.setup.game)(choice.last)
        return True

    def unfold(self, seat: int, folder: Folder) -> bool:
        """Say what is in a folder, and take what is chosen there; anything but a number leads back."""
        self.console.put(self.said("plain-question", name=self.desk.table.names[seat], question=folder.text))
        self.console.put(*[option_line(each, self.said) for each in folder.inside])
        typed = self.console.ask(self.said("plain-apart", most=len(folder.inside)))
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(folder.inside):
            return self.take(seat, folder.inside[int(typed) - 1])
        self.question(seat)
        return False

    # Commands: each says whether the question is settled or has changed.

    def view(self, seat: int, rest: str) -> bool:
        """The whole table again, or a page of it."""
        board = self.desk.board(seat, self.language)
        if not board.sheets:
            self.table(seat, short=False)
            for sheet in (board.scores, *board.details):
                self.console.put("", *(sheet_lines(sheet) if sheet else []))
            self.question(seat)
            return False
        found = sheets_found(board, rest)
        if found:
            self.console.put("", *sheet_lines(found[0]))
        else:
            self.table(seat, short=False)
            tabs = dict.fromkeys(sheet.word for sheet in board.sheets)
            self.tell("plain-pages", pages=listed(list(tabs), self.language))
        return False

    def options(self, seat: int, rest: str) -> bool:
        """Options by number: all, or those that hold some words."""
        headings = self.desk.board(seat, self.language).offering.headings
        found = holding(self.choices(seat), rest, headings)
        self.console.put(*[option_line(choice, self.said) for choice in found])
        if not found:
            self.tell("plain-list-nothing", typed=rest[:40])
        return False

    def order(self, seat: int, rest: str) -> bool:
        """What may be ordered, by number or by words: a number gives the order, or ends one."""
        wishes = self.desk.wishes(seat, self.language)
        if rest.isascii() and rest.isdecimal() and 1 <= int(rest) <= len(wishes):
            return self.take(seat, wishes[int(rest) - 1])
        found = holding(wishes, rest, {})
        self.console.put(*[option_line(choice, self.said) for choice in found])
        self.tell("plain-orders" if found else "plain-orders-none")
        return False

    def close(self, seat: int, rest: str) -> bool:
        """End the phase, or leave things as they are: whichever is among the options."""
        closing = self.desk.board(seat, self.language).offering.closing
        fits = [choice for choice in self.choices(seat) if choice.option in closing]
        if not fits:
            self.tell("charting-no-end")
        return bool(fits) and self.take(seat, fits[0])

    def again(self, seat: int, rest: str) -> bool:
        """The same kind of answer as the last time this was asked."""
        decision, sort = self.desk.table.decision(seat), sort_for(self.desk.table.setup.game)
        last = self.last.get(decision.kind) if decision is not None else None
        fits = [choice for choice in self.choices(seat) if sort(choice.last) == last]
        if not fits:
            self.tell("charting-no-again")
        return bool(fits) and self.take(seat, fits[0])

    def said(self, message: str, **args: str | int) -> str:
        """A message in the language spoken now."""
        return words(PACKAGE, self.language).say(message, **args)

    def tell(self, message: str, **args: str | int) -> None:
        """Print a message."""
        self.console.put(self.said(message, **args))
