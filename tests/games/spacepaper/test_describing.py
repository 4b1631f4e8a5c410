"""Options for people: what matters before one is chosen, and what it touches."""

import re
from typing import Any

import pytest

from tablee.games.spacepaper.people.describing import BACK, ZONES
from tablee.games.spacepaper.people.meaning import CARDS, FORMS, meaning_of
from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t
from tablee.games.typography import french
from tests.games.spacepaper.draft import Draft
from tests.games.spacepaper.sailing import HOME, NEXT_DOOR, afloat, under_way, walks
from tests.games.spacepaper.sitting import Sitting, built, game

NAMES = ["Anna", "Bob", "Chloé", "Yann", "Zoé"]
PLANETS = {"ne555": ("yellow_dwarf", [("lava", "small"), ("living", "small"), ("frozen", "giant")])}
FORM_NAMES = {
    "word", "race", "technology", "leader", "bonus", "event", "politics", "mineral", "system", "player", "planet",
    "ship", "project", "settle", "step", "jump", "stop", "sell", "abandon", "pay", "card",
}  # fmt: skip


def said(table: Sitting, answer: object, language: str = "en") -> str:
    """The words of a legal option."""
    option = game().telling.parse(table.state, list(answer) if isinstance(answer, tuple) else answer)
    assert option in table.state.options
    described = game().telling.describe(table.state, option, NAMES)
    return described.text["en"] if language == "en" else described.text["fr"]


def touched(table: Sitting, answer: object) -> set[tuple[str, int, Any]]:
    """What an option touches."""
    option = game().telling.parse(table.state, list(answer) if isinstance(answer, tuple) else answer)
    return {
        (touch.zone, touch.seat, touch.what) for touch in game().telling.describe(table.state, option, NAMES).touches
    }


# Set-up.


def test_a_race_shows_its_home_planet_technology_and_system() -> None:  # SPP-1.5, SPP-1.7
    assert said(Draft(), "human") == (
        "Humans: telluric, medium home planet (3 gold, 3 science, 2 energy); +1 level in adaptability; "
        "favoured system: Colonialism"
    )


def test_a_first_system_shows_its_upkeep_against_the_income() -> None:  # SPP-1.19
    table = Draft().drafts("human", "vulcan")
    assert said(table, "militarism").endswith("income 3, upkeep 2")
    assert said(table, "colonialism") == (
        "Colonialism: no special effect; income 3, bonus 2, upkeep 6"
        " – it costs more than you earn: bankruptcy is likely"
    )
    assert "faillite probable" in said(table, "democrature", "fr")


def test_leaders_events_and_homes_show_what_they_bring() -> None:  # SPP-1.8, SPP-1.10, SPP-1.14
    table = Draft().chooses("human", "vulcan")
    assert said(table, "financier") == "Financier: +2 gold each turn"
    assert said(table.chooses("financier", "scientist"), "galactic_lottery", "fr") == french(
        "Loterie galactique : +15 or"
    )
    table = Draft().drafts("human", "vulcan").chooses("militarism", "militarism", "ne555")
    assert said(table, "rs22") == "RS22: 8 systems within 6 steps, nearest rival 17 steps away"


# Resources and research.


def test_a_change_of_system_shows_its_discontent() -> None:  # SPP-13.5, SPP-1.19
    table = Sitting(politics=["federation"], stars=PLANETS, gold=[5])
    assert said(table, "communism").startswith("Communism (9 turns of discontent): no new discontent, energy doubled; ")
    assert said(table, "anarchy").startswith("Anarchy (no discontent)")


def test_keeping_shows_what_is_kept() -> None:  # SPP-13.17
    assert said(Sitting(), "keep") == "Keep Militarism: income 3, upkeep 2"
    table = Sitting(leaders=["opportunist"], bonuses=["gold"]).chooses("keep")
    assert said(table, "keep") == "Keep 1 gold more from each planet"
    assert said(table, "science") == "1 science more from each planet (1 turn of discontent)"


def test_a_new_capital_shows_the_discontent_of_the_old_one() -> None:  # SPP-11.21, SPP-12.9
    table = Sitting("capital", stars=PLANETS, worlds=[{"ne555.1": {}}])
    assert said(table, "ne555.1") == "Move the capital to NE555 · 1; the old one gets 6 turns of discontent"
    assert said(table, "keep") == "Leave the capital where it is" and touched(table, "keep") == {
        ("planet", -1, "ne555.0")
    }
    calm = Sitting("capital", stars=PLANETS, worlds=[{"ne555.1": {}}], politics=["communism"])
    assert said(calm, "ne555.1").endswith("no discontent")


def test_a_technology_shows_what_its_next_level_gives() -> None:  # SPP-5.2
    table = Sitting("research", science=[20], levels=[{"speed": 2}])
    assert said(table, "speed", "fr") == french("Vitesse, niveau 3 : 3 points par tour")
    assert touched(table, "speed") == {("technology", 0, "speed")}


def test_a_mineral_shows_its_track() -> None:  # SPP-4.7
    stars = {"ne555": ("yellow_dwarf", [("telluric", "asteroid"), ("lava", "asteroid")])}
    table = Sitting("income", leaders=["geologist"], stars=stars, worlds=[{"ne555.1": {}, "ne555.2": {}}])
    assert said(table, "corundum") == "Corundum: 2 instead of 1"
    assert touched(table, "corundum") == {("mineral", 0, "corundum")}


# Construction.


def test_a_project_shows_gold_energy_and_turns() -> None:  # SPP-7.5, SPP-7.8, SPP-7.13
    table = Sitting("build", gold=[30], levels=[{"infrastructure": 3}], capitals=[{"built": built("spaceport")}])
    assert said(table, ("project", "ne555.0", "gold_1")) == (
        "Gold level 1 on NE555 · home planet: 10 gold, 2 energy, 1 turn; +1 gold each turn"
    )
    assert said(table, ("project", "ne555.0", "cruiser")) == "Cruiser on NE555 · home planet: 12 energy, 6 turns"
    assert touched(table, ("project", "ne555.0", "cruiser")) == {("planet", -1, "ne555.0")}


def test_stored_energy_shortens_a_project_and_anarchy_stops_it() -> None:  # SPP-7.19, SPP-13.11
    table = Sitting("build", capitals=[{"built": built("spaceport")}])
    table.civ(0).stored = 6
    assert said(table, ("project", "ne555.0", "cruiser")).endswith("12 energy, 3 turns")
    table = Sitting("build", capitals=[{"built": built("spaceport")}], politics=["anarchy"])
    assert said(table, ("project", "ne555.0", "cruiser")).endswith("never, for want of energy")


def test_a_settlement_shows_its_time_its_upkeep_and_its_yield() -> None:  # SPP-11.12 to 11.14
    table = Sitting("build", stars=PLANETS)
    assert said(table, ("colonise", "ne555.1", "colony")) == (
        "Colonise NE555 · 1 (lava, small): ready in 8 turns, then 5 gold and 2 science a turn; 3 gold of upkeep a turn "
        "(you would be 5 gold short at the end of this turn)"
    )
    rich = Sitting("build", stars=PLANETS, gold=[50])
    assert said(rich, ("colonise", "ne555.1", "colony")).endswith("3 gold of upkeep a turn (more than you earn)")
    assert said(table, ("colonise", "ne555.2", "colony")) == (
        "Colonise NE555 · 2 (living, small): at once, 2 gold and 2 science a turn; 0 gold of upkeep a turn"
    )
    assert said(table, ("colonise", "ne555.3", "outpost"), "fr") == (
        french("Avant-poste sur NE555 · 3 (gelée, géante) : aussitôt, ne produit rien ; 0 or d'entretien par tour")
    )


# Movement and combat.


def test_a_ship_shows_where_it_is_and_how_far_it_goes() -> None:  # SPP-5.6
    table = afloat(("scout", HOME))
    assert said(table, ("ship", "0:1")) == "Scout 1, in orbit of NE555 · home planet: 4 movement points"
    assert touched(table, ("ship", "0:1")) == {
        ("ship", 0, "0:1"), ("place", -1, HOME), ("planet", -1, "ne555.0")
    }  # fmt: skip


def test_steps_show_what_is_unknown_and_what_traps() -> None:  # SPP-6.2, SPP-8.17
    table = Sitting("move", fleets=[[("scout", "point:L25:1")]])
    assert said(table, ("step", "is_pi21")) == "Go to iS-PI21 (unexplored)"
    assert touched(table, ("step", "is_pi21")) == {("node", -1, "is_pi21"), ("system", -1, "is_pi21")}
    hole = {"is_pi21": "black_hole"}
    table = Sitting("move", fleets=[[("scout", "point:L25:1")]], stars=hole)
    assert said(table, ("step", "is_pi21")).endswith("(a black hole: the ship must stop there)")
    table = Sitting("move", fleets=[[("scout", "point:L25:1")]], stars=hole, levels=[{"subluminal": 2}])
    assert said(table, ("step", "is_pi21"), "fr") == "Aller à iS-PI21 (trou noir)"


def test_a_stop_shows_whose_planet_it_is() -> None:  # SPP-8.9
    worlds: list[dict[str, Any]] = [{}, {"is_pi21.2": {}}]
    table = walks(under_way(("scout", HOME), stars=NEXT_DOOR, worlds=worlds), "L25:1", "is_pi21")
    assert said(table, ("stop", "orbit:is_pi21.1")) == "Stop in orbit of iS-PI21 · 1 (telluric, medium; free)"
    assert said(table, ("stop", "orbit:is_pi21.2")) == "Stop in orbit of iS-PI21 · 2 (lava, small; Bob's)"
    assert said(table, ("stop", "wide:is_pi21"), "fr") == "S'arrêter en orbite large d'iS-PI21"


def test_a_stop_that_means_an_attack_says_so_with_the_powers() -> None:  # SPP-9.5, SPP-9.6
    foes = [[("scout", "wide:is_pi21"), ("scout", "orbit:is_pi21.1"), ("cruiser", "orbit:is_pi21.1")]]
    table = under_way(("scout", HOME), stars=NEXT_DOOR, others=foes, races=["human", "meca"])
    walks(table, "L25:1", "is_pi21")
    assert said(table, ("stop", "wide:is_pi21")) == (
        "Stop in wide orbit of iS-PI21 and attack Bob's scout 1 (power 1 against 1: retreat)"
    )
    assert said(table, ("stop", "orbit:is_pi21.1")).endswith("attack one of 2 enemy ships (power 1 against 1 to 2)")
    assert ("ship", 1, "1:1") in touched(table, ("stop", "wide:is_pi21"))


def test_a_step_says_where_it_leads_and_whether_it_goes_back() -> None:  # SPP-8.8
    table = under_way(("scout", HOME), stars=NEXT_DOOR)
    assert said(table, ("step", "L23:1")) == "One step towards ISA20 (4 more after it)"
    walks(table, "L23:1")
    assert said(table, ("step", "L23:2"), "fr") == "Avancer d'un pas vers ISA20 (il en restera 3)"
    assert said(table, ("step", "ne555"), "fr") == "Revenir à NE555"
    walks(table, "L23:2")
    assert said(table, ("step", "L23:1")) == "One step back, towards NE555 (1 more after it)"
    telling = game().telling
    ranks = {
        str(telling.spell(table.state, option)): telling.rank(table.state, option) for option in table.state.options
    }
    assert ranks["['step', 'L23:1']"] < 0 <= ranks["['step', 'L23:3']"]


def test_fire_opponents_and_defenders_show_their_powers() -> None:  # SPP-9.2, SPP-9.6
    table = under_way(("cruiser", HOME), others=[[("scout", "point:L25:1")]], levels=[{"speed": 2}], stars=NEXT_DOOR)
    assert said(table, ("step", "L25:1")).endswith("; Bob's scout 1 holds the way (power 2 against 1)")
    assert said(walks(table, "L25:1"), "fire") == "Fire at Bob's scout 1 (power 2 against 1: won)"
    assert said(table.chooses("pass"), "fire") == "Fire at Anna's cruiser 1 (power 1 against 2: lost)"
    others = [[("scout", HOME), ("cruiser", HOME)], [("scout", HOME)]]
    table = under_way(("cruiser", HOME), players=3, others=others, races=["human", "meca", "kelvin"])
    assert said(table, "attack") == "Attack one of 3 enemy ships here (power 2 against 1 to 2)"
    table.chooses("attack")
    assert said(table, 1) == "Bob: scout 1 (power 1) and cruiser 2 (power 2)"
    assert touched(table, 1) == {("player", 1, None)}
    table.chooses(1)
    assert said(table, "1:1") == "Scout 1: power 1 against 2, it is lost"
    assert said(table, "1:2") == "Cruiser 2: power 2 against 2, the attacker retreats"


def test_a_retreat_is_asked_for_with_the_planets_that_are_nearest() -> None:  # SPP-9.11
    worlds: list[dict[str, Any]] = [{"is_pi21.1": {}, "is_pi21.2": {}}]
    others = [[("scout", "wide:is_pi21")]]
    table = walks(under_way(("scout", HOME), stars=NEXT_DOOR, worlds=worlds, others=others), "L25:1", "is_pi21")
    table.chooses(("stop", "wide:is_pi21"))
    question = game().telling.ask(table.state, "en", NAMES)
    assert question == "Movement · Equal powers: to which planet does your scout 1 retreat?"
    assert said(table, "is_pi21.2") == "Retreat to orbit of iS-PI21 · 2"


@pytest.mark.parametrize(
    ("sheet", "rival", "level", "end"),
    [
        ({"people": 4}, {}, 3, "power 2 against defense 0, it keeps 2 of resistance"),
        ({"people": 2}, {}, 3, "power 2 against defense 0, it becomes yours"),
        ({"people": 4, "unrest": 1}, {}, 3, "power 2 against defense 0, it becomes yours"),
        ({"status": "adaptation", "steps": 2, "turns": 1}, {}, 3, "power 2 against defense 0, it becomes free"),
        ({"people": 4}, {"defense": 3}, 2, "power 1 against defense 1, your cruiser retreats"),
        ({"people": 4}, {"defense": 4}, 2, "power 1 against defense 2, your cruiser is lost"),
    ],
)
def test_an_invasion_shows_what_it_would_come_to(  # SPP-10.5 to 10.9, SPP-10.15, SPP-10.19
    sheet: dict[str, Any], rival: dict[str, int], level: int, end: str
) -> None:
    table = under_way(
        ("cruiser", "orbit:is_pi21.1"),
        stars=NEXT_DOOR,
        worlds=[{}, {"is_pi21.1": sheet}],
        levels=[{"invasion": level}, rival],
        events=["supernova", "unexpected_help"],
    )
    assert said(table, "stay") == "Stay here, to invade iS-PI21 · 1"
    table.chooses("stay")
    assert said(table, "invade") == f"Invade iS-PI21 · 1: {end}"
    assert ("planet", -1, "is_pi21.1") in touched(table, "invade")
    table.chooses("invade")
    assert said(table, "play").startswith("Play Unexpected help: defense ")
    assert said(table, "pass") == "Do not play Unexpected help"


def test_a_transport_shows_what_it_would_settle() -> None:  # SPP-11.8
    table = under_way(("transport", "orbit:is_pi21.1"), stars=NEXT_DOOR)
    assert said(table, "stay") == "Stay here, to colonise iS-PI21 · 1"
    table.chooses("stay")
    assert said(table, ("colonise", "colony")).startswith("Colonise iS-PI21 · 1 (telluric, medium): at once")
    assert said(table, "nothing") == "Do nothing more"


def test_black_holes_are_jumped_to_and_destroyed() -> None:  # SPP-8.20, SPP-8.22
    holes = {"is_pi21": "black_hole", "3beta_3": "black_hole"}
    table = under_way(("scout", "wide:is_pi21"), stars=holes, levels=[{"subluminal": 5}])
    assert said(table, ("jump", "3beta_3")) == "Jump to the black hole of 3Beta-3"
    assert said(table, "destroy", "fr") == "Détruire le trou noir d'iS-PI21"
    assert ("system", -1, "is_pi21") in touched(table, "destroy")


# Upkeep and events.


def test_upkeep_shows_what_is_gained_and_what_is_lost() -> None:  # SPP-14.4 to 14.12
    worlds = [{"ne555.1": {}, "ne555.3": {"status": "outpost"}}]
    table = Sitting("pay", politics=["technocracy"], gold=[3], stars=PLANETS, worlds=worlds, fleets=[[("scout", HOME)]])
    assert said(table, ("sell", "0:1")) == "Sell the scout 1: +4 gold, 1 less upkeep"
    assert said(table, ("abandon", "ne555.1")) == "Abandon NE555 · 1: +5 gold, 1 less upkeep; all on it is lost"
    table.chooses("done")
    assert said(table, ("pay", "planet", "ne555.1")) == "Pay for NE555 · 1: 1 gold (otherwise 1 turn of discontent)"
    assert said(table, ("pay", "planet", "ne555.3")) == "Pay for NE555 · 3: 1 gold (otherwise it is lost)"
    assert said(table, ("pay", "ship", "0:1")) == "Pay for the scout 1: 1 gold (otherwise it will not move next turn)"


def test_an_event_is_offered_with_its_target() -> None:  # SPP-16.5 to 16.14
    table = Sitting(events=["great_discovery"])
    assert said(table, ("event", "great_discovery", "revenue")) == (
        "Play Great discovery: Revenue, level 2, +2 gold a turn"
    )
    assert touched(table, ("event", "great_discovery", "revenue")) == {
        ("technology", 0, "revenue"), ("event", -1, "great_discovery")
    }  # fmt: skip
    table = Sitting(events=["supernova"])
    assert said(table, ("event", "supernova", "rm252")).startswith("Play Supernova on RM252: ")
    table = Sitting(events=["galactic_cup"], unrest=[2], capitals=[{"unrest": 3}])
    assert said(table, ("event", "galactic_cup", "global")).endswith("one turn less of global discontent")
    assert said(table, ("event", "galactic_cup", "ne555.0")).endswith("of discontent on NE555 · home planet")


# Every number.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_play_every_option_has_words_of_its_own(seats: int) -> None:
    table = Draft(seats, seed=seats + 40, bankruptcy_from_turn="200", turn_cap="12")
    forms = set()
    decision = 0
    while not table.state.over and decision < 500:
        decision += 1
        described = [game().telling.describe(table.state, option, NAMES) for option in table.state.options]
        for words in ([each.text["fr"] for each in described], [each.text["en"] for each in described]):
            assert len(set(words)) == len(words)
            assert not [text for text in words if re.search(r"[{}$_]|-[a-z]+-with|^$", text)]
        forms |= {each.form for each in described}
        game().apply(table.state, table.to_move, table.state.options[(decision * 5 + 1) % len(described)])
    assert len(forms) > 9 and forms <= FORM_NAMES | {BACK}


def test_an_option_that_is_not_on_offer_is_named_too() -> None:
    table = Sitting()
    for option in range(number.COUNT):
        described = game().telling.describe(table.state, option, NAMES)
        assert described.text["fr"] and described.text["en"] and described.form in FORM_NAMES
        assert all(
            touch.zone in {*(zone for zone, _, _ in ZONES.values()), "ship", "player"} for touch in described.touches
        )
    assert game().telling.describe(table.state, number.PAY_SHIP, NAMES).text["en"] == "Pay for ship 1 of Anna"
    assert game().telling.describe(table.state, number.INVADE, NAMES).text["fr"] == "Envahir"


def test_every_family_of_the_numbering_has_a_form() -> None:
    assert {begins for begins, _, _ in number.FAMILIES} == set(FORMS) and set(FORMS.values()) == FORM_NAMES
    assert [begins for begins, form in FORMS.items() if form == "card"] == list(CARDS)
    assert meaning_of(number.PLAY_CUP).given == {"card": t.CUP}
    assert meaning_of(number.PLAY_CUP + 1).given == {"planet": 0, "card": t.CUP}
