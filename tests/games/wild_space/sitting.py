"""A table of Wild Space set up in the words of the game, for scenarios."""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from tablee.games import GAMES
from tablee.games.wild_space.people.view import WildSpaceView
from tablee.games.wild_space.rules import effects
from tablee.games.wild_space.rules.score import PARTS, SMUGGLER_PARTS, credits, parts, smuggler_parts
from tablee.games.wild_space.rules.state import EMPTY, PLAYER, WildSpaceState
from tablee.games.wild_space.rules.state import SMUGGLER as SMUGGLER
from tablee.games.wild_space.rules.tables import (
    CARD,
    CARD_NAMES,
    DECK,
    HOSTILE_NAMES,
    LEVELS,
    OPEN,
    PLANET,
    PLANET_NAMES,
    SHUTTLES,
    SIDES,
    TRAITS,
)
from tablee.kernel import seeded
from tablee.table.setup import Setup
from tests.games.sitting import AnySitting

Cards = Sequence[str]
Shuttles = tuple[Cards, Cards]  # sectors with one that has landed, and with one that has explored
SPARE: Final = ("RO13", "RO14", "RO15", "RO16", "RO17", "RO18")  # for a Reserve that nobody has named
CAPTAINS: Final = ("CA01", "CA02", "CA03", "CA04", "CA05", "CA06")
HOSTILE: Final = ("HP01", "HP02", "HP03", "HP05", "HP06")
STARTING: Final = ("PL01:left", "PL01:right", "PL02:left", "PL02:right")
SHORTEST: Final = ("take:deck", "decline")  # what is answered when it does not matter


class Sitting(AnySitting[WildSpaceState]):
    """A game in progress, at the beginning of a turn of `active`.

    `hand`, `crew`, `landed` and `explored` are of the active player (of the one player in solo), the rest by seat;
    crews are named without their Captains. `up` of the three far tiles lie face up. Cards that lie nowhere are below
    those of `deck`; with `scarce` they are in the hand of the seat before the active one, or in the Smuggler's crew.
    Of his planets the first `aside` are set aside and the next two lie open; he has landed on those of `smuggler_on`.
    """

    game = GAMES["wild_space"]

    def __init__(
        self,
        hand: Cards = (),
        crew: Cards = (),
        *,
        players: int = 2,
        active: int = 0,
        first: int = 0,
        turn: int = 0,
        captains: Cards = (),
        hands: Mapping[int, Cards] | None = None,
        crews: Mapping[int, Cards] | None = None,
        tokens: Mapping[int, int] | None = None,
        reserve: Sequence[str | None] | None = None,
        deck: Cards = (),
        discard: Cards = (),
        scarce: bool = False,
        tiles: Cards = ("PL03", "PL06", "PL09"),
        up: int = 0,
        landed: Cards = (),
        explored: Cards = (),
        shuttles: Mapping[int, Shuttles] | None = None,
        level: str = "easy",
        smuggler: Cards = (),
        hostile: Cards = HOSTILE,
        aside: int = 0,
        smuggler_on: Cards = (),
    ) -> None:
        solo = players == 1
        sides, me = (2, PLAYER) if solo else (players, active)
        hands, crews = {**(hands or {}), me: hand}, {**(crews or {}), me: crew}
        if solo:
            crews[SMUGGLER] = smuggler
        s = _empty(players)
        self.state = s
        s.hands = [numbers(hands.get(seat, ())) for seat in range(players)]
        s.crews = [numbers([_captains(captains)[side], *crews.get(side, ())]) for side in range(sides)]
        s.tokens = [(tokens or {}).get(seat, 0) for seat in range(players)]
        s.tiles, s.up = [PLANET[name] for name in ("PL01", "PL02", *tiles)], (4 << up) - 1
        for seat, (below, above) in {me: (landed, explored), **(shuttles or {})}.items():
            s.landed[seat], s.explored[seat] = self._sectors(below), self._sectors(above)
        if solo:
            self._put_hostile(level, hostile, aside, smuggler_on)
        self._lay(reserve, deck, discard, (me - 1) % players if scarce else None)
        begun = turn or 1 + len(landed) + 2 * len(explored)
        s.first, s.turns = first, (begun - 1) * sides + (active - first) % sides + 1
        s.push(effects.TURN, me)
        s.frames[-1].at = effects.SMUGGLER if solo and active == SMUGGLER else effects.MOVE
        self.goes_on()

    @classmethod
    def opened(cls, players: int, *, seed: int = 1, first: int | None = None, level: str = "easy") -> Self:
        """A new game, at its first question."""
        starts = "smuggler" if players == 1 and first == SMUGGLER else f"seat_{first}"
        options = {"first_player": "random" if first is None else starts, "level": level}
        t = cls.__new__(cls)
        state = Setup.of("wild_space", players, seed, options).new(listening=True)
        assert isinstance(state, WildSpaceState)
        t.state, t.events = state, state.heard()
        return t

    def _sectors(self, names: Cards) -> int:
        """Sectors of tiles in play as bits."""
        return sum(1 << _place(self.state.tiles, name) for name in names)

    def _put_hostile(self, level: str, hostile: Cards, aside: int, landed: Cards) -> None:
        s = self.state
        s.level, s.hostile = LEVELS.index(level), [HOSTILE_NAMES.index(name) for name in hostile]
        s.revealed, s.aside = min(aside + OPEN, len(hostile)), (1 << aside) - 1
        s.raided = sum(1 << hostile.index(name) for name in landed)

    def _lay(self, reserve: Sequence[str | None] | None, deck: Cards, discard: Cards, keeper: int | None) -> None:
        """The Reserve, deck and discard pile; cards that are named nowhere go below the deck, or to a keeper."""
        s = self.state
        used = {card for cards in (*s.hands, *s.crews) for card in cards} | {*numbers(deck), *numbers(discard)}
        spare = [name for name in SPARE if CARD[name] not in used][:3]
        s.reserve = [EMPTY if name is None else CARD[name] for name in (spare if reserve is None else reserve)]
        s.order, s.discard = numbers(deck), numbers(discard)
        rest = [card for card in range(DECK) if card not in {*used, *s.reserve}]
        if keeper is None:
            s.order += rest
        elif len(s.crews) > s.seats:
            s.crews[SMUGGLER] += rest
        else:
            s.hands[keeper] += rest
        s.hands = [sorted(hand) for hand in s.hands]
        s.traits = [_traits(crew) for crew in s.crews[: s.seats]]

    # What is asked.

    @property
    def answers(self) -> list[str]:
        """The options that answer the question, in alphabetical order."""
        return sorted(option for option in self.options if not option.startswith("renew:"))

    @property
    def renewals(self) -> list[str]:
        """The cards that may renew the Reserve now, in alphabetical order."""
        return sorted(option.removeprefix("renew:") for option in self.options if option.startswith("renew:"))

    # What is done.

    def draws_all(self) -> Self:
        """The action up to its end: cards of the deck, no effects, else whatever comes first."""
        while not self.is_over and self.kind not in ("end", "move", "smuggler"):
            self.chooses(next(answer for answer in (*SHORTEST, *self.answers) if answer in self.options))
        return self

    def ends_turn(self) -> Self:
        """A turn from its first question to its end, in the shortest way."""
        begun = self.state.turns
        self.chooses(self.answers[0]).draws_all()
        return self.chooses("end_turn") if self.kind == "end" and self.state.turns == begun else self

    def ends(self) -> Self:
        """On to the end of the game."""
        while not self.is_over:
            self.ends_turn()
        return self

    # What lies where.

    def hand(self, seat: int) -> list[str]:
        """A hand, in alphabetical order."""
        return sorted(names(self.state.hands[seat]))

    def crew(self, seat: int) -> list[str]:
        """A crew in order of play, the Captain first."""
        return names(self.state.crews[seat])

    @property
    def smuggler(self) -> list[str]:
        """The Smuggler's crew, his Captain first."""
        return self.crew(SMUGGLER)

    def token(self, seat: int) -> int:
        """The space that a token has reached."""
        return self.state.tokens[seat]

    @property
    def reserve(self) -> list[str | None]:
        """The three slots."""
        return [None if card == EMPTY else CARD_NAMES[card] for card in self.state.reserve]

    @property
    def deck(self) -> list[str]:
        """The deck, top first."""
        return names(self.state.deck())

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top last."""
        return names(self.state.discard)

    @property
    def tiles(self) -> list[str]:
        """The five planets in play, face up or down."""
        return [PLANET_NAMES[tile] for tile in self.state.tiles]

    @property
    def face_up(self) -> list[str]:
        """The planets that lie face up."""
        return [name for place, name in enumerate(self.tiles) if self.state.up >> place & 1]

    def landed(self, seat: int) -> list[str]:
        """The sectors with a shuttle that has landed."""
        return self._named(self.state.landed[seat])

    def explored(self, seat: int) -> list[str]:
        """The sectors with a shuttle that has explored."""
        return self._named(self.state.explored[seat])

    def _named(self, sectors: int) -> list[str]:
        return [f"{self.tiles[at // 2]}:{SIDES[at % 2]}" for at in range(10) if sectors >> at & 1]

    def unplaced(self, seat: int) -> int:
        """The shuttles in front of a player."""
        return SHUTTLES - len(self.landed(seat)) - len(self.explored(seat))

    @property
    def open(self) -> list[str]:
        """The hostile planets that lie open."""
        shown = range(self.state.revealed)
        return [self._hostile(at) for at in shown if not self.state.aside >> at & 1]

    @property
    def aside(self) -> list[str]:
        """The hostile planets that are set aside."""
        return [self._hostile(at) for at in range(self.state.revealed) if self.state.aside >> at & 1]

    @property
    def pile(self) -> list[str]:
        """The hostile planets that lie face down, top first."""
        return [self._hostile(at) for at in range(self.state.revealed, len(self.state.hostile))]

    def _hostile(self, at: int) -> str:
        return HOSTILE_NAMES[self.state.hostile[at]]

    # Whose turn it is, and how it ends.

    @property
    def active(self) -> int:
        """Whose turn it is, the Smuggler's included."""
        return (self.state.first + self.state.turns - 1) % len(self.state.crews)

    @property
    def turn(self) -> int:
        """Which of a player's ten turns it is."""
        return (self.state.turns - 1) // len(self.state.crews) + 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def parts(self, seat: int) -> dict[str, int]:
        """The parts of a seat's Credits."""
        return dict(zip(PARTS, parts(self.state, seat), strict=True))

    @property
    def his_parts(self) -> dict[str, int]:
        """The parts of the Smuggler's Credits."""
        return dict(zip(SMUGGLER_PARTS, smuggler_parts(self.state), strict=True))

    def credits(self, seat: int) -> int:
        """A seat's Credits, if the game ended now."""
        return credits(self.state, seat)

    @property
    def scores(self) -> list[int]:
        """The scores of the result."""
        return self.game.rules.result(self.state).scores

    @property
    def winners(self) -> list[int]:
        """The winners of the result."""
        return self.game.rules.result(self.state).winners

    @property
    def shuffles(self) -> list[list[str]]:
        """What was shuffled, in order: each the whole new order."""
        return [
            [str(each) for each in order]
            for what, order in self.chance
            if what == "shuffle" and isinstance(order, list)
        ]

    def imagined(self, seat: int, seed: int) -> Self:
        """A world that a seat could not tell from this one."""
        t = type(self).__new__(type(self))
        state = self.game.rules.sample(self.state, seat, seeded(seed))
        assert isinstance(state, WildSpaceState)
        t.state, t.events = state, []
        return t

    def view(self, seat: int) -> WildSpaceView:
        """The table as a seat sees it."""
        view = self.game.telling.view(self.state, seat)
        assert isinstance(view, WildSpaceView)
        return view


def _empty(players: int) -> WildSpaceState:
    """A state in which nothing lies on the table yet."""
    s = WildSpaceState(players, seeded(1), [], [], [], [])
    s.traits, s.tokens, s.landed, s.explored = ([0] * players for _ in range(4))
    return s


def _captains(named: Cards) -> list[str]:
    return [*named, *[name for name in CAPTAINS if name not in named]]


def _place(tiles: list[int], sector: str) -> int:
    """The number of a sector among those in play."""
    planet, side = sector.split(":")
    return tiles.index(PLANET[planet]) * 2 + SIDES.index(side)


def _traits(crew: list[int]) -> int:
    """The traits of all cards of a crew together."""
    found = 0
    for card in crew:
        found |= TRAITS[card]
    return found


def numbers(cards: Cards) -> list[int]:
    """Cards by number."""
    return [CARD[card] for card in cards]


def names(cards: Sequence[int]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[card] for card in cards]
