"""The desk: all that an interface needs to let people play at a table, without drawing anything."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tablee.games import title_named
from tablee.games.language import words
from tablee.games.rulebook import Rule, Rulebook, rulebook
from tablee.kernel import SPECTATOR, Touch
from tablee.players.thinking import Budget
from tablee.table import CannotUndo, News, Saves, Table, said
from tablee.table.saves import default_folder
from tablee.tui.boards import Board, board_for
from tablee.tui.boards.scores import ScoreSheet
from tablee.tui.desk import ordering
from tablee.tui.desk.explaining import Lookup, explained
from tablee.tui.desk.hints import Hint, hints_of
from tablee.tui.desk.offers import Offer, kept_apart, numbered, offer_of
from tablee.tui.desk.story import Spoken, by_turn
from tablee.tui.desk.ways import ways

PACKAGE: Final = "tablee.tui"
RECALLED: Final = 8  # sentences that a seat hears again when a game is resumed


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was told of one turn: the sentence that opened it ("" for the deal), and the others."""

    heading: str
    sentences: tuple[str, ...]


class Desk:
    """A table as those before one screen use it. It is used from one thread; only `hinting` hands out work.

    >>> from tablee.table import Place, Setup
    >>> desk = Desk(Table.begin(Setup.of("karmaka", seed=7), [Place("Anna"), Place("Bob")]))
    >>> desk.question(1, "en")
    'Which card do you play, and how? You may also pass.'
    >>> desk.choices(1, "en")[0].text
    'Play Transmigrate for 1 point'
    """

    def __init__(
        self, table: Table, saves: Saves | None = None, name: str | None = None, *, hints: bool = False
    ) -> None:
        self.table = table
        self.saves = saves
        self.name = name  # of the save, or None
        self.hints = hints  # also where several people play
        self._boards: dict[tuple[int, str], Board] = {}
        self._backs: dict[int, bool] = {}  # who may go back
        self._lookups: dict[tuple[int, str], Lookup] = {}
        self._said: dict[tuple[int, str], list[Spoken]] = {}
        self._told: dict[int, int] = {}  # how many events of its log a seat has read
        self._followed = (-1, 1)  # where the last way ended, and how many answers it took
        self._alarmed: dict[int, set[tuple[int, str]]] = {}  # of which ends near at hand a seat has been told
        self._is_resumed = table.ply > 0
        self._noticed = 0
        self._noted: dict[int, int] = {}  # how many lines about orders a seat has read
        table.listen(SPECTATOR, self._hear)

    # Who is at the screen.

    @property
    def people(self) -> list[int]:
        """The seats for which a person decides."""
        return [seat for seat, place in enumerate(self.table.places) if place.is_human]

    @property
    def is_virtual_turn(self) -> bool:
        """Whether a virtual player is to decide."""
        return not self.table.over and not self.table.places[self.table.to_move].is_human

    def reader(self, previous: int | None = None) -> int:
        """Who looks at the screen now: the person on move, else who was there before, else the only person."""
        people = self.people
        if self.table.to_move in people:
            return self.table.to_move
        if previous is not None and previous in people:
            return previous
        return people[0] if len(people) == 1 else SPECTATOR

    def needs_curtain(self, previous: int | None, following: int) -> bool:
        """Whether the screen must be hidden before the next person looks: another person could still see a secret."""
        has_secrets = self.table.game.secrets
        return has_secrets and len(self.people) > 1 and following in self.people and previous != following

    def is_shared(self) -> bool:
        """Whether several people look at the screen together: then each question says whom it asks."""
        return len(self.people) > 1 and not self.table.game.secrets

    # What is asked.

    def board(self, seat: int, language: str) -> Board:
        """All that a seat, or SPECTATOR, sees."""
        key = (seat, language)
        if key not in self._boards:
            self._boards[key] = self._drawn(seat, language)
        return self._boards[key]

    def _drawn(self, seat: int, language: str) -> Board:
        """The board of the game, and the numbers that count, as any game's are shown."""
        chair, view = self.table.chair(seat), self.table.view(seat)
        board = board_for(self.table.setup.game)(view, self.table.names, language)
        scores = ScoreSheet(view, self.table.names, language, chair.game.telling.score_name, chair.since())
        sheet = scores.sheet()
        sheets = (*board.sheets, sheet) if board.sheets and sheet else board.sheets
        alarms = {} if self.table.over else scores.alarms()
        return replace(board, scores=sheet, sheets=sheets, changes=scores.changes(), alarms=alarms)

    def question(self, seat: int, language: str) -> str:
        """What is asked of a seat; what another thinks about; or how the game ended."""
        return self.table.chair(seat).status(language)

    def choices(self, seat: int, language: str) -> list[Offer]:
        """The options of the question that is open to a seat; none if it is another's."""
        return [
            offer_of(number, option, text, language)
            for number, (option, text) in enumerate(self.table.chair(seat).options(), start=1)
        ]

    def offers(self, seat: int, language: str) -> list[Offer]:
        """The same as they are offered: what is usual first, and the ends that several answers lead to."""
        offering = self.board(seat, language).offering
        choices = self.choices(seat, language)
        if choices and offering.leads:
            choices = self._with_ways(seat, choices, offering.leads, language)
        if choices and (offering.usual is not None or offering.late):
            order = sorted(choices, key=lambda choice: (choice.form in offering.late, choice.option != offering.usual))
            choices = numbered(order)
        return kept_apart(choices, offering.apart) if offering.apart else choices

    def _with_ways(self, seat: int, choices: list[Offer], leads: tuple[str, ...], language: str) -> list[Offer]:
        """The options here, the ends of ways, and the first steps."""
        found = ways(self.table.chair(seat), leads, language)
        say = words(PACKAGE, language).say
        ends = [
            replace(end, text=say("way-end", text=end.text, steps=end.steps), cost=say("way-cost", steps=end.steps))
            for end in found
        ]
        here = [choice for choice in choices if choice.form not in leads]
        steps = [replace(choice, heading=say("way-step")) for choice in choices if choice.form in leads]
        return numbered([*here, *ends, *steps])

    def choose(self, seat: int, option: int) -> None:
        """Take a choice; a typed error if it is not legal."""
        self.table.submit(seat, option)

    def wishes(self, seat: int, language: str) -> list[Offer]:
        """All that a seat may order, and the orders that it may end."""
        return [] if seat not in self.people else ordering.wishes(self.table.chair(seat), language)

    def notes(self, seat: int, language: str) -> list[str]:
        """Why orders of a seat have ended since it last asked."""
        since, self._noted[seat] = self._noted.get(seat, 0), len(self.table.noted)
        return ordering.notes(self.table, seat, since, language) if seat in self.people else []

    def follow(self, seat: int, choice: Offer) -> bool:
        """Take a choice with all its answers; False if something else was asked on the way, where it stops."""
        if choice.is_order:
            ordering.give(self.table, seat, choice)
            return True
        if not choice.chain:
            self.choose(seat, choice.option)
            return True
        first = self.table.decision(seat)
        for option in choice.chain:
            asked = self.table.decision(seat)
            if asked is None or first is None or asked.kind != first.kind or option not in asked.options:
                return False
            self.choose(seat, option)
        self._followed = (self.table.ply, len(choice.chain))
        return True

    # What happened.

    def log(self, seat: int, language: str) -> list[Told]:
        """All that a seat was told, turn by turn."""
        turns = by_turn(self._sentences(seat, language))
        return [Told(heading, tuple(sentences)) for heading, sentences in turns if heading or sentences]

    def _sentences(self, seat: int, language: str) -> list[Spoken]:
        """Each sentence that a seat was told, whether it opens a turn or leads on; what was said once is kept."""
        spoken, chair = self._said.setdefault((seat, language), []), self.table.chair(seat)
        for event in chair.log()[len(spoken) :]:
            telling = chair.game.telling
            spoken.append((chair.told(event, language), telling.opens_turn(event), telling.chain(event)))
        return spoken

    def news(self, seat: int, language: str) -> list[str]:
        """What a seat was told since it last asked; at first the deal, or the last of a game that goes on."""
        sentences = [sentence for sentence, *_ in self._sentences(seat, language)]
        start = max(0, len(sentences) - RECALLED) if self._is_resumed else 0
        fresh = sentences[self._told.get(seat, start) :]
        self._told[seat] = len(sentences)
        return fresh

    def notices(self, language: str) -> list[str]:
        """What the owner of the table should know since the last time, such as a disk that is full."""
        fresh = self.table.notices[self._noticed :]
        self._noticed += len(fresh)
        return [notice.said(language) for notice in fresh]

    def alarms(self, seat: int, language: str) -> list[str]:
        """Who may win before long, and how: each is said once to a reader, and again when it had passed."""
        now = self.board(seat, language).alarms
        fresh = [text for key, text in now.items() if key not in self._alarmed.get(seat, set())]
        self._alarmed[seat] = set(now)
        return fresh

    def result(self, seat: int, language: str) -> str:
        """Who won, and why, for one reader; "" while the game goes on."""
        return self.table.chair(seat).outcome(language)

    # Help.

    def rules(self, seat: int) -> list[Rule]:
        """The rules behind the open question; none where a seat may not know which question it is."""
        return [self.book().rule(rule) for rule in self.table.chair(seat).rules()]

    def book(self) -> Rulebook:
        """The rulebook of the game, wherever the game lies."""
        return rulebook(title_named(self.table.setup.game).package)

    def explained(self, seat: int, choice: Offer, language: str) -> list[str]:
        """What an option does: its words, what it would change, then each card that it touches with its effect."""
        first, *cards = explained(self.board(seat, language), choice.text, choice.touches, language)
        return [first, choice.change, *cards] if choice.change else [first, *cards]

    def why_not(self, seat: int, option: int, language: str) -> str | None:
        """Why an option is not allowed now, with its rule; None if it is."""
        reason = self.table.chair(seat).why_not(option)
        if reason is None:
            return None
        text = reason.in_(language)
        return words(PACKAGE, language).say("why-not", reason=text, rule=reason.rule)

    def why_not_this(self, seat: int, touch: Touch, language: str) -> str | None:
        """Why nothing can be done with a thing on the table, with the rule; None if it can, or if nothing is meant."""
        option = self.table.chair(seat).meant(touch)
        return None if option is None else self.why_not(seat, option, language)

    def found(self, seat: int, asked: str, language: str) -> list[tuple[int, str]]:
        """Options of the whole game that hold these words, legal or not, each with what it is called now."""
        return self.lookup(seat, language).found(asked)

    def lookup(self, seat: int, language: str) -> Lookup:
        """Where those options are found; to speak them all takes a while, and may be done in any thread."""
        key = (seat, language)
        if key not in self._lookups:
            self._lookups[key] = Lookup(self.table.chair(seat), language)
        return self._lookups[key]

    def why_no_hints(self, language: str) -> str | None:
        """Why nobody gets a hint here: several people play, and they have not agreed to it; None if one may ask."""
        if self.hints or len(self.people) < 2:
            return None
        return words(PACKAGE, language).say("hints-off")

    def hint(self, seat: int, budget: Budget, language: str) -> list[Hint]:
        """What the master thinks of each option of the question that is open to a seat, the best first."""
        return self.hinting(seat, budget, language)()

    def hinting(self, seat: int, budget: Budget, language: str) -> Callable[[], list[Hint]]:
        """The same as work to be done later, in any thread: the table may go on meanwhile."""
        chair = self.table.chair(seat)
        think = chair.hint(budget)
        texts = {choice.option: choice.text for choice in self.choices(seat, language)}
        return lambda: hints_of(chair, think(), texts, language)

    # Going back, saving, leaving.

    def undo(self, seat: int, language: str) -> str:
        """Undo the seat's last choice by the fair policy, a way with all its steps; CannotUndo says why it stands."""
        ply, answers = self._followed
        for _ in range(answers if ply == self.table.ply else 1):
            self.table.undo(seat)
        return words(PACKAGE, language).say("undone")

    def take_back(self, seat: int, language: str) -> str:
        """Take back the seat's last choice and all since, among virtual players; the save is marked so."""
        self.table.take_back(seat)
        return words(PACKAGE, language).say("taken-back")

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat plays among virtual players alone, and always has, and so may take back freely."""
        return self.people == [seat] and self.table.chair(seat).may_take_back()

    def may_go_back(self, seat: int) -> bool:
        """Whether the seat's last choice can be undone, or taken back."""
        if seat not in self._backs:
            way = self.table.chair(seat).way_back()
            self._backs[seat] = way == "take_back" or (way == "undo" and self.table.why_not_undo(seat) is None)
        return self._backs[seat]

    def undo_refused(self, seat: int, error: CannotUndo, language: str) -> str:
        """Why a choice stands, and the other way where there is one."""
        way = "undo-refused-alone" if self.can_take_back(seat) else "undo-refused"
        return words(PACKAGE, language).say(way, why=said(error, language))

    def may_resign(self, seat: int) -> bool:
        """Whether somebody at the screen may give up for a seat."""
        return seat in self.people and self.table.chair(seat).may_resign()

    def resigning(self, seat: int, language: str) -> str:
        """What it would mean to resign, as a question."""
        way = "resign-ends" if self.table.chair(seat).ends_by_resigning() else "resign-goes-on"
        return words(PACKAGE, language).say(way, player=self.table.names[seat])

    def resign(self, seat: int) -> None:
        """Give up for a seat: the game ends, or a virtual player plays on there for good."""
        self._told.setdefault(SPECTATOR, len(self.table.log(SPECTATOR)))  # who looks on from here was told the rest
        self.table.resign(seat)

    def save(self, language: str, name: str | None = None) -> str:
        """Make sure that the game is saved, and say where; it is saved anew only where it was not yet."""
        if self.saves is not None and self.name is None:
            self.name = self.saves.free_name(name or self.table.setup.game)
            self.table.save_to(self.saves.new_file(self.name))
        return self.saved(language)

    def saved(self, language: str) -> str:
        """Where the game is saved, or that it is not."""
        say = words(PACKAGE, language).say
        if self.saves is None or self.name is None or not self.table.is_saved:
            return say("not-saved")
        if self.table.over:
            return say("saved-finished", name=self.name)
        folder = "none" if self.saves.folder == default_folder() else str(self.saves.folder)
        return say("saved", name=self.name, game=self.table.setup.game, folder=folder)

    def leave(self, language: str) -> str:
        """Save, give the file back and say how to go on."""
        sentence = self.save(language)
        self.table.close()
        return sentence

    def _hear(self, news: News) -> None:
        """Something has changed; where choices are gone, what was told of them will be told anew."""
        self._boards, self._backs, self._lookups = {}, {}, {}
        if news.what != "choice":
            self._said = {}
        if news.what in ("undo", "take_back"):
            self._told = {seat: min(count, len(self.table.log(seat))) for seat, count in self._told.items()}
