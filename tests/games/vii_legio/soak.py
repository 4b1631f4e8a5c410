"""The soak of VII Legio: random games, every question, every event and every way to end."""

from tablee.games.title import Title
from tablee.games.vii_legio.rules.tables import REASONS
from tools import wandering
from tools.tally import Tally

soaked = wandering.soaked


def missing(title: Title, tally: Tally) -> list[str]:
    """The questions that were never asked, the events that never happened, and the ways in which no game ended."""
    return wandering.missing(title, tally) + [reason for reason in REASONS if reason not in tally.ends]
