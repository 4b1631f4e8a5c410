"""The open question in words: the phase, and what is at stake."""

import pytest

from tablee.games.language import words
from tablee.games.spacepaper.data import PACKAGE, QUESTIONS
from tablee.games.spacepaper.people import asking
from tablee.games.spacepaper.rules import tables as t
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sailing import HOME, NEXT_DOOR, under_way, walks
from tests.games.spacepaper.sitting import Sitting, built, game

NAMES = ["Anna", "Bob", "Chloé", "Yann", "Zoé"]
OVER = ("cruiser", "orbit:is_pi21.1")
LAVA = {"ne555": ("yellow_dwarf", [("lava", "small")])}


def asked(t: Sitting, language: str = "en") -> str:
    return game().telling.ask(t.state, language, NAMES)


def test_the_first_system_is_asked_with_the_income_of_the_capital() -> None:  # SPP-1.19
    text = asked(Draft().drafts("human", "vulcan"))
    assert text.startswith("Set-up · Your capital brings 3 gold and ")


def test_the_second_home_is_asked_with_the_distance() -> None:  # SPP-1.14
    table = Draft().drafts("human", "vulcan").chooses("militarism", "militarism")
    assert asked(table) == "Set-up · Choose your home system."
    assert asked(table.chooses("ne555")) == (
        "Set-up · Choose your home system, at least 3 lanes from those already taken."
    )


def test_what_can_be_built_comes_before_starting_nothing_more() -> None:  # SPP-7.2
    table = Sitting("build", gold=[12], stars=LAVA, worlds=[{"ne555.1": {}}], levels=[{"infrastructure": 2}])
    telling = game().telling
    ranks = {str(telling.spell(table.state, each)): telling.rank(table.state, each) for each in table.state.options}
    assert list(ranks)[-1] == "done" and set(ranks.values()) == {0}


def test_the_system_is_asked_with_its_budget_and_whether_it_must_change() -> None:  # SPP-13.9, SPP-13.12
    assert asked(Sitting()) == "Resources · Militarism: 3 gold of income, 2 of upkeep. Do you change your system?"
    assert asked(Sitting(unrest=[2]), "fr") == (
        french(
            "Ressources · Militarisme : 3 or de revenu, 2 d'entretien, 2 tours de mécontentement."
            " Changez-vous de système ?"
        )
    )
    assert "The condition of your system, Federation, is no longer met" in asked(Sitting(politics=["federation"]))
    table = Sitting(politics=["militarism", "anarchy"])
    table.civ(1).anarchy = t.MOST_ANARCHY
    assert "Five turns of anarchy have passed" in asked(table.chooses("keep"))


def test_the_opportunist_and_the_geologist_are_told_what_they_have() -> None:  # SPP-15.3, SPP-15.7
    table = Sitting(leaders=["opportunist"], bonuses=["energy"]).chooses("keep")
    assert asked(table) == "Resources · Opportunist: each planet gives 1 energy more. Do you switch?"
    stars = {"ne555": ("yellow_dwarf", [("telluric", "asteroid"), ("lava", "asteroid")])}
    table = Sitting("income", leaders=["geologist"], stars=stars, worlds=[{"ne555.1": {}, "ne555.2": {}}])
    assert "corundum 1 and antimatter 1" in asked(table)


def test_building_is_asked_with_gold_and_empty_queues() -> None:  # SPP-7.1
    table = Sitting("build", gold=[12], stars=LAVA, worlds=[{"ne555.1": {}}], levels=[{"infrastructure": 2}])
    assert asked(table) == "Construction · 12 gold, 2 planets can build. What do you start?"
    table.chooses(("project", "ne555.0", "spaceport"))
    assert asked(table, "fr") == french("Construction · 7 or, une planète peut construire. Que lancez-vous ?")


def test_a_ship_under_way_is_asked_with_its_place_and_points() -> None:  # SPP-8.7, SPP-8.16
    table = under_way(("scout", HOME), ("scout", HOME))
    assert asked(table) == (
        "Movement · Your scout 1 is in orbit of NE555 · home planet, with 4 movement points. Where does it go?"
    )
    walks(table, "L25:1")
    assert "1 step from iS-PI21, on the lane to NE555" in asked(table) and "with 3 movement points" in asked(table)
    bound = Sitting("move", fleets=[[("scout", "point:L25:1"), ("scout", HOME)]])
    assert asked(bound) == "Movement · A ship on a lane still has to move. Which ship do you activate?"


def test_fire_is_asked_with_both_powers_seen_from_the_one_asked() -> None:  # SPP-9.2
    table = under_way(("scout", HOME), others=[[("cruiser", "point:L25:1")]], stars=NEXT_DOOR, races=["human", "meca"])
    walks(table, "L25:1")
    assert asked(table) == (
        "Movement · Bob's cruiser 1 (power 2) holds the way of your scout 1 (power 1). Do you fire?"
    )
    assert asked(table.chooses("pass"), "fr") == (
        french(
            "Déplacement · L'éclaireur 1 d'Anna (puissance 1) croise votre croiseur 1 (puissance 2). Faites-vous feu ?"
        )
    )


def test_the_one_who_is_attacked_or_invaded_is_told_by_whom() -> None:  # SPP-9.6, SPP-16.13
    table = under_way(("cruiser", HOME), others=[[("scout", HOME), ("cruiser", HOME)]]).chooses("attack")
    assert asked(table) == (
        "Movement · Anna's cruiser 1 (power 2) attacks you in orbit of NE555 · home planet. Which ship defends?"
    )
    colony = {"is_pi21.1": {"people": 4}}
    table = under_way(
        OVER, stars=NEXT_DOOR, worlds=[{}, colony], levels=[{"invasion": 2}], events=["supernova", "unexpected_help"]
    )
    table.chooses("stay", "invade")
    assert asked(table) == (
        "Movement · Anna invades iS-PI21 · 1: power 1 against defense 0. Do you play Unexpected help (defense +1)?"
    )


def test_upkeep_is_asked_with_gold_and_what_is_due() -> None:  # SPP-14.4, SPP-14.8
    table = Sitting("pay", politics=["technocracy"], gold=[3], stars=LAVA, worlds=[{"ne555.1": {}}])
    assert asked(table) == "Upkeep · You have 3 gold for 6 of upkeep. What do you sell or abandon?"
    table = Sitting("pay", politics=["technocracy"], gold=[1], fleets=[[("scout", HOME)] * 2]).chooses("done")
    assert asked(table) == "Upkeep · You have 1 gold left for 7 to pay. What do you pay?"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", asking.CONTEXT, ids=[t.DECISIONS[kind] for kind in asking.CONTEXT])
def test_every_question_with_a_context_has_words_for_it(kind: int, language: str) -> None:
    assert words(PACKAGE, language).has(f"ask-{t.DECISIONS[kind]}-with")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_play_every_question_is_asked_in_its_phase_and_every_wait_is_said(seats: int) -> None:
    table = Draft(seats, seed=seats + 20, bankruptcy_from_turn="200")
    seen = set()
    for decision in range(300):
        if table.state.over:
            break
        for language in LANGUAGES:
            phase = words(PACKAGE, language).say(f"phase-{t.PHASE_IDS[table.state.phase]}")
            assert asked(table, language).startswith(f"{phase} · ")
            assert NAMES[table.to_move] in game().telling.waiting(table.state, language, NAMES)
        seen.add(table.kind)
        options = table.state.options
        game().apply(table.state, table.to_move, options[(decision * 7 + 3) % len(options)])
    assert len(seen) > 8


def test_a_game_that_is_over_asks_nothing() -> None:  # SPP-17.1
    table = Sitting("end", turn=60, capitals=[{"built": built("spaceport")}])
    assert asked(table) == "" == game().telling.waiting(table.state, "fr", NAMES)


def test_the_rules_of_a_question_are_those_of_the_catalogue() -> None:
    for question in QUESTIONS:
        assert game().telling.rules_of(question.id, {}) == question.rules
