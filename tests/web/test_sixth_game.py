"""The sixth game in a browser: chosen, played to the end on the generic board, and looked back at."""

from collections.abc import Iterator

import pytest

from tests.sixth.conftest import installed, outside
from tests.web.conftest import Open, Site
from tests.web.table import choose_first, finish_by_program, is_over, options, start_solo

__all__ = ["installed", "outside"]  # fixtures


@pytest.fixture(scope="module")
def site(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that was started after the game was installed."""
    serving = Site(tmp_path_factory.mktemp("web"))
    serving.start()
    yield serving.url
    serving.stop()


def test_it_is_chosen_and_played_to_the_end_on_the_generic_board(open_page: Open) -> None:
    page = open_page()
    chosen = page.locator("input[value=connect_four]")
    offered = page.locator("label", has=chosen).inner_text()
    assert "connect four" in offered.lower() and "2 players" in offered
    chosen.check()
    page.get_by_text("Drop stones in turn").wait_for()
    start_solo(page, "connect_four", "random")
    assert page.get_by_text("Into which column do you drop your stone?").count()
    assert page.locator("section.panel dt", has_text="Columns").count() == 1
    while not is_over(page):
        page.locator("[data-option]:not([disabled]), #ended").first.wait_for()
        if options(page).count():
            choose_first(page)
    assert page.locator("#ended").inner_text()


def test_its_rules_are_read_and_a_finished_game_is_looked_back_at(open_page: Open, site: str) -> None:
    page = open_page("#/rules/connect_four")
    page.locator("dd").first.wait_for()
    assert page.get_by_text("The board has seven columns").count()
    page.goto(f"{site}#/review/{finish_by_program(site, 'connect_four')}/3")
    page.locator("[data-at]").first.wait_for()
    assert page.locator("section.panel dt", has_text="Columns").count() == 1
