"""What SpacePaper tells: the parts that are its own."""

from tablee.games.spacepaper.data import QUESTIONS
from tablee.games.spacepaper.people.asking import context, framed
from tablee.games.spacepaper.people.catalogue import catalogue
from tablee.games.spacepaper.people.describing import describe, touches
from tablee.games.spacepaper.people.naming import VOICE
from tablee.games.spacepaper.people.ordering import ordered
from tablee.games.spacepaper.people.refusals import refused
from tablee.games.spacepaper.people.saved import load
from tablee.games.spacepaper.people.spelling import SPELLING
from tablee.games.spacepaper.people.touching import meanings
from tablee.games.spacepaper.people.view import view
from tablee.games.spacepaper.people.words import HAPPENINGS, ending
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.games.telling import Parts, SpokenTelling
from tablee.kernel import Rules

PARTS = Parts(
    spelling=SPELLING,
    view=view,
    describe=describe,
    touches=touches,
    refused=refused,
    meanings=meanings,
    catalogue=catalogue,
    load=load,
    context=context,
    framed=framed,
    ending=ending,
    ordered=ordered,
)


def telling(rules: Rules) -> SpokenTelling[SpaceState]:
    """SpacePaper, for people; the end is SPP-17.1."""
    return SpokenTelling(rules, SpaceState, VOICE, QUESTIONS, HAPPENINGS, PARTS, over="SPP-17.1")
