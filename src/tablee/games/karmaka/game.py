"""Karmaka: the three parts put together, and what people read."""

from typing import cast

from tablee.games.karmaka import asking, events, refusals, saved, spelling, words
from tablee.games.karmaka.describing import describe
from tablee.games.karmaka.mind import KarmakaMind
from tablee.games.karmaka.numbering import option_name
from tablee.games.karmaka.rules import KarmakaRules
from tablee.games.karmaka.state import KarmakaState
from tablee.games.karmaka.tables import KINDS
from tablee.games.karmaka.view import KarmakaView, opened, view
from tablee.kernel import SPECTATOR, Description, Event, Game, Reason, Result, State, Telling
from tablee.kernel.event import FIRST, SHUFFLE


def karmaka() -> Game:
    """The whole game."""
    rules = KarmakaRules()
    return Game(rules, KarmakaTelling(rules), KarmakaMind(rules))


class KarmakaTelling(Telling):
    """Karmaka, for people."""

    def view(self, s: State, seat: int) -> KarmakaView:
        """All that a seat may know, built from nothing (KMK-16)."""
        if seat != SPECTATOR:
            self.rules.check_seat(s, seat)
        return view(cast(KarmakaState, s), seat)

    def why_not(self, s: State, seat: int, option: int) -> Reason | None:
        """The rule against an option, from what the seat knows; None if it is legal."""
        self.rules.check_seat(s, seat)
        self.rules.check_option(option)
        return refusals.why_not(cast(KarmakaState, s), seat, option)

    def option_name(self, option: int) -> str:
        """What a number of the fixed numbering means."""
        self.rules.check_option(option)
        return option_name(option)

    def spell(self, s: State, option: int) -> object:
        """An option in the form of the decision catalogue."""
        self.rules.check_option(option)
        return spelling.spell(cast(KarmakaState, s), option)

    def parse(self, s: State, spelled: object) -> int:
        """The number of a spelled option."""
        return spelling.parse(cast(KarmakaState, s), spelled)

    def describe(self, s: State, option: int, names: list[str] | None = None) -> Description:
        """An option of the open decision for the seat that decides; names are those of the players."""
        self.rules.check_option(option)
        return describe(cast(KarmakaState, s), option, names or [])

    def table(self, s: State) -> dict[str, object]:
        """The complete state in the words of the specification."""
        return spelling.table(cast(KarmakaState, s))

    def chance(self, event: Event) -> object:
        """The outcome of a chance event: a seat, an order of cards top first, or a card."""
        if event.kind == FIRST:
            return event.args[0]
        names = [KINDS[kind] for kind in event.args]
        return names if event.kind == SHUFFLE else names[0]

    def told(self, event: Event, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """An event as a sentence for one reader."""
        return words.told(event, names, language, seat)

    def ask(self, s: State, language: str, names: list[str] | None = None) -> str:
        """The open question, with its context."""
        return "" if s.over else asking.question(cast(KarmakaState, s), language, names or [])

    def waiting(self, s: State, language: str, names: list[str] | None = None) -> str:
        """What the others read while someone decides."""
        return "" if s.over else words.waiting(s.kind, words.player_name(s.to_move, names or [], language), language)

    def rules_of(self, kind: str, settings: dict[str, str]) -> list[str]:
        """The rules that the decision catalogue names, without those of other variants."""
        return asking.rules_of(kind, settings.get("variant", "base"))

    def opens_turn(self, event: Event) -> bool:
        """Whether somebody's turn begins."""
        return event.kind == events.TURN

    def outcome(self, result: Result, names: list[str], language: str, seat: int = SPECTATOR) -> str:
        """Who won, and why, for one reader."""
        return words.outcome(result, names, language, seat)

    def opened(self, s: State) -> KarmakaState:
        """Every place of Well, Decks and Future Lives known to every seat."""
        return opened(cast(KarmakaState, s))

    def load(self, data: object) -> KarmakaState:
        """The state that `KarmakaState.data` wrote; BadData if it is not one."""
        return saved.load(self.rules, data)
