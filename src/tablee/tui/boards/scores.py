"""The score sheet of any game: each number that counts with its parts, for all players, and what has changed."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tablee.games.language import listed, words
from tablee.games.seeing import Score, ScorePart, scores_of
from tablee.kernel import SPECTATOR
from tablee.table.past.since import Since
from tablee.tui.boards.parts import Cell, Row, Sheet

Namer = Callable[[str, str], str]  # the name of a score or of a part, in a language
TAB: Final = "scores"
NOTHING: Final = "·"
AUTOMATON: Final = "automaton"  # whose name is that of a score


class ScoreSheet:
    """The scores of one view, in the words of one language."""

    def __init__(self, view: object, names: Sequence[str], language: str, named: Namer, since: Since | None) -> None:
        self.scores = scores_of(view)
        self.reader: int = getattr(view, "seat", SPECTATOR)
        self.names = names
        self.language = language
        self.named = named
        self.since = since
        self.say = words("tablee.tui", language).say

    def sheet(self) -> Sheet | None:
        """All of them in a table, a column for each player; None where a game counts nothing."""
        if not self.scores:
            return None
        rows = [*self.heading(), *(row for score in self.ids() for row in self.rows(score))]
        return Sheet(TAB, TAB, self.say("scores-tab"), self.say("scores-title"), tuple(rows))

    def seats(self) -> list[int]:
        """Whose columns: the reader's first."""
        found = dict.fromkeys(score.seat for score in self.scores)
        return sorted(found, key=lambda seat: (seat != self.reader, seat))

    def ids(self) -> list[str]:
        """The scores by their order in the view."""
        return list(dict.fromkeys(score.id for score in self.scores))

    def heading(self) -> Iterator[Row]:
        """What the signs mean, since when changes are shown, and the players."""
        yield Row((Cell(self.say("scores-signs"), "faint"),))
        if self.since is not None:
            yield Row((Cell(self.say("scores-since"), "faint"),))
        yield Row((Cell(""), *(Cell(self.name(seat), f"bold seat-{seat}") for seat in self.seats())))

    def name(self, seat: int) -> str:
        """Who has a column: a player, or whoever the game itself plays, beyond the seats."""
        return self.names[seat] if seat < len(self.names) else self.named(AUTOMATON, self.language)

    def rows(self, score: str) -> Iterator[Row]:
        """A score, and below it its parts by the order of the first player who has them."""
        mine = {each.seat: each for each in self.scores if each.id == score}
        found = [mine.get(seat) for seat in self.seats()]
        yield Row((Cell(self.named(score, self.language), "bold"), *(Cell(self.total(each), "bold") for each in found)))
        parts = dict.fromkeys(part.id for each in found if each for part in each.parts)
        for name in parts:
            cells = [self.part(each, name) for each in found]
            yield Row((Cell(f"  {self.named(name, self.language)}", "faint"), *map(Cell, cells)))

    def total(self, score: Score | None) -> str:
        """A score in a few letters, with its change."""
        if score is None:
            return NOTHING
        change = self.since.of(score) if self.since else 0
        return f"{amount(score)} ({signed(change)})" if change else amount(score)

    def part(self, score: Score | None, name: str) -> str:
        """A part in a few letters: the one that counts in brackets, one that is near with a mark."""
        part = next((each for each in score.parts if each.id == name), None) if score else None
        if part is None:
            return NOTHING
        text = f"[{amount(part)}]" if part.counts else amount(part)
        return f"{text}*" if part.soon else text

    def alarms(self) -> dict[tuple[int, str], str]:
        """Who may win before long, and how, as sentences: by seat and part; partners are warned of once."""
        found: dict[ScorePart, list[int]] = {}
        for score in self.scores:
            for part in score.parts:
                if part.soon:
                    found.setdefault(part, []).append(score.seat)
        return {(seats[0], part.id): self.alarm(seats, part) for part, seats in found.items()}

    def alarm(self, seats: list[int], part: ScorePart) -> str:
        """One of them."""
        you = "yes" if self.reader in seats else "no"
        name, need = self.named(part.id, self.language), part.need or 0
        who = listed([self.name(seat) for seat in seats], self.language)
        say, count = self.say, len(seats)
        return say("scores-soon", you=you, players=who, count=count, part=name, now=part.now, need=need)

    def changes(self) -> tuple[str, ...]:
        """What has changed since the reader's last turn, a sentence for each player."""
        if self.since is None:
            return ()
        found = [(seat, self.changed(seat)) for seat in self.seats()]
        return tuple(
            self.say("scores-changed", player=self.name(seat), changes=listed(parts, self.language))
            for seat, parts in found
            if parts
        )

    def changed(self, seat: int) -> list[str]:
        """The numbers of a player that are not what they were."""
        changes = self.since.changes if self.since else ()
        return [
            self.say("scores-change", score=self.named(each.id, self.language), was=each.was, now=each.now)
            for each in changes
            if each.seat == seat
        ]


def amount(part: Score | ScorePart) -> str:
    """How much there is, of how much."""
    return str(part.now) if part.need is None else f"{part.now}/{part.need}"


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}"
