"""What the program remembers, and how wishes become a table."""

from pathlib import Path

import pytest

from tablee.games import GAMES
from tablee.table import Setup
from tablee.table.seating.calling import known_names
from tablee.tui.wishes.game_wishes import BadSeed, about, lines, places_of, seated, setup_of, value_title, whos
from tablee.tui.wishes.settings_file import GameWish, SeatWish, Settings, SettingsFile


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.toml")
    seats = (SeatWish('Zoé "Z" \\ 10', "human"), SeatWish("", "expert"))
    kept = Settings("fr", "paper", "slow", GameWish("karmaka", 2, seats, {"variant": "base"}, "7"))
    file.write(kept)
    assert file.read() == kept


@pytest.mark.parametrize("text", ["", "not toml", "language = 3", "later = 1", b"\xff".decode("latin-1")])
def test_a_file_that_cannot_be_understood_gives_the_usual_settings(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="latin-1")
    assert SettingsFile(path).read() == Settings()


def test_settings_that_cannot_be_kept_trouble_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    SettingsFile(tmp_path / "file" / "settings.toml").write(Settings())


def test_a_first_wish_is_a_sensible_game() -> None:
    wish = seated(GameWish(seed="7"))
    assert (wish.game, wish.players) == ("karmaka", 2)
    assert [seat.who for seat in wish.seats] == ["human", "sensible"]
    assert setup_of(wish) == Setup.of("karmaka", 2, 7)


def test_only_values_that_fit_are_offered() -> None:
    found = {line.name: line.values for line in lines(seated(GameWish(players=4)))}
    assert found["variant"] == ("multiplayer", "teams")
    assert found["first_player"] == ("random", "seat_0", "seat_1", "seat_2", "seat_3")
    assert found["wolf_seat"] == ("0",)  # no choice: the form leaves it out


def test_a_wish_of_another_time_is_made_whole() -> None:
    wish = seated(GameWish("chess", 9, (SeatWish("Anna", "genius"),), {"variant": "moon"}))
    assert (wish.game, wish.players, wish.seats[0].who) == ("karmaka", 2, "sensible")
    assert wish.options["variant"] == "base"


@pytest.mark.parametrize("seed", ["soon", "-1", "1.5"])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    with pytest.raises(BadSeed):
        setup_of(seated(GameWish(seed=seed)))


def test_names_stand_for_seats_and_words_for_values() -> None:
    karmaka = GAMES["karmaka"]
    assert value_title(karmaka, "first_player", "seat_1", ["Anna", "Bob"], "en") == "Bob"
    assert value_title(karmaka, "variant", "teams", [], "fr").startswith("Jeu par équipe")
    assert "human" in whos(karmaka) and "master" in whos(karmaka)
    assert "Transcendence" in about(seated(GameWish()), "en")


def test_whoever_gives_no_name_has_the_usual_one() -> None:
    wish = seated(GameWish(players=3, seats=(SeatWish(" Anna "), SeatWish(), SeatWish())))
    names = [place.name for place in places_of(wish, "fr", "Zoé", "7")]
    assert names[:2] == ["Anna", "Zoé"] and names[2] in known_names("fr")
