"""Wild Space's view as a row of numbers."""

from typing import Final

from tablee.games.layout import DERIVED, Bag, EachSeat, Layout, OneOf, Row, Seat, Seats, with_decision, without_options
from tablee.games.wild_space.people.tasks import effect_name
from tablee.games.wild_space.rules.tables import (
    CARD_NAMES,
    DECISIONS,
    DECK,
    FILTERS,
    HOSTILE_NAMES,
    LEVELS,
    OPEN,
    PLACES,
    PLANET_NAMES,
    PLAYING,
    SIDES,
    SLOTS,
    TAKING,
)

CREW: Final = CARD_NAMES[:DECK]
CAPTAINS: Final = CARD_NAMES[DECK:]
DRAWS: Final = 5  # cards that one effect draws at most
CODES: Final = (*range(1, DRAWS + 1), *range(PLAYING, PLAYING + len(FILTERS)), TAKING)
EFFECTS: Final = [effect_name(code) or "" for code in CODES]

LAYOUT: Final = Layout(
    fields=with_decision(
        DECISIONS,
        {
            "WildSpaceView.seat": Seat(),
            "WildSpaceView.active": Seat(),
            "WildSpaceView.first": Seat(),
            "WildSpaceView.planets": Row(PLACES),
            "WildSpaceView.reserve": Bag(CREW, first=SLOTS),
            "WildSpaceView.discard": Bag(CREW),
            "WildSpaceView.crews": EachSeat(),
            "WildSpaceView.winners": Seats(),
            "PlanetView.planet": OneOf(PLANET_NAMES),
            "SectorView.landed": Seats(),
            "SectorView.explored": Seats(),
            "CrewView.seat": Seat(),
            "CrewView.captain": OneOf(CAPTAINS),
            "CrewView.cards": Bag(CREW),
            "CrewView.hand": Bag(CREW),
            "CrewView.seen": Bag(CREW),
            "SmugglerView.level": OneOf(LEVELS),
            "SmugglerView.captain": OneOf(CAPTAINS),
            "SmugglerView.cards": Bag(CREW),
            "SmugglerView.open": Row(OPEN),
            "SmugglerView.aside": Bag(HOSTILE_NAMES),
            "HostileView.planet": OneOf(HOSTILE_NAMES),
            "TaskView.card": OneOf(CREW),
            "TaskView.planet": OneOf(PLANET_NAMES),
            "TaskView.side": OneOf(SIDES),
            "TaskView.effect": OneOf(EFFECTS),
        },
    ),
    left_out=without_options(
        {
            "WildSpaceView.scores": DERIVED,
            "WildSpaceView.leads": DERIVED,
            "CrewView.missions": DERIVED,
            "CrewView.more": DERIVED,
            "SmugglerView.icons": DERIVED,
            "SmugglerView.parts": DERIVED,
        }
    ),
)
