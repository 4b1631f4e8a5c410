"""Leduc poker for people: cards, bets, events and refusals, in French and in English."""

from typing import Final

from leduc import steps
from leduc.state import LeducState
from tablee.kernel import Description, Event, Reason, Touch, UnknownOption

CARD_IDS: Final = ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
CARDS_FR: Final = [f"{rank} de {suit}" for rank in ("valet", "dame", "roi") for suit in ("pique", "cœur")]
CARDS_EN: Final = [f"{rank} of {suit}" for rank in ("jack", "queen", "king") for suit in ("spades", "hearts")]

ENDED: Final = Reason("LDC-4.5", "La donne est terminée.", "The hand is over.")
NOT_YOUR_TURN: Final = Reason("LDC-3.1", "Ce n'est pas à vous de parler.", "It is not your turn to speak.")
NOTHING_OWED: Final = Reason(
    "LDC-3.2", "Rien à suivre : il n'y a pas lieu de passer.", "Nothing is owed: there is no need to fold."
)
ENOUGH_RAISES: Final = Reason(
    "LDC-3.3", "Deux relances par tour, pas davantage.", "Two raises in a round, and no more."
)

SENTENCES: Final = {
    steps.YOUR_CARD: ("{who} reçoit : {card}.", "{who} is dealt the {card}."),
    steps.CHECKS: ("{who} checke.", "{who} checks."),
    steps.CALLS: ("{who} suit et paie {chips}.", "{who} calls and pays {chips}."),
    steps.RAISES: ("{who} relance de {chips}.", "{who} raises by {chips}."),
    steps.FOLDS: ("{who} se couche.", "{who} folds."),
    steps.TURNS_UP: ("Carte commune : {card}.", "The {card} is turned up."),
    steps.SHOWS: ("{who} montre : {card}.", "{who} shows the {card}."),
    steps.WINS: ("{who} gagne {chips}.", "{who} wins {chips}."),
    steps.SPLITS: ("Le pot est partagé.", "The pot is split."),
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
        return Description("word", pot, "se coucher", "fold")
    if option == steps.RAISE:
        return Description("word", pot, f"relancer ({owed + size} à payer)", f"raise (pay {owed + size})")
    if owed == 0:
        return Description("word", pot, "checker", "check")
    return Description("word", pot, f"suivre ({owed} à payer)", f"call (pay {owed})")


def told(event: Event, names: list[str], language: str) -> str:
    """An event as a sentence."""
    cards = CARDS_FR if language == "fr" else CARDS_EN
    last = event.args[-1] if event.args else 0
    who = names[event.args[0]] if event.args and event.kind != steps.TURNS_UP else ""
    card = cards[last] if event.kind in ABOUT_CARDS else ""
    return SENTENCES[event.kind][0 if language == "fr" else 1].format(who=who, chips=last, card=card)
