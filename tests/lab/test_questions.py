"""The six questions, asked small: their reports are whole, in both languages, and need nothing from elsewhere."""

import json
import re
from pathlib import Path

import pytest

from tablee.lab.cards import cards
from tablee.lab.health import health
from tablee.lab.ladder import ladder
from tablee.lab.play.errors import BadStudy
from tablee.lab.play.running import Bench
from tablee.lab.play.worlds import write_world
from tablee.lab.report.writing import Report
from tablee.lab.restrict import restrict
from tablee.lab.tune import read_knob, tune
from tablee.lab.what_if import what_if
from tests.lab.asked import asked

pytestmark = pytest.mark.dear

ELSEWHERE = re.compile(r"(?:src|href)=[\"'](?!#)|url\((?!#)|@import|<script|<link")


def kept(report: Report, place: Path, language: str = "en") -> str:
    """The page of a report, which must stand alone."""
    page, result, rows = report.keep(place, language)
    text = page.read_text(encoding="utf-8")
    assert not ELSEWHERE.findall(text) and report.page.command in text
    assert json.loads(result.read_text()) == json.loads(json.dumps(report.result))
    assert len(rows.read_text().splitlines()) == len(report.rows) + 1
    return text


def test_health_has_every_figure_with_its_interval(tmp_path: Path) -> None:
    report = health(asked("vii_legio", deals=3), Bench(tmp_path))
    text = kept(report, tmp_path)
    assert text.count("<section>") == text.count("<figure") == 6
    values = {str(row["name"]): row for row in report.rows}
    assert values["turns"]["value"] == 34.0 and values["step:sensible-random"]["value"] == 1.0
    bounds = [[float(str(row[name])) for name in ("low", "value", "high")] for row in values.values()]
    assert all(low <= value <= high for low, value, high in bounds)


def test_health_is_told_in_french_too_with_the_same_numbers(tmp_path: Path) -> None:
    english = health(asked("vii_legio", deals=3), Bench(tmp_path))
    french = health(asked("vii_legio", deals=3, language="fr"), Bench(tmp_path))
    assert french.rows == english.rows
    text = kept(french, tmp_path, "fr")
    assert 'lang="fr"' in text and "Est-ce équitable" in text and "Is it" not in text


def test_the_cost_of_doing_without_is_paired(tmp_path: Path) -> None:
    report = restrict(asked(deals=4), Bench(tmp_path), ["panic"])
    rows = {str(row["name"]): row["value"] for row in report.rows}
    assert rows["free"] == 0.375
    assert rows["cost"] == round(float(str(rows["without"])) - 0.375, 4)
    assert "panic" in kept(report, tmp_path)


def test_things_are_weighed_where_they_were_used(tmp_path: Path) -> None:
    report = cards(asked(deals=3), Bench(tmp_path), 4)
    rows = {str(row["id"]): row for row in report.rows}
    assert rows["jubilee"]["used"] == 0 and rows["jubilee"]["worth"] == ""
    assert any(row["deals"] for row in report.rows)
    assert "Panic" in kept(report, tmp_path)


def test_levels_are_rated_from_the_weakest_to_the_strongest(tmp_path: Path) -> None:
    report = ladder(asked("vii_legio", deals=3), Bench(tmp_path))
    ratings = {str(row["level"]): float(str(row["rating"])) for row in report.rows}
    assert ratings["sensible"] > 25 > ratings["random"]
    kept(report, tmp_path)


def test_other_numbers_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    world = write_world("karmaka", ["setup.base.opening_hand=6"], tmp_path / "world")
    report = what_if(asked(deals=2), Bench(tmp_path), world)
    assert report.result["changes"] == {"setup.base.opening_hand": 6}
    assert "setup.base.opening_hand = 6" in kept(report, tmp_path)
    assert {"turns", "seat:0", "step:sensible-random"} <= {str(row["name"]) for row in report.rows}


def test_the_best_numbers_are_kept_as_a_folder_and_checked_on_fresh_deals(tmp_path: Path) -> None:
    knob = read_knob("setup.base.opening_hand=3..4")
    report = tune(asked(deals=1), Bench(tmp_path), [knob], "fair seats; 50 to 60 turns", 2)
    assert len(report.rows) == 2 and "fresh" in report.result
    best = (tmp_path / "best" / "karmaka" / "setup.toml").read_text()
    assert best in ("base.opening_hand = 3\n", "base.opening_hand = 4\n")
    kept(report, tmp_path)
    with pytest.raises(BadStudy, match="is no knob"):
        read_knob("setup.base.opening_hand=4..3")
