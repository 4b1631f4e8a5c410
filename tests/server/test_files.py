"""What pages and files are sent as: shorter where that is read, kept for ever, and a page for whoever is lost."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.server.door.shortening import SMALL
from tablee.server.http.assets import accepted
from tablee.server.start.run import served
from tests.server.company import config

LONG = "// a file of the web client\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with files of a web client, as the build leaves them."""
    folder: Path = tmp_path_factory.mktemp("files")
    assets = folder / "web" / "assets"
    assets.mkdir(parents=True)
    (folder / "web" / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "web" / "manifest.webmanifest").write_text('{"name": "Tablée"}')
    (folder / "web" / "worker.js").write_text("// nothing")
    (assets / "main-abc.js").write_text(LONG)
    (assets / "main-abc.js.gz").write_bytes(gzip.compress(LONG.encode()))
    (assets / "small-abc.css").write_text("p{}")
    with served(config(folder), folder / "web") as (url, _), httpx.Client(base_url=url) as browser:
        yield browser


def test_a_file_is_kept_for_ever_and_sent_in_the_form_that_is_read(site: httpx.Client) -> None:
    short = site.get("/assets/main-abc.js", headers={"accept-encoding": "br, gzip"})
    plain = site.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
    assert short.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert short.text == plain.text == LONG
    assert int(short.headers["content-length"]) < len(LONG) == int(plain.headers["content-length"])
    for answer in (short, plain):
        assert "immutable" in answer.headers["cache-control"] and answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


def test_the_page_itself_is_not_kept(site: httpx.Client) -> None:
    assert site.get("/").headers["cache-control"] == "no-store"


def test_what_an_installed_page_asks_for_is_there_and_not_kept(site: httpx.Client) -> None:
    manifest, worker = site.get("/manifest.webmanifest"), site.get("/worker.js")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.json() == {"name": "Tablée"}
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["cache-control"] == worker.headers["cache-control"] == "no-store"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert site.get("/offline.html").status_code == 404, "not built here"


@pytest.mark.parametrize("path", ["/", "/assets/main-abc.js", "/api/v1/games", "/api/v1/tables", "/health"])
def test_head_is_answered_wherever_get_is(site: httpx.Client, path: str) -> None:
    got, head = site.get(path), site.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"") == (200, b"")
    assert head.headers["content-type"] == got.headers["content-type"]


def test_head_of_what_is_not_there_is_404(site: httpx.Client) -> None:
    assert site.head("/api/v1/nothing").status_code == 404 and site.head("/nothing").status_code == 404


@pytest.mark.parametrize("path", ["/nothing", "/a/b/c", "/assets/gone.js", "/assets/main-abc.js/x"])
def test_an_unknown_address_shows_a_page_with_a_way_home(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
    assert "There is nothing at this address." in answer.text and "Il n&#x27;y a rien" in answer.text
    assert 'href="/"' in answer.text


def test_programs_are_told_in_json_that_there_is_nothing(site: httpx.Client) -> None:
    assert site.get("/api/v1/nothing").json()["code"] == "not-found"


def test_what_is_public_and_long_is_sent_in_fewer_bytes(site: httpx.Client) -> None:
    short = site.get("/api/v1/games/karmaka/catalogue", headers={"accept-encoding": "gzip"})
    plain = site.get("/api/v1/games/karmaka/catalogue", headers={"accept-encoding": "identity"})
    assert short.headers["content-encoding"] == "gzip" and short.json() == plain.json()
    assert SMALL < int(short.headers["content-length"]) < len(plain.content) / 2


def test_what_belongs_to_a_table_is_sent_as_it_is(site: httpx.Client) -> None:
    wish = {"game": "karmaka", "seats": [{"who": "me"}, {"who": "random"}], "start": True}
    made = site.post("/api/v1/tables", json=wish).json()
    position = site.get(f"/api/v1/tables/{made['table']['id']}", headers={"accept-encoding": "gzip"})
    assert len(position.content) > SMALL and "content-encoding" not in position.headers


def test_a_form_of_no_weight_is_not_read() -> None:
    assert accepted("gzip;q=0, br;q=0.0, identity") == {"identity"} and accepted("") == set()
