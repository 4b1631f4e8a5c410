"""A new game: every line has a sensible value, so that Enter alone starts one."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import DescendantFocus
from textual.widgets import Button, Input, Label

from tablee.games import game_names
from tablee.kernel import TableeError
from tablee.table import said
from tablee.tui.screens.places.ask_name import AskName, is_name
from tablee.tui.screens.shell.base import Place
from tablee.tui.widgets.bars.cycle import Cycle, Pairs
from tablee.tui.widgets.bars.keys import KeyBar
from tablee.tui.widgets.paper.drawing import shape
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.wishes.game_wishes import (
    BadSeed,
    SettingRow,
    about,
    about_setting,
    about_who,
    game_of,
    game_title,
    lines,
    my_seat,
    places_of,
    replace_wish,
    seated,
    setting_title,
    setup_of,
    value_title,
    who_title,
    whos,
)
from tablee.tui.wishes.settings_file import HINTS, HUMAN, GameWish, SeatWish


class NewGame(Place):
    """A form. It begins as the last game did."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def on_mount(self) -> None:
        """Enter at once starts what is proposed."""
        self.query_one("#start").focus()

    @property
    def wish(self) -> GameWish:
        """What is wished for, made whole."""
        return seated(self.program.settings.last)

    def compose(self) -> ComposeResult:
        """The game and its paragraph, players, settings, seats, seed."""
        wish = self.wish
        yield Paragraph(self.say("home-new"), classes="place-title")
        with VerticalScroll(classes="form roomy" if self.is_long(wish) else "form", can_focus=False):
            games = [(name, game_title(name, self.language)) for name in game_names()]
            yield from self.cycle("game", self.say("new-game"), games, wish.game)
            yield Paragraph(about(wish, self.language), classes="about faint")
            numbers = [(str(n), str(n)) for n in game_of(wish).seats]
            yield from self.cycle("players", self.say("new-players"), numbers, str(wish.players))
            for seat in range(wish.players):
                yield from self.seat(wish, seat)
            yield from self.hints(wish)
            yield from self.settings(wish)
            with Horizontal(classes="row"):
                yield Label(self.say("new-seed"))
                yield Input(wish.seed, placeholder=self.say("new-seed-any"), id="seed", compact=True)
            yield Paragraph("", id="wrong")
            yield Button(self.say("new-start"), id="start", compact=True)
        yield KeyBar(
            [
                ("↑↓", self.say("key-move"), "app.focus_next"),
                ("←→", self.say("key-change"), "noop"),
                (self.say("key-enter"), self.say("key-go-on"), "app.focus_next"),
                (self.say("key-escape"), self.say("key-back"), "close"),
            ]
        )

    def cycle(
        self, name: str, title: str, pairs: Pairs, value: str, numbers: tuple[int, int] | None = None
    ) -> ComposeResult:
        """A line with a few values."""
        with Horizontal(classes="row"):
            yield Label(title)
            yield Cycle(pairs, value, id=name, numbers=numbers)

    def seat(self, wish: GameWish, seat: int) -> ComposeResult:
        """A line for a seat: who sits there, and under which name."""
        pairs = [(who, who_title(who, self.language)) for who in whos(game_of(wish))]
        taken = wish.seats[seat]
        with Horizontal(classes="row"):
            yield Label(self.say("new-seat", sign=shape(seat), number=seat + 1))
            usual = self.usual_name(wish, seat)
            yield Input(taken.name, placeholder=usual, id=f"name-{seat}", classes="name", compact=True)
            yield Cycle(pairs, taken.who, id=f"who-{seat}")
            yield Paragraph(about_who(taken.who, self.language), id=f"about-{seat}", classes="faint who-about")

    def hints(self, wish: GameWish) -> ComposeResult:
        """Whether hints are given, where several people play."""
        if sum(seat.who == HUMAN for seat in wish.seats) > 1:
            pairs = [(each, self.say(f"hints-{each}")) for each in HINTS]
            yield from self.cycle("hints", self.say("new-hints"), pairs, self.program.settings.hints)

    def usual_name(self, wish: GameWish, seat: int) -> str:
        """What stands where no name is typed: one's own, or that it is drawn with the game."""
        is_mine = seat == my_seat(wish)
        return self.names(wish)[seat] if is_mine or wish.seed.strip() else self.say("new-name-any")

    def names(self, wish: GameWish) -> list[str]:
        """The names of all, as far as they are known."""
        return [place.name for place in places_of(wish, self.language, self.program.settings.name)]

    def settings(self, wish: GameWish) -> ComposeResult:
        """A line for each setting that leaves a choice."""
        game, names = game_of(wish), self.names(wish)
        for line in lines(wish):
            if len(line.values) > 1:
                pairs = [(value, value_title(game, line.name, value, names, self.language)) for value in line.values]
                title = setting_title(game, line.name, self.language)
                yield from self.cycle(f"set-{line.name}", title, pairs, line.value, line.numbers)
                meaning = about_setting(game, line.name, line.value, self.language)
                if meaning:
                    yield Paragraph(self.ranged(meaning, line), id=f"about-set-{line.name}", classes="meaning faint")

    def is_long(self, wish: GameWish) -> bool:
        """Whether the settings are explained, each below its line: where there is little room, one at a time."""
        game = game_of(wish)
        return any(about_setting(game, line.name, line.value, self.language) for line in lines(wish))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Explain the setting that has the focus."""
        for meaning in self.query(".meaning"):
            meaning.set_class(meaning.id == f"about-{event.widget.id}", "-shown")

    def ranged(self, meaning: str, line: SettingRow) -> str:
        """What a setting means, and which numbers may be typed."""
        if line.numbers is None:
            return meaning
        low, high = line.numbers
        return self.say("new-number", about=meaning, low=low, high=high)

    # Changes.

    async def on_cycle_changed(self, event: Cycle.Changed) -> None:
        """Take another value; what depends on it follows."""
        name, _, rest = str(event.cycle.id).partition("-")
        match name:
            case "game":
                self.keep(game=event.value, players=0, options={})
            case "hints":
                self.program.remember(hints=event.value)
            case "players":
                self.keep(players=int(event.value))
            case "set":
                self.keep(options=self.wish.options | {rest: event.value})
            case _:
                self.keep_seat(int(rest), who=event.value)
        await self.speak()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Take a name or a seed as it is typed."""
        name, _, rest = str(event.input.id).partition("-")
        if name == "seed":
            self.keep(seed=event.value.strip())
        else:
            self.keep_seat(int(rest), name=event.value)
            if int(rest) == my_seat(self.wish) and is_name(event.value):
                self.program.remember(name=event.value.strip())

    def on_input_submitted(self) -> None:
        """Enter goes on."""
        self.focus_next()

    def keep(self, **changes: object) -> None:
        """Remember a change."""
        self.program.remember(last=seated(replace_wish(self.wish, **changes)))

    def keep_seat(self, seat: int, **changes: str) -> None:
        """Remember a change of a seat."""
        seats = list(self.wish.seats)
        seats[seat] = SeatWish(changes.get("name", seats[seat].name), changes.get("who", seats[seat].who))
        self.keep(seats=tuple(seats))

    # Start.

    def on_button_pressed(self) -> None:
        """Begin, once it is known who sits here."""
        wish = self.wish
        self.program.remember(last=wish)
        mine = my_seat(wish)
        if mine is not None and not (wish.seats[mine].name.strip() or self.program.settings.name):
            self.app.push_screen(AskName(self.names(wish)[mine]), self.called)
        else:
            self.start(wish)

    def called(self, name: str | None) -> None:
        """Sit down under a name, which is kept for all games to come."""
        if name:
            self.program.remember(name=name)
            self.start(self.wish)

    def start(self, wish: GameWish) -> None:
        """Sit down; or say what is wrong."""
        try:
            setup = setup_of(wish)
            me = self.program.settings.name
            self.program.begin(setup, places_of(wish, self.language, me, str(setup.seed)))
        except BadSeed as error:
            self.query_one("#wrong", Paragraph).update(self.say("new-seed-bad", text=error.text))
        except TableeError as error:
            self.query_one("#wrong", Paragraph).update(said(error, self.language))

    def action_noop(self) -> None:
        """Nothing: the arrows act on the line itself."""

    def action_close(self) -> None:
        """Back home."""
        self.dismiss(None)
