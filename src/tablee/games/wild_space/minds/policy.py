"""The sensible player: what each option brings in one step, by weights. It also plays imagined games on."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.smuggling import raid_increase
from tablee.games.wild_space.minds.tally import Tally
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import count
from tablee.games.wild_space.rules.card_steps import offered
from tablee.games.wild_space.rules.move_steps import actions_of
from tablee.games.wild_space.rules.state import EMPTY, WildSpaceState
from tablee.games.wild_space.rules.tables import (
    CONDITION,
    DECK,
    EFFECT,
    EXPLORE_ACTIONS,
    FIRST_EMISSARY,
    FIRST_ROBOT,
    GIVE_UP,
    IS_VETERAN,
    NOTHING,
    OWN,
    PAY,
    PLAYING,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SECTOR_OWN,
    SHUTTLES,
    SPACES,
    SPECIES_OF,
    TAKING,
    TRACK,
    TRAIT,
    TRAITS,
    TURNS,
)
from tablee.kernel import Best, Rng

W: Final = STRATEGIES.sensible
FIRST: Final[float] = W.first_of_species
SECOND: Final[float] = W.second_of_species
EMISSARY: Final[float] = W.emissary
EFFECT_DRAW: Final[float] = W.effect_draw
EFFECT_PLAY: Final[float] = W.effect_play
EFFECT_FOLLOW: Final[float] = W.effect_follow
EFFECT_TAKE: Final[float] = W.effect_take
PAYMENT: Final[float] = W.payment
TAKE_BONUS: Final[float] = W.take_bonus
UNKNOWN_CARD: Final[float] = W.unknown_card
DRAW: Final[float] = W.draw
PLAYS_PER_TURN: Final[float] = W.plays_per_turn
HAND_MARGIN: Final[float] = W.hand_margin
EXPLORE_EARLY: Final[float] = W.explore_early
TAKE_FROM_RESERVE: Final[float] = W.take_from_reserve
NEVER: Final = -1000.0  # a renewal
UNRATED: Final = -2000.0
NO_CARD: Final = -1


def turns_left(s: WildSpaceState) -> i64:
    """The turns that the active player has after this one."""
    players: i64 = len(s.crews)
    return TURNS - (s.turns + players - 1) // players


@final
class Sensible:
    """What the seat that decides goes by: its crew, its hand, and the turns it has left."""

    def __init__(self, s: WildSpaceState, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.tally = Tally(s, seat)
        self.left: i64 = turns_left(s)
        self.now = self.tally.credits()
        self.hand = s.hands[seat]
        self.found = [UNRATED] * DECK  # by card, once it was asked for

    def plain(self, card: i64) -> float:
        """What a card adds to the score, and what it prepares."""
        found: float = self.found[card]
        if found == UNRATED:
            found = self.adds(card)
            self.found[card] = found
        return found

    def adds(self, card: i64) -> float:
        """The same, reckoned."""
        tally = self.tally
        moved = tally.play(card)
        found = tally.credits() - self.now
        tally.take_back(card, moved)
        species: i64 = SPECIES_OF[card]
        early = 1.0 if self.left >= 4 else 0.25 * float(self.left)
        if species >= 0:
            had: i64 = tally.species[species]
            if had == 0:
                found += FIRST * early
            elif had == 1:
                found += SECOND * early
            if FIRST_EMISSARY <= card < FIRST_ROBOT:
                found += EMISSARY * early
        return found

    def gain(self, card: i64) -> float:
        """What playing a card brings, with its effect or the next space of the track."""
        found = self.plain(card)
        if IS_VETERAN[card]:
            if self.tally.token < SPACES:
                found += self.worth(TRACK[self.tally.captain * SPACES + self.tally.token], card, NO_CARD)
        elif EFFECT[card] != NOTHING:
            found += self.effect_gain(card)
        return found

    def effect_gain(self, card: i64) -> float:
        """What the effect of a card brings, if its condition can be met; to remove a card never can."""
        condition: i64 = CONDITION[card]
        kind = condition // 16
        traits: i64 = TRAIT[condition % 16]
        if kind == GIVE_UP or (kind == OWN and self.s.traits[self.seat] & traits == 0):
            return 0.0
        if kind != PAY:
            return self.worth(EFFECT[card], card, NO_CARD)
        paid = self.cheapest(traits, card)
        return self.worth(EFFECT[card], card, paid) - PAYMENT if paid != NO_CARD else 0.0

    def cheapest(self, traits: i64, but: i64) -> i64:
        """A card of the hand with one of some traits, but for one: that which adds least."""
        found: i64 = NO_CARD
        least = 0.0
        for card in self.hand:
            if card != but and TRAITS[card] & traits:
                adds = self.plain(card)
                if found == NO_CARD or adds < least:
                    found = card
                    least = adds
        return found

    def worth(self, effect: i64, but: i64, paid: i64) -> float:
        """What an effect brings, when two cards of the hand are not there any more."""
        if effect == NOTHING:
            return 0.0
        if effect >= TAKING:
            return EFFECT_TAKE
        if effect < PLAYING:
            return EFFECT_DRAW * float(effect) * (1.0 if self.left >= 3 else float(self.left) / 3.0)
        best = NEVER
        for card in self.hand:
            if card != but and card != paid and TRAITS[card] & TRAIT[effect - PLAYING]:
                adds = self.plain(card)
                if adds > best:
                    best = adds
        return EFFECT_PLAY + EFFECT_FOLLOW * best if best > NEVER else 0.0

    def action(self, effect: i64) -> float:
        """What an action of a place brings."""
        if effect >= TAKING:
            best = UNKNOWN_CARD
            for card in self.s.reserve:
                if card != EMPTY:
                    found = self.gain(card)
                    if found > best:
                        best = found
            return TAKE_BONUS + best
        if effect >= PLAYING:
            return self.best_play(TRAIT[effect - PLAYING])
        useful = PLAYS_PER_TURN * float(self.left) - float(len(self.hand)) + HAND_MARGIN
        if useful > float(effect):
            useful = float(effect)
        return DRAW * useful if useful > 0.0 else 0.0

    def best_play(self, traits: i64) -> float:
        """What the best card of the hand brings that fits; nothing if there is none."""
        best = NEVER
        for card in self.hand:
            if TRAITS[card] & traits:
                found = self.gain(card)
                if found > best:
                    best = found
        return best if best > NEVER else 0.0

    def best_action(self, actions: list[int]) -> float:
        """The best of some actions."""
        best = NEVER
        for effect in actions:
            found = self.action(effect)
            if found > best:
                best = found
        return best

    def rate(self, option: i64) -> float:
        """What an option of the open question is worth; a renewal never is."""
        if option < DECK:
            return NEVER
        if option < number.LAND:
            return self.gain(option - number.PLAY)
        if option < number.TAKE:
            return self.rate_move(option)
        if option < number.APPLY:
            return self.rate_source(option)
        if option < number.ACTION:
            return self.rate_word(option)
        if option < number.CONDITION:
            return self.action(actions_of(self.s.frames[-1].chosen)[option - number.ACTION])
        if option < number.DISCARD:
            sector: i64 = self.s.frames[-1].chosen
            return -float(SECTOR_CONDITIONS[sector][option - number.CONDITION] // 16)
        return self.rate_payment(option)

    def rate_payment(self, option: i64) -> float:
        """A card of the hand that would bring least, or one of the crew that counts least; a move of the Smuggler."""
        if option < number.REMOVE:
            return -self.gain(option - number.DISCARD)
        if option >= number.SMUGGLER_LAND:
            return -raid_increase(self.s, option)
        card = option - number.REMOVE
        self.tally.drop(card)
        left = self.tally.credits()
        self.tally.add(card)
        return left

    def rate_move(self, option: i64) -> float:
        """A landing or an exploration, by the best action there."""
        if option >= number.EXPLORE:
            placed = count(self.s.landed[self.seat] | self.s.explored[self.seat])
            return self.best_action(EXPLORE_ACTIONS) - (EXPLORE_EARLY if placed < SHUTTLES else 0.0)
        sector: i64 = option - number.LAND
        found = self.best_action(SECTOR_ACTIONS[sector])
        if SECTOR_CONDITIONS[sector] and self.s.traits[self.seat] & SECTOR_OWN[sector] == 0:
            found -= PAYMENT
        return found

    def rate_source(self, option: i64) -> float:
        """A slot by its card, against a card that nobody has seen."""
        if option == number.TAKE_DECK:
            return TAKE_FROM_RESERVE if self.s.kind == ask.DRAW else UNKNOWN_CARD
        return self.gain(self.s.reserve[option - number.TAKE])

    def rate_word(self, option: i64) -> float:
        """Effects are applied, but for those that remove a card."""
        if option != number.APPLY:
            return 0.0
        return -1.0 if offered(self.s, self.s.frames[-1])[0] // 16 == GIVE_UP else 1.0


def rates(s: WildSpaceState) -> list[float]:
    """What each option is worth to a sensible player."""
    player = Sensible(s, s.to_move)
    return [player.rate(option) for option in s.options]


def prefer(s: WildSpaceState, rng: Rng) -> int:
    """What a sensible player chooses; ties at random."""
    options = s.options
    kind = s.kind
    if len(options) == 1 or kind == ask.END:
        return options[0]
    if kind == ask.OFFER:
        return number.DECLINE if offered(s, s.frames[-1])[0] // 16 == GIVE_UP else number.APPLY
    player = Sensible(s, s.to_move)
    best = Best()
    for option in options:
        if option >= DECK:
            best.offer(option, player.rate(option), rng)
    return best.choice
