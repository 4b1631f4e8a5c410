"""What an option would change, and the scores that a view shows: cards, items, thresholds, where points came from."""

import pytest

from tablee.games.seeing import Score
from tablee.games.texts import LANGUAGES
from tablee.games.vii_legio.people.scores import SCORES
from tests.games.vii_legio.sitting import Sitting, ship

NAPOS = {"alpha": "S3-1 A14"}  # Sapiens, 3 squads: 4 (R1 D1 N1); 8 (R2 D2 N2)


def change(t: Sitting, answer: object, language: str = "en") -> str:
    """What an answer to the open question would change."""
    option = t.game.telling.parse(t.state, list(answer) if isinstance(answer, tuple) else answer)
    return t.game.telling.describe(t.state, option).change_in(language).replace("\u00a0", " ")


def points(t: Sitting, seat: int) -> Score:
    """The points of a seat as its score sheet has them."""
    return next(each for each in t.view(0).scores if (each.id, each.seat) == ("vp", seat))


def test_turning_over_says_what_is_still_hidden() -> None:  # LEG-10.1, LEG-10.2
    t = Sitting(ship("S2"), hand=["planet", "asteroids"], discards=["planet", "planet", "xeno_bireme"])
    assert change(t, "flip") == "Of 50 cards still hidden: planets 9, Risks 14, R.A.Z. (reset: your turn is over) 1"
    assert (
        change(t, "flip", "fr")
        == "Sur 50 cartes encore cachées : planètes 9, Risques 14, R.A.Z. (remise à zéro : le tour finit) 1"
    )


def test_flights_and_purchases_say_what_they_cost_and_bring() -> None:  # LEG-6.1, LEG-7.1, LEG-7.3
    t = Sitting(ship("S2", xp="N6"), hand=["planet"] * 4, empty=["S3-1"])
    assert change(t, ("move", "S3")) == "Cards 4 → 3; there: one planet to discover"
    assert change(t, ("buy", "squad")) == "Squads 1 → 2, Negotiation 6 → 6, cards 4 → 1"
    assert change(t, "end_turn") == "4 cards go back on the deck, unseen"


def test_going_home_says_whether_it_brings_a_promotion() -> None:  # LEG-15.4
    assert change(Sitting(ship("S1", vp=11), hand=[]), "land_base") == "Ends your turn"
    assert change(Sitting(ship("S1", vp=12), hand=[]), "land_base") == "Ends your turn, and promotes you: a Spatha"
    spatha = ship("S1", vp=20, face="spatha")
    assert change(Sitting(spatha, hand=[]), "land_base", "fr") == "Termine votre tour"


def test_landing_says_more_once_the_card_is_known() -> None:  # LEG-12.9, LEG-12.10
    mine = ship("S3", squad=3, xp="R1 D1 N1")
    assert change(Sitting(mine, slots=NAPOS, hand=[]), ("land", "alpha")) == (
        "Turns the card up for all. You have 3 squads"
    )
    t = Sitting(mine, slots=NAPOS, scanned={"alpha": [0]}, hand=[])
    assert change(t, ("land", "alpha")) == "Napos: Contact within reach, up to 4 VP"
    t = Sitting(ship("S3", squad=3), slots=NAPOS, scanned={"alpha": [0]}, hand=[])
    assert change(t, ("land", "alpha")) == "Napos: observation, +1 Diplomacy a turn, for 2 turns"


def test_a_zone_says_what_it_would_pay_and_cost() -> None:  # LEG-12.13, LEG-12.14, LEG-14.4
    mine = ship("S3", squad=3, xp="R2 D2 N2", expert_trade=1)
    t = Sitting(mine, slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert change(t, "observation") == "From your next turn: +1 Diplomacy a turn, for 2 turns"
    assert change(t, "contact") == "Next turn: 4 VP for Research 1 and Diplomacy 1"


def test_going_on_says_what_is_still_due_and_leaving_what_becomes_free() -> None:  # LEG-14.6, LEG-14.11
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS)
    assert change(t, "continue") == "Next turn: 4 VP for Research 1, Diplomacy 1 and Negotiation 1"
    assert change(t, "leave") == "Alpha becomes free, and you fly on at once"
    watched = [ship("alpha contact", squad=3, xp="R2 D2 N2"), ship("alpha observation", squad=3)]
    assert change(Sitting(*watched, slots=NAPOS), "leave", "fr") == "Vous reprenez votre vol aussitôt"


def test_the_joker_says_what_is_left_to_spend() -> None:  # LEG-14.5
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2", joker=["holodeck"]), slots=NAPOS)
    assert t.kind == "joker_domain"
    assert change(t, "diplomacy") == "You spend Research 1 and Negotiation 1"


def test_a_risk_says_what_it_teaches_and_how_a_combat_stands() -> None:  # LEG-8.6, LEG-16.2 to LEG-16.4
    t = Sitting(ship("S1", detector=1, laser=1), hand=["xeno_bireme"]).chooses("flip")
    assert change(t, "use_detector") == "Detectors ready 1 → 0; no Research"
    assert change(t, "confront") == "Research 0 → 1; lasers 1 against 2: one damage roll, and the trophy"
    t = Sitting(ship("S1", detector=1), hand=["xeno_trireme"]).chooses("flip")
    assert change(t, "confront") == "Research 0 → 1; lasers 0 against 3: 3 damage rolls, no trophy"
    t = Sitting(ship("S1", detector=1), hand=["asteroids"]).chooses("flip")
    assert change(t, "confront", "fr") == "Recherche 0 → 1"


def test_offers_say_what_they_are_worth() -> None:  # LEG-17.3, LEG-18.2, LEG-18.3
    t = Sitting(ship("S1", vp=10, missions=2), hand=["mission_courier", "planet", "planet"]).chooses("flip")
    assert change(t, "accept") == "VP 10 → 12, cards 2 → 0, and promotion at the base"
    t = Sitting(ship("S1", laser=1), hand=["tech_nanoprobes"]).chooses("flip")
    assert change(t, "accept").startswith("For ever 1 experience in each Contact with Non-sapiens")


def test_where_each_point_came_from_is_on_the_sheet() -> None:  # LEG-1.5
    t = Sitting(ship("S1", laser=2), hand=["xeno_bireme", "planet", "mission_escort"])
    t.chooses("flip", "flip", "alpha", "flip", "accept")
    mine = points(t, 0)
    assert (mine.now, mine.need) == (3, 30)
    assert {part.id: part.now for part in mine.parts} == {
        "contacts": 0, "discoveries": 1, "special_missions": 1, "trophies": 1,
    }  # fmt: skip


def test_the_parts_of_a_score_are_the_whole_at_any_time() -> None:  # LEG-1.5
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS).chooses("continue", "end_turn")
    mine = points(t, 0)
    assert mine.now == sum(part.now for part in mine.parts) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_has_a_name(language: str) -> None:
    t = Sitting(ship("S1"))
    met = {name for score in t.view(0).scores for name in (score.id, *(each.id for each in score.parts))}
    assert met == set(SCORES)
    for name in SCORES:
        assert t.game.telling.score_name(name, language) != name.replace("_", " ")
