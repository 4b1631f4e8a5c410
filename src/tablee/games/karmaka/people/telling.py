"""What Karmaka tells: the parts that are its own."""

from tablee.games.karmaka.data import QUESTIONS
from tablee.games.karmaka.people.asking import context, holds
from tablee.games.karmaka.people.catalogue import catalogue
from tablee.games.karmaka.people.describing import describe, touches
from tablee.games.karmaka.people.refusals import refused
from tablee.games.karmaka.people.saved import load
from tablee.games.karmaka.people.spelling import SPELLING
from tablee.games.karmaka.people.touching import meanings
from tablee.games.karmaka.people.view import opened, view
from tablee.games.karmaka.people.words import EVENTS, VOICE
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import MAX_TURNS
from tablee.games.telling import Parts, SpokenTelling
from tablee.kernel import Rules

PARTS = Parts(
    spelling=SPELLING,
    view=view,
    opened=opened,
    describe=describe,
    touches=touches,
    refused=refused,
    meanings=meanings,
    catalogue=catalogue,
    load=load,
    context=context,
    holds=holds,
    ending=lambda result: {"turns": MAX_TURNS},
)


def telling(rules: Rules) -> SpokenTelling[KarmakaState]:
    """Karmaka, for people; the end is KMK-15.1."""
    return SpokenTelling(rules, KarmakaState, VOICE, QUESTIONS, EVENTS, PARTS, over="KMK-15.1")
