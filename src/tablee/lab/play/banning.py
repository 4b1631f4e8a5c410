"""What a player may not do: a thing, a deed or a way to win, found out by what a choice would lead to at once.

The referee tries a choice on a copy of the true game, so that a ban is about what happens and not about how an option
is written. A player chooses as ever; only a choice that is banned is made again among the others.
"""

from dataclasses import dataclass
from functools import cache

from tablee.games import game_named
from tablee.kernel import Game, Player, Rng, Seat, State
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.happenings import Happenings
from tablee.lab.play.seen import USED


@dataclass(frozen=True, slots=True)
class Ban:
    """A thing (perhaps by one deed alone), a deed, or a way to win; what is not meant is empty."""

    family: str = ""
    id: str = ""
    event: int = -1
    reason: int = -1


@cache
def happenings_of(game: str) -> Happenings:
    """The tables of a game, made once."""
    return Happenings(game_named(game))


def read_ban(game: str, text: str) -> Ban:
    """What somebody means: `panic`, `card:panic`, `panic@plays-power`, `plays-power`, or a way to win.

    >>> read_ban("karmaka", "panic@plays-power")
    Ban(family='card', id='panic', event=5, reason=-1)
    >>> read_ban("spacepaper", "military").reason
    2
    """
    rules, known = game_named(game).rules, happenings_of(game)
    thing, _, deed = text.partition("@")
    if deed and deed not in rules.event_names:
        raise _unknown(game, text)
    event = rules.event_names.index(deed) if deed else -1
    family, _, name = thing.rpartition(":")
    for each in known.families:
        if family in ("", each.name) and name in each.listed() and each.used:
            return Ban(each.name, name, event)
    if text in rules.event_names:
        return Ban(event=rules.event_names.index(text))
    if text in rules.reasons:
        return Ban(reason=rules.reasons.index(text))
    raise _unknown(game, text)


def _unknown(game: str, text: str) -> BadStudy:
    rules, known = game_named(game).rules, happenings_of(game)
    families = ", ".join(f"{each.name}:{each.listed()[0]}" for each in known.families if each.used)
    deeds = ", ".join(rules.event_names[:8])
    return BadStudy("lab-bad-ban", asked=text, things=families, deeds=deeds, ways=", ".join(rules.reasons))


class Referee:
    """Says whether a choice of a seat is banned."""

    def __init__(self, game: Game, bans: list[Ban]) -> None:
        self.game = game
        self.bans = bans
        self.happenings = happenings_of(game.name)

    def is_banned(self, s: State, option: int) -> bool:
        """Whether a choice leads to something banned before anybody decides again."""
        seat = int(s.to_move)
        tried = s.copy()
        tried.listening = True
        self.game.rules.answer(tried, option)
        return any(self._broken(ban, tried, seat) for ban in self.bans)

    def _broken(self, ban: Ban, tried: State, seat: int) -> bool:
        if ban.reason >= 0:
            return tried.over and tried.reason == ban.reason and seat in tried.won()
        if not ban.id:
            return any(event.kind == ban.event and self.happenings.whose(event) == seat for event in tried.events)
        return any(
            (found.family, found.id, found.how, found.seat) == (ban.family, ban.id, USED, seat)
            for event in tried.events
            if ban.event in (-1, event.kind)
            for found in self.happenings.of(event)
        )


class Restrained:
    """A player with bans: how often one changed a choice, and how often nothing else was legal."""

    def __init__(self, player: Player, referee: Referee) -> None:
        self.player = player
        self.referee = referee
        self.banned = 0
        self.forced = 0

    def decide(self, game: Game, s: State, rng: Rng) -> int:
        """The player's choice; where it is banned, the best of those that are not."""
        choice = self.player.decide(Seat(game, s, int(s.to_move)), rng)
        if not self.referee.is_banned(s, choice):
            return choice
        allowed = [option for option in s.options if option != choice and not self.referee.is_banned(s, option)]
        if not allowed:
            self.forced += 1
            return choice
        self.banned += 1
        return self._instead(game, s, allowed, rng)

    def _instead(self, game: Game, s: State, allowed: list[int], rng: Rng) -> int:
        """Ask again with fewer options; whoever answers with another takes the best rated of them."""
        fewer = s.copy()
        fewer.options = allowed
        seat = Seat(game, fewer, int(s.to_move))
        choice = self.player.decide(seat, rng)
        if choice in allowed:
            return choice
        world = seat.imagine(rng)
        rated = dict(zip(world.options, game.mind.rates(world), strict=False))
        return max(allowed, key=lambda option: (rated.get(option, float("-inf")), -option))
