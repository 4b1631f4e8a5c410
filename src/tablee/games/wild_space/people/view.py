"""What a seat may see of Wild Space, built from nothing: the table, its own hand, and what was seen taken by others."""

from dataclasses import dataclass

from tablee.games.seeing import DecisionView, Score, ScorePart, decision_view
from tablee.games.wild_space.people.foresight import CardLead, leads
from tablee.games.wild_space.people.scores import MissionScore, More, missions, more, scores, smuggler_score
from tablee.games.wild_space.people.tasks import TaskView, task
from tablee.games.wild_space.rules.bits import count, has
from tablee.games.wild_space.rules.score import icon_matches
from tablee.games.wild_space.rules.seen import known_of_hand, see
from tablee.games.wild_space.rules.state import EMPTY, NO_LEVEL, SMUGGLER, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    BONUS,
    CARD_NAMES,
    CATEGORY,
    DECISIONS,
    DRAWN,
    FILTERS,
    HOSTILE_NAMES,
    LEVELS,
    PLACE_LEVEL,
    PLACES,
    PLANET_NAMES,
    SHUTTLES,
    TURNS,
)

Cards = tuple[str, ...]
Seats = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SectorView:
    """A sector: the seats with a shuttle that has landed there (bottom), and with one that has explored (top)."""

    landed: Seats
    explored: Seats


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet in play: face down it has no name, but its level is known."""

    planet: str | None
    level: int
    left: SectorView
    right: SectorView


@dataclass(frozen=True, slots=True)
class CrewView:
    """A player: crew in order of play, token, shuttles not placed; one's own hand, or what is known of another's."""

    seat: int
    captain: str
    cards: Cards
    token: int
    shuttles: int
    turns: int  # taken, the present one included
    hand: Cards | None
    count: int  # cards in hand
    seen: Cards  # in another's hand, seen taken from the Reserve
    missions: tuple[MissionScore, ...]  # what each Emissary pays as things stand
    more: tuple[More, ...]  # what one more card of each sort would add


@dataclass(frozen=True, slots=True)
class HostileView:
    """An open hostile planet, and whether the Smuggler's shuttle has landed there."""

    planet: str
    landed: bool


@dataclass(frozen=True, slots=True)
class IconView:
    """An icon of the hostile planets that were revealed: how often it appears, and how many of his cards match."""

    icon: str
    times: int
    cards: int


@dataclass(frozen=True, slots=True)
class SmugglerView:
    """The Smuggler: his crew, his planets, and what he is worth as things stand."""

    level: str
    captain: str
    cards: Cards
    shuttles: int
    turns: int
    open: tuple[HostileView, ...]
    aside: Cards
    pile: int
    category: int | None  # of the top of the pile
    icons: tuple[IconView, ...]
    credits: int
    parts: tuple[ScorePart, ...]


@dataclass(frozen=True, slots=True)
class WildSpaceView:
    """All that a seat may know."""

    seat: int
    turn: int  # of all, counted from 1
    turns: int  # of all, in a whole game
    turns_each: int
    active: int | None  # whose turn it is; nobody's in the Smuggler's turn
    first: int | None  # who took the first turn; None for the Smuggler
    planets: tuple[PlanetView, ...]
    reserve: tuple[str | None, ...]
    deck: int
    discard: Cards  # the last one on top
    crews: tuple[CrewView, ...]
    smuggler: SmugglerView | None
    scores: tuple[Score, ...]
    leads: tuple[CardLead, ...]  # cards that this seat could play one day
    task: TaskView | None  # what one's own question is about
    decision: DecisionView | None
    over: bool
    winners: Seats


def view(s: WildSpaceState, seat: int) -> WildSpaceView:
    """All that a seat may know; a spectator knows nothing private."""
    return WildSpaceView(
        seat=seat,
        turn=s.turns,
        turns=TURNS * len(s.crews),
        turns_each=TURNS,
        active=_active(s),
        first=None if is_solo(s) and s.first == SMUGGLER else s.first,
        planets=tuple(_planet(s, place) for place in range(PLACES)),
        reserve=tuple(None if card == EMPTY else CARD_NAMES[card] for card in s.reserve),
        deck=len(s.deck()),
        discard=names(s.discard),
        crews=tuple(_crew(s, seat, owner) for owner in range(s.seats)),
        smuggler=_smuggler(s) if is_solo(s) else None,
        scores=scores(s),
        leads=leads(s, seat),
        task=task(s, seat),
        decision=decision_view(s, seat, DECISIONS, are_public=False),
        over=s.over,
        winners=tuple(s.won()),
    )


def is_solo(s: WildSpaceState) -> bool:
    """Whether the Smuggler plays."""
    return s.level != NO_LEVEL


def turns_taken(s: WildSpaceState, player: int) -> int:
    """The turns that a player, or the Smuggler, has begun; `player` is a place in the turn order."""
    players = len(s.crews)
    return (s.turns + players - 1 - (player - s.first) % players) // players


def _active(s: WildSpaceState) -> int | None:
    """Whose turn it is."""
    if s.over or not s.turns:
        return None
    player = (s.first + s.turns - 1) % len(s.crews)
    return None if is_solo(s) and player == SMUGGLER else player


def opened(s: WildSpaceState) -> WildSpaceState:
    """A copy in which all know every hand, every planet in play and every hostile planet of the pile."""
    other = s.copy()
    for hand in s.hands:
        for card in hand:
            see(other, card)
    other.up = (1 << PLACES) - 1
    return other


def names(cards: list[int]) -> Cards:
    """Cards by name."""
    return tuple(CARD_NAMES[card] for card in cards)


def _planet(s: WildSpaceState, place: int) -> PlanetView:
    return PlanetView(
        planet=PLANET_NAMES[s.tiles[place]] if has(s.up, place) else None,
        level=PLACE_LEVEL[place],
        left=_sector(s, place * 2),
        right=_sector(s, place * 2 + 1),
    )


def _sector(s: WildSpaceState, sector: int) -> SectorView:
    return SectorView(_on(s.landed, sector), _on(s.explored, sector))


def _on(shuttles: list[int], sector: int) -> Seats:
    return tuple(seat for seat, sectors in enumerate(shuttles) if has(sectors, sector))


def _crew(s: WildSpaceState, seat: int, owner: int) -> CrewView:
    mine = seat == owner
    return CrewView(
        seat=owner,
        captain=CARD_NAMES[s.crews[owner][0]],
        cards=names(s.crews[owner][1:]),
        token=s.tokens[owner],
        shuttles=SHUTTLES - count(s.landed[owner] | s.explored[owner]),
        turns=turns_taken(s, owner),
        hand=names(s.hands[owner]) if mine else None,
        count=len(s.hands[owner]),
        seen=() if mine else names(known_of_hand(s, seat, owner)),
        missions=missions(s, owner),
        more=more(s, owner),
    )


def _smuggler(s: WildSpaceState) -> SmugglerView:
    shown = range(s.revealed)
    parts = smuggler_score(s)
    return SmugglerView(
        level=LEVELS[s.level],
        captain=CARD_NAMES[s.crews[SMUGGLER][0]],
        cards=names(s.crews[SMUGGLER][1:]),
        shuttles=DRAWN - count(s.raided | s.aside),
        turns=turns_taken(s, SMUGGLER),
        open=tuple(
            HostileView(HOSTILE_NAMES[s.hostile[at]], has(s.raided, at)) for at in shown if not has(s.aside, at)
        ),
        aside=tuple(HOSTILE_NAMES[s.hostile[at]] for at in shown if has(s.aside, at)),
        pile=DRAWN - s.revealed,
        category=CATEGORY[s.hostile[s.revealed]] + 1 if s.revealed < DRAWN else None,
        icons=_icons(s),
        credits=sum(part.now for part in parts),
        parts=parts,
    )


def _icons(s: WildSpaceState) -> tuple[IconView, ...]:
    shown = [icon for planet in s.hostile[: s.revealed] for icon in BONUS[planet]]
    return tuple(
        IconView(FILTERS[icon], shown.count(icon), icon_matches(s, icon)) for icon in dict.fromkeys(sorted(shown))
    )
