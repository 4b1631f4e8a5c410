"""VII Legio's view as a row of numbers."""

from typing import Final

from tablee.games.layout import (
    DERIVED,
    Bag,
    Counts,
    EachSeat,
    Layout,
    OneOf,
    Row,
    Seat,
    Seats,
    with_decision,
    without_options,
)
from tablee.games.vii_legio.data import TABLES
from tablee.games.vii_legio.rules.ship import PLACES
from tablee.games.vii_legio.rules.tables import (
    DECISIONS,
    DOMAINS,
    EXPERT,
    FACES,
    ITEMS,
    MOST_ROLLS,
    PLANETS,
    REASONS,
    SECTORS,
    SLOTS,
    TECHNOLOGIES,
    TYPES,
    XCARDS,
    ZONES,
)

LAYOUT: Final = Layout(
    fields=with_decision(
        DECISIONS,
        {
            "VIILegioView.seat": Seat(),
            "VIILegioView.starter": Seat(),
            "VIILegioView.active": Seat(),
            "VIILegioView.ending": OneOf(REASONS),
            "VIILegioView.ships": EachSeat(),
            "VIILegioView.planets": Row(len(PLANETS)),
            "VIILegioView.slots": Row(len(SLOTS)),
            "VIILegioView.piles": Row(len(ZONES)),
            "VIILegioView.retired": Bag(XCARDS),
            "VIILegioView.supply": Counts(ITEMS[EXPERT:]),
            "VIILegioView.winners": Seats(),
            "ShipView.seat": Seat(),
            "ShipView.colour": OneOf([colour.id for colour in TABLES.colour]),
            "ShipView.face": OneOf(FACES),
            "ShipView.items": Row(len(ITEMS)),
            "ShipView.experience": Counts(DOMAINS),
            "ShipView.technologies": Row(len(TECHNOLOGIES)),
            "ShipView.place": OneOf(PLACES),
            "ShipView.sector": OneOf(SECTORS),
            "ShipView.slot": OneOf(SLOTS),
            "ShipView.spent": Counts(DOMAINS),
            "ItemView.item": OneOf(ITEMS),
            "TechnologyView.technology": OneOf(TECHNOLOGIES),
            "SlotView.slot": OneOf(SLOTS),
            "SlotView.planet": OneOf(PLANETS),
            "SlotView.sector": OneOf(SECTORS),
            "SlotView.card": OneOf(XCARDS),
            "SlotView.scanned_by": Seats(),
            "SlotView.observer": Seat(),
            "SlotView.in_contact": Seat(),
            "SlotView.paid": EachSeat(),
            "PlanetView.planet": OneOf(PLANETS),
            "PlanetView.sector": OneOf(SECTORS),
            "PlanetView.slot": OneOf(SLOTS),
            "DeckView.discards": Bag(TYPES, first=1),
            "DeckView.turned": OneOf(TYPES),
            "DeckView.seen": Bag(TYPES),
            "DeckView.dice": Row(MOST_ROLLS),
            "DeckView.unseen": Counts(TYPES),
            "PileView.pile": OneOf(ZONES),
            "PileView.unseen": Bag(XCARDS),
        },
    ),
    left_out=without_options(
        {
            "VIILegioView.scores": DERIVED,
            "VIILegioView.contacts": DERIVED,
            "DeckView.odds": DERIVED,
            "PileView.asked": DERIVED,
        }
    ),
)
