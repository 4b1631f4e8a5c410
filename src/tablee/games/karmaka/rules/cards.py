"""The powers, card by card: each is a list of steps, with its meaning above it."""

from typing import Final

from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.hand_steps import (
    ChosenPlayerDiscards,
    DiscardAtRandom,
    DiscardUpTo,
    KeepOneSeen,
    LayUpTo,
    SeeAtRandom,
    SeeRivalHand,
    SowCards,
)
from tablee.games.karmaka.rules.stack_steps import (
    BurnTopOfFuture,
    DiscardExposedDeed,
    DiscardTopOfDeck,
    FeedDeck,
    KeepForFuture,
    LookAtWell,
    PickFromRuins,
    PutBackOnWell,
    RivalGivesUpDeed,
    StealExposedDeed,
    StealTopOfFuture,
    TakeBackFromFuture,
    TakeFromWell,
    TakeUpToOneMore,
)
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.steps import (
    AimAtPlayer,
    AimAtRival,
    CopyExposedDeed,
    CopyOwnDeed,
    DiscardAndCopy,
    GrantAnotherPlay,
)
from tablee.kernel import Step

POWERS: Final[dict[str, list[Step[KarmakaState]]]] = {
    # Take one card of your choice from your Future Life into your Hand.
    "transmigrate": [TakeBackFromFuture()],
    # The rival's top Future Life card goes on top of your own Future Life.
    "stolen_dreams": [AimAtRival(), StealTopOfFuture()],
    # The rival's exposed Deed joins your Hand.
    "thievery": [AimAtRival(), StealExposedDeed()],
    # Choose one of the top three Ruins cards and take it into your Hand.
    "salvage": [PickFromRuins(ask.SALVAGE_PICK)],
    # See the rival's Hand. You may play one more card.
    "peek": [AimAtRival(), SeeRivalHand(), GrantAnotherPlay()],
    # Put a card from your Hand into the Ruins, then apply its power.
    "denial": [DiscardAndCopy()],
    # Take the top card of the Well into your Hand. You may play one more card.
    "another_day": [TakeFromWell(1), GrantAnotherPlay()],
    # Name a player: two unseen Well cards are added on top of their Deck.
    "longevity": [AimAtPlayer(), FeedDeck(2)],
    # Secretly see the top three Well cards; none, one or two go to your Future Life, the others return in any order.
    "destiny": [LookAtWell(3), KeepForFuture(2), PutBackOnWell()],
    # See three random cards of the rival's Hand and keep one of them.
    "swindle": [AimAtRival(), SeeAtRandom(3), KeepOneSeen()],
    # Choose one of the top three Ruins cards and put it on top of your Future Life.
    "recycle": [PickFromRuins(ask.RECYCLE_PICK)],
    # Two Well cards join your Hand; then two cards of your Hand go onto your Future Life.
    "sowing": [TakeFromWell(2), SowCards(2)],
    # Three Well cards join your Hand. You may play one more card.
    "voyage": [TakeFromWell(3), GrantAnotherPlay()],
    # Name a player: the top card of their Deck goes to the Ruins. You may play one more card.
    "panic": [AimAtPlayer(), DiscardTopOfDeck(), GrantAnotherPlay()],
    # Name a player: they choose a card of their own Hand and put it into the Ruins.
    "dwindle": [AimAtPlayer(), ChosenPlayerDiscards()],
    # The rival chooses one of their Deeds and puts it into the Ruins.
    "crisis": [AimAtRival(), RivalGivesUpDeed()],
    # Discard none, one or two cards; then take from the Well, one at a time, up to one card more than that number.
    "roulette": [DiscardUpTo(2), TakeUpToOneMore()],
    # The rival's top two Future Life cards go to the Ruins.
    "hells_heart": [AimAtRival(), BurnTopOfFuture(2)],
    # The rival's exposed Deed goes to the Ruins.
    "vengeance": [AimAtRival(), DiscardExposedDeed()],
    # Two random cards of the rival's Hand go to the Ruins.
    "spite": [AimAtRival(), DiscardAtRandom(2)],
    # Name one of your Deeds and apply its power.
    "embody": [CopyOwnDeed()],
    # Apply, as your own, the power of the rival's exposed Deed.
    "mimic": [CopyExposedDeed()],
    # Lay none, one or two cards of your Hand on your Deeds (published deck only).
    "jubilee": [LayUpTo(2)],
}
