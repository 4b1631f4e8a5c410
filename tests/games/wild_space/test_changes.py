"""What an option would change, and the scores that a view shows: Credits, what follows, and the Smuggler's gains."""

import pytest

from tablee.games.seeing import Score
from tablee.games.texts import LANGUAGES
from tablee.games.wild_space.people.scores import SCORES, More
from tests.games.wild_space.sitting import SMUGGLER, Sitting

OWLS = ["SP15", "SP21"]  # with Captain Owl, three


def change(t: Sitting, answer: str, language: str = "en") -> str:
    """What an answer to the open question would change."""
    return t.game.telling.describe(t.state, t.option(answer)).change_in(language).replace("\u00a0", " ")


def credits_of(t: Sitting, seat: int) -> Score:
    """The score of a seat."""
    return next(score for score in t.view(0).scores if score.id == "credits" and score.seat == seat)


def more(t: Sitting, sort: str) -> int:
    """What one more card of a sort would add to the reader's crew."""
    return next(each.credits for each in t.view(0).crews[0].more if each.id == sort)


def test_a_landing_says_what_the_sector_asks_for_and_gives() -> None:  # WSP-4.5, WSP-6.2
    t = Sitting(["SP01"], ["SP02", "RO13"], up=1)
    assert change(t, "land:PL02:left") == "Draw 2 cards, or play a Robot or an Emissary"
    assert change(t, "land:PL03:right") == "Discard a card: take a card and play it"
    assert change(t, "land:PL03:right", "fr") == "Jeter une carte : prendre une carte et la poser"


def test_a_landing_whose_action_would_be_lost_warns() -> None:  # WSP-3.7, WSP-6.4
    t = Sitting(["RO13"])
    assert change(t, "land:PL01:right") == "Play a Specialist: not possible now, the action would be lost"


def test_a_card_says_what_it_adds_and_whether_its_effect_follows() -> None:  # WSP-10.3, WSP-10.7, WSP-13.2
    t = Sitting(["SP18", "SP39", "SP21", "SP09", "RO13", "SP45"], ["SP15"], captains=["CA03"])
    t.chooses("land:PL02:right")
    assert change(t, "play:SP18") == "Your first Octopus; then its effect: draw 2 cards"
    assert change(t, "play:SP39") == "+5 Credits; then its effect: play a Veteran"
    assert change(t, "play:SP21") == "+5 Credits; condition not met: have a Botanist card in your crew"
    assert change(t, "play:SP09") == "+5 Credits; then its effect: discard a card to play a card"
    assert change(t, "play:RO13") == "+5 Credits"
    assert change(t, "play:SP45", "fr") == "+5 Crédits ; jeton à la case 1 : piocher 2 cartes"


def test_an_effect_that_would_do_nothing_says_so() -> None:  # WSP-10.7
    t = Sitting(["SP01", "SP18"])
    t.chooses("land:PL02:right")
    assert change(t, "play:SP01") == "Your second Bear; its effect would do nothing: play a Programmer card"


def test_an_open_card_says_what_it_would_be_worth_and_the_deck_how_many_it_has() -> None:  # WSP-7.1
    t = Sitting(["SP01"], reserve=["RO13", "SP46", "SP18"])
    t.chooses("land:PL01:left")
    assert change(t, "take:reserve:1") == "If played: +5 Credits"
    assert change(t, "take:reserve:2") == "If played: your first Rhinoceros; Veteran"
    assert change(t, "take:reserve:3") == "If played: your first Octopus; effect: draw 2 cards"
    assert change(t, "take:deck") == f"{len(t.deck)} cards in the deck"


def test_removing_a_card_says_what_is_lost_with_it() -> None:  # WSP-10.9
    t = Sitting(["SP38"], [*OWLS, "RO13"], captains=["CA03"])
    t.chooses("land:PL02:right").chooses("play:SP38").chooses("apply")
    assert t.kind == "pay_remove"
    assert [change(t, f"remove:{card}") for card in ("SP15", "RO13", "SP38")] == [
        "−5 Credits",
        "−5 Credits",
        "No Credits lost",
    ]


def test_the_end_of_the_turn_says_which_planets_turn_up() -> None:  # WSP-12.2
    t = Sitting(["SP13", "SP01"], ["SP02"])
    t.chooses("land:PL02:right").chooses("play:SP13").chooses("decline")
    assert change(t, "end_turn") == "A planet will turn up: level 3"
    grown = Sitting(["SP13", "SP01"], ["SP02", "SP03", "SP04", "SP05"])
    grown.chooses("land:PL02:right").chooses("play:SP13").chooses("decline")
    assert change(grown, "end_turn", "fr") == "Des Planètes se retourneront : niveaux 3 et 6"


def test_a_choice_between_conditions_says_what_costs_nothing() -> None:  # WSP-4.6
    t = Sitting(["SP45", "SP01"], ["RO13", "SP02", "SP03", "SP04", "SP05"], tiles=["PL03", "PL08", "PL09"], up=2)
    t.chooses("land:PL08:right")
    assert t.kind == "condition" and change(t, "condition:0") == "Costs nothing" and change(t, "condition:1") == ""


def test_an_action_names_the_cards_that_fit() -> None:  # WSP-6.3
    t = Sitting(["RO13", "EM01", "SP01"])
    t.chooses("land:PL02:left")
    assert change(t, "action:1") == "2 cards fit: Bear Emissary (Botanist sets) and Vault Robot"


def test_a_move_of_the_smuggler_says_what_he_would_recruit_as_far_as_it_is_seen() -> None:  # WSP-16.2 to 16.4
    t = Sitting(players=1, active=SMUGGLER, captains=["CA01", "CA03"], smuggler=OWLS, reserve=["SP39", "RO13", "SP01"])
    assert change(t, "smuggler:land:HP01") == (
        "Discards Vault Robot, then recruits the next card of the deck. Credits for him: unknown (an unseen card)"
    )
    assert change(t, "smuggler:land:HP02") == "Recruits Owl Botanist. +5 Credits for him"
    explored = Sitting(players=1, active=SMUGGLER, captains=["CA01", "CA03"], smuggler_on=["HP02"], turn=2)
    assert "recruits Driller Robot" in change(explored, "smuggler:explore:HP02")
    assert change(explored, "smuggler:explore:HP02").endswith("perhaps more (a new planet's icons)")


def test_every_emissary_says_what_its_mission_pays_now() -> None:  # WSP-13.5, WSP-14.7
    t = Sitting(["SP01"], ["EM12", "EM23", "RO13", "RO14", "SP15", "SP07"])
    paid = {each.card: each.credits for each in t.view(1).crews[0].missions}
    assert paid == {"EM12": 2, "EM23": 4} and credits_of(t, 0).parts[2].now == 6


def test_one_more_card_of_each_sort_is_worth_what_it_would_add() -> None:  # WSP-13.2, WSP-13.3, WSP-14.2, WSP-14.5
    t = Sitting(["SP01"], ["SP15", "SP21", "EM23", "EM01", "SP02", "SP08"], captains=["CA03"])
    assert more(t, "species:owl") == 5 and more(t, "species:octopus") == 0
    assert more(t, "robot") == 2 and more(t, "job:botanist") == 5
    full = Sitting(["SP01"], ["SP01", "SP02", "SP15", "SP04", "SP05"], captains=["CA01"])
    assert more(full, "species:octopus") == 15
    assert More("species:owl", 5) in t.view(1).crews[0].more, "public facts, for everyone"


def test_the_smuggler_has_a_column_of_his_own_on_the_score_sheet() -> None:  # WSP-17.2 to 17.5
    t = Sitting(["SP01"], players=1, captains=["CA01", "CA03"], smuggler=[*OWLS, "RO13"])
    his = credits_of(t, SMUGGLER)
    assert {part.id: part.now for part in his.parts} == {"same_animals": 5, "series": 0, "robots": 5, "icons": 1}
    assert his.now == 11 and credits_of(t, 0).now == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_has_a_name(language: str) -> None:
    t = Sitting(["SP01"], players=1)
    met = {name for score in t.view(0).scores for name in (score.id, *(each.id for each in score.parts))}
    assert met == set(SCORES) - {"automaton"}, "which names his column"
    for name in SCORES:
        assert t.game.telling.score_name(name, language) != name.replace("_", " ")
