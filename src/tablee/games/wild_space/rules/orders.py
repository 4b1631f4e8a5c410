"""What may be wished for once in Wild Space: turns end and effects are applied by themselves, or one is asked."""

from typing import Final

from tablee.games.wild_space.rules.numbering import APPLY, END_TURN
from tablee.games.wild_space.rules.tables import END, OFFER
from tablee.kernel import Orders, Rules

USUAL: Final = {END: END_TURN, OFFER: APPLY}


class WildSpaceOrders(Orders):
    """The end of a turn, and every effect that is offered, may go without a question."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, USUAL)
