"""What Wild Space tells: the parts that are its own."""

from tablee.games.telling import Parts, SpokenTelling
from tablee.games.wild_space.data import QUESTIONS
from tablee.games.wild_space.people.asking import context, framed
from tablee.games.wild_space.people.catalogue import catalogue
from tablee.games.wild_space.people.describing import describe, touches
from tablee.games.wild_space.people.refusals import refused
from tablee.games.wild_space.people.saved import load
from tablee.games.wild_space.people.scores import ending
from tablee.games.wild_space.people.spelling import SPELLING
from tablee.games.wild_space.people.touching import meanings
from tablee.games.wild_space.people.view import opened, view
from tablee.games.wild_space.people.words import EVENTS, VOICE
from tablee.games.wild_space.rules.state import WildSpaceState
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
    framed=framed,
    ending=ending,
)


def telling(rules: Rules) -> SpokenTelling[WildSpaceState]:
    """Wild Space, for people; the end is WSP-13.1, and turns go by WSP-3.1."""
    return SpokenTelling(rules, WildSpaceState, VOICE, QUESTIONS, EVENTS, PARTS, over="WSP-13.1", turns="WSP-3.1")
