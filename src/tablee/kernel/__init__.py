"""The kernel: frames, steps, decisions, events and the one loop that all games share; it knows no game."""

from tablee.kernel.decision import Decision
from tablee.kernel.errors import (
    BadData,
    BadSetup,
    GameOver,
    IllegalChoice,
    Reason,
    TableeError,
    UnknownOption,
    UnknownSeat,
    Worded,
    WrongSeat,
)
from tablee.kernel.event import EVERYONE, NO_ONE, SPECTATOR, Event
from tablee.kernel.foresight import Foresight, Measure, Tastes
from tablee.kernel.frame import Frame
from tablee.kernel.game import Game
from tablee.kernel.keyed_rng import Keyed, keyed, restored
from tablee.kernel.machine import Machine
from tablee.kernel.mind import Best, Mind, any_of
from tablee.kernel.orders import Halt, Orders, Plan
from tablee.kernel.player import Player, Seat
from tablee.kernel.rng import Rng, seeded, split
from tablee.kernel.rules import Result, Rules
from tablee.kernel.setting import Setting
from tablee.kernel.state import NOBODY, State
from tablee.kernel.step import Step, numbered, place_of
from tablee.kernel.telling import Description, Telling, Touch

__all__ = [
    "EVERYONE",
    "NOBODY",
    "NO_ONE",
    "SPECTATOR",
    "BadData",
    "BadSetup",
    "Best",
    "Decision",
    "Description",
    "Event",
    "Foresight",
    "Frame",
    "Game",
    "GameOver",
    "Halt",
    "IllegalChoice",
    "Keyed",
    "Machine",
    "Measure",
    "Mind",
    "Orders",
    "Plan",
    "Player",
    "Reason",
    "Result",
    "Rng",
    "Rules",
    "Seat",
    "Setting",
    "State",
    "Step",
    "TableeError",
    "Tastes",
    "Telling",
    "Touch",
    "UnknownOption",
    "UnknownSeat",
    "Worded",
    "WrongSeat",
    "any_of",
    "keyed",
    "numbered",
    "place_of",
    "restored",
    "seeded",
    "split",
]
