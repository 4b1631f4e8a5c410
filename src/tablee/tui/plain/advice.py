"""Advice in plain text: what the tutor says, in lines before a question."""

import msgspec

from tablee.games.language import words
from tablee.games.lessons import Moment
from tablee.tui.desk.desk import PACKAGE, Desk
from tablee.tui.desk.tutor import Tutor, tutor_for
from tablee.tui.wishes.settings_file import OFF, ON, SettingsFile


class Advice:
    """The tutor of a console. First steps always speaks; the coach speaks in a terminal, where there is a memory."""

    def __init__(self, desk: Desk, is_terminal: bool, memory: SettingsFile | None) -> None:
        self.memory = memory if is_terminal else None
        settings = self.memory.read() if self.memory else None
        tutor = tutor_for(desk, settings.told if settings else (), self._keep)
        self.tutor = tutor if tutor is not None and (tutor.is_script or self.memory) else None
        self.is_on = self.tutor is not None and (self.tutor.is_script or settings is None or settings.coach != OFF)

    def lines(self, language: str) -> list[str]:
        """All that is to be said now: in First steps whatever is due, elsewhere one thing."""
        told: list[str] = []
        while self.is_on and self.tutor is not None and (moment := self.tutor.moment()) is not None:
            told += self._said(self.tutor, moment, language)
            self.tutor.tell(moment)
        return told

    def turn(self, language: str) -> str:
        """Switch it off or on, and say so."""
        self.is_on = not self.is_on and self.tutor is not None
        if self.memory is not None:
            self.memory.write(msgspec.structs.replace(self.memory.read(), coach=ON if self.is_on else OFF))
        return words(PACKAGE, language).say("plain-coach-on" if self.is_on else "plain-coach-off")

    def _said(self, tutor: Tutor, moment: Moment, language: str) -> list[str]:
        say = words(PACKAGE, language).say
        text = say("plain-coach", text=moment.say.in_(language), rule=moment.rule)
        return [text, say("plain-coach-last", game=tutor.desk.table.setup.game)] if moment.last else [text]

    def _keep(self, told: list[str]) -> None:
        if self.memory is not None:
            settings = self.memory.read()
            self.memory.write(msgspec.structs.replace(settings, told=(*settings.told, *told)))
