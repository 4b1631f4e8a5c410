"""What an option is worth to a sensible player: numbers that virtual players and rollouts share.

Everything read here is known to the seat that decides: public facts, the own Hand and the own Future Life. The weights
stand in strategies.toml.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.karmaka.data import STRATEGIES
from tablee.games.karmaka.minds.plan import FOUND, RIVAL_FUTURE, WEIGHT, Plan, base_of, found_at
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.numbering import (
    ACCEPT,
    CARD,
    DEED,
    DRAW,
    FUTURE,
    PARTNER,
    PASS,
    PLAYS,
    POSITION,
    POWER,
    STOP,
    TRADE,
    kind_played,
    way_played,
)
from tablee.games.karmaka.rules.score import score_of
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.steps import seat_named
from tablee.games.karmaka.rules.tables import CARDS, COLOUR, EMBODY, LONGEVITY, MIMIC, MOSAIC, VALUE
from tablee.kernel import Best, Rng

EXTRA: Final[list[bool]] = [card.extra_play for card in CARDS]
POWER_PER_VALUE: Final[float] = STRATEGIES.power.malus_per_own_value
EXTRA_BONUS: Final[float] = STRATEGIES.power.extra_play_bonus
HURRY: Final[float] = STRATEGIES.power.hurry_bonus
PASS_VALUE: Final[float] = STRATEGIES.power.pass_value
STOP_VALUE: Final[float] = STRATEGIES.power.stop_value
PARTNER_MALUS: Final[float] = STRATEGIES.future.partner_malus
DECLINED: Final[int] = STRATEGIES.offer.decline_up_to_value
WORST: Final = -1000.0


def rate(s: KarmakaState, plan: Plan, option: i64) -> float:
    """What an option of the open question is worth to the seat that decides; greater is better."""
    kind = s.kind
    if option >= PLAYS:
        return rate_play(s, plan, option)
    if option >= CARD:
        return rate_card(s, plan, option - CARD)
    if option >= POSITION:
        return rate_position(s, plan, option - POSITION)
    if option == PASS:
        return PASS_VALUE
    if option == STOP:
        return STOP_VALUE if kind == ask.EXTRA_PLAY else rate_stop(kind)
    return rate_word(s, plan, option)


def rate_play(s: KarmakaState, plan: Plan, option: i64) -> float:
    """A card played in one of the four ways."""
    card = kind_played(option)
    way = way_played(option)
    if way == DEED:
        return plan.deed(card)
    if way == FUTURE:
        return plan.future(card)
    if way == PARTNER:
        return plan.future(card) + PARTNER_MALUS
    worth = base_of(s, plan.seat, card) + POWER_PER_VALUE * VALUE[card]
    if EXTRA[card] and s.souls[plan.seat].held > 1:
        worth += EXTRA_BONUS
    if plan.gap == 0:
        worth += HURRY
    return worth


def is_idle(s: KarmakaState, option: i64) -> bool:
    """Whether a card would be played for a power that finds nothing to change."""
    if option < PLAYS or way_played(option) != POWER:
        return False
    card = kind_played(option)
    return WEIGHT[card] > 0.0 and base_of(s, s.to_move, card) == 0.0


def rate_stop(kind: i64) -> float:
    """Stopping: Destiny's picks never stop early, the others stop when no card is worth the pick."""
    return WORST if kind in (ask.DESTINY_TAKE, ask.ROULETTE_DRAW) else 0.0


def rate_card(s: KarmakaState, plan: Plan, card: int) -> float:
    """A card picked from the Hand, among those seen, or among the own Deeds."""
    kind = s.kind
    if kind == ask.DENIAL_DISCARD:
        return base_of(s, plan.seat, card) - plan.hold(card)
    if kind == ask.DWINDLE_DISCARD:
        return -plan.hold(card)
    if kind == ask.ROULETTE_DISCARD:
        return 1.0 - plan.hold(card)
    if kind == ask.SOWING_PLACE:
        return plan.future(card) - plan.deed(card) if plan.gap else plan.future(card)
    if kind == ask.JUBILEE_PLACE:
        return plan.deed(card) - 1.0
    if kind == ask.EMBODY_PICK:
        return WORST if card == EMBODY else base_of(s, plan.seat, card)
    if kind == ask.SWINDLE_KEEP:
        return 100.0 * VALUE[card] + plan.hold(card)
    return plan.for_next_life(card) if kind == ask.DESTINY_TAKE else float(VALUE[card])


def rate_position(s: KarmakaState, plan: Plan, position: int) -> float:
    """A card picked by its place."""
    kind = s.kind
    if kind == ask.CRISIS_DISCARD:
        return rate_loss(s.souls[plan.seat].deeds, position)
    if kind == ask.TRANSMIGRATE_PICK:
        card = s.souls[plan.seat].future[-position] & KIND_BITS
        return plan.deed(card) - plan.future(card) / 2.0
    card = s.ruins[-position]
    return plan.hold(card) if kind == ask.SALVAGE_PICK else plan.for_next_life(card)


def rate_loss(deeds: list[int], position: int) -> float:
    """Giving up a Deed: what score is left, then the lower value, then the one nearest to the top."""
    lost = deeds[-position]
    rest = deeds[:]
    rest.pop(len(rest) - position)
    return 1000.0 * score_of(rest) - 10.0 * VALUE[lost] - 0.1 * position


def rate_word(s: KarmakaState, plan: Plan, option: int) -> float:
    """An answer in a word, or a player named."""
    if option == ACCEPT:
        return 1.0 if is_wanted(s, plan) else -1.0
    if option in (DRAW, TRADE):
        return 1.0
    if s.kind in (ask.CHOOSE_PLAYER, ask.CHOOSE_RIVAL):
        return rate_target(s, plan, seat_named(s, plan.seat, option))
    return 0.0


def is_wanted(s: KarmakaState, plan: Plan) -> bool:
    """Whether the offered card serves the next life: a low card outside its best colour would only make it longer."""
    card = s.centre
    if not s.souls[plan.seat].future or VALUE[card] > DECLINED or COLOUR[card] == MOSAIC:
        return True
    return COLOUR[card] == plan.best_future


def rate_target(s: KarmakaState, plan: Plan, target: int) -> float:
    """A player named: Longevity serves oneself; the rest goes where it does most, then to the one highest up."""
    power = s.frames[-1].effect
    if target == plan.seat:
        return 1000.0 if power == LONGEVITY else WORST
    if not s.variant.is_rival(plan.seat, target):
        return 0.0 if power == LONGEVITY else WORST
    soul = s.souls[target]
    height = float(soul.level)
    if power == LONGEVITY:
        return WORST
    if power == MIMIC:
        return 10.0 * base_of(s, plan.seat, soul.deeds[-1]) + height if soul.deeds else height
    found = FOUND[power]
    return 10.0 * float(found_at(s, target, found)) + height if found >= RIVAL_FUTURE else height


def rates(s: KarmakaState) -> list[float]:
    """What each option of the open question is worth to the seat that decides."""
    plan = Plan(s, s.to_move)
    return [rate(s, plan, option) for option in s.options]


def prefer(s: KarmakaState, rng: Rng) -> int:
    """The option worth most to the seat that decides; ties at random."""
    plan = Plan(s, s.to_move)
    best = Best()
    for option in s.options:
        best.offer(option, rate(s, plan, option), rng)
    return best.choice
