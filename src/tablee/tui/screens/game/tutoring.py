"""Playing with a tutor: a leaf above the question that says one thing at a time, until it is put away."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content

from tablee.games.lessons import Moment
from tablee.kernel import Touch
from tablee.tui.desk.tutor import Tutor, tutor_for
from tablee.tui.screens.game.going import Going
from tablee.tui.screens.places.new_game import NewGame
from tablee.tui.widgets.paper.paragraph import Paragraph
from tablee.tui.wishes.settings_file import OFF, ON


class Tutoring(Going):
    """What a screen of play tells newcomers: First steps, or the coach until it is switched off."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "got_it", show=False),
        Binding("C,shift+c", "silence", show=False),
        Binding("n", "own_game", show=False),
    ]

    tutor: Tutor | None = None

    def engage(self) -> None:
        """Have a tutor, where one person sits alone before the screen."""
        self.tutor = tutor_for(self.desk, self.program.settings.told, self._remember)

    def _remember(self, told: list[str]) -> None:
        self.program.remember(told=(*self.program.settings.told, *told))

    @property
    def moment(self) -> Moment | None:
        """What is said now."""
        if self.tutor is None or self.program.settings.coach == OFF or self.desk.is_virtual_turn:
            return None
        return self.tutor.moment()

    def coach(self) -> None:
        """Show what is said, or put the leaf away."""
        leaf, moment = self.query_one("#coach", Paragraph), self.moment
        leaf.set_class(moment is not None, "-shown")
        if moment is not None and self.tutor is not None:
            title = self.say("first-steps" if self.tutor.is_script else "coach")
            keys = self.say("coach-keys-last" if moment.last else "coach-keys", rule=moment.rule)
            words = moment.say.in_(self.language)
            leaf.update(Content.assemble((title, "bold $accent"), f" · {words}\n", (keys, "$text-muted")))

    def pointed(self) -> tuple[Touch, ...]:
        """What is spoken of, to be lit on the board."""
        moment = self.moment
        return () if moment is None or self.tutor is None else self.tutor.pointed(moment)

    def heard(self) -> None:
        """Whoever chooses has read what was said."""
        moment = self.moment
        if moment is not None and self.tutor is not None and not moment.last:
            self.tutor.tell(moment)

    def action_got_it(self) -> None:
        """Put away what was said; where the coach was switched off, have it speak again."""
        moment = self.moment
        if moment is not None and self.tutor is not None:
            self.tutor.tell(moment)
        elif self.program.settings.coach == OFF:
            self.program.remember(coach=ON)
        self.refresh_lesson()

    def action_silence(self) -> None:
        """Hear no more, in any game, until it is asked for."""
        self.program.remember(coach=OFF)
        self.refresh_lesson()

    def action_own_game(self) -> None:
        """At the end of First steps: a game of one's own."""
        if self.moment is not None and self.moment.last:
            self.desk.leave(self.language)
            self.program.go_home()
            self.program.push_screen(NewGame())

    def refresh_lesson(self) -> None:
        """Say what comes next, and light what it is about."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        """A click on the leaf puts it away."""
        if event.widget is not None and event.widget.id == "coach":
            self.action_got_it()
