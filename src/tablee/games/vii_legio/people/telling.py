"""What VII Legio tells: the parts that are its own."""

from tablee.games.telling import Parts, SpokenTelling
from tablee.games.vii_legio.data import QUESTIONS
from tablee.games.vii_legio.people.asking import context
from tablee.games.vii_legio.people.catalogue import catalogue
from tablee.games.vii_legio.people.describing import describe, touches
from tablee.games.vii_legio.people.refusals import refused
from tablee.games.vii_legio.people.saved import load
from tablee.games.vii_legio.people.spelling import SPELLING
from tablee.games.vii_legio.people.touching import meanings
from tablee.games.vii_legio.people.view import opened, view
from tablee.games.vii_legio.people.words import EVENTS, VOICE, ending
from tablee.games.vii_legio.rules.state import VIILegioState
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
    ending=ending,
)


def telling(rules: Rules) -> SpokenTelling[VIILegioState]:
    """VII Legio, for people; the end is LEG-19.3, and turns go by LEG-4.1."""
    return SpokenTelling(rules, VIILegioState, VOICE, QUESTIONS, EVENTS, PARTS, over="LEG-19.3", turns="LEG-4.1")
