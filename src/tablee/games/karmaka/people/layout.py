"""Karmaka's view as a row of numbers."""

from typing import Final

from tablee.games.karmaka.rules.tables import COLOURS, DECISIONS, KINDS, LEVELS, VARIANT_NAMES
from tablee.games.layout import (
    DERIVED,
    Bag,
    Counts,
    EachSeat,
    Layout,
    OneOf,
    Seat,
    Seats,
    with_decision,
    without_options,
)

LAYOUT: Final = Layout(
    fields=with_decision(
        DECISIONS,
        {
            "KarmakaView.seat": Seat(),
            "KarmakaView.variant": OneOf(VARIANT_NAMES),
            "KarmakaView.actor": Seat(),
            "KarmakaView.well": Bag(KINDS, first=3),
            "KarmakaView.ruins": Bag(KINDS, first=3),
            "KarmakaView.centre": OneOf(KINDS),
            "KarmakaView.looked_at": Bag(KINDS),
            "KarmakaView.seen": Bag(KINDS),
            "KarmakaView.souls": EachSeat(),
            "KarmakaView.winners": Seats(),
            "SoulView.seat": Seat(),
            "SoulView.level": OneOf(LEVELS),
            "SoulView.hand": Bag(KINDS),
            "SoulView.known": Bag(KINDS),
            "SoulView.loose": Bag(KINDS),
            "SoulView.deck": Bag(KINDS, first=1),
            "SoulView.future_life": Bag(KINDS, first=1),
            "SoulView.deeds": Bag(KINDS, first=1),
            "SoulView.sums": Counts(COLOURS[:3]),
            "SoulView.role": OneOf(["partner", "wolf"]),
        },
    ),
    left_out=without_options({"KarmakaView.scores": DERIVED}),
)
