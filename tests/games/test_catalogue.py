"""The catalogue says what every game and every setting is called and what it means, in both languages."""

import pytest

from tablee.games import GAMES, UnknownGame, title_named
from tablee.games.catalogue import SettingEntry, entries, entry, value_about, value_title
from tablee.games.texts import LANGUAGES

SPACE, KARMAKA = title_named("spacepaper"), title_named("karmaka")
SETTINGS = {f"{game.name} {setting.name}": setting for game in entries() for setting in game.settings}
every_setting = pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)


def test_every_game_is_listed_under_its_own_title_with_a_description() -> None:
    assert [game.name for game in entries()] == list(GAMES)
    assert [game.title["en"] for game in entries()] == [
        "Karmaka",
        "Karman Swap",
        "SpacePaper",
        "VII Legio: Nébuleuse Rouge",
        "Wild Space",
    ]
    for game in entries():
        assert game.about["fr"] and game.about["en"] and game.about["fr"] != game.about["en"]
        assert game.presets in ["", *(setting.name for setting in game.settings)]


def test_a_game_says_whose_it_is_where_it_must() -> None:
    assert "Jne[CrAcK]" in entry("spacepaper").credit["fr"] and entry("karmaka").credit["en"] == ""


def test_the_title_agrees_with_the_rules() -> None:
    for name in GAMES:
        title, rules = GAMES.title(name), GAMES[name].rules
        settings = [setting.name for setting in rules.settings]
        assert (title.name, list(title.seats)) == (rules.name, rules.seats) == (name, rules.seats)
        assert {title.presets, title.solo, *title.seat_settings, *title.trials.alike} <= {"", *settings}


@every_setting
def test_no_setting_and_no_value_is_shown_by_its_id(setting: SettingEntry) -> None:
    for language in LANGUAGES:
        titles = [value.title.in_(language) for value in setting.values]
        assert all(title and "_" not in title and not title.isdecimal() for title in titles)
        assert len(set(titles)) == len(titles) and setting.title.in_(language) != setting.name


@pytest.mark.parametrize("name", [name for name in SETTINGS if name.startswith("spacepaper")])
def test_every_setting_of_spacepaper_and_each_of_its_values_is_explained(name: str) -> None:
    for language in LANGUAGES:
        assert SETTINGS[name].about.in_(language)
        assert all(value.about.in_(language) for value in SETTINGS[name].values)


def test_a_seat_is_called_by_who_sits_there_or_counted_from_one() -> None:
    assert value_title(KARMAKA, "first_player", "seat_0", "fr") == "Place 1"
    assert value_title(KARMAKA, "wolf_seat", "2", "en") == "Seat 3"
    assert value_title(KARMAKA, "wolf_seat", "1", "en", ["Anna", "Bob"]) == "Bob"
    assert [value.seat for value in SETTINGS["karmaka first_player"].values] == [None, 0, 1, 2, 3]


def test_a_number_that_is_not_on_offer_is_a_number_of_the_same_things() -> None:
    assert value_title(SPACE, "turn_cap", "45", "en") == "45 turns"
    assert "45" in value_about(SPACE, "turn_cap", "45", "fr")


def test_a_value_says_for_how_many_it_is() -> None:
    fitting = {value.value: value.players for value in SETTINGS["karmaka variant"].values}
    assert (fitting["base"], fitting["multiplayer"], fitting["teams"]) == ((2,), (3, 4), (4,))


def test_an_unknown_game_has_no_entry() -> None:
    with pytest.raises(UnknownGame):
        entry("chess")
