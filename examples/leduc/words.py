"""Leduc poker for people: cards, bets, events and refusals, in French and in English."""

from typing import Final

from leduc import steps
from leduc.state import LeducState
from tablee.kernel import Description, Event, Reason, Touch, UnknownOption

CARD_IDS: Final = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
CARDS: Final = {
    "fr": [f"{rank} de {suit}" for rank in ("valet", "dame", "roi") for suit in ("pique", "cœur")],
    "en": [f"{rank} of {suit}" for rank in ("jack", "queen", "king") for suit in ("spades", "hearts")],
}

ENDED: Final = Reason("LDC-4.5", {"fr": "La donne est terminée.", "en": "The hand is over."})
NOT_YOUR_TURN: Final = Reason(
    "LDC-3.1", {"fr": "Ce n'est pas à vous de parler.", "en": "It is not your turn to speak."}
)
NOTHING_OWED: Final = Reason(
    "LDC-3.2",
    {"fr": "Rien à suivre : il n'y a pas lieu de passer.", "en": "Nothing is owed: there is no need to fold."},
)
ENOUGH_RAISES: Final = Reason(
    "LDC-3.3", {"fr": "Deux relances par tour, pas davantage.", "en": "Two raises in a round, and no more."}
)

SENTENCES: Final = {
    steps.YOUR_CARD: {"fr": "{who} reçoit : {card}.", "en": "{who} is dealt the {card}."},
    steps.CHECKS: {"fr": "{who} checke.", "en": "{who} checks."},
    steps.CALLS: {"fr": "{who} suit et paie {chips}.", "en": "{who} calls and pays {chips}."},
    steps.RAISES: {"fr": "{who} relance de {chips}.", "en": "{who} raises by {chips}."},
    steps.FOLDS: {"fr": "{who} se couche.", "en": "{who} folds."},
    steps.TURNS_UP: {"fr": "Carte commune : {card}.", "en": "The {card} is turned up."},
    steps.SHOWS: {"fr": "{who} montre : {card}.", "en": "{who} shows the {card}."},
    steps.WINS: {"fr": "{who} gagne {chips}.", "en": "{who} wins {chips}."},
    steps.SPLITS: {"fr": "Le pot est partagé.", "en": "The pot is split."},
}
ABOUT_CARDS: Final = (steps.YOUR_CARD, steps.TURNS_UP, steps.SHOWS)


def option_of(spelled: object) -> int:
    """The number of a bet."""
    if not isinstance(spelled, str) or spelled not in steps.OPTIONS:
        raise UnknownOption(f"a bet is fold, call or raise, not {spelled!r}")
    return steps.OPTIONS.index(spelled)


def described(s: LeducState, option: int) -> Description:
    """A bet for the one who decides, with what it costs."""
    owed = s.owed(s.to_move)
    size = steps.SMALL if s.frames[-1].at == 1 else steps.BIG
    pot = [Touch("pot", s.to_move, None)]
    if option == steps.FOLD:
        return Description("word", pot, {"fr": "se coucher", "en": "fold"})
    if option == steps.RAISE:
        return Description("word", pot, {"fr": f"relancer ({owed + size} à payer)", "en": f"raise (pay {owed + size})"})
    if owed == 0:
        return Description("word", pot, {"fr": "checker", "en": "check"})
    return Description("word", pot, {"fr": f"suivre ({owed} à payer)", "en": f"call (pay {owed})"})


def told(event: Event, names: list[str], language: str) -> str:
    """An event as a sentence."""
    spoken = language if language in CARDS else "en"
    last = event.args[-1] if event.args else 0
    who = names[event.args[0]] if event.args and event.kind != steps.TURNS_UP else ""
    card = CARDS[spoken][last] if event.kind in ABOUT_CARDS else ""
    return SENTENCES[event.kind][spoken].format(who=who, chips=last, card=card)
