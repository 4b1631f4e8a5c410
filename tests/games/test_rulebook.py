"""The rulebook: every rule once, in order, in both languages, found by id or by words."""

import pytest

from tablee.games.loading import BadGameFile
from tablee.games.rulebook import Chapter, Rule, Rulebook, UnknownRule, folded, rulebook
from tablee.games.texts import Text

KARMAKA = rulebook("tablee.games.karmaka")


def found(words: str, language: str = "fr") -> list[str]:
    return [rule.id for rule in KARMAKA.search(words, language)]


def test_a_rule_and_a_chapter_are_found_by_id_in_any_case() -> None:
    assert KARMAKA.rule("kmk-6.7") is KARMAKA.rule("KMK-6.7")
    assert KARMAKA.chapter("kmk-v2").id == "KMK-V2"


def test_an_unknown_rule_suggests_those_that_look_like_it() -> None:
    with pytest.raises(UnknownRule, match=r"no 'KMK-6\.77'; did you mean KMK-6\.7 or ") as caught:
        KARMAKA.rule("KMK-6.77")
    assert caught.value.close[0] == "KMK-6.7"
    with pytest.raises(UnknownRule) as caught:
        KARMAKA.chapter("KMK-17")
    assert "KMK-1" in caught.value.close


def test_an_id_like_nothing_gets_no_suggestion() -> None:
    with pytest.raises(UnknownRule, match=r"^the rulebook has no '%'$") as caught:
        KARMAKA.rule("%")
    assert caught.value.close == []


def test_a_chapter_id_lists_its_chapter_alone() -> None:
    assert found("KMK-1") == [f"KMK-1.{number}" for number in range(1, 6)]
    assert found("kmk-10", "en") == [rule.id for rule in KARMAKA.chapter("KMK-10").rule]


def test_a_rule_id_lists_the_rule_and_its_notes() -> None:
    assert found("KMK-11.1") == ["KMK-11.1", "KMK-11.1a", "KMK-11.1b"]
    assert found("KMK-11.1b") == ["KMK-11.1b"]


def test_search_ignores_case_and_accents() -> None:
    assert "KMK-3.7" in found("oeuvre exposee")
    assert found("OEUVRE EXPOSÉE") == found("exposée œuvre")


def test_all_words_must_occur_in_the_language_asked_for() -> None:
    assert "KMK-1.3" in found("mosaic colour", "en")
    assert found("mosaic colour", "fr") == []
    assert set(found("mosaic colour", "en")) <= set(found("colour", "en"))


def test_words_narrow_a_chapter() -> None:
    assert found("KMK-6 pile") == ["KMK-6.6", "KMK-6.7"]


def test_nothing_sought_is_nothing_found() -> None:
    assert found("  ") == []
    assert found("xyzzy") == []


def test_two_rules_with_one_id_are_refused() -> None:
    rule = Rule("X-1.1", Text(fr="Un.", en="One."))
    with pytest.raises(BadGameFile, match="two entries have the same id"):
        Rulebook((Chapter("X-1", Text(fr="Un", en="One"), (rule, rule)),))


def test_folding_keeps_the_letters() -> None:
    assert folded("Échelle ŒUVRE d’Æon") == "echelle oeuvre d'aeon"
