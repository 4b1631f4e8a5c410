"""A mistake in a file of SpacePaper's data is told with its file, entry and field; dice are read or refused."""

import re
from importlib.resources import files

import pytest

from tablee.games.loading import BadGameFile, decode
from tablee.games.spacepaper.data import (
    PACKAGE,
)
from tablee.games.spacepaper.data.sheets import dice
from tests.games.spacepaper.data_files import FORMS, refused


@pytest.mark.parametrize(
    ("text", "sums"), [("2", [2]), ("6-7", [6, 7]), ("2-12", list(range(2, 13))), ("12", [12]), ("4-4", [4])]
)
def test_dice_are_read_as_sums(text: str, sums: list[int]) -> None:
    assert dice(text) == sums


@pytest.mark.parametrize("text", ["", "-", "1", "13", "0", "7-", "-7", "7-6", "11-13", "1-3", "six", "6–7", "2-3-4"])
def test_nonsense_dice_are_refused(text: str) -> None:
    refused(f"{text!r} is no sum of two dice", dice, text)


# Mistakes that the records find


@pytest.mark.parametrize("file", FORMS)
def test_a_field_that_nobody_knows_is_refused(file: str) -> None:
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    with pytest.raises(BadGameFile, match=rf"^{re.escape(file)}: .*`rumour`"):
        decode('rumour = "x"\n' + text, file, FORMS[file])


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        ("options.toml", "max_players = 5", 'max_players = "five"', "field game, field max_players"),
        ("options.toml", "turn_cap = 100 }", 'turn_cap = "x" }', "field presets"),
        ("races.toml", "start_population = 10", 'start_population = "10"', "entry 2 of race (ether), field start_popu"),
        ("planets.toml", 'small = "mine_1"', 'small = "mine_3"', "entry 1 of planet_type (telluric), field deposit"),
        ("infrastructure.toml", "column = 2", "column = 3", "entry 5 of infrastructure (habitats), field column"),
        ("stars.toml", 'dice = "2"', "dice = 2", "entry 1 of star (brown_dwarf), field dice"),
        ("ships.toml", "weapons_index = 2", "weapons_index = 3", "entry 3 of ship (transport), field weapons_index"),
        ("technologies.toml", 'mode = "set"', 'mode = "cut"', "entry 1 of technology (speed), entry 1 of synergy"),
        ("minerals.toml", 'en = "Antimatter"', "en = 2", "entry 2 of mineral (antimatter), field name, field en"),
        ("politics.toml", '"capital_energy"', '"rum"', "entry 7 of system (nationalism), field surplus_gold_to"),
        ("politics.toml", 'from = "technocracy"', "from = 1", "entry 1 of change, field from"),
        ("leaders.toml", "bonus = { defense", "bonus = { beauty", "entry 9 of leader (guardian), field bonus"),
        ("events.toml", 'target = "ship"', 'target = "moon"', "entry 3 of event (neutron_star), field target"),
        ("galaxy.toml", "position = [73, 112]", "position = [73]", "entry 2 of system (rs22), field position"),
        ("strategies.toml", "rush_share = 0.", 'rush_share = "x" # 0.', "field expert, field rush_share"),
        ("decisions.toml", 'decider = "rival"', 'decider = "dog"', "entry 17 of decision (fire2), field decider"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_file_entry_and_field(file: str, right: str, wrong: str, told: str) -> None:
    text = files(PACKAGE).joinpath("data", file).read_text(encoding="utf-8")
    assert right in text
    with pytest.raises(BadGameFile) as caught:
        decode(text.replace(right, wrong, 1), file, FORMS[file])
    assert str(caught.value).startswith(f"{file}: {told}"), caught.value
