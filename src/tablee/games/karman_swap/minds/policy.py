"""The quick policy: what an option is worth at a glance. It plays simulations on, and orders what a search tries."""

from typing import Final

from mypy_extensions import i64

from tablee.games.karman_swap.data import STRATEGIES
from tablee.games.karman_swap.minds.cards import BONUS, CARD_WORTH, RACE, pull_worth, steps_of
from tablee.games.karman_swap.minds.knowing import Sight
from tablee.games.karman_swap.minds.policy_cards import rate_creature, rate_loss, rate_ship
from tablee.games.karman_swap.rules import numbering as number
from tablee.games.karman_swap.rules import tables as ask
from tablee.games.karman_swap.rules.bits import count, lowest
from tablee.games.karman_swap.rules.contests import leader
from tablee.games.karman_swap.rules.hunting import prey, worth
from tablee.games.karman_swap.rules.markers import owner_of
from tablee.games.karman_swap.rules.places import fields, is_contested, ports
from tablee.games.karman_swap.rules.state import KarmanSwapState, put
from tablee.games.karman_swap.rules.tables import (
    ABILITY,
    COLOUR,
    CREATURES,
    EXTINGUISH,
    MARKET_TO_PLANET,
    PLACE_CREATURE,
    PLACE_SHIP,
    RACE_GOAL,
    SHIP_CARDS,
    SHIPS,
    SWAP_MARKET_HAND,
    VALUE,
)
from tablee.kernel import Best, Rng

PASSES: Final[float] = STRATEGIES.quick.pass_
NEW_PLANET: Final[float] = STRATEGIES.quick.planet
PLACES: Final[float] = STRATEGIES.quick.places
TRICKS: Final[float] = STRATEGIES.quick.tricks
NO_SHIP: Final[float] = STRATEGIES.quick.no_ship
PER_GEM: Final[float] = STRATEGIES.position.per_discovery
WORST: Final = -100.0


def rate(s: KarmanSwapState, sight: Sight, option: i64) -> float:
    """What an option of the open question is worth at a glance to the seat that decides."""
    if option >= number.PLAY:
        return rate_play(s, sight, option - number.PLAY)
    if option >= number.CARD:
        return rate_card(s, sight, option - number.CARD)
    if option >= number.PLANET:
        return rate_planet(s, sight, s.frames[-1].chosen, option - number.PLANET)
    if option >= number.NUMBER:
        return rate_number(s, option - number.NUMBER)
    return rate_word(s, sight, option)


def rate_play(s: KarmanSwapState, sight: Sight, card: i64) -> float:
    """A card played from the hand, where it does most."""
    if s.kind == ask.LAST_SHIP:
        return rate_ship(s, sight, s.to_move, card, s.contests[0])
    best = WORST
    must_join = s.kind == ask.RESPOND
    for planet in ports(s) if card >= SHIP_CARDS else fields(s, COLOUR[card]):
        if not must_join or is_contested(s, planet):
            found = rate_planet(s, sight, card, planet)
            if found > best:
                best = found
    return best


def rate_planet(s: KarmanSwapState, sight: Sight, card: i64, planet: i64) -> float:
    """A card that comes to a planet."""
    if card >= SHIP_CARDS:
        return rate_ship(s, sight, s.to_move, card, planet)
    return rate_creature(s, s.to_move, card, planet)


def rate_number(s: KarmanSwapState, chosen: i64) -> float:
    """All sets are converted; gems are put where they make prey or the lead, as few as will do."""
    if s.kind == ask.CONVERT:
        return float(chosen)
    if s.kind != ask.BOOST:
        return 0.0
    if chosen == 0:
        return 0.0
    f = s.frames[-1]
    if f.chosen >= SHIP_CARDS:
        return 1.0 - 0.01 * float(chosen) if chosen <= 2 and flips_lead(s, f.chosen, chosen) else -float(chosen)
    return hunted(s, f.chosen, f.count, chosen) - hunted(s, f.chosen, f.count, 0) - PER_GEM * float(chosen)


def flips_lead(s: KarmanSwapState, card: i64, gems: i64) -> bool:
    """Whether so many gems make a ship that has arrived the leader, and it is not without them."""
    for planet in s.placed:
        if (s.around[planet] >> (card - SHIP_CARDS)) & 1:
            first = leader(s, planet)
            if first == card - SHIP_CARDS or s.mode.side[owner_of(s, first)] == s.mode.side[s.to_move]:
                return False
            return VALUE[card] + gems > worth(s, first + SHIP_CARDS)
    return False


def hunted(s: KarmanSwapState, card: i64, planet: i64, gems: i64) -> float:
    """What a creature that has arrived would hunt with so many gems on it."""
    held = s.gems
    s.gems = put(held, card, held[card] + gems)
    found = prey(s, card, planet)
    s.gems = held
    return dearest(s, found) + pull_worth(s, s.mode.side[s.to_move]) if found else 0.0


def dearest(s: KarmanSwapState, cards: i64) -> float:
    """The value of the dearest of some creatures."""
    most: i64 = 0
    while cards:
        card = lowest(cards)
        size = worth(s, card)
        if size > most:
            most = size
        cards &= cards - 1
    return float(most)


def rate_word(s: KarmanSwapState, sight: Sight, option: i64) -> float:
    """An answer in a word."""
    if option == number.USE:
        return rate_use(s, sight, s.frames[-1].chosen)
    if option == number.CONCEDE:
        return rate_loss(s, s.to_move)
    if option == number.DECLINE:
        return 0.0
    if option == number.PASS:
        return PASSES
    if option == number.TO_PLANET:
        return NEW_PLANET
    if option == number.DISCARD:
        return -1.0
    if option == number.EXCHANGE:
        return -0.5
    if option == number.ADVANCE:
        return pull_worth(s, s.mode.side[s.to_move])
    return rate_back(s, option - number.BACK) if option >= number.BACK else 0.0


def rate_back(s: KarmanSwapState, side: i64) -> float:
    """Push the dome of another back: above all one that is a step from the head."""
    steps = steps_of(s, side)
    gain = RACE[steps] - RACE[steps - 1]
    return gain + 40.0 if steps + 1 >= RACE_GOAL else 0.5 * gain


def rate_use(s: KarmanSwapState, sight: Sight, card: i64) -> float:
    """Use an ability that is nearly always good; another only if a card in hand has something to do."""
    ability = ABILITY[card]
    if ability in (EXTINGUISH, MARKET_TO_PLANET, SWAP_MARKET_HAND):
        return 1.0
    hand: i64 = s.hands[s.to_move]
    if ability == PLACE_SHIP:
        return best_play(s, sight, hand & SHIPS)
    if ability == PLACE_CREATURE:
        return best_play(s, sight, hand & CREATURES)
    return -0.5


def best_play(s: KarmanSwapState, sight: Sight, cards: i64) -> float:
    """What the best of some cards would do from the hand."""
    best = WORST
    while cards:
        found = rate_play(s, sight, lowest(cards))
        if found > best:
            best = found
        cards &= cards - 1
    return best


def rate_card(s: KarmanSwapState, sight: Sight, card: i64) -> float:
    """A card chosen in the hand, the Market or at a planet."""
    kind = s.kind
    if kind == ask.VICTIM:
        return float(worth(s, card))
    if kind == ask.FORCED_CREATURE:
        return rate_creature(s, s.to_move, card, s.placed[-1])
    if kind == ask.ABILITY_PLANET_CARD:
        return rate_target(s, card)
    if kind == ask.GIFT_CARD or kind == ask.GIFT_RETURN:
        return rate_gift(s, card)
    if kind == ask.PASS_HAND_CARD:
        return -CARD_WORTH[card]
    if kind == ask.ABILITY_HAND_CARD:
        return rate_play(s, sight, card) if is_placed_next(s) else -CARD_WORTH[card]
    if kind == ask.ABILITY_MARKET_CARD and s.frames[-1].effect == MARKET_TO_PLANET:
        return rate_play(s, sight, card) + 0.3 * CARD_WORTH[card]
    if kind == ask.USE_EITHER:
        return BONUS[card] - 2.0
    return wanted(s, card)


def is_placed_next(s: KarmanSwapState) -> bool:
    """Whether the card that is picked in hand goes to a planet."""
    return s.frames[-1].effect in (PLACE_CREATURE, PLACE_SHIP, MARKET_TO_PLANET)


def wanted(s: KarmanSwapState, card: i64) -> float:
    """What a Market card is worth to the hand; a ship is worth more to whoever has none."""
    bonus = NO_SHIP if card >= SHIP_CARDS and s.hands[s.to_move] & SHIPS == 0 else 0.0
    return CARD_WORTH[card] + bonus


def rate_target(s: KarmanSwapState, card: i64) -> float:
    """A card at a planet that an ability takes: what it is worth there."""
    return float(worth(s, card)) if card < SHIP_CARDS else 0.0


def rate_gift(s: KarmanSwapState, card: i64) -> float:
    """A card for the partner, against 0 for none: the second best of three ships, or the least card without any."""
    hand: i64 = s.hands[s.to_move]
    ships = count(hand & SHIPS)
    if s.kind == ask.GIFT_RETURN:
        return 20.0 - CARD_WORTH[card] if (card >= SHIP_CARDS) == (ships >= 2) else -CARD_WORTH[card]
    if ships == 0:
        return 20.0 - CARD_WORTH[card]
    if ships < 3 or card < SHIP_CARDS:
        return -1.0
    stronger: i64 = 0
    rest = hand & SHIPS
    while rest:
        other = lowest(rest)
        if CARD_WORTH[other] > CARD_WORTH[card]:
            stronger += 1
        rest &= rest - 1
    return 1.0 if stronger == 1 else -1.0


def glances(s: KarmanSwapState) -> list[float]:
    """What each option is worth at a glance."""
    sight = Sight(s, s.to_move)
    return [rate(s, sight, option) for option in s.options]


def carry_on(s: KarmanSwapState, rng: Rng) -> int:
    """What the quick policy chooses; ties at random."""
    options = s.options
    if len(options) == 1:
        return options[0]
    if s.kind == ask.CONVERT:
        return options[-1]
    if s.kind == ask.USE_ABILITY:
        return use_or_not(s, rng)
    sight = Sight(s, s.to_move)
    best = Best()
    for option in options:
        best.offer(option, rate(s, sight, option), rng)
    return best.choice


def use_or_not(s: KarmanSwapState, rng: Rng) -> int:
    """Whether the quick policy uses an ability: now and then also one that does not look good."""
    card: i64 = s.frames[-1].chosen
    ability = ABILITY[card]
    if rate_use(s, Sight(s, s.to_move), card) > 0.0:
        return number.USE
    often = PLACES if ability == PLACE_CREATURE else 0.0 if ability == PLACE_SHIP else TRICKS
    return number.USE if rng.flip(often) else number.NO
