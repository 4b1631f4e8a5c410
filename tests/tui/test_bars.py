"""The bars around a game at 80 columns: what stays in sight, and who has the keys."""

from pathlib import Path

from textual.pilot import Pilot

from tablee.tui.widgets.bars.keys import fitting
from tests.tui.pilots import playing, press, program, screen_text, settled, sit, wish
from tests.tui.space import desk_at
from tests.tui.test_spacepaper import ask_of, at_table, screen_of


def test_in_french_at_80_columns_money_leave_and_undo_stay_and_the_map_says_that_it_has_the_keys(
    tmp_path: Path,
) -> None:
    desk = desk_at("build", 150, seed=9)

    async def walk(pilot: Pilot[None]) -> None:
        top, *_, keys = screen_of(pilot).splitlines()
        assert " or (" in top and "/20" in top and "à vous" in top
        assert all(word in keys for word in ("aide", "conseil", "annuler", "sortir", "finir", "carte"))
        assert not screen_of(pilot).splitlines()[2].strip().startswith("Journal")  # the tabs take one line
        await press(pilot, "m")
        assert "▣ Carte" in screen_of(pilot) and "Entrée  choisir" in screen_of(pilot)
        await press(pilot, "2")
        assert "▣" not in screen_of(pilot) and ask_of(pilot).has_focus
        assert ask_of(pilot).selected == ask_of(pilot).shown[1]
        assert len(ask_of(pilot).shown) == 4

    at_table(tmp_path, desk, walk, language="fr")


def test_undo_is_offered_once_there_is_something_to_undo(tmp_path: Path) -> None:
    app = program(tmp_path, wish("Anna", "Bob=random", first_player="seat_0"), "fr")

    async def walk(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        assert "annuler" not in screen_text(app)
        await press(pilot, "u")
        assert playing(app).is_current  # nothing is asked: the bar says why
        await press(pilot, "enter")
        await settled(pilot)
        assert " u  annuler" in screen_text(app)

    sit(app, walk)


def test_keys_are_whole_or_left_out() -> None:
    keys = [("a", "one", "one"), ("b", "two", "two"), ("c", "three", "three")]
    assert fitting(keys, (), 100) == keys
    assert fitting(keys, ("three",), 18) == [keys[0], keys[2]]
    assert fitting(keys, ("three",), 7) == []
