"""SpacePaper: the three parts put together, and what people read."""

from typing import cast

from tablee.games.spacepaper import asking, events, refusals, saved, spelling, words
from tablee.games.spacepaper.describing import describe
from tablee.games.spacepaper.mind import SpacePaperMind
from tablee.games.spacepaper.numbering import family_of, option_name
from tablee.games.spacepaper.rules import SpacePaperRules
from tablee.games.spacepaper.state import SpaceState
from tablee.games.spacepaper.view import SpaceView, view
from tablee.kernel import SPECTATOR, Description, Event, Game, Reason, Result, State, Telling
from tablee.kernel.event import DICE


def spacepaper() -> Game:
    """The whole game."""
    rules = SpacePaperRules()
    return Game(rules, SpacePaperTelling(rules), SpacePaperMind(rules))


class SpacePaperTelling(Telling):
    """SpacePaper, for people."""

    def view(self, s: State, seat: int) -> SpaceView:
        """All that a seat may know, built from nothing: all but the dice to come."""
        if seat != SPECTATOR:
            self.rules.check_seat(s, seat)
        return view(cast(SpaceState, s), seat)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """The rule against an option; None if it is legal."""
        self.rules.check_seat(s, seat)
        self.rules.check_option(option)
        return refusals.why_not(cast(SpaceState, s), seat, option)

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means."""
        self.rules.check_option(option)
        return option_name(option)

    def spell(self, s: State, option: int) -> object:
        """An option in the form of the decision catalogue."""
        self.rules.check_option(option)
        return spelling.spell(cast(SpaceState, s), option)

    def parse(self, s: State, spelled: object) -> int:
        """The number of a spelled option."""
        return spelling.parse(cast(SpaceState, s), spelled)

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """An option of the open decision for the seat that decides; names are those of the players."""
        self.rules.check_option(option)
        return describe(cast(SpaceState, s), option, names or [])

    def table(self, s: State) -> dict[str, object]:
        """The complete state in the words of the specification."""
        return spelling.table(cast(SpaceState, s))

    def chance(self, event: Event) -> object:
        """The outcome of a chance event: two dice, or the race or home that was drawn."""
        if event.kind == DICE:
            return event.args[:]
        begins, _, names = family_of(event.args[0])
        return names[event.args[0] - begins]

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence for one reader."""
        return words.told(event, names, language, seat)

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """The open question, with its context."""
        return "" if s.over else asking.question(cast(SpaceState, s), language, names or [])

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """What the others read while someone decides."""
        return "" if s.over else words.waiting(s.kind, words.player_name(s.to_move, names or [], language), language)

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """The rules that the decision catalogue names."""
        return asking.rules_of(kind)

    def opens_turn(self, event: Event) -> bool:
        """Whether a turn begins."""
        return event.kind == events.TURN

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """Who won, and why, for one reader."""
        return words.outcome(result, names, language, seat)

    def load(self, data: object) -> SpaceState:
        """The state that `SpaceState.data` wrote; BadData if it is not one."""
        return saved.load(self.rules, data)
