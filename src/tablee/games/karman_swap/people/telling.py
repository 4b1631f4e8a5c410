"""What Karman Swap tells: the parts that are its own."""

from tablee.games.karman_swap.data import QUESTIONS
from tablee.games.karman_swap.people.asking import context
from tablee.games.karman_swap.people.catalogue import catalogue
from tablee.games.karman_swap.people.describing import describe, touches
from tablee.games.karman_swap.people.refusals import refused
from tablee.games.karman_swap.people.saved import load
from tablee.games.karman_swap.people.spelling import SPELLING
from tablee.games.karman_swap.people.touching import meanings
from tablee.games.karman_swap.people.view import opened, view
from tablee.games.karman_swap.people.words import EVENTS, VOICE
from tablee.games.karman_swap.rules.state import KarmanSwapState
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
)


def telling(rules: Rules) -> SpokenTelling[KarmanSwapState]:
    """Karman Swap, for people; the end is KSW-1.1, and turns go by KSW-4.1."""
    return SpokenTelling(rules, KarmanSwapState, VOICE, QUESTIONS, EVENTS, PARTS, over="KSW-1.1", turns="KSW-4.1")
