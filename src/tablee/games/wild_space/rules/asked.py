"""Whether the open question would be asked, as the table lies: who imagines another hand must imagine one that is."""

from tablee.games.wild_space.rules import effects as step
from tablee.games.wild_space.rules.card_steps import offered, payments
from tablee.games.wild_space.rules.conditions import first_of_each_type, holds, is_offered
from tablee.games.wild_space.rules.move_steps import possible_actions
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import TRAIT


def is_asked(s: WildSpaceState) -> bool:
    """Whether the step in progress asks, and its question is no matter of course; nothing is changed."""
    f = s.frames[-1]
    if f.at == step.MEET:
        return len(first_of_each_type(s, f.seat, f.chosen)) > 1
    if f.at == step.PAY:
        return len(payments(s, f)) > 1
    if f.at == step.ACT:
        return len(possible_actions(s, f)) > 1
    if f.at == step.PLAY:
        return holds(s, f.seat, TRAIT[f.chosen])
    if f.at == step.OFFER:
        condition, effect = offered(s, f)
        return is_offered(s, f.seat, condition, effect)
    return True
