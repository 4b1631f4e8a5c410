"""What SpacePaper says: every number has its words, for every reader, in both languages."""

import re

import pytest

from tablee.games.catalogue import setting_about, value_about, value_title
from tablee.games.language import BadWords, fluent_texts, words
from tablee.games.spacepaper.data import (
    EVENTS,
    INFRASTRUCTURE,
    LEADERS,
    MINERALS,
    PACKAGE,
    POLITICS,
    RACES,
    SHIPS,
    STARS,
    TECHNOLOGIES,
)
from tablee.games.spacepaper.people.naming import (
    VOICE,
    at_place,
    kind_name,
    level_text,
    named,
    node_name,
    place_name,
    planet_name,
    project_name,
    refusal,
    say,
    ship_name,
    system_name,
    to_node,
)
from tablee.games.spacepaper.people.words import HAPPENINGS
from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import (
    NODE_NAMES,
    NODES,
    PLACE_NAMES,
    PLACES,
    PLANET_NAMES,
    PLANETS,
    SYSTEM_IDS,
)
from tablee.games.spacepaper.rules.terms import settings
from tablee.games.spacepaper.title import TITLE
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.kernel import EVERYONE, SPECTATOR, Event, Result, Setting
from tablee.tui.wishes.game_wishes import setting_title
from tests.games.spacepaper.sitting import game

NAMES = ["Anna", "Bob", "Chloé", "Yann", "Zoé"]
READERS = [0, 1, 2, SPECTATOR]
TABLES = [
    [entry.name for entry in RACES],
    [entry.name for entry in LEADERS],
    [entry.name for entry in EVENTS],
    [entry.name for entry in POLITICS],
    [entry.name for entry in TECHNOLOGIES],
    [entry.name for entry in MINERALS],
    [entry.name for entry in STARS],
    [entry.name for entry in SHIPS],
    [entry.name for entry in INFRASTRUCTURE],
]
outcome = game().telling.outcome
PAIRS = [(text["fr"], text["en"]) for texts in TABLES for text in texts]
# Words that one language has and the other has not: none may stray into the other's sentences.
STRAY = {
    "fr": [en for fr, en in PAIRS if en.lower() not in {name.lower() for name, _ in PAIRS} and " " in en],
    "en": [fr for fr, en in PAIRS if re.search("[éèêÉ]", fr)],
}


def line(kind: int, *args: int, seat: int = SPECTATOR, language: str = "fr") -> str:
    return game().telling.told(Event(kind, EVERYONE, list(args)), NAMES, language, seat)


def check(text: str, language: str) -> None:
    """A sentence for people: no id, no sign of the machinery, no name in the other language."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$_<>]|\b(event|ask|wait|option|refuse|result|plain)-[a-z]|\b(None|True|False)\b", text), (
        text
    )
    assert not [name for name in STRAY[language] if re.search(rf"\b{re.escape(name)}\b", text)], text


def examples(kind: int) -> list[list[int]]:
    """Numbers that an event of this kind may bear."""
    some = []
    for n in range(4):
        given = {"player": 0, "target": 1, "level": n + 2, "planet": 105 + n, "craft": n % 3 * 100 + n, "foe": 120 + n}
        given |= {"bonus": n % 3, "mineral": n % 3, "corundum": 1, "turn": n + 1, "players": 1}
        some.append([given.get(name, n) for name in HAPPENINGS.arguments()[kind]])
    return some


# Events.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(tell.NAMES)), ids=tell.NAMES)
def test_every_event_is_told_to_every_reader(kind: int, language: str) -> None:
    for args in examples(kind):
        for seat in READERS:
            text = line(kind, *args, seat=seat, language=language)
            check(text, language)
            assert text.endswith((".", "!"))


def test_the_reader_is_spoken_to() -> None:
    craft = t.CRUISER * 100 + 2
    assert line(tell.LEARNS, 0, t.SPEED, 2, seat=0) == "Vous portez Vitesse au niveau 2."
    assert line(tell.LEARNS, 0, t.SPEED, 2, seat=1, language="en") == "Anna raises Speed to level 2."
    fight = [0, craft, 1, t.SCOUT * 100 + 20, 3, 1]
    assert line(tell.FIGHTS, *fight, seat=0) == french(
        "Votre croiseur 3 attaque l'éclaireur 1 de Bob : puissance 3 contre 1."
    )
    assert line(tell.FIGHTS, *fight, seat=1) == french(
        "Le croiseur 3 d'Anna attaque votre éclaireur 1 : puissance 3 contre 1."
    )
    assert line(tell.FIGHTS, *fight, seat=2, language="en") == (
        "Anna's cruiser 3 attacks Bob's scout 1: power 3 against 1."
    )
    assert line(tell.CAPTURES, 0, 1, 105, seat=1, language="en") == "Anna takes NE555 · home planet from you."
    assert line(tell.CAPTURES, 0, 1, 106, seat=0) == "Vous prenez NE555 · 1 à Bob."


def test_a_ship_that_is_lost_without_a_battle_says_why() -> None:  # SPP-13.11, SPP-14.11
    scout = t.SCOUT * 100
    causes = [tell.IN_BATTLE, tell.BY_ANARCHY, tell.BY_DEBT]
    said = [line(tell.LOST, 1, scout, cause, seat=0, language="en") for cause in causes]
    assert said == [
        "Bob's scout 1 is lost.",
        "Bob's scout 1 is lost: anarchy disbands every fleet.",
        "Bob's scout 1 is lost: unpaid, amid discontent.",
    ]


def test_numbers_agree_with_what_they_count() -> None:
    changes = [line(tell.CHANGES, 0, t.CAPITALISM, count) for count in range(3)]
    assert changes == [
        french("Anna change de système politique : Capitalisme (aucun mécontentement)."),
        french("Anna change de système politique : Capitalisme (un tour de mécontentement)."),
        french("Anna change de système politique : Capitalisme (2 tours de mécontentement)."),
    ]
    assert line(tell.ADAPTS, 0, 106, 4, 1, language="en") == "Anna colonises NE555 · 1: 4 steps of 1 turn."
    assert line(tell.ABANDONS, 0, 106, 0, seat=0) == "Vous abandonnez NE555 · 1, sans rien en tirer."


def test_minerals_that_show_nothing_are_left_out() -> None:
    assert line(tell.MINERALS, 0, 2, 0, 1) == french("Minerais d'Anna : corindon 2 et oganesson 1.")


def test_a_shared_victory_names_all_who_share_it() -> None:
    assert line(tell.SHARED, t.SCORE, 0, 2, seat=1) == french(
        "Anna et Chloé partagent la victoire : victoire au score."
    )
    assert line(tell.SHARED, t.SCORE, 0, 2, seat=2, language="en") == (
        "You share the victory (Anna and Chloé): score victory."
    )


def test_french_elides_before_ships_and_names() -> None:
    scout = t.SCOUT * 100
    assert line(tell.STOPS, 0, scout, 9) == "L'éclaireur 1 d'Anna s'arrête en orbite large d'Oméga."
    assert line(tell.STEPS, 1, scout + 20, 26) == "L'éclaireur 1 de Bob va à 1 pas de RM252, sur la voie de T-21m."


def test_chance_and_unknown_events_are_not_told() -> None:
    for event in (Event(-4, 0, [3, 4]), Event(99, EVERYONE, []), Event(tell.LEARNS, EVERYONE, [0])):
        with pytest.raises(BadWords, match="no words for event"):
            game().telling.told(event, NAMES, "fr", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_in_a_game_can_be_told(language: str) -> None:
    state = game().new(3, {"turn_cap": "10", "bankruptcy_from_turn": "200"}, seed=11, listening=True)
    decision = 0
    while not state.over:
        decision += 1
        game().apply(state, state.to_move, state.options[decision * 5 % len(state.options)])
    told_to = [event for event in state.heard() if event.is_told_to(SPECTATOR)]
    assert len(told_to) > 50
    for event in told_to:
        for seat in (0, 2, SPECTATOR):
            check(game().telling.told(event, NAMES, language, seat), language)
    check(outcome(game().rules.result(state), NAMES, language, 0), language)


# Questions and ends.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(t.DECISIONS)), ids=t.DECISIONS)
def test_every_question_is_asked_and_waited_for(kind: int, language: str) -> None:
    check(VOICE.question(kind, language), language)
    check(VOICE.waits(kind, "Anna", language), language)
    assert "Anna" in VOICE.waits(kind, "Anna", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", t.REASONS)
def test_every_end_says_who_won_and_how(reason: str, language: str) -> None:  # SPP-17.2 to 17.7, SPP-17.10
    for winners in ([0], [0, 2]):
        texts = [outcome(Result(winners, [612, 3, 612], reason), NAMES, language, seat) for seat in (0, 1)]
        assert len(set(texts)) == 2 and "Anna" in texts[1]
        for text in texts:
            check(text, language)
    check(named("victory", reason, language), language)


def test_an_end_by_gold_says_how_much() -> None:  # SPP-17.2, SPP-17.10
    assert outcome(Result([0], [612, 3], "economic"), NAMES, "en", 0) == "You win by economy, with 612 gold."
    assert outcome(Result([1], [5, 40], "score"), NAMES, "fr", 0) == (
        french("Le dernier tour est passé : Bob gagne au score, avec 40 or.")
    )


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_planet_and_kind_has_a_name_of_its_own(language: str) -> None:
    assert len({node_name(node, language) for node in range(NODES)}) == len(NODE_NAMES)
    assert len({to_node(node, language) for node in range(NODES)}) == len(NODE_NAMES)
    assert len({place_name(place, language) for place in range(PLACES)}) == len(PLACE_NAMES)
    assert len({at_place(place, language) for place in range(PLACES)}) == len(PLACE_NAMES)
    assert len({planet_name(planet, language) for planet in range(PLANETS)}) == len(PLANET_NAMES)
    assert len({kind_name(kind, language) for kind in range(42)}) == 42
    assert len({project_name(project, language) for project in range(t.PROJECTS)}) == t.PROJECTS


def test_names_are_those_that_people_use() -> None:
    ne555 = SYSTEM_IDS.index("ne555")
    point = NODE_NAMES.index("L01:2")
    assert system_name(ne555, "fr") == "NE555"
    assert planet_name(PLANET_NAMES.index("ne555.2"), "fr") == "NE555 · 2"
    assert planet_name(-1, "en") == "home planet" and at_place(-1, "en") == "in orbit of home planet"
    assert place_name(ne555, "fr") == "orbite large de NE555"
    assert node_name(point, "fr") == "à 1 pas de T-21m, sur la voie de RS22" == place_name(point, "fr")
    assert at_place(point, "en") == "1 step from T-21m, on the lane to RS22"
    assert ship_name(0, 3, t.CRUISER, "fr") == "croiseur 3"
    assert kind_name(t.TYPE_IDS.index("telluric") * 6 + t.SIZE_IDS.index("medium"), "fr") == "tellurique, moyenne"


def test_a_level_says_what_its_number_counts() -> None:  # SPP-5.7, SPP-5.9
    assert level_text(t.WEAPONS, 2, "en") == "cruiser-scout-transport 3-1-0"
    assert level_text(t.INVASION, 1, "fr") == "impossible" and level_text(t.INVASION, 2, "fr") == "puissance 1"
    assert level_text(t.DEFENSE, 2, "en") == "none" and level_text(t.DEFENSE, 3, "fr") == "défense 1"
    assert level_text(t.SPEED, 2, "en") == "2 points a turn"


# Title, licence and settings.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_and_the_author_are_shown(language: str) -> None:
    assert say("title", language) == "SpacePaper"
    credit = say("credit", language)
    for fact in ("SpacePaper", "Jne[CrAcK]", "2018", "CC BY-NC-SA 4.0"):
        assert fact in credit
    for preset in ("seed", "standard", "long", "epic"):  # what the program shows of the game before it starts
        assert credit in named("about", preset, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", settings(), ids=[setting.name for setting in settings()])
def test_every_setting_and_value_is_named_and_explained(setting: Setting, language: str) -> None:  # SPP-18.1 to 18.8
    assert setting_title(game(), setting.name, language) == named("setting", setting.name, language)
    check(setting_about(TITLE, setting.name, language), language)
    assert len({value_title(TITLE, setting.name, value, language) for value in setting.values}) == len(setting.values)
    for value in setting.values:
        message = f"{setting.name}-{value}".replace("_", "-")
        assert words(PACKAGE, language).has(message)  # as the program looks for it
        check(value_title(TITLE, setting.name, value, language), language)
        assert value_about(TITLE, setting.name, value, language).endswith(".")


def test_a_number_that_is_not_on_offer_is_named_all_the_same() -> None:  # SPP-18.1, SPP-18.8
    assert value_title(TITLE, "turn_cap", "73", "en") == "73 turns"
    assert value_title(TITLE, "bankruptcy_from_turn", "4", "fr") == "Dès le tour 4"
    assert "73" in value_about(TITLE, "turn_cap", "73", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_statuses_and_phases_have_names(language: str) -> None:
    for status in (*t.STATUS_IDS, "abandoned", "free"):
        check(named("status", status, language), language)
    for phase in t.PHASE_IDS:
        check(named("phase", phase, language), language)


def test_both_languages_have_the_same_messages_and_no_other() -> None:
    ids = [
        re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(fluent_texts(PACKAGE, language)), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1] and len(set(ids[0])) == len(ids[0])


def test_a_refusal_that_has_no_words_is_a_fault() -> None:
    with pytest.raises(BadWords, match="there is no message refuse-nothing"):
        refusal("SPP-1.1", "refuse-nothing")
