"""Plain mode: numbered options, one question at a time, for pipes, screen readers and demonstrations. (LO02-18)"""

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Final

from tablee.games.language import words
from tablee.games.rulebook import Rule, folded
from tablee.games.texts import LANGUAGES, next_language
from tablee.games.unusual import mark
from tablee.kernel import SPECTATOR
from tablee.players.thinking import Budget
from tablee.table import CannotUndo, said
from tablee.tui.desk.desk import PACKAGE, Desk
from tablee.tui.desk.hints import Hint
from tablee.tui.desk.offers import Offer, in_folder
from tablee.tui.plain.advice import Advice
from tablee.tui.plain.console import Console
from tablee.tui.plain.plain_pages import Paged
from tablee.tui.wishes.game_wishes import credit, game_title
from tablee.tui.wishes.settings_file import SettingsFile

NOTICED: Final = 0.5  # seconds
MANY: Final = 8  # rules or options that an answer shows at most
FRESH: Final = 24  # sentences that are told at once in a game of many; the log has them all
TURNS: Final = 2  # of such a game that the log tells unless all are asked for

# What may be asked for beside a number, by the words command-NAME of any language.
COMMANDS: Final = (
    "help", "why", "hint", "undo", "back", "save", "quit", "view", "log", "rules", "lang", "list", "end", "again",
    "coach", "resign", "order",
)  # fmt: skip
PAGES: Final = ("map", "system", "civ", "planets", "ships")  # tabs that may be looked at by their names alone


@cache
def commands() -> dict[str, str]:
    """What may be typed for each command, in any language."""
    return {"?": "help"} | {
        folded(word): command
        for command in COMMANDS
        for language in LANGUAGES
        for word in words(PACKAGE, language).say(f"command-{command}").split(", ")
    }


@cache
def yes_words() -> set[str]:
    """What may be typed to agree, in any language."""
    said = [words(PACKAGE, language).say("answer-yes-words").split(", ") for language in LANGUAGES]
    return {folded(word) for each in said for word in each}


def hint_message(hint: Hint) -> str:
    """How an option is told that the master has thought about."""
    if not hint.visits:
        return "plain-hint-untried"
    return "plain-hint-even" if hint.is_even else "plain-hint"


class Plain(Paged):
    """One sitting in plain text: asks, refuses with the reason, tells what happened."""

    def __init__(
        self, desk: Desk, console: Console, language: str, budget: Budget, memory: SettingsFile | None = None
    ) -> None:
        super().__init__(desk, console, language)
        self.budget = budget
        self.advice = Advice(desk, console.is_terminal, memory)
        self.seat: int | None = None  # whose person is at the screen
        self.hinted = False  # whether it was said what a chance is
        self.slow = False  # the last virtual player took a time that one notices
        self._answers: dict[str, Callable[[int, str], bool]] = {
            "help": self.help, "why": self.why, "hint": self.hint, "undo": self.undo, "back": self.back,
            "save": self.save, "view": self.view, "log": self.log, "rules": self.rules, "lang": self.lang,
            "list": self.options, "end": self.close, "again": self.again, "resign": self.resign,
            "coach": self.coach, "order": self.order,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game ends or the people leave; either way the game is saved."""
        game = self.desk.table.setup.game
        welcome = "plain-welcome-back" if self.desk.table.ply else "plain-welcome"
        self.tell(welcome, game=game_title(game, self.language))
        self.console.put(*(line for line in (credit(game, self.language), mark(self.language)) if line))
        try:
            while not self.desk.table.over:
                if self.desk.is_virtual_turn:
                    self.virtual_turn()
                else:
                    self.person_turn(self.desk.table.to_move)
            self.end()
        except EOFError:
            self.console.put("")
        except KeyboardInterrupt:
            self.console.put("")  # where the game is kept stands on a line of its own
            raise
        finally:
            self.notices()
            self.console.put(self.desk.leave(self.language))

    # Turns.

    def virtual_turn(self) -> None:
        """A virtual player decides; where no other person could read it, what happened is told at once."""
        if self.slow and self.console.is_terminal:
            self.console.put(self.desk.question(SPECTATOR, self.language))
        start = perf_counter()
        self.desk.table.step()
        self.slow = perf_counter() - start > NOTICED
        if len(self.desk.people) < 2 and not self.has_pages:
            self.news(self.desk.reader(self.seat))

    def person_turn(self, seat: int) -> None:
        """Ask a person until the choice is made."""
        if self.desk.needs_curtain(self.seat, seat):
            self.curtain(seat)
        self.seat = seat
        self.news(seat)
        self.alarms(seat)
        self.table(seat, short=True)
        self.changes(seat)
        self.console.put(*self.advice.lines(self.language))
        self.question(seat)
        while not self.answered(seat, self.typed(len(self.choices(seat)))):
            pass

    def curtain(self, seat: int) -> None:
        """Hide what the person before could see, and wait until the next one is there."""
        self.console.scroll()
        self.shown = []
        name = self.desk.table.names[seat]
        while self.console.ask(self.said("plain-curtain", name=name)):
            self.tell("plain-curtain-only")

    def end(self) -> None:
        """Tell who won, and why."""
        self.news(self.desk.reader(self.seat))
        reader = SPECTATOR if len(self.desk.people) > 1 else self.desk.reader(self.seat)
        self.table(reader, short=True)
        self.console.put(self.desk.result(reader, self.language))

    # What is shown.

    def news(self, seat: int) -> None:
        """What the seat was told since last time."""
        fresh = self.desk.news(seat, self.language)
        if self.has_pages and len(fresh) > FRESH:
            self.tell("plain-news-more", count=len(fresh) - FRESH)
            fresh = fresh[-FRESH:]
        for sentence in (*fresh, *self.desk.notes(seat, self.language)):
            self.console.put(self.said("plain-news", sentence=sentence))
        self.notices()

    def notices(self) -> None:
        """What the owner of the table should know."""
        for notice in self.desk.notices(self.language):
            self.console.put(self.said("plain-notice", notice=notice))

    def alarms(self, seat: int) -> None:
        """Who may win before long."""
        for alarm in self.desk.alarms(seat, self.language):
            self.console.put(self.said("plain-notice", notice=alarm))

    # What is typed.

    def typed(self, most: int) -> str:
        """The next line."""
        return self.console.ask(self.said("plain-ask", most=most))

    def answered(self, seat: int, line: str) -> bool:
        """Take what was typed; whether the choice is made, or the question has changed."""
        head, _, rest = line.partition(" ")
        if line.startswith("?"):
            head, rest = "?", line[1:]
        command = commands().get(folded(head))
        if command == "quit":
            raise EOFError
        if command is not None:
            return self._answers[command](seat, rest.strip())
        if self.has_pages and self.names_page(seat, head):
            return self.view(seat, rest.strip() or head)
        if self.has_pages and line and not line.isdecimal():
            return self.options(seat, line)
        return self.chosen(seat, line)

    def names_page(self, seat: int, word: str) -> bool:
        """Whether a word is the name of a page."""
        sheets = [sheet for sheet in self.desk.board(seat, self.language).sheets if sheet.tab in PAGES]
        return any(folded(word) in (sheet.tab, folded(sheet.word)) for sheet in sheets)

    def chosen(self, seat: int, line: str) -> bool:
        """Make a choice by its number; anything else is refused with the reason."""
        choice = self.numbered(seat, line)
        return choice is not None and self.take(seat, choice)

    def numbered(self, seat: int, text: str) -> Offer | None:
        """The option with the number that was typed, or the reason why there is none."""
        choices = self.choices(seat)
        if not text.isascii() or not text.isdecimal() or len(text) > 4:
            self.tell("plain-no-number" if text else "plain-nothing", typed=text[:40], most=len(choices))
        elif not 1 <= int(text) <= len(choices):
            self.tell("plain-bad-number", typed=text, most=len(choices))
        else:
            return choices[int(text) - 1]
        return None

    # Commands: each says whether the question is settled or has changed.

    def help(self, seat: int, rest: str) -> bool:
        """The rules behind the question and the commands; with a number, what that option does."""
        if rest:
            choice = self.numbered(seat, rest)
            if choice is not None:
                self.console.put(*self.desk.explained(seat, choice, self.language))
            return False
        self.console.put(self.desk.question(seat, self.language))
        self.show(self.desk.rules(seat))
        self.console.put(*self.said("plain-commands").splitlines())
        if self.has_pages:
            self.console.put(*self.said("plain-commands-pages").splitlines())
        return False

    def why(self, seat: int, rest: str) -> bool:
        """Why the options that hold some words are allowed or not."""
        found = self.desk.found(seat, rest, self.language)
        for option, text in found[:MANY]:
            reason = self.desk.why_not(seat, option, self.language)
            self.tell("plain-why" if reason else "plain-why-allowed", option=text, reason=reason or "")
        if not found:
            self.tell("plain-why-nothing", typed=rest[:40])
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """What the master thinks of each option."""
        if why := self.desk.why_no_hints(self.language):
            self.console.put(why)
            return False
        self.tell("plain-thinking")
        offers = [choice for choice in self.choices(seat) if not choice.chain]
        numbers = {each.option: choice.number for choice in offers for each in in_folder(choice)}
        hints = self.desk.hint(seat, self.budget, self.language)
        for hint in hints[:FRESH] if self.has_pages else hints:
            number, chance = str(numbers[hint.option]), str(round(100 * hint.chance))
            self.tell(hint_message(hint), number=number, text=hint.text, chance=chance, visits=hint.visits)
            if hint.reason:
                self.console.put(f"  {hint.reason}")
        if not self.hinted:
            self.hinted = True
            self.tell("playing-hint-told")
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Undo the last choice by the fair policy; with any word more, take it back as `back` does."""
        if rest:
            return self.back(seat, "")
        try:
            self.console.put(self.desk.undo(seat, self.language))
        except CannotUndo as error:
            self.console.put(said(error, self.language))
            if self.desk.can_take_back(seat):
                self.tell("plain-back")
            return False
        return True

    def back(self, seat: int, rest: str) -> bool:
        """Take back the last choice and all since, among virtual players."""
        try:
            self.console.put(self.desk.take_back(seat, self.language))
        except CannotUndo as error:
            self.console.put(said(error, self.language))
            return False
        return True

    def resign(self, seat: int, rest: str) -> bool:
        """Give up, if that is said twice."""
        answer = self.console.ask(self.said("plain-resign", question=self.desk.resigning(seat, self.language)))
        if folded(answer) not in yes_words():
            self.tell("plain-resign-no")
            return False
        self.desk.resign(seat)
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Say where the game is saved; every choice was, as soon as it was made."""
        self.console.put(self.desk.save(self.language))
        return False

    def log(self, seat: int, rest: str) -> bool:
        """All that happened, turn by turn; of a game with many events the last turns, unless all are asked for."""
        turns = self.desk.log(seat, self.language)
        for turn in turns[-TURNS:] if self.has_pages and not rest else turns:
            self.console.put(turn.heading or self.said("plain-log-start"), *[f"  {line}" for line in turn.sentences])
        return False

    def rules(self, seat: int, rest: str) -> bool:
        """Rules by id or by words."""
        book = self.desk.book()
        found = book.search(rest, self.language)
        self.show(found[:MANY])
        if not rest and self.has_pages:
            self.tell("plain-rules-any", id=book.chapters[-1].id)
        elif len(found) > MANY:
            self.tell("plain-rules-more", count=len(found) - MANY)
        elif not found:
            self.tell("plain-rules-nothing" if rest else "plain-rules-which", typed=rest[:40])
        return False

    def lang(self, seat: int, rest: str) -> bool:
        """Speak the next language, or the one named."""
        self.language = rest if rest in LANGUAGES else next_language(self.language)
        self.shown = []
        return True

    def coach(self, seat: int, rest: str) -> bool:
        """Switch the tips off, or on."""
        self.console.put(self.advice.turn(self.language))
        return False

    def show(self, rules: list[Rule]) -> None:
        """Rules with their ids."""
        for rule in rules:
            self.tell("plain-rule", rule=rule.id, text=rule.text.in_(self.language))
