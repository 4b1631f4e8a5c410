"""A virtual player that waits for its turn to think: the page tells its place in line, in the reader's language."""

import httpx
import pytest

from tests.server.attacks.gated import Gate, gate
from tests.server.engines import wait_for
from tests.web.conftest import Open
from tests.web.table import begin_by_program, link, options

pytestmark = pytest.mark.wiped

__all__ = ["gate"]


@pytest.mark.once
@pytest.mark.parametrize(("language", "said"), [("en", "number 1 in line"), ("fr", "numéro 1 dans la file")])
def test_the_page_tells_the_place_in_line(open_page: Open, site: str, gate: Gate, language: str, said: str) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "gated", "name": "Bob"}]
    first = {"first_player": "seat_1"}
    begin_by_program(site, "karmaka", seats, options=first)
    wait_for(lambda: gate.begun == 1, "the thought of another table")
    wish = {"game": "karmaka", "seats": seats, "options": first}
    given = httpx.post(f"{site}api/v1/tables", json=wish).json()["seats"][0]
    waiting = open_page(link(given), language=language)
    waiting.locator(".lobby").wait_for()  # which the socket has told
    headers = {"authorization": f"Bearer {given['token']}"}
    assert httpx.post(f"{site}api/v1/tables/{given['table']}/start", headers=headers).is_success
    waiting.get_by_text(said).wait_for()
    gate.open()
    options(waiting).first.wait_for()
    assert waiting.get_by_text(said).count() == 0
