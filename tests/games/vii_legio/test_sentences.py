"""Sentences of VII Legio: what has happened and what is asked, as one would say it in French and English."""

import pytest

from tablee.games.lessons import lessons
from tablee.games.texts import LANGUAGES
from tablee.games.vii_legio.people.words import card_name, native_text
from tablee.games.vii_legio.rules import events as tell
from tablee.games.vii_legio.rules.state import VIILegioState
from tablee.games.vii_legio.rules.tables import ALIKE, ITEMS, PERSONNEL, SLOT_X, TYPE, TYPES, XCARDS
from tablee.kernel import SPECTATOR, Event, seeded
from tablee.kernel.event import EVERYONE
from tests.games.vii_legio.sitting import GAME, Sitting, ship

NAMES = ["Anna", "Bob", "Eve", "Dan"]
NAPOS = {"alpha": "S3-1 A14"}  # 4 (R1 D1 N1); 8 (R2 D2 N2)


def told(kind: int, args: list[int], language: str, seat: int = 0) -> str:
    """An event in words, for who reads at a seat."""
    return GAME.telling.told(Event(kind, EVERYONE, args), NAMES, language, seat).replace("\u00a0", " ")


def asked(t: Sitting, language: str) -> str:
    """The open question in words."""
    return GAME.telling.ask(t.state, language, NAMES).replace("\u00a0", " ")


def card(name: str) -> int:
    """An Exploration card of a type, as events number it."""
    return ALIKE[TYPE.index(TYPES.index(name))]


def test_a_commander_reads_of_oneself_and_names_are_elided() -> None:
    assert told(tell.TURN, [0, 1], "fr") == "À vous." and told(tell.TURN, [0, 1], "fr", 1) == "Au tour d'Anna."
    assert told(tell.DECK_RESET, [0], "fr", 1) == "R.A.Z. ! Les 53 cartes sont remélangées, et le tour d'Anna est fini."
    assert told(tell.BUYS, [1, ITEMS.index("squad")], "en") == "Bob acquires a squad."


@pytest.mark.parametrize(("count", "french"), [(0, "zéro carte"), (1, "une carte"), (4, "4 cartes")])
def test_cards_are_counted_as_one_says_it(count: int, french: str) -> None:  # LEG-5.1
    assert told(tell.CARDS_TAKEN, [1, count], "fr") == f"Bob prend {french} face cachée."


def test_equal_cards_of_a_payment_are_named_once() -> None:  # LEG-6.2
    paid = [1, card("planet"), card("embassy"), card("planet")]
    assert told(tell.CARDS_DISCARDED, paid, "en") == "Bob discards: Inhabited planet (×2) and Roving embassy."
    assert told(tell.CARDS_DISCARDED, paid, "fr") == (
        "Bob défausse : « Planète habitée » (×2) et « Ambassade itinérante »."
    )


def test_a_planet_goes_by_its_number_on_the_map_and_no_id_is_ever_shown() -> None:  # LEG-12.4
    assert told(tell.PLANET_DISCOVERED, [0, 2, 5], "fr") == "Vous découvrez la planète 3-1, désormais Gamma."
    assert told(tell.PLANET_DISCOVERED, [1, 2, 5], "en") == "Bob discovers planet 3-1, now Gamma."


def test_a_card_that_is_seen_is_read_whole() -> None:  # LEG-12.7
    said = told(tell.SEES, [0, 0, XCARDS.index("A14")], "en")
    assert said == f"In secret, you see: Napos. {native_text(XCARDS.index('A14'), 'en')}"


def test_a_token_is_free_again_but_there_is_none_in_sector_x() -> None:  # LEG-14.11
    napos, council = XCARDS.index("A14"), XCARDS.index("X03")
    assert told(tell.CARD_DISCARDED, [0, napos], "en") == "Napos: the card is discarded, and Alpha is free again."
    assert told(tell.CARD_DISCARDED, [SLOT_X, council], "fr") == "Conseil des Neuf : la carte est défaussée."


def test_a_loss_that_a_floor_stops_is_told() -> None:  # LEG-2.10
    assert (
        told(tell.NO_LOSS, [0, ITEMS.index("scanner")], "en") == "No harm done: your scanners are at the grey figure."
    )
    assert (
        told(tell.NO_LOSS, [1, PERSONNEL], "fr")
        == "Plus de peur que de mal : les escouades de Bob sont au chiffre gris."
    )


def test_a_shared_victory_is_told_with_its_points() -> None:  # LEG-19.5
    assert told(tell.GAME_OVER, [31, 0, 2], "en", SPECTATOR) == "Anna and Eve share the victory, with 31 VP."
    assert told(tell.GAME_OVER, [31, 0], "fr") == "Vous gagnez, avec 31 PV."


def test_questions_say_what_they_are_about() -> None:  # LEG-8.4, LEG-14.8
    t = Sitting(ship("S1", detector=1), hand=["xeno_bireme"]).chooses("flip")
    assert asked(t, "en") == (
        "A Risk, Xeno bireme. Combat: 2 lasers. Trophy: 1 VP. Do you use a detector (1 ready), or confront it?"
    )
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D2 N2"), slots=NAPOS)
    assert asked(t, "fr") == "Napos : le seuil de 4 PV est passé. Poursuivez-vous vers 8 PV ?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_random_game_tells_and_asks_has_words_without_ids(language: str) -> None:
    told_kinds: set[int] = set()
    for players, seed in ((2, 3), (3, 4), (4, 5)):
        s, rng = GAME.new(players=players, seed=seed, listening=True), seeded(seed)
        while not s.over:
            texts = [GAME.telling.ask(s, language, NAMES), GAME.telling.waiting(s, language, NAMES)]
            some = s.options[:: 1 + len(s.options) // 3]
            found = [GAME.telling.describe(s, option, NAMES) for option in some]
            texts += [text for each in found for text in (each.in_(language), each.change_in(language))]
            assert not any(mark in text for text in texts for mark in ("_", "{", "S1", "S2", "S3", "S4", "S5"))
            GAME.apply(s, s.to_move, s.options[rng.below(len(s.options))])
        heard = [event for event in s.heard() if event.audience]
        told_kinds |= {event.kind for event in heard}
        for event in heard:
            for seat in (*range(players), SPECTATOR):
                assert "_" not in GAME.telling.told(event, NAMES, language, seat)
    assert len(told_kinds) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_of_card_has_its_name(language: str) -> None:
    names = [card_name(TYPE.index(kind), language) for kind in range(len(TYPES))]
    assert len(set(names)) == len(TYPES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_that_is_taken_says_what_it_is_for(language: str) -> None:  # LEG-3.12
    s = GAME.new(players=2, seed=1)
    assert GAME.kinds[s.kind] == "setup_item"
    said = [GAME.telling.describe(s, option, NAMES).in_(language).replace("\u00a0", " ") for option in s.options]
    laser = {"en": "Laser: combat strength; needed to open sector X", "fr": "Laser : force de combat"}
    assert laser[language] in " ".join(said)
    assert all(":" in text for text in said[:-1]) and ":" not in said[-1]


def test_first_steps_deals_what_it_speaks_of() -> None:  # LEG-12.2, LEG-12.7
    script = lessons("tablee.games.vii_legio").first_steps
    assert script is not None
    s = GAME.new(script.players, script.settings, script.seed)
    assert isinstance(s, VIILegioState) and s.to_move == 0
    assert [TYPES[TYPE[each]] for each in s.deck[:-4:-1]] == ["planet_inner", "corsair", "forgotten_archives"]
    assert XCARDS[s.pile_a[-1]] == "A02", "the Aether Jellies: one squad, and 1 Research and 1 Capture for 2 VP"
