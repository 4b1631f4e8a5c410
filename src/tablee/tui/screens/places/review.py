"""Review: walk through a finished game, from any side of the table, with the master's opinion."""

import asyncio
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Input

from tablee.kernel import NOBODY, SPECTATOR, Touch
from tablee.players.thinking import Budget
from tablee.table import Journal
from tablee.table.opinion.review import BRIEF, Judgement, Recording, costliest, curve, judgement
from tablee.tui.boards.moments import board_at
from tablee.tui.desk.desk import Told
from tablee.tui.screens.shell.paging import Paging
from tablee.tui.widgets.bars.curve import Curve
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.bars.log import LogView
from tablee.tui.widgets.paper.drawing import Marks
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.widgets.surfaces.surface import show_on, surface
from tablee.tui.wishes.game_wishes import game_title


class Review(Paging):
    """One finished game."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right,space,enter", "walk(1)", show=False),
        Binding("up,pageup", "turn(-1)", show=False),
        Binding("down,pagedown", "turn(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("v", "next_view", show=False),
        Binding("t", "ask_turn", show=False),
        Binding("1", "mistake(0)", show=False),
        Binding("2", "mistake(1)", show=False),
        Binding("3", "mistake(2)", show=False),
        Binding("escape,s", "close", show=False),
    ]

    def __init__(self, journal: Journal, budget: Budget = BRIEF) -> None:
        super().__init__()
        self.recording = Recording.of(journal)
        self.is_torn = journal.torn
        self.budget = budget
        self.at = 0
        self.seat = SPECTATOR
        self.judgements: list[Judgement] = []

    def compose(self) -> ComposeResult:
        """The table, what happened, the curve and the costly choices."""
        yield Paragraph(id="top")
        with Container(id="middle"):
            yield from surface(board_at(self.recording, 0, SPECTATOR, self.language))
        yield Paragraph(id="place")
        yield Curve(id="curve")
        yield Paragraph(id="costly")
        yield Input(placeholder=self.say("review-ask-turn"), id="turn", compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the deal, and let the master begin."""
        self.query_one("#turn").display = False
        if self.is_torn:
            self.notify(self.say("review-torn"), severity="warning", markup=False)
        self.show()
        self.judge()

    async def speak(self) -> None:
        """Say everything again."""
        self.show()

    @work(exclusive=True, group="review")
    async def judge(self) -> None:
        """Have every choice judged in another thread, one after the other."""
        while len(self.judgements) < self.recording.last and self.is_attached:
            at = len(self.judgements) + 1
            self.judgements.append(await asyncio.to_thread(judgement, self.recording, at, self.budget))
            if self.query(Curve):
                self.show_opinion()

    # Drawing.

    def show(self) -> None:
        """Draw the moment."""
        book, language = self.recording, self.language
        self.unfold()
        board = board_at(book, self.at, self.seat, language)
        state = book.moments[self.at].state
        show_on(self, board, Marks(self.lit(), acting=NOBODY if state.over else state.to_move))
        title = self.say("review-title", game=game_title(book.setup.game, self.language), headline=board.headline)
        self.query_one("#top", Paragraph).update(title)
        told = book.told(self.at, self.seat, language)
        self.query_one(LogView).show([Told(self.choice(), tuple(told))], len(told))
        self.query_one("#place", Paragraph).update(f"{self.place()} · {self.viewer()}")
        self.query_one(KeyBar).show(self.keys())
        self.show_opinion()

    def lit(self) -> tuple[Touch, ...]:
        """What the choice that led to this moment was about, where there is a map to show it on."""
        book, moment = self.recording, self.recording.moments[self.at]
        if self.atlas is None or moment.chosen is None:
            return ()
        return tuple(book.game.describe(book.moments[self.at - 1].state, moment.option, book.names).touches)

    def show_opinion(self) -> None:
        """Draw what the master thinks so far."""
        book = self.recording
        sides = [(seat, book.names[seat]) for seat in sorted(set(book.sides))]
        self.query_one(Curve).show(curve(book, self.judgements), book.last + 1, self.at, sides)
        self.query_one("#costly", Paragraph).update(self.costly())

    def costly(self) -> str:
        """The three choices that cost most, or how far the master is."""
        done, all_ = len(self.judgements), self.recording.last
        if done < all_:
            return self.say("review-thinking", done=done, all=all_)
        worst = costliest(self.judgements)
        return "\n".join(self.mistake(at, each) for at, each in enumerate(worst)) or self.say("review-costly-none")

    def mistake(self, at: int, found: Judgement) -> str:
        """One costly choice with the better option."""
        text, language = self.recording.option_text, self.language
        return self.say(
            "review-mistake",
            place=at + 1,
            at=found.at,
            player=self.recording.names[found.seat],
            chosen=text(found.at, found.chosen, language),
            better=text(found.at, found.better, language),
            cost=round(found.cost * 100),
        )

    def choice(self) -> str:
        """The choice that led to this moment."""
        moment = self.recording.moments[self.at]
        if moment.chosen is None:
            return self.say("review-start")
        option = self.recording.option_text(self.at, moment.option, self.language)
        return self.say("review-choice", player=self.recording.names[moment.chosen.seat], option=option)

    def place(self) -> str:
        """Where in the game one is."""
        book = self.recording
        return self.say("review-place", at=self.at, last=book.last, turn=book.turns[self.at], turns=book.turns[-1])

    def viewer(self) -> str:
        """Whose eyes one looks with."""
        if self.seat == SPECTATOR:
            return self.say("review-open" if self.recording.game.secrets else "review-public")
        return self.say("review-seen-by", player=self.recording.names[self.seat])

    def keys(self) -> list[tuple[str, str, str]]:
        """What can be pressed."""
        pages = [("⇥", self.say("charting-pages"), "pages")] if self.atlas is not None else []
        return [
            *pages,
            ("←→", self.say("review-key-walk"), "walk(1)"),
            ("↑↓", self.say("review-key-turn"), "turn(1)"),
            ("v", self.say("review-key-seat"), "next_view"),
            ("t", self.say("review-key-ask"), "ask_turn"),
            ("1-3", self.say("review-key-jump"), "mistake(0)"),
            (self.say("key-escape"), self.say("key-back"), "close"),
        ]

    # Walking.

    def action_go(self, at: int) -> None:
        """Go to a moment; -1 is the last."""
        self.at = self.recording.last if at < 0 else min(at, self.recording.last)
        self.show()

    def action_walk(self, step: int) -> None:
        """One choice on, or back."""
        self.action_go(max(0, self.at + step))

    def action_turn(self, step: int) -> None:
        """One turn on, or back."""
        self.action_go(self.recording.first_of_turn(max(1, self.recording.turns[self.at] + step)))

    def action_next_view(self) -> None:
        """Look from the next seat, or with open cards."""
        order = [SPECTATOR, *range(self.recording.seats)]
        self.seat = order[(order.index(self.seat) + 1) % len(order)]
        self.show()

    def action_mistake(self, place: int) -> None:
        """Go to where a costly choice was made."""
        worst = costliest(self.judgements)
        if place < len(worst):
            self.action_go(worst[place].at - 1)

    def action_ask_turn(self) -> None:
        """Ask for the number of a turn."""
        field = self.query_one(Input)
        field.placeholder, field.value, field.display = self.say("review-ask-turn"), "", True
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to that turn."""
        event.input.display = False
        self.set_focus(None)
        if event.value.strip().isdecimal():
            self.action_go(self.recording.first_of_turn(int(event.value)))

    def action_close(self) -> None:
        """Back home."""
        self.workers.cancel_group(self, "review")
        self.dismiss(None)
