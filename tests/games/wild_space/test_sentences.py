"""Sentences of Wild Space: what has happened and what is asked, as one would say it in French and English."""

import pytest

from tablee.games.texts import LANGUAGES
from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.people.phrases import mission_phrase, paid_phrase
from tablee.games.wild_space.rules import events as tell
from tablee.games.wild_space.rules.tables import CARD, CONDITION, EFFECT, PLANET, TAKING
from tablee.kernel import SPECTATOR, Event, Result
from tablee.kernel.event import EVERYONE
from tests.games.wild_space.sitting import SMUGGLER, Sitting

NAMES = ["Anna", "Bob", "Eve", "Dan", "Zoé"]
OCTOPUS, BEAR, OWL = CARD["SP18"], CARD["SP01"], CARD["SP21"]


def said(kind: int, args: list[int], seat: int = 0) -> tuple[str, str]:
    """An event in English and in French."""
    english, french = (
        Sitting.game.telling.told(Event(kind, EVERYONE, args), NAMES, language, seat).replace("\u00a0", " ")
        for language in ("en", "fr")
    )
    return english, french


def asked(t: Sitting) -> tuple[str, str]:
    """The open question in English and in French."""
    english, french = (t.game.telling.ask(t.state, language, NAMES).replace("\u00a0", " ") for language in ("en", "fr"))
    return english, french


def option(t: Sitting, answer: str) -> tuple[str, str]:
    """An option in English and in French."""
    found = t.game.telling.describe(t.state, t.option(answer), NAMES)
    return found.in_("en"), found.in_("fr").replace("\u00a0", " ")


def test_cards_have_their_article_in_french_and_an_owl_is_not_elided() -> None:  # WSP-9.1
    assert said(tell.PLAYS, [0, OCTOPUS]) == ("You play Octopus Military.", "Vous posez le Poulpe Militaire.")
    assert said(tell.PLAYS, [1, BEAR])[1] == "Bob pose l'Ours Militaire."
    assert said(tell.PLAYS, [1, OWL])[1] == "Bob pose le Hibou Pilote."
    assert (
        said(tell.APPLIES, [0, OWL, TAKING])[1]
        == "Vous appliquez l'effet du Hibou Pilote : prendre une carte et la poser."
    )


def test_who_draws_blind_learns_the_card_and_the_others_that_there_was_one() -> None:  # WSP-7.1
    assert said(tell.DREW, [0, BEAR]) == ("You draw Bear Military.", "Vous piochez l'Ours Militaire.")
    assert said(tell.DRAWS, [1]) == ("Bob draws a card.", "Bob pioche une carte.")
    assert said(tell.TAKES, [1, 2, BEAR])[0] == "Bob takes Bear Military from the Reserve."


def test_an_effect_declined_and_one_not_offered_are_told_in_the_same_words() -> None:  # WSP-10.12
    declined = Sitting(["SP18", "RO13"], landed=["PL01:left"])
    declined.chooses("land:PL02:right").chooses("play:SP18").chooses("decline").chooses("end_turn")
    barred = Sitting(["SP21", "RO13"], landed=["PL01:left"])
    barred.chooses("land:PL02:right").chooses("play:SP21").chooses("end_turn")
    for t, name in ((declined, "Octopus Military"), (barred, "Owl Pilot")):
        told = [t.game.telling.told(event, NAMES, "en", 1) for event in t.events if event.kind == tell.NO_EFFECT]
        assert f"{name}: no effect applied." in told


def test_a_planet_that_turns_up_says_whose_crew_did_it() -> None:  # WSP-12.2
    assert said(tell.TURNED, [1, PLANET["PL06"]]) == (
        "Abyss is turned up: Bob's crew has 6 cards or more.",
        "Abysse se retourne : l'Équipage de Bob compte 6 cartes ou plus.",
    )


def test_the_score_sheet_of_the_box_is_told_row_by_row() -> None:  # WSP-13.2 to 13.7
    english, french = said(tell.SCORES, [1, 57, 20, 15, 8, 8, 6])
    assert english == "Bob's Credits: 57. Same animals 20, series 15, missions 8, Robots 8, Captain 6."
    assert french == "Crédits de Bob : 57. Animaux identiques 20, séries 15, missions 8, Robots 8, Capitaine 6."
    assert said(tell.SMUGGLER_SCORES, [40, 10, 15, 7, 8])[0].endswith("Robots 7, icons 8.")


def test_the_end_says_who_won_and_why() -> None:  # WSP-13.9 to 13.11, WSP-17.6
    assert said(tell.WINS, [0, 57])[0] == "You win with 57 Credits!"
    assert said(tell.WINS_TIE, [1, 12])[0] == "Equal in Credits, the smaller crew wins: Bob wins with 12 cards."
    assert said(tell.SHARES, [0, 2])[0] == "The same score, crews of one size: you share the victory (Anna and Eve)."
    assert said(tell.SHARES, [0, 2], seat=1)[1].endswith("Anna et Eve partagent la victoire.")
    assert said(tell.BEATS, [0, 60, 41])[1] == "Vous battez le Contrebandier, 60 à 41 !"
    assert said(tell.BEATEN, [0, 0, 32])[1] == "Le Contrebandier l'emporte : 0 Crédit pour vous, 32 pour lui."
    assert said(tell.BEATEN, [0, 41, 41])[0] == "The Smuggler wins: 41 Credits for you, 41 for him."


def test_the_question_says_which_turn_it_is_and_what_may_be_done() -> None:  # WSP-3.1
    first = Sitting(["SP01"])
    assert asked(first)[0] == "Turn 1 of 10: where do you land?"
    last = Sitting(
        ["SP01"], ["SP02", "SP03"], landed=["PL01:left", "PL01:right", "PL02:left", "PL02:right", "PL03:left"], up=1
    )
    assert asked(last)[0] == "Turn 6 of 10: no shuttle is left to land. Where do you explore?"
    stuck = Sitting(["SP01"], explored=["PL01:left", "PL01:right", "PL02:left", "PL02:right"], turn=9)
    assert asked(stuck)[1] == "Tour 9 sur 10 : aucun mouvement n'est possible."


def test_the_question_about_an_effect_says_what_it_is() -> None:  # WSP-10.2, WSP-11.2
    t = Sitting(["SP02", "SP10", "SP43"])
    t.chooses("land:PL02:right").chooses("play:SP02")
    assert asked(t)[1] == "Singe Botaniste : appliquez-vous son effet (poser une carte Mécanicien) ?"
    assert asked(t.chooses("apply"))[0] == "Monkey Botanist: which Mechanic card do you play?"
    t.chooses("play:SP10")
    assert asked(Sitting(["SP43", "SP01"]).chooses("land:PL02:right").chooses("play:SP43"))[0].startswith(
        "Your token is on"
    )


def test_twins_on_offer_are_told_apart_by_what_they_do() -> None:  # WSP-2.5
    t = Sitting(["SP02", "SP08", "SP01"])
    t.chooses("land:PL02:right")
    assert option(t, "play:SP02") == (
        "Play Monkey Botanist (play a Mechanic card)",
        "Poser le Singe Botaniste (poser une carte Mécanicien)",
    )
    assert option(t, "play:SP08")[0] == "Play Monkey Botanist (discard a card to play a card)"
    assert option(t, "play:SP01")[0] == "Play Bear Military"


def test_a_renewal_is_called_so_wherever_it_is_offered() -> None:  # WSP-8.4
    t = Sitting(["SP01"])
    assert option(t, "renew:SP01") == (
        "Renew the Reserve by discarding Bear Military",
        "Renouveler la Réserve en défaussant l'Ours Militaire",
    )
    found = t.game.telling.describe(t.state, t.option("renew:SP01"))
    assert found.form == "renew" and t.game.telling.rank(t.state, t.option("renew:SP01")) == -1
    assert [(touch.zone, touch.what) for touch in found.touches] == [("reserve", None), ("hand", "SP01")]


def test_the_smuggler_is_asked_about_as_one_whom_you_steer() -> None:  # WSP-16.1
    t = Sitting(["SP01"], players=1, active=SMUGGLER)
    assert asked(t)[0] == "The Smuggler's turn 1: where do you send him? He will do all that the planet shows."
    assert option(t, "smuggler:land:HP01") == ("Land him on Bramble", "Le poser sur Ronce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_mission_has_words_without_an_id(language: str) -> None:  # WSP-14.2 to 14.5
    phrases = [paid_phrase(CONDITION[card], EFFECT[card], language) for card in range(len(CARDS)) if EFFECT[card]]
    missions = [mission_phrase(card, language) for card in range(len(CARDS)) if CARDS[card].mission]
    assert len(phrases) == 72 and len(missions) == 24
    assert all(phrase and ":" not in phrase and "_" not in phrase for phrase in [*phrases, *missions])


def test_a_spectator_is_told_as_another_player_is() -> None:
    assert said(tell.RENEWS, [0, BEAR], SPECTATOR)[0] == "Anna discards Bear Military and renews the Reserve."


@pytest.mark.parametrize(
    ("reason", "winners", "scores", "english"),
    [
        ("credits", [0], [57, 40], "You win with 57 Credits."),
        ("fewer_cards", [1], [50, 50], "Tied at 50 Credits, Bob wins with the smallest crew."),
        ("shared", [0, 1], [50, 50], "You share the victory with 50 Credits each: Anna and Bob."),
        ("over_smuggler", [0], [61], "You beat the Smuggler with 61 Credits."),
        ("smuggler", [], [41], "The Smuggler wins: 41 Credits were not enough."),
    ],
)
def test_the_result_says_how_it_was_won(reason: str, winners: list[int], scores: list[int], english: str) -> None:
    # WSP-13.9 to 13.11, WSP-17.6
    telling = Sitting.game.telling
    assert telling.outcome(Result(winners, scores, reason), NAMES[: len(scores)], "en", 0) == english
    assert telling.outcome(Result(winners, scores, reason), NAMES[: len(scores)], "fr", 0).endswith(".")
