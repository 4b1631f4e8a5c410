"""What Karmaka tells: the parts that are its own."""

from tablee.games.karmaka.asking import context, holds
from tablee.games.karmaka.data import QUESTIONS
from tablee.games.karmaka.describing import describe
from tablee.games.karmaka.refusals import refused
from tablee.games.karmaka.saved import load
from tablee.games.karmaka.spelling import SPELLING
from tablee.games.karmaka.state import KarmakaState
from tablee.games.karmaka.tables import MAX_TURNS
from tablee.games.karmaka.view import opened, view
from tablee.games.karmaka.words import EVENTS, VOICE
from tablee.games.telling import Parts, SpokenTelling
from tablee.kernel import Rules

PARTS = Parts(
    spelling=SPELLING,
    view=view,
    opened=opened,
    describe=describe,
    refused=refused,
    load=load,
    context=context,
    holds=holds,
    ending=lambda result: {"turns": MAX_TURNS},
)


def telling(rules: Rules) -> SpokenTelling[KarmakaState]:
    """Karmaka, for people; the end is KMK-15.1."""
    return SpokenTelling(rules, KarmakaState, VOICE, QUESTIONS, EVENTS, PARTS, over="KMK-15.1")
