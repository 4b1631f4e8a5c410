"""What an option of SpacePaper says that it would change."""

from tablee.games.spacepaper.people.changes import change
from tablee.games.spacepaper.people.meaning import meaning_of
from tablee.games.spacepaper.rules.state import SpaceState
from tests.games.spacepaper.moments import moments
from tests.games.spacepaper.sitting import Sitting, game


def found(s: SpaceState, name: str) -> list[int]:
    """The options that say a message."""
    said = [(option, change(s, meaning_of(option))) for option in s.options]
    return [option for option, phrase in said if phrase is not None and phrase.message == name]


def test_a_system_says_what_each_turn_brings_now_and_under_it() -> None:  # SPP-13
    s = moments()["sys"]
    assert found(s, "change-politics")
    assert not found(moments()["sys0"], "change-politics"), "there is no system before the first"


def test_a_colony_says_whether_its_type_is_new() -> None:  # SPP-17.5
    s = moments()["build"]
    new, held = found(s, "change-type"), found(s, "change-type-held")
    assert new and held
    for option in new:
        phrase = change(s, meaning_of(option))
        assert phrase is not None and phrase.given["now"] == int(str(phrase.given["was"])) + 1


def test_a_level_is_one_more_of_all_that_are_needed() -> None:  # SPP-17.3
    s = moments()["tech"]
    phrases = [change(s, meaning_of(option)) for option in found(s, "change-levels")]
    assert phrases and all(phrase is not None and phrase.given["need"] == 60 for phrase in phrases)


def test_the_lottery_says_how_much_gold_there_would_be() -> None:  # SPP-16.6
    t = Sitting("research", gold=[7], science=[20], events=["galactic_lottery"])
    options = [option for option in t.state.options if meaning_of(option).form == "card"]
    assert [game().telling.describe(t.state, option, []).change_in("en") for option in options] == ["Gold: 7 → 22"]


def test_a_project_without_energy_says_that_it_would_not_be_built() -> None:  # SPP-7.8
    t = Sitting("build", gold=[99], capitals=[{"built": 31}])
    said = {game().telling.describe(t.state, option, []).change_in("en") for option in t.state.options}
    assert "It would not be built as things stand: NE555 · home planet makes no energy" in said
