"""What the open question of a seat is about, for that seat alone: a card, a space, a sector, an effect, a number."""

from dataclasses import dataclass

from tablee.games.wild_space.rules import effects
from tablee.games.wild_space.rules.effects import SOURCE, TRACK
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    DECK,
    EFFECT,
    FILTERS,
    NOTHING,
    PLANET_NAMES,
    PLAYING,
    SIDES,
    SPACES,
    TAKING,
)
from tablee.games.wild_space.rules.tables import TRACK as TRACK_EFFECTS


@dataclass(frozen=True, slots=True)
class TaskView:
    """What is asked about: the card or the space whose effect is in question, the sector, the effect, cards to draw."""

    card: str | None = None
    space: int | None = None
    planet: str | None = None
    side: str | None = None
    effect: str | None = None  # "draw:3", "play:job:pilot", "take_and_play"
    left: int = 0  # cards still to draw


def task(s: WildSpaceState, seat: int) -> TaskView | None:
    """What the question of this seat is about; None where it is not asked, or the question says it all."""
    if s.over or s.to_move != seat:
        return None
    f = s.frames[-1]
    if f.at == effects.DRAW:
        return TaskView(effect=effect_name(f.count), left=f.count)
    if f.at == effects.PLAY:
        return TaskView(effect=effect_name(PLAYING + f.chosen))
    if f.at == effects.TAKE:
        return TaskView(effect=effect_name(TAKING))
    if f.at in (effects.MEET, effects.PAY, effects.ACT) and f.chosen < effects.EXPLORING:
        return TaskView(planet=PLANET_NAMES[f.chosen // 2], side=SIDES[f.chosen % 2])
    if f.at in (effects.OFFER, effects.PAY):
        return _offered(s, seat, f.chosen)
    return None


def _offered(s: WildSpaceState, seat: int, chosen: int) -> TaskView:
    if chosen == TRACK:
        space = s.tokens[seat]
        return TaskView(space=space, effect=effect_name(track_effect(s, seat)))
    card = chosen - SOURCE
    return TaskView(card=CARD_NAMES[card], effect=effect_name(EFFECT[card]))


def track_effect(s: WildSpaceState, seat: int) -> int:
    """The effect of the space that a token has reached."""
    return TRACK_EFFECTS[(s.crews[seat][0] - DECK) * SPACES + s.tokens[seat] - 1]


def effect_name(effect: int) -> str | None:
    """An effect as the data write it."""
    if effect == NOTHING:
        return None
    if effect >= TAKING:
        return "take_and_play"
    return f"play:{FILTERS[effect - PLAYING]}" if effect >= PLAYING else f"draw:{effect}"
