"""Why an option is not legal now: the rule that forbids it, from what the seat knows and nothing else."""

from typing import Final

from tablee.games.karmaka.data import QUESTIONS
from tablee.games.karmaka.people.words import refusal
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.karmaka.rules.state import KarmakaState
from tablee.games.karmaka.rules.tables import CARDS
from tablee.kernel import NOBODY, Reason

FROM_HAND: Final = {
    ask.DENIAL_DISCARD,
    ask.DWINDLE_DISCARD,
    ask.SOWING_PLACE,
    ask.ROULETTE_DISCARD,
    ask.JUBILEE_PLACE,
}
FROM_SEEN: Final = {ask.DESTINY_TAKE, ask.DESTINY_ORDER, ask.SWINDLE_KEEP}
FROM_RUINS: Final = {ask.SALVAGE_PICK, ask.RECYCLE_PICK}
FROM_STACK: Final = {ask.CRISIS_DISCARD, ask.TRANSMIGRATE_PICK, *FROM_RUINS}


def refused(s: KarmakaState, seat: int, option: int) -> Reason | None:
    """The rule against an option that is not among those asked for; None if it is no answer to this question."""
    rule = QUESTIONS[s.kind].rules[0]
    return (
        _play_refused(s, seat, option)
        or _card_refused(s, rule, option)
        or _position_refused(s, rule, option)
        or _player_refused(s, seat, option)
    )


def _play_refused(s: KarmakaState, seat: int, option: int) -> Reason | None:
    """A card played, or a pass."""
    if s.kind == ask.PLAY_CARD and option == number.PASS:
        return refusal("KMK-6.7", "refuse-must-play")
    if s.kind not in (ask.PLAY_CARD, ask.EXTRA_PLAY) or option < number.PLAYS:
        return None
    if number.way_played(option) == number.PARTNER and s.variant.mate[seat] == NOBODY:
        return refusal("KMK-V2.3", "refuse-no-partner")
    return refusal("KMK-5.4", "refuse-not-held", card=number.kind_played(option))


def _card_refused(s: KarmakaState, rule: str, option: int) -> Reason | None:
    """A card picked by its kind."""
    kind = option - number.CARD
    if not 0 <= kind < len(CARDS):
        return None
    if s.kind in FROM_HAND:
        return refusal(rule, "refuse-not-held", card=kind)
    if s.kind in FROM_SEEN:
        return refusal(rule, "refuse-not-seen", card=kind)
    if s.kind == ask.EMBODY_PICK:
        return refusal(rule, "refuse-not-deed", card=kind)
    return None


def _position_refused(s: KarmakaState, rule: str, option: int) -> Reason | None:
    """A card picked by its place."""
    position = option - number.POSITION
    if s.kind not in FROM_STACK or not 0 <= position <= number.MOST_POSITIONS:
        return None
    if s.kind in FROM_RUINS and 0 < position <= len(s.ruins):
        return refusal(rule, "refuse-window")
    return refusal("KMK-2.5", "refuse-position", position=position)


def _player_refused(s: KarmakaState, seat: int, option: int) -> Reason | None:
    """A player named."""
    if s.kind not in (ask.CHOOSE_PLAYER, ask.CHOOSE_RIVAL) or not number.SELF <= option < number.POSITION:
        return None
    if s.seats == 2:
        return refusal("KMK-8.4", "refuse-two-players")
    if option == number.RIVAL:
        return refusal("KMK-V1.4", "refuse-many-players")
    other = seat if option == number.SELF else option - number.SEAT
    if other >= s.seats:
        return refusal("KMK-V1.1", "refuse-no-such-seat")
    if s.variant.is_barred(seat, other):
        return refusal("KMK-V1.5", "refuse-opposite")
    if other == seat and s.kind == ask.CHOOSE_PLAYER:
        return refusal("KMK-V1.17", "refuse-many-players")
    return refusal("KMK-V1.4" if other == seat else "KMK-V2.4", "refuse-own-side")
