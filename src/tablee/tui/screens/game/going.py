"""Going back and going away: undo, taking back, leaving and resigning, on the screen of a game."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from tablee.table import CannotUndo, said
from tablee.tui.screens.game.charting import Charting
from tablee.tui.screens.game.leaving import Leaving
from tablee.tui.screens.shell.confirm import Confirm
from tablee.tui.widgets.asks.ask import AskBar


class Going(Charting):
    """What a screen of play does when somebody wants to be elsewhere: at an earlier moment, or at home."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.read: dict[int, int] = {}  # how many sentences a seat had read when it last chose
        self._pause: Timer | None = None

    def proceed(self) -> None:
        """Go on to whoever is to decide."""
        raise NotImplementedError

    def sentences(self) -> int:
        """How many sentences the reader has been told."""
        return len(self.desk.table.log(self.reader))

    def _stop_pause(self) -> bool:
        waiting, self._pause = self._pause, None
        if waiting is not None:
            waiting.stop()
        return waiting is not None

    def stop(self) -> None:
        """Let no virtual player go on."""
        self._stop_pause()
        self.workers.cancel_group(self, "virtual")

    def action_undo(self) -> None:
        """Undo by the fair policy, or offer to take back among virtual players."""
        seat = self.reader
        if seat not in self.desk.people:
            return
        try:
            self.went_back(self.desk.undo(seat, self.language))
        except CannotUndo as error:
            self.offer_take_back(seat, self.desk.undo_refused(seat, error, self.language))

    def offer_take_back(self, seat: int, why: str) -> None:
        """Ask before something is taken back that another has answered."""
        if not (self.desk.can_take_back(seat) and self.desk.may_go_back(seat)):
            self.query_one(AskBar).tell(why)
            return
        self.app.push_screen(Confirm(why, self.say("playing-take-back")), self.take_back_if)

    def take_back_if(self, agreed: bool | None) -> None:
        """Take back, if that was the answer."""
        if agreed:
            try:
                self.went_back(self.desk.take_back(self.reader, self.language))
            except CannotUndo as error:
                self.query_one(AskBar).tell(said(error, self.language))

    def went_back(self, sentence: str) -> None:
        """Go on from an earlier moment."""
        self.stop()
        self.read[self.reader] = min(self.read.get(self.reader, 0), self.sentences())
        self.proceed()
        self.query_one(AskBar).tell(sentence)

    def action_leave(self) -> None:
        """Keep the game, or give it up; one that is over is left at once."""
        if self.desk.table.over:
            self.leave()
        else:
            self.app.push_screen(Leaving(may_resign=self.desk.may_resign(self.reader)), self.go)

    def go(self, way: str | None) -> None:
        """Go the way that was chosen."""
        if way == "leave":
            self.leave()
        elif way == "resign" and self.desk.may_resign(self.reader):
            question = self.desk.resigning(self.reader, self.language)
            self.app.push_screen(Confirm(question, self.say("leaving-resign")), self.resign_if)

    def resign_if(self, agreed: bool | None) -> None:
        """Give up, if that was the answer and the game still goes on."""
        if agreed and self.desk.may_resign(self.reader):
            self.stop()
            self.desk.resign(self.reader)
            self.proceed()

    def leave(self) -> None:
        """Save, and go home."""
        self.stop()
        self.notify(self.desk.leave(self.language), markup=False)
        self.program.go_home()
