"""What may be wished for once in Karman Swap: Research is converted from the start, gems are kept, or one is asked."""

from typing import Final, cast

from tablee.games.karman_swap.rules.numbering import NUMBER
from tablee.games.karman_swap.rules.state import KarmanSwapState
from tablee.games.karman_swap.rules.tables import BOOST, CONVERT, DECISIONS
from tablee.kernel import NOBODY, Orders, Plan, Rules, State, Touch
from tablee.kernel.orders import ASK, DO, NO_OPTION, TO

POOL: Final = "pool"
USUAL: Final = {CONVERT: NUMBER, BOOST: NUMBER}


class KarmanSwapOrders(Orders):
    """Every set of Research is converted, which makes no difference to play (KSW-7.13); boosts may be left out."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, USUAL, [CONVERT])

    def standing(self, s: State) -> int:
        """All sets, or no gem."""
        if s.over or s.kind != CONVERT:
            return super().standing(s)
        return s.options[-1] if s.options else NO_OPTION

    def things(self, s: State, seat: int) -> list[Touch]:
        """The gems of the side."""
        return [Touch(POOL, NOBODY, cast(KarmanSwapState, s).mode.side[seat])]

    def goals(self, s: State, seat: int, thing: Touch) -> list[Plan]:
        """To be asked before gems are converted."""
        if thing.zone != POOL or thing.what != cast(KarmanSwapState, s).mode.side[seat]:
            return []
        return [Plan({DO: ASK, TO: DECISIONS[CONVERT]}, [thing], [], [])]
