"""The tables agree with each other: cards, powers, rulebook, decisions, events, numbering, and the tests themselves."""

import re
from pathlib import Path

import pytest

from tablee.games.karmaka.data import CARDS, PACKAGE, QUESTIONS, VARIANTS
from tablee.games.karmaka.rules import events, numbering, tables
from tablee.games.karmaka.rules.cards import POWERS
from tablee.games.karmaka.rules.tables import COPIES, DECISIONS, KIND, KINDS
from tablee.games.karmaka.rules.turns import DEATH_STEPS, TURN_STEPS
from tablee.games.karmaka.rules.variant import PLAYERS
from tablee.games.rulebook import rulebook
from tests.games.karmaka.sitting import game

RULE_ID = re.compile(r"\bKMK-V?\d+\.\d+[a-z]?(?![\w])")
BOOK = rulebook(PACKAGE)
RULES = [rule.id for chapter in BOOK for rule in chapter.rule]
HERE = Path(__file__)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.parent.glob("test_*.py")) if path != HERE)
CITED = set(RULE_ID.findall(TESTS))


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_every_card_has_a_power_a_rule_and_a_scenario(card: str) -> None:
    assert len(POWERS[card]) > 0
    assert BOOK.rule(next(entry.rule for entry in CARDS if entry.id == card)).id in CITED
    assert f'.plays("{card}")' in TESTS


def test_cards_and_powers_are_the_same_set() -> None:
    assert set(POWERS) == set(KINDS) and len(KINDS) == len(CARDS) == len(POWERS)
    assert {name: KINDS.index(name) for name in KINDS} == KIND


def test_every_power_is_an_effect_of_its_kind_then_come_turn_and_death() -> None:
    effects = game().rules.effects
    assert all(effects[kind] is POWERS[name] for kind, name in enumerate(KINDS))
    assert effects[len(KINDS) :] == [TURN_STEPS, DEATH_STEPS]


def test_no_two_cards_share_a_rule_or_a_name() -> None:
    assert len({card.rule for card in CARDS}) == len(CARDS)
    assert len({card.name["fr"] for card in CARDS}) == len({card.name["en"] for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("rule", RULES)
def test_no_rule_without_a_test(rule: str) -> None:
    assert rule in CITED


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(CITED - set(RULES)) == []


def test_what_the_tables_cite_is_in_the_rulebook() -> None:
    cited = [rule for question in QUESTIONS for rule in question.rules] + [card.rule for card in CARDS]
    assert sorted(set(cited) - set(RULES)) == []
    assert all(BOOK.chapter(variant.rules).rule for variant in VARIANTS.variant)


def test_what_the_rules_cite_in_code_is_in_the_rulebook() -> None:
    sources = Path(tables.__file__).parent.glob("*.py")
    cited = {rule for path in sources for rule in RULE_ID.findall(path.read_text(encoding="utf-8"))}
    assert sorted(cited - set(RULES)) == []


@pytest.mark.parametrize("name", DECISIONS)
def test_decision_constants_are_the_positions_in_the_catalogue(name: str) -> None:
    assert getattr(tables, name.upper()) == DECISIONS.index(name)
    assert f'"{name}"' in TESTS


def test_decisions_of_cards_are_in_the_catalogue() -> None:
    asked = {name for card in CARDS for name in card.decisions}
    assert asked <= set(DECISIONS) and len(set(DECISIONS)) == len(DECISIONS) == len(game().rules.settles)


def test_event_constants_are_the_positions_of_their_names() -> None:
    constants = {name: value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)}
    named = {name.upper().replace("-", "_"): number for number, name in enumerate(events.NAMES)}
    assert constants == named and len(set(events.NAMES)) == len(events.NAMES)


def test_the_numbering_fits_the_cards() -> None:
    assert numbering.fits()
    names = [numbering.option_name(option) for option in range(numbering.COUNT)]
    assert len(set(names)) == len(names) == game().rules.option_count


@pytest.mark.parametrize("start", ["WORDS", "SEAT_WORDS", "WAYS"])
def test_option_words_have_constants_in_their_order(start: str) -> None:
    words = getattr(numbering, start)
    first = {"WORDS": numbering.PASS, "SEAT_WORDS": numbering.SELF, "WAYS": numbering.DEED}[start]
    named = {word: getattr(numbering, word.upper()) for word in words if not word.startswith("seat_")}
    assert all(value == first + words.index(word) for word, value in named.items())


def test_the_variants_have_the_players_that_their_file_says() -> None:
    assert tables.VARIANT_NAMES == ["base", *(variant.id for variant in VARIANTS.variant)]
    assert PLAYERS[1:] == [variant.players for variant in VARIANTS.variant]
    assert game().rules.seats == sorted({players for numbers in PLAYERS for players in numbers})


def test_only_the_last_kind_has_more_than_three_copies() -> None:
    assert max(COPIES[:-1]) <= 3 < COPIES[-1] and sum(COPIES) == 64


def test_levels_and_thresholds_come_from_the_ladder() -> None:
    assert tables.LEVELS == ["dung_beetle", "snake", "wolf", "ape", "transcendence"]
    assert tables.NEED[:4] == [4, 5, 6, 7] and tables.LEVELS[tables.TRANSCENDENCE] == "transcendence"
    assert tables.LEVELS[tables.WOLF] == "wolf" and tables.LEVELS[tables.DUNG_BEETLE] == "dung_beetle"
