"""One sitting: seats, one door for choices, a journal on the disk, undo; and saved games."""

from tablee.games import UnknownGame, game_named
from tablee.table.chair import Chair
from tablee.table.errors import (
    BadJournal,
    BadName,
    BadOrder,
    BadSeat,
    CannotUndo,
    NameTaken,
    NoSuchSave,
    Notice,
    Said,
    SaveError,
    SaveInUse,
    Secret,
    said,
)
from tablee.table.kept.file import JournalFile
from tablee.table.past.journal import Journal
from tablee.table.past.news import News
from tablee.table.saves import Save, Saves
from tablee.table.seating.places import Place, default_names
from tablee.table.setup import Setup, any_key, any_seed
from tablee.table.table import PlayerFor, Table

__all__ = [
    "BadJournal",
    "BadName",
    "BadOrder",
    "BadSeat",
    "CannotUndo",
    "Chair",
    "Journal",
    "JournalFile",
    "NameTaken",
    "News",
    "NoSuchSave",
    "Notice",
    "Place",
    "PlayerFor",
    "Said",
    "Save",
    "SaveError",
    "SaveInUse",
    "Saves",
    "Secret",
    "Setup",
    "Table",
    "UnknownGame",
    "any_key",
    "any_seed",
    "default_names",
    "game_named",
    "said",
]
