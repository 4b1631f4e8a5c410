"""SpacePaper's view as a row of numbers."""

from typing import Final

from tablee.games.layout import (
    DERIVED,
    Bag,
    Counts,
    EachSeat,
    IndexOf,
    Layout,
    OneOf,
    Row,
    Seat,
    Seats,
    with_decision,
    without_options,
)
from tablee.games.spacepaper.people.view import SEEN_IDS
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import LANE_IDS, NODE_NAMES, PLACE_NAMES, SLOTS, SYSTEM_IDS
from tablee.games.spacepaper.rules.terms import PRESETS

LAYOUT: Final = Layout(
    fields=with_decision(
        t.DECISIONS,
        {
            "SpaceView.seat": Seat(),
            "SpaceView.preset": OneOf(PRESETS),
            "SpaceView.phase": OneOf(t.PHASE_IDS),
            "SpaceView.first": Seat(),
            "SpaceView.systems": Row(len(SYSTEM_IDS)),
            "SpaceView.civs": EachSeat(),
            "SpaceView.winners": Seats(),
            "SpaceView.reason": OneOf(t.REASONS),
            "SystemView.seen": OneOf(SEEN_IDS),
            "SystemView.star": OneOf(t.STAR_IDS),
            "SystemView.planets": Row(SLOTS),
            "PlanetView.type": OneOf(t.TYPE_IDS),
            "PlanetView.size": OneOf(t.SIZE_IDS),
            "PlanetView.status": OneOf(["free", "abandoned", *t.STATUS_IDS]),
            "PlanetView.owner": Seat(),
            "PlanetView.previous_owner": Seat(),
            "PlanetView.infrastructure": Bag(t.INFRA_IDS),
            "PlanetView.project": OneOf(t.PROJECT_IDS),
            "CivView.seat": Seat(),
            "CivView.race": OneOf(t.RACE_IDS),
            "CivView.leader": OneOf(t.LEADER_IDS),
            "CivView.bonus": OneOf(t.BONUS_IDS),
            "CivView.event": OneOf(t.EVENT_IDS),
            "CivView.politics": OneOf(t.POLITICS_IDS),
            "CivView.levels": Counts(t.TECH_IDS),
            "CivView.minerals": Counts(t.MINERAL_IDS),
            "CivView.ships": Row(t.MOST_SHIPS),
            "ShipView.seat": Seat(),
            "ShipView.type": OneOf(t.SHIP_IDS),
            "ShipView.place": IndexOf(PLACE_NAMES),
            "ShipView.entry": IndexOf(LANE_IDS),
            "VoyageView.seat": Seat(),
            "VoyageView.start": IndexOf(PLACE_NAMES),
            "VoyageView.node": IndexOf(NODE_NAMES),
        },
    ),
    left_out=without_options(
        {
            "SpaceView.scores": DERIVED,
            "SystemView.id": "systems lie in the order of the map",
            "SystemView.wide": DERIVED,
            "PlanetView.id": "planets lie in the order of their system",
            "CivView.capital": DERIVED,
            "CivView.planets": DERIVED,
            "ShipView.id": "ships lie in the order of their numbers",
            "VoyageView.ship": "the one at the start of the voyage",
        }
    ),
    longest=200_000,
)
