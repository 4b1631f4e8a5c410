"""What Karmaka says: every number has its words, for every reader, in both languages."""

import re

import pytest

from tablee.games import GAMES
from tablee.games.karmaka.data import CARDS, LADDER, PACKAGE, QUESTIONS, VARIANTS
from tablee.games.karmaka.data.records import Card
from tablee.games.karmaka.people.words import (
    CONTEXT,
    EVENTS,
    VOICE,
    card_name,
    named,
    option_words,
    refusal,
    say,
    spoken_form,
)
from tablee.games.karmaka.rules import events as tell
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules import tables as ask
from tablee.games.language import BadWords, words
from tablee.games.texts import LANGUAGES
from tablee.games.typography import french
from tablee.games.voice import Known
from tablee.kernel import EVERYONE, SPECTATOR, Event, Result, seeded
from tests.games.karmaka.sitting import Sitting, game

TELLING = GAMES["karmaka"].telling
outcome = TELLING.outcome
ARGUMENTS = EVENTS.arguments()
NAMES = ["Anna", "Bob", "Chloé", "Yann"]
READERS = [0, 1, 2, SPECTATOR]
FOREIGN = {
    "fr": [card.name["en"] for card in CARDS if card.name["en"] not in card.name["fr"]],
    "en": [card.name["fr"] for card in CARDS if card.name["fr"] not in card.name["en"]],
}
REFUSALS: dict[str, dict[str, int]] = {
    "refuse-over": {},
    "refuse-seat": {"player": 1},
    "refuse-form": {"question": ask.KARMIC_OFFER},
    "refuse-not-held": {"card": ask.KIND["peek"]},
    "refuse-not-seen": {"card": ask.KIND["peek"]},
    "refuse-not-deed": {"card": ask.KIND["peek"]},
    "refuse-must-play": {},
    "refuse-no-partner": {},
    "refuse-position": {"position": 9},
    "refuse-window": {},
    "refuse-opposite": {},
    "refuse-own-side": {},
    "refuse-no-such-seat": {},
    "refuse-two-players": {},
    "refuse-many-players": {},
}


def line(kind: int, *args: int, seat: int = SPECTATOR, language: str = "fr") -> str:
    return TELLING.told(Event(kind, EVERYONE, list(args)), NAMES, language, seat)


def check(text: str, language: str) -> None:
    """A sentence for people: no id, no sign of the machinery, no name in the other language."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}$_<>]|\b(event|ask|wait|option|refuse|result)-[a-z]", text), text
    assert not [name for name in FOREIGN[language] if re.search(rf"\b{name}\b", text)], text


def examples(kind: int) -> list[list[int]]:
    """Numbers that an event of this kind may bear: 0 to 3 of whatever it counts, aimed at another or at oneself."""
    some: list[list[int]] = []
    for n in range(4):
        by_name = {"player": 0, "target": 1 if n else 0, "card": 5 * n, "level": n, "position": n + 1}
        args = [by_name.get(name, n) for name in ARGUMENTS[kind] if name != "*cards"]
        some.append(args + [7] * n if "*cards" in ARGUMENTS[kind] else args)
    return some


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(len(tell.NAMES)), ids=tell.NAMES)
def test_every_event_is_told_to_every_reader(kind: int, language: str) -> None:
    for args in examples(kind):
        for seat in READERS:
            check(line(kind, *args, seat=seat, language=language), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", range(len(CARDS)), ids=ask.KINDS)
def test_a_card_is_named_in_the_language_of_the_sentence(card: int, language: str) -> None:
    text = line(tell.PLAYS_POWER, 0, card, language=language)
    assert card_name(card, language) in text
    check(text, language)


@pytest.mark.parametrize("variant", ask.VARIANT_NAMES)
def test_all_that_happens_in_a_game_can_be_told(variant: str) -> None:
    rules, chooser = GAMES["karmaka"], seeded(5)
    seats = {"multiplayer": 4, "teams": 4, "big_bad_wolf": 3}.get(variant, 2)
    s = rules.new(seats, {"variant": variant}, seed=3, listening=True)
    while not s.over:
        rules.apply(s, s.to_move, s.options[chooser.below(len(s.options))])
    for event in s.heard():
        for seat in [seat for seat in [*range(seats), SPECTATOR] if event.is_told_to(seat)]:
            for language in LANGUAGES:
                check(TELLING.told(event, NAMES, language, seat), language)
    for language in LANGUAGES:
        check(outcome(rules.rules.result(s), NAMES, language, 0), language)


def test_the_reader_is_spoken_to() -> None:
    assert line(tell.DRAWS, 0, seat=0) == "Vous piochez une carte."
    assert line(tell.DRAWS, 0, seat=1) == "Anna pioche une carte."
    assert line(tell.PEEKS, 1, 0, seat=1) == "Vous regardez la Main d'Anna."
    assert line(tell.PEEKS, 1, 0, seat=0) == "Bob regarde votre Main."
    assert line(tell.PEEKS, 1, 0, seat=2, language="en") == "Bob looks at Anna's Hand."


def test_one_who_aims_at_oneself_is_told_so() -> None:
    assert line(tell.CHOOSES, 0, 0, seat=0) == "Vous vous désignez."
    assert line(tell.CHOOSES, 0, 0, seat=1) == "Anna se désigne."
    assert line(tell.FEEDS_DECK, 1, 1, 2, seat=1, language="en") == "You put 2 cards from the Well on your own Deck."


def test_numbers_agree_with_what_they_count() -> None:
    takes = [line(tell.TAKES, 1, count) for count in range(3)]
    assert takes == [
        "La Source n'a plus de carte à donner.",
        "Bob prend une carte à la Source.",
        "Bob prend 2 cartes à la Source.",
    ]
    assert line(tell.DIES, 0, 0, 4) == french("La vie d'Anna s'achève avec aucun point ; il en fallait 4.")
    assert line(tell.DIES, 0, 1, 4, language="en") == "Anna's life ends with one point; 4 were needed."
    assert line(tell.REBORN, 1, 1, 5) == french("Bob renaît : une carte en Main, 5 en Pile.")
    assert line(tell.TRADES, 1, 1) == "Bob échange un Anneau Karmique contre ce qui manquait."


def test_french_elides_before_names_and_cards() -> None:
    assert line(tell.COPIES, 1, ask.KIND["embody"]) == "Bob applique le pouvoir d'Incarnation."
    assert line(tell.COPIES, 1, ask.KIND["denial"]) == "Bob applique le pouvoir de Déni."


def test_cards_seen_are_listed_and_equal_ones_counted() -> None:
    peek, denial = ask.KIND["peek"], ask.KIND["denial"]
    assert line(tell.SEES, 0, peek, peek, denial, seat=0) == french("Vous voyez : Coup d'Œil ×2 et Déni.")
    assert line(tell.SEES, 0, denial, peek, seat=1, language="en") == "Anna sees: Denial and Peek."


def test_chance_and_unknown_events_are_not_told() -> None:
    for event in (Event(-1, 0, [0]), Event(99, EVERYONE, []), Event(tell.DRAWS, EVERYONE, [])):
        with pytest.raises(BadWords, match="no words for event"):
            TELLING.told(event, NAMES, "fr", 0)


@pytest.mark.parametrize("kind", range(len(ask.DECISIONS)), ids=ask.DECISIONS)
def test_every_question_is_asked_as_the_catalogue_says(kind: int) -> None:
    for language in LANGUAGES:
        assert VOICE.question(kind, language) == QUESTIONS[kind].prompt.in_(language)
        check(VOICE.waits(kind, "Anna", language), language)


@pytest.mark.parametrize("kind", CONTEXT)
def test_a_question_says_more_when_the_table_knows_more(kind: int) -> None:
    known: dict[str, Known] = {"player": "Anna", "card": 4, "count": 1, "most": 2, "deck": 0}
    for language in LANGUAGES:
        text = VOICE.asked(kind, {name: known[name] for name in CONTEXT[kind]}, [], language)
        check(text, language)
        assert text != VOICE.question(kind, language)


def test_an_offer_names_the_card_and_who_offers() -> None:
    text = VOICE.asked(ask.KARMIC_OFFER, {"player": "Anna", "card": ask.KIND["peek"]}, [], "en")
    assert text == "Anna used Peek and offers you the card. Do you take it for your Future Life?"


def legal_options(kind: int) -> list[int]:
    """The forms of answer that the catalogue gives to a question, one option of each."""
    answer = QUESTIONS[kind].answer
    options = [number.PASS + at for at, word in enumerate(number.WORDS) if f'"{word}"' in answer]
    if "way" in answer:
        options += [number.play_of(3, way) for way in range(4)]
    elif "position" in answer:
        options += [number.POSITION + 1, number.POSITION + 2]
    elif "kind" in answer:
        options.append(number.CARD + 3)
    options += [number.SELF] if '"self"' in answer else []
    options += [number.RIVAL] if '"rival"' in answer else []
    return options + ([number.SEAT + 2] if "seat_k" in answer else [])


@pytest.mark.parametrize("kind", range(len(ask.DECISIONS)), ids=ask.DECISIONS)
def test_every_answer_has_its_own_words(kind: int) -> None:
    options = legal_options(kind)
    assert options
    for language in LANGUAGES:
        said = [option_words(kind, option, 3, NAMES, 0, language) for option in options]
        for text in said:
            check(text, language)
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_words_even_without_a_card(language: str) -> None:
    for option in range(number.CARD):
        check(option_words(ask.KARMIC_OFFER, option, None, NAMES, 0, language), language)


def test_options_say_what_they_do() -> None:
    peek = ask.KIND["peek"]
    assert (
        option_words(ask.PLAY_CARD, number.play_of(peek, number.DEED), peek, NAMES, 0, "fr")
        == "Jouer Coup d'Œil pour 1 point"
    )
    assert option_words(ask.CRISIS_DISCARD, number.POSITION + 1, peek, NAMES, 0, "en") == (
        "Discard Peek, your exposed Deed"
    )
    assert option_words(ask.EXTRA_PLAY, number.STOP, None, NAMES, 0, "en") == "Play no further card"
    assert option_words(ask.ROULETTE_DISCARD, number.STOP, None, NAMES, 0, "en", 1) == "Discard no more"
    assert option_words(ask.CHOOSE_PLAYER, number.RIVAL, None, NAMES, 1, "fr") == "Votre rival, Anna"
    assert option_words(ask.CHOOSE_RIVAL, number.SEAT + 2, None, NAMES, 0, "fr") == "Chloé"
    assert option_words(ask.CHOOSE_RIVAL, number.SEAT + 2, None, [], 0, "fr") == "place 2"
    assert [option_words(ask.RING_TRADE, number.TRADE, None, NAMES, 0, "fr", count=n) for n in (1, 2)] == [
        "Échanger un Anneau et gravir l'échelon",
        "Échanger 2 Anneaux et gravir l'échelon",
    ]


def test_an_empty_centre_is_no_card() -> None:
    for option in (number.ACCEPT, number.DECLINE):
        touched = game().telling.describe(Sitting([["peek"]]).state, option).touches
        assert (touched[0].zone, touched[0].what) == ("centre", None)


def test_nobody_is_the_rival_of_three() -> None:
    state = game().new(3, {"variant": "multiplayer", "first_player": "seat_2"})
    described = game().telling.describe(state, number.RIVAL, NAMES)
    assert (described.in_("en"), described.touches) == ("Your rival", [])
    assert [touch.seat for touch in game().telling.describe(state, number.SEAT + 1, NAMES).touches] == [1]


def test_every_form_of_option_is_known_by_its_number() -> None:
    forms = {spoken_form(option) for option in range(number.COUNT)}
    assert forms == {*number.WAYS, "card", "position", *number.WORDS, "self", "rival", "seat"}


@pytest.mark.parametrize("message", REFUSALS)
def test_every_refusal_is_said_in_both_languages(message: str) -> None:
    reason = refusal("KMK-1.1", message, **REFUSALS[message])
    check(reason.text["fr"], "fr")
    check(reason.text["en"], "en")
    assert reason.rule == "KMK-1.1"
    assert reason.text["fr"] != reason.text["en"]


def test_refusals_name_cards_and_questions_in_their_language() -> None:
    held = refusal("KMK-5.4", "refuse-not-held", card=ask.KIND["peek"])
    assert (held.text["fr"], held.text["en"]) == ("Coup d'Œil n'est pas dans votre Main.", "Peek is not in your Hand.")
    form = refusal("KMK-7.2", "refuse-form", question=ask.EXTRA_PLAY)
    assert form.text["fr"].endswith(french("« Jouez-vous une autre carte ? »"))


def test_a_refusal_that_has_no_words_is_a_fault() -> None:
    with pytest.raises(BadWords, match="there is no message refuse-nothing"):
        refusal("KMK-1.1", "refuse-nothing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_agree_with_the_tables(language: str) -> None:
    for level in LADDER:
        assert named("level", level.id, language) == level.name.in_(language)
    for variant in VARIANTS.variant:
        assert named("variant", variant.id, language) == variant.name.in_(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_on_the_table_has_a_name(language: str) -> None:
    for setting in GAMES["karmaka"].rules.settings:
        check(named("setting", setting.name, language), language)
    for colour in ask.COLOURS:
        check(named("colour", colour, language), language)
    for variant in ask.VARIANT_NAMES:
        assert words(PACKAGE, language).has(f"variant-{variant.replace('_', '-')}")
        assert named("about", variant, language).endswith(".")
    zones = "well ruins hand deck future_life deeds exposed_deed centre looked_at seen rings player"
    for zone in zones.split():
        check(named("zone", zone, language), language)
    assert say("seat-name", language, seat=2).endswith(" 2")


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_cards_have_a_name_and_an_effect_in_both_languages(card: Card) -> None:
    for language in LANGUAGES:
        assert card.name.in_(language).strip()
        assert card.effect.in_(language).strip().endswith(".")


def test_the_result_says_who_won_and_why() -> None:
    alone, team = Result([0], [4, 2], "transcendence"), Result([0, 2], [4, 0, 1, 2], "transcendence")
    assert outcome(alone, NAMES, "en", 0) == "You win: you are the first to reach Transcendence."
    assert outcome(alone, NAMES, "en", 1) == "Anna wins, by being the first to reach Transcendence."
    assert outcome(team, NAMES, "fr", 2) == french(
        "Votre équipe gagne : elle atteint la Transcendance avant l'autre camp."
    )
    assert outcome(team, NAMES, "fr", SPECTATOR).startswith(french("Anna et Chloé gagnent : "))
    assert outcome(Result([], [0, 0], "turn_cap"), NAMES, "en", 0).startswith("The game is a draw: after 1,000 turns")
