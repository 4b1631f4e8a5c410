"""What a position is worth to a player: Credits hoped for, the hand, plays to come, and the sectors still free."""

from typing import Final, final

from mypy_extensions import i64

from tablee.games.wild_space.data import STRATEGIES
from tablee.games.wild_space.minds.sectors import free_sectors
from tablee.games.wild_space.minds.tally import Tally
from tablee.games.wild_space.rules.bits import count
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import EFFECT, PLAYING, SERIES_CREDITS, SHUTTLES, TURNS

W: Final = STRATEGIES.expert
CHAIN: Final[float] = W.chain
CHAIN_HAND: Final[float] = W.chain_hand
DRAW_HAND: Final[float] = W.draw_hand
DRAWS: Final[float] = W.draws_per_turn
DISCOUNT: Final[float] = W.hand_discount
SPARE: Final[float] = W.spare
UNKNOWN: Final[float] = W.unknown
SHARE: Final[float] = W.unknown_share
FIRST: Final[float] = W.first
SECOND: Final[float] = W.second
THIRD: Final = 5.0
SERIES: Final[float] = W.series * float(SERIES_CREDITS)
SECTOR: Final[float] = W.sector
EXPLORING: Final[float] = W.explore_quality
GROWTH: Final[float] = W.growth
# How likely each of six, from the best to the worst, is the best of three.
BEST_OF_THREE: Final = [91 / 216, 61 / 216, 37 / 216, 19 / 216, 7 / 216, 1 / 216]
WORST: Final = -1000.0


def left_of(s: WildSpaceState, player: i64) -> i64:
    """The turns that a player, or the Smuggler, has not begun."""
    players: i64 = len(s.crews)
    place = (player - s.first + players) % players
    return TURNS - (s.turns - place + players - 1) // players


@final
class Position:
    """A player's crew, hand and shuttles, which a search changes and changes back."""

    def __init__(self, s: WildSpaceState, seat: i64, left: i64) -> None:
        self.tally = Tally(s, seat)
        self.hand = s.hands[seat][:]
        self.unknown: i64 = 0  # cards drawn unseen
        self.left: i64 = left
        self.risk = 0.0  # turns of rivals
        for other in range(len(s.crews)):
            if other != seat:
                self.risk += float(left_of(s, other))
        self.tiles = s.tiles
        self.up: i64 = s.up
        self.landed: i64 = s.landed[seat]
        self.explored: i64 = s.explored[seat]
        self.leaves: i64 = 0

    def value(self) -> float:
        """What the position is worth when the turn ends here."""
        self.leaves += 1
        if self.left == 0:
            return self.tally.prospects(0.0, self.risk)
        return self.cards_to_come() + SECTOR * self.turns_to_come()

    def turns_to_come(self) -> float:
        """The best free sectors within reach, one for each shuttle, and explorations; in actions."""
        unplaced: i64 = SHUTTLES - count(self.landed | self.explored)
        if unplaced > self.left:
            unplaced = self.left
        reach = float(self.tally.size) + GROWTH * float(self.left)
        found = EXPLORING * float(self.left - unplaced)
        if unplaced == 0:
            return found
        return found + free_sectors(self.tiles, self.up, self.landed | self.explored, reach, unplaced)

    def plays_to_come(self) -> float:
        """How many plays are to come, by the turns left and the cards there are to play."""
        chains: i64 = 0
        draws: i64 = 0
        for card in self.hand:
            effect: i64 = EFFECT[card]
            if effect >= PLAYING:
                chains += 1
            else:
                draws += effect
        each = 1.0 + CHAIN + CHAIN_HAND * float(chains)
        cards = float(len(self.hand) + self.unknown) + DRAW_HAND * float(draws)
        left = float(self.left)
        turns = (cards + DRAWS * left) / (each + DRAWS)
        return each * (turns if turns < left else left)

    def cards_to_come(self) -> float:
        """Credits hoped for, the best cards of the hand played one after the other, and plays beyond the hand."""
        tally = self.tally
        future = self.plays_to_come()
        plays = future
        rest = self.hand[:]
        base = tally.prospects(future, self.risk)
        total = base
        played: list[int] = []
        token = tally.token
        while rest and plays > 0.0:
            card = self.best_next(rest, future)
            rest.remove(card)
            tally.play(card)
            played.append(card)
            after = tally.prospects(future, self.risk)
            total += (after - base) * DISCOUNT * (plays if plays < 1.0 else 1.0)
            base = after
            plays -= 1.0
        total += SPARE * float(len(rest))
        if plays > 0.0:
            total += plays * (UNKNOWN + SHARE * self.best_of_three())
        for card in played:
            tally.drop(card)
        tally.token = token
        return total

    def best_next(self, cards: list[int], plays: float) -> i64:
        """The card that adds most."""
        tally = self.tally
        found: i64 = cards[0]
        if len(cards) == 1:
            return found
        most = WORST
        for card in cards:
            moved = tally.play(card)
            after = tally.prospects(plays, self.risk)
            tally.take_back(card, moved)
            if after > most:
                most = after
                found = card
        return found

    def best_of_three(self) -> float:
        """What the best of three animals would add, as the crew stands."""
        least: i64 = 99
        missing = 0.0
        for had in self.tally.species:
            if had < least:
                least = had
                missing = 0.0
            if had == least:
                missing += 1.0
        worths: list[float] = []
        for had in self.tally.species:
            worth = THIRD if had >= 2 else SECOND if had == 1 else FIRST
            worths.append(worth + SERIES / missing if had == least else worth)
        worths.sort(reverse=True)
        total = 0.0
        for place in range(len(worths)):
            total += BEST_OF_THREE[place] * worths[place]
        return total
