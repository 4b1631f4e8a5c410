"""The last turn of a game of Wild Space, for scenarios about its end."""

from collections.abc import Mapping

from tests.games.wild_space.sitting import HOSTILE, SMUGGLER, STARTING, Cards, Sitting


def last_turn(
    *,
    players: int = 2,
    captains: Cards = (),
    hands: Mapping[int, Cards] | None = None,
    crews: Mapping[int, Cards] | None = None,
    tokens: Mapping[int, int] | None = None,
    smuggler: Cards = (),
    hostile: Cards = HOSTILE,
) -> Sitting:
    """The last turn of the last player, who has one shuttle to explore with; the Smuggler has had his ten."""
    seat, hands, crews = players - 1, dict(hands or {}), dict(crews or {})
    return Sitting(
        hands.pop(seat, ()),
        crews.pop(seat, ()),
        players=players,
        active=seat,
        first=SMUGGLER if players == 1 else 0,
        turn=10,
        captains=captains,
        hands=hands,
        crews=crews,
        tokens=tokens,
        up=1,
        landed=["PL03:left"],
        explored=STARTING,
        smuggler=smuggler,
        hostile=hostile,
        aside=len(hostile) if players == 1 else 0,
    )
