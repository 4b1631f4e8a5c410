"""What a seat may see of Karmaka, built from nothing: public facts, its own cards, and what it remembers."""

from dataclasses import dataclass

from tablee.games.karmaka.people.scores import scores
from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.sample import is_known, memory_of, sees_held
from tablee.games.karmaka.rules.score import score_of, sums_of
from tablee.games.karmaka.rules.state import KIND_BITS, NOTHING, KarmakaState
from tablee.games.karmaka.rules.tables import COLOURS, DECISIONS, DESTINY, KINDS, LEVELS, NEED, SWINDLE
from tablee.games.karmaka.rules.variant import BIG_BAD_WOLF
from tablee.games.karmaka.rules.zones import all_seats, placed
from tablee.games.seeing import DecisionView, Score, decision_view
from tablee.kernel import NOBODY

Place = str | None  # a card, or a place whose card this seat does not know
Stack = tuple[Place, ...]  # top first


@dataclass(frozen=True, slots=True)
class SoulView:
    """One player as a seat sees them: `hand` is None for another's, and `known` and `loose` what is remembered."""

    seat: int
    level: str
    rings: int
    lives: int
    hand: tuple[str, ...] | None
    hand_count: int
    known: tuple[str, ...]
    loose: tuple[str, ...]
    deck: Stack
    future_life: Stack
    deeds: tuple[str, ...]
    sums: dict[str, int]  # points of the Deeds by colour, mosaic cards counted in each
    score: int  # the best of them
    need: int | None  # points that the life needs to climb; None at the top
    role: str  # who this is to the seat: "partner", "wolf" (who plays alone against two), or ""


@dataclass(frozen=True, slots=True)
class KarmakaView:
    """All that a seat may know."""

    seat: int
    variant: str
    actor: int
    turn: int
    played: int
    well: Stack
    ruins: tuple[str, ...]
    centre: str | None
    looked_at: Stack
    seen: Stack
    souls: tuple[SoulView, ...]
    scores: tuple[Score, ...]
    decision: DecisionView | None
    over: bool
    winners: tuple[int, ...]


def view(s: KarmakaState, seat: int) -> KarmakaView:
    """All that a seat may know; a spectator knows nothing private."""
    return KarmakaView(
        seat=seat,
        variant=s.variant.name,
        actor=s.frames[0].seat if s.frames else NOBODY,
        turn=s.turns + 1,
        played=s.played,
        well=_stack(s.well, seat),
        ruins=_names(s.ruins[::-1]),
        centre=None if s.centre == NOTHING else KINDS[s.centre],
        looked_at=_held(s, seat, DESTINY),
        seen=_held(s, seat, SWINDLE),
        souls=tuple(_soul(s, seat, owner) for owner in range(s.seats)),
        scores=scores(s),
        decision=decision_view(s, seat, DECISIONS),
        over=s.over,
        winners=tuple(s.won()),
    )


def opened(s: KarmakaState) -> KarmakaState:
    """A copy in which every seat knows every place of the face-down stacks."""
    other = s.copy()
    for stack in (other.well, *(soul.deck for soul in other.souls), *(soul.future for soul in other.souls)):
        stack[:] = [placed(card & KIND_BITS, all_seats(other)) for card in stack]
    return other


def _soul(s: KarmakaState, seat: int, owner: int) -> SoulView:
    soul = s.souls[owner]
    mine = seat == owner
    return SoulView(
        seat=owner,
        level=LEVELS[soul.level],
        rings=soul.rings,
        lives=soul.lives,
        hand=_names(cards_of(soul.hand)) if mine else None,
        hand_count=soul.held,
        known=() if mine else _names(cards_of(memory_of(s, s.known, seat, owner))),
        loose=() if mine else _names(cards_of(memory_of(s, s.loose, seat, owner))),
        deck=_stack(soul.deck, seat),
        future_life=_stack(soul.future, seat),
        deeds=_names(soul.deeds[::-1]),
        sums=dict(zip(COLOURS, sums_of(soul.deeds), strict=False)),
        score=score_of(soul.deeds),
        need=NEED[soul.level] or None,
        role=_role(s, seat, owner),
    )


def _role(s: KarmakaState, seat: int, owner: int) -> str:
    """What all at the table know: who plays with the seat, and who plays alone against two (KMK-V2, KMK-V3)."""
    if s.variant.number == BIG_BAD_WOLF and owner == s.variant.wolf_seat:
        return "wolf"
    return "partner" if 0 <= seat < s.seats and s.variant.mate[seat] == owner else ""


def _held(s: KarmakaState, seat: int, power: int) -> Stack:
    """The cards that the power in progress holds, for those who see them; their number, for the others."""
    if not s.frames or s.frames[-1].effect != power:
        return ()
    cards = s.frames[-1].cards
    return _names(cards) if sees_held(s, seat) else (None,) * len(cards)


def _stack(stack: list[int], seat: int) -> Stack:
    return tuple(KINDS[card & KIND_BITS] if is_known(card, seat) else None for card in reversed(stack))


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in cards)
