"""Karman Swap's view as a row of numbers."""

from typing import Final

from tablee.games.karman_swap.rules.tables import CARD_NAMES, COLOURS, DECISIONS, EACH, PLANET_NAMES, ROWS, SHIP_CARDS
from tablee.games.layout import DERIVED, Bag, EachSeat, Layout, OneOf, Row, Seat, Seats, with_decision, without_options

SHIPS: Final = CARD_NAMES[SHIP_CARDS:]

LAYOUT: Final = Layout(
    fields=with_decision(
        DECISIONS,
        {
            "KarmanSwapView.seat": Seat(),
            "KarmanSwapView.starter": Seat(),
            "KarmanSwapView.active": Seat(),
            "KarmanSwapView.sides": Row(3),
            "KarmanSwapView.hands": EachSeat(),
            "KarmanSwapView.planets": Row(len(PLANET_NAMES)),
            "KarmanSwapView.stacks": Row(2),
            "KarmanSwapView.used": Bag(CARD_NAMES),
            "KarmanSwapView.picked": Bag(CARD_NAMES),
            "KarmanSwapView.winners": Seats(),
            "SideView.colour": OneOf(COLOURS),
            "SideView.seats": Seats(),
            "HandView.seat": Seat(),
            "HandView.cards": Bag(CARD_NAMES),
            "HandView.known": Bag(CARD_NAMES),
            "PlanetView.planet": OneOf(PLANET_NAMES),
            "PlanetView.creatures": Row(12),
            "PlanetView.ships": Row(len(SHIPS)),
            "LyingCard.card": OneOf(CARD_NAMES[:SHIP_CARDS]),
            "LyingShip.card": OneOf(SHIPS),
            "ContestView.opener": Seat(),
            "ContestView.waiting": Seats(),
            "ContestView.leader": OneOf(SHIPS),
            "StackView.planet": OneOf(PLANET_NAMES),
            **{
                f"MarketView.{colour}": Bag(CARD_NAMES[EACH * at : EACH * at + EACH])
                for at, colour in enumerate(COLOURS)
            },
            "MarketView.ships": Bag(SHIPS),
            "MarketView.pyramid": Row(len(ROWS)),
            "MarketView.pyramid[]": Row(max(ROWS)),
            "PyramidCard.card": OneOf(CARD_NAMES),
            "MarketView.available": Bag(CARD_NAMES),
            "MarketView.trump": OneOf(COLOURS),
        },
    ),
    left_out=without_options({"KarmanSwapView.scores": DERIVED, "KarmanSwapView.leads": DERIVED}),
)
