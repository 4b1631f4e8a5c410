"""What Connect Four tells: the parts that are its own."""

from connect_four.data import QUESTIONS
from connect_four.people.describing import describe, meanings, refused
from connect_four.people.saved import load
from connect_four.people.spelling import SPELLING
from connect_four.people.view import view
from connect_four.people.words import EVENTS, VOICE
from connect_four.rules.state import ConnectFourState
from tablee.games.telling import Parts, SpokenTelling
from tablee.kernel import Rules

PARTS = Parts(spelling=SPELLING, view=view, describe=describe, refused=refused, meanings=meanings, load=load)


def telling(rules: Rules) -> SpokenTelling[ConnectFourState]:
    """Connect Four, for people; nothing follows the end (C4-3.3)."""
    return SpokenTelling(rules, ConnectFourState, VOICE, QUESTIONS, EVENTS, PARTS, over="C4-3.3")
