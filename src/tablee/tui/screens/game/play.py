"""Playing: the board, what happened, and one ask bar; people choose here, virtual players think elsewhere. (LO02-18)"""

import asyncio
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container

from tablee.kernel import NOBODY, SPECTATOR, TableeError, Touch
from tablee.players.thinking import Budget
from tablee.table import said
from tablee.tui.desk.desk import Desk
from tablee.tui.desk.hints import Hint, reasons_of
from tablee.tui.desk.offers import Folder, Offer
from tablee.tui.desk.sources import sources
from tablee.tui.screens.game.curtain import Curtain
from tablee.tui.screens.game.end import End
from tablee.tui.screens.game.help import Help
from tablee.tui.screens.game.story import Story
from tablee.tui.screens.game.tutoring import Tutoring
from tablee.tui.screens.game.whole import Whole
from tablee.tui.screens.places.rules import RulesScreen
from tablee.tui.widgets.asks.ask import SPINNER, AskBar
from tablee.tui.widgets.bars.header import Header
from tablee.tui.widgets.bars.keys import KeyBar, Keys
from tablee.tui.widgets.bars.log import LogView
from tablee.tui.widgets.paper.drawing import Marks, touch_at, touched
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.widgets.surfaces.board import BoardView
from tablee.tui.widgets.surfaces.surface import show_on, surface
from tablee.tui.wishes.game_wishes import game_title

HINT: Final = Budget(seconds=1.5)
KEYS: Final = (
    ("?", "help"),
    ("h", "hint"),
    ("u", "undo"),
    ("j", "story"),
    ("z", "whole"),
    ("r", "rules"),
    ("s", "leave"),
)
# What is never left out of the bar of keys, the most needed first.
NEEDED: Final = (
    "skip",
    "help",
    "leave",
    "undo",
    "hint",
    "end",
    "map",
    "pages",
    "orders",
    "story",
    "rules",
    "find",
    "app.language",
)
BEAT: Final = 0.2  # seconds between two pictures of the spinner


class Play(Tutoring):
    """One sitting on the screen. The desk is its controller; it draws boards and brings choices. (LO02-20)"""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("r", "rules", show=False),
        Binding("z", "whole", show=False),
        Binding("j", "story", show=False),
        Binding("space", "skip", show=False),
    ]

    def __init__(self, desk: Desk, budget: Budget = HINT) -> None:
        super().__init__()
        self.desk = desk
        self.budget = budget
        self.reader = SPECTATOR
        self.seen_by: int | None = None  # who last looked at the screen
        self.met = (SPECTATOR, -1)  # who met which question last
        self.hurried = False
        self.hinted = False  # whether it was said what a chance is
        self.waited = 0.0

    def compose(self) -> ComposeResult:
        """A thin bar, the board and the log, the ask bar, the keys."""
        yield Header(id="top")
        with Container(id="middle"):
            yield from surface(self.desk.board(SPECTATOR, self.language))
        yield AskBar(id="ask")
        yield KeyBar()
        yield Paragraph(id="coach")

    def on_mount(self) -> None:
        """Begin with whoever is to decide."""
        self.set_interval(BEAT, self.beat)
        self.engage()
        self.proceed()

    async def speak(self) -> None:
        """Say everything again."""
        self.show()

    @property
    def is_here(self) -> bool:
        """Whether the screen still stands: what another thread brings may come too late."""
        return self.is_attached and bool(self.query(AskBar))

    # The walk of a game.

    def proceed(self) -> None:
        """Go on to whoever is to decide, and draw the curtain before another person looks."""
        if not self.is_here:
            return
        reader = self.desk.reader(self.reader)
        if self.desk.needs_curtain(self.seen_by, reader):
            self.app.push_screen(Curtain(self.desk.table.names[reader]), lambda _: self.look(reader))
        else:
            self.look(reader)

    def look(self, reader: int) -> None:
        """Show the table to a reader; let a virtual player think if it is to decide."""
        self.reader = reader
        if reader in self.desk.people:
            self.seen_by = reader
        self.waited = 0.0
        self.show()
        self.meet()
        if self.desk.table.over:
            self.app.push_screen(End(self.desk, self.reader))
        elif self.desk.is_virtual_turn:
            self.think()
        else:
            self.hurried = False

    def meet(self) -> None:
        """Let nobody answer a new question before it can be read."""
        if self.met != (self.reader, self.desk.table.ply):
            self.met = (self.reader, self.desk.table.ply)
            self.program.pace.begin()

    @work(exclusive=True, group="virtual")
    async def think(self) -> None:
        """Have the virtual player on move decide in another thread, then bring its choice to the table."""
        table = self.desk.table
        ply = table.ply
        choice = await asyncio.to_thread(table.think)
        if table.ply == ply and not table.over and self.is_here:
            table.submit(table.to_move, choice)
            self.after_choice()

    def after_choice(self) -> None:
        """Leave a virtual player's choice on the screen for a while."""
        pause = 0.0 if self.hurried else self.program.settings.pause
        self.show()
        if pause:
            self._pause = self.set_timer(pause, self.resume)
        else:
            self.call_later(self.proceed)

    def resume(self) -> None:
        """Go on after a pause."""
        self._stop_pause()
        self.proceed()

    # Drawing.

    def show(self) -> None:
        """Draw everything for the reader."""
        ask, language = self.query_one(AskBar), self.language
        self.unfold()
        offering = self.desk.board(self.reader, language).offering
        ask.ask(self.question(), self.desk.offers(self.reader, language), offering)
        self.draw()
        told = self.desk.log(self.reader, self.language)
        self.query_one(LogView).show(told, self.sentences() - self.read.get(self.reader, 0))
        board = self.desk.board(self.reader, self.language)
        title = game_title(self.desk.table.setup.game, self.language)
        self.query_one(Header).show(title, board.headline, board.own)
        self.show_keys()
        self.coach()
        ask.focus()
        for note in self.desk.notes(self.reader, self.language):
            self.notify(note, markup=False)
        for notice in self.desk.notices(self.language):
            self.notify(notice, severity="warning", markup=False)
        for alarm in self.desk.alarms(self.reader, self.language):
            self.notify(alarm, severity="warning", markup=False)

    def question(self) -> str:
        """What is asked; and of whom, where several people look together."""
        question = self.desk.question(self.reader, self.language)
        if not self.desk.is_shared() or self.desk.table.to_move != self.reader:
            return question
        return self.say("playing-asked", player=self.desk.table.names[self.reader], question=question)

    def draw(self) -> None:
        """Draw the board, with what the selected option touches."""
        ask = self.query_one(AskBar)
        lit, way = (ask.selected.touches, ask.selected.way) if ask.selected else ((), ())
        lit = (*lit, *self.pointed())
        choosable = tuple(touch for choice in ask.meant for touch in choice.touches)
        acting = NOBODY if self.desk.table.over else self.desk.table.to_move
        show_on(self, self.desk.board(self.reader, self.language), Marks(lit, choosable, acting, way, self.changed()))

    def show_keys(self) -> None:
        """Say what can be pressed; on the map, what can be pressed there."""
        self.query_one(KeyBar).show(self.map_keys() if self.is_on_map else self.keys(), NEEDED)

    def refresh_lesson(self) -> None:
        """Say what comes next, and light what it is about."""
        self.coach()
        self.draw()

    def keys(self) -> Keys:
        """What can be pressed now: undo only where there is something that can be undone."""
        skip = [(self.say("key-space"), self.say("playing-skip"), "skip")] if self.desk.is_virtual_turn else []
        can = [(key, name) for key, name in KEYS if name != "undo" or self.desk.may_go_back(self.reader)]
        others = [(key, self.say(self.key_word(name)), name) for key, name in can]
        return [*skip, *self.chart_keys(), *others, ("l", self.next_language, "app.language")]

    def key_word(self, name: str) -> str:
        """What a key does, as the bar says it: with a map there are pages rather than cards."""
        return "charting-whole" if name == "whole" and self.atlas is not None else f"playing-{name}"

    def beat(self) -> None:
        """Turn the spinner while somebody thinks: waiting is never silent."""
        if self.is_here and self.desk.is_virtual_turn and self._pause is None:
            self.waited += BEAT
            sign = SPINNER[int(self.waited / BEAT) % len(SPINNER)]
            self.query_one(AskBar).tell(self.say("playing-thinking", sign=sign, seconds=int(self.waited)))

    def on_ask_bar_selected(self, event: AskBar.Selected) -> None:
        """Light what the option touches, and say what it means."""
        detail = self.desk.explained(self.reader, event.choice, self.language) if event.choice else []
        self.query_one(AskBar).explain(detail[1:])
        self.draw()

    # Choosing.

    def on_ask_bar_chosen(self, event: AskBar.Chosen) -> None:
        """Bring a choice to the table."""
        self.take(event.choice)

    def take(self, choice: Offer) -> None:
        """Bring a choice to the table, with all its answers; one that came before the question was read is none."""
        if self.program.pace.is_too_soon():
            return
        self.read[self.reader] = self.sentences()
        self.remember_sort(choice)
        self.heard()
        try:
            is_whole = self.desk.follow(self.reader, choice)
        except TableeError as error:
            self.query_one(AskBar).tell(said(error, self.language))
            return
        self.proceed()
        if not is_whole:
            self.query_one(AskBar).tell(self.say("charting-stopped"))

    def on_board_view_clicked(self, event: BoardView.Clicked) -> None:
        """A click on the board: choose what it can only mean, offer what it may mean, or say why it means nothing."""
        ask = self.query_one(AskBar)
        fits = [choice for choice in ask.meant if touched(choice.touches, event.where)]
        if len(fits) == 1 and isinstance(fits[0], Folder):
            ask.open(fits[0])
        elif len(fits) == 1:
            ask.post_message(AskBar.Chosen(fits[0]))
        elif fits:
            ask.narrow(fits)
            ask.tell(self.say("playing-narrowed"))
        else:
            ask.tell(self.why_not(touch_at(event.where)))

    def why_not(self, touch: Touch) -> str:
        """Why what was clicked cannot be chosen."""
        why = None if self.reader == SPECTATOR else self.desk.why_not_this(self.reader, touch, self.language)
        return why or self.say("playing-nothing-there")

    # Keys.

    def action_skip(self) -> None:
        """Hurry: virtual players act without a pause until a person must decide."""
        self.hurried = True
        if self._stop_pause():
            self.proceed()

    def action_help(self) -> None:
        """The rules behind this decision, and why something is not allowed."""
        self.app.push_screen(Help(self.desk, self.reader, self.query_one(AskBar).selected))

    def action_whole(self) -> None:
        """Every card of the table that the reader may see."""
        self.app.push_screen(Whole(self.desk, self.reader))

    def action_story(self) -> None:
        """All that happened, to be read back."""
        told, game = self.desk.log(self.reader, self.language), self.desk.table.setup.game
        self.app.push_screen(Story(told, sources(self.desk, self.reader), game))

    def action_rules(self) -> None:
        """The rulebook, at the rule that is spoken of, if one is."""
        rule = self.moment.rule if self.moment is not None else ""
        self.app.push_screen(RulesScreen(self.desk.table.setup.game, rule))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the master thinks of each option."""
        ask, ply = self.query_one(AskBar), self.desk.table.ply
        why = self.desk.why_no_hints(self.language)
        if why or not ask.choices:
            ask.tell(why or "")
            return
        ask.tell(self.say("playing-hint-thinking"))
        hints = await asyncio.to_thread(self.desk.hinting(self.reader, self.budget, self.language))
        if self.is_here and self.desk.table.ply == ply:
            self.show_hints(hints)

    def show_hints(self, hints: list[Hint]) -> None:
        """The chances beside the options, the reasons below; what a chance is, the first time."""
        ask, even = self.query_one(AskBar), self.say("playing-hint-even") if hints[0].is_even else ""
        ask.estimate({hint.option: hint.chance for hint in hints if hint.visits}, even)
        ask.tell(reasons_of(hints, self.say))
        if not self.hinted:
            self.hinted = True
            self.notify(self.say("playing-hint-told"), markup=False)
