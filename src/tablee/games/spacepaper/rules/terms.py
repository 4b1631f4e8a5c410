"""The terms of a game: its target, its length and its variants, fixed before play. (SPP-18)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.spacepaper.data import OPTIONS
from tablee.kernel import Setting

PRESET: Final = "preset"  # the value that leaves a number to the preset
PRESETS: Final[list[str]] = list(OPTIONS.presets)
DRAFTED: Final = "drafted"
DRAWN: Final = "drawn"


class Terms:
    """What was agreed before play; shared by all copies of a state, never changed."""

    def __init__(
        self, preset: str, target: i64, cap: i64, grace: i64, living: i64, alternate: bool, drawn: bool
    ) -> None:
        self.preset = preset
        self.target: i64 = target  # gold: strictly more wins (SPP-17.2)
        self.cap: i64 = cap  # the last turn (SPP-17.10)
        self.grace: i64 = grace  # the first turn of the bankruptcy victory (SPP-18.8)
        self.living: i64 = living  # living planets that win (SPP-17.6)
        self.alternate = alternate  # one ship each in turn (SPP-18.3)
        self.drawn = drawn  # races and homes drawn at random

    def data(self) -> list[object]:
        """The terms as plain data, for a save."""
        return [self.preset, self.target, self.cap, self.grace, self.living, self.alternate, self.drawn]


def settings() -> list[Setting]:
    """What a table may choose: a preset, its two numbers one by one, and the variants."""
    caps = OPTIONS.options.turn_cap
    targets = sorted([OPTIONS.options.economic_target.default, *OPTIONS.options.economic_target.alternatives])
    graces = [OPTIONS.options.bankruptcy_from_turn.default, *OPTIONS.options.bankruptcy_from_turn.alternatives]
    livings = [OPTIONS.options.living_target.default, *OPTIONS.options.living_target.alternatives]
    shown = [turns for turns in (10, 20, 30, 40, 60, 80, 100, 150, 200) if caps.min <= turns <= caps.max]
    return [
        Setting("preset", PRESETS, "standard"),
        Setting("turn_cap", [PRESET, *map(str, shown)], PRESET, caps.min, caps.max),
        Setting("economic_target", [PRESET, *map(str, targets)], PRESET),
        Setting("bankruptcy_from_turn", [str(turn) for turn in graces], str(graces[0]), 1, caps.max),
        Setting("living_target", [str(planets) for planets in livings], str(livings[0])),
        Setting("movement", ["one_by_one", "alternate"], "one_by_one"),
        Setting("races_and_homes", [DRAFTED, DRAWN], DRAFTED),
    ]


def agreed(settings: dict[str, str]) -> Terms:
    """The terms that a table's settings stand for."""
    preset = settings["preset"]
    bundle = OPTIONS.presets[preset]
    target = settings["economic_target"]
    cap = settings["turn_cap"]
    return Terms(
        preset,
        bundle.economic_target if target == PRESET else int(target),
        bundle.turn_cap if cap == PRESET else int(cap),
        int(settings["bankruptcy_from_turn"]),
        int(settings["living_target"]),
        settings["movement"] == "alternate",
        settings["races_and_homes"] == DRAWN,
    )
