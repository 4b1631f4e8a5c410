"""Whatever is refused is refused in one shape, in both languages, and changes nothing."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.client import Client
from tablee.games.typography import french
from tablee.server.ground.config import Limits
from tablee.server.wire.refusals import PACKAGE, STATUS, Refusal, refused
from tablee.server.wire.shapes import SeatWish
from tests.games.test_language import messages, variables
from tests.server.company import ANNA_AND_OPEN, first, is_ready, mover, pair, serving

SOURCES = Path(__file__).parents[2] / "src" / "tablee"
KARMAKA: dict[str, Any] = {"game": "karmaka", "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}]}


def ask(client: Client, method: str, path: str, **given: Any) -> httpx.Response:
    return httpx.request(method, f"{client.url}/api/v1{path}", **given)


def check(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert (answer.status_code, told["code"]) == (status, code), told
    assert told["text"]["fr"] and told["text"]["en"] and set(told) <= {"code", "text", "rule", "n", "now"}
    return told


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({**KARMAKA, "game": "chess"}, "unknown-game"),
        ({**KARMAKA, "options": {"variant": "none"}}, "bad-setup"),
        ({**KARMAKA, "options": {"colour": "red"}}, "bad-setup"),
        ({**KARMAKA, "seats": [{"who": "me"}]}, "bad-setup"),
        ({**KARMAKA, "seats": [{"who": "me"}, {"who": "genius"}]}, "unknown-level"),
        ({**KARMAKA, "seats": [{"who": "random"}, {"who": "random"}]}, "seats-none"),
        ({**KARMAKA, "seats": [{"who": "me", "name": "Zoé"}, {"who": "me", "name": "ZOÉ"}]}, "bad-name"),
        ({**KARMAKA, "seats": [{"who": "me", "name": "a\nb"}, {"who": "open"}]}, "bad-name"),
        ({**KARMAKA, "seats": [{"who": "me", "name": "x" * 41}, {"who": "open"}]}, "malformed"),
        ({**KARMAKA, "seats": []}, "malformed"),
        ({**KARMAKA, "seed": 7}, "malformed"),
        ({"game": "karmaka"}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(client: Client, body: object, code: str) -> None:
    check(ask(client, "POST", "/tables", json=body), 400, code)


@pytest.mark.parametrize(
    ("change", "fr", "en"),
    [
        ({"game": "chess"}, french("aucun jeu ne s'appelle 'chess' : il y a karmaka"), "no game is called 'chess'"),
        ({"options": {"variant": "none"}}, "variant est l'une des valeurs base, multiplayer", "variant is one of base"),
        (
            {"options": {"colour": "red"}},
            french("réglage inconnu 'colour' : ce jeu a variant"),
            "unknown setting 'colour'",
        ),
        ({"seats": [{"who": "me"}]}, "karmaka se joue à 2 ou 3 ou 4, non à 1", "karmaka is for 2 or 3 or 4 players"),
        (
            {"seats": [{"who": "me"}] * 3},
            french("la variante base se joue à 2 ; à 3 se joue multiplayer"),
            "variant base is for 2 players; 3 play multiplayer",
        ),
        (
            {"seats": [{"who": "me"}, {"who": "genius"}]},
            french("aucun joueur virtuel ne s'appelle 'genius' : il y a random"),
            "no player is called 'genius': there is random",
        ),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_both_languages(
    client: Client, change: dict[str, object], fr: str, en: str
) -> None:
    told = ask(client, "POST", "/tables", json={**KARMAKA, **change}).json()
    assert fr in told["text"]["fr"] and en in told["text"]["en"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b"null"], ids=["empty", "torn", "bytes", "deep", "null"]
)
def test_a_body_that_is_no_message_is_refused(client: Client, content: bytes) -> None:
    check(ask(client, "POST", "/tables", content=content), 400, "malformed")


def test_a_body_that_is_too_large_is_refused(client: Client) -> None:
    check(ask(client, "POST", "/tables", content=b" " * 20_000), 413, "too-large")


def test_what_is_not_there_is_not_found(client: Client) -> None:
    check(ask(client, "GET", "/nothing"), 404, "not-found")
    check(ask(client, "GET", "/tables/aaaaaaaaaaaaaaaaaaaaaa"), 404, "no-table")
    check(ask(client, "GET", "/tables/aaaaaaaaaaaaaaaaaaaaaa/position"), 404, "no-table")
    told = check(ask(client, "GET", "/games/karmaka/rules/KMK-99.9"), 404, "unknown-rule")
    assert "cherchez-vous KMK-9.9 ou" in told["text"]["fr"] and "did you mean KMK-9.9 or" in told["text"]["en"]
    check(ask(client, "GET", "/games/chess/rules"), 400, "unknown-game")
    check(ask(client, "PUT", "/tables"), 405, "method")


def test_nobody_speaks_for_a_seat_without_its_token(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    other, _ = pair(client)
    path, body = f"/tables/{anna.table}", {"option": first(anna.position()), "n": 1}
    wrong = [{}, {"authorization": "Bearer x"}, {"authorization": f"Bearer {other.token}"}, {"authorization": "x"}]
    for headers in wrong:
        check(ask(client, "POST", f"{path}/choices", json=body, headers=headers), 401, "no-token")
    told = check(
        ask(client, "POST", f"{path}/choices", json=body, headers={"authorization": f"Bearer {bob.token}"}),
        409,
        "wrong-seat",
    )
    assert told["rule"]
    for what in ("undo", "hint", "chat", "token", "leave", "return", "rematch", "start"):
        sent = {"undo": {"n": 1}, "chat": {"text": "x"}}.get(what)
        check(ask(client, "POST", f"{path}/{what}", json=sent), 401, "no-token")
    assert anna.position().n == 1


def test_choices_out_of_turn_illegal_late_or_twice_change_nothing(client: Client) -> None:
    seat, position = mover(*pair(client))
    assert position.decision is not None
    legal = {option.option for option in position.decision.options}
    illegal = next(option for option in range(500) if option not in legal)
    for option, n, code in [
        (illegal, 1, "illegal-choice"),
        (10**6, 1, "unknown-option"),
        (first(position), 2, "stale"),
    ]:
        with pytest.raises(Refusal) as refused:
            seat.choose(option, n)
        assert refused.value.problem.code == code
    assert seat.position().n == 1
    seat.choose(first(position), 1)
    with pytest.raises(Refusal) as refused:
        seat.choose(first(position), 1)
    assert refused.value.problem.code == "stale" and refused.value.problem.n == 2
    assert refused.value.problem.now == seat.position()


def test_seats_are_taken_once_and_before_the_game(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with pytest.raises(Refusal, match="still open"):
        anna.start()
    with pytest.raises(Refusal, match="has not begun"):
        anna.position()
    with pytest.raises(Refusal, match="is taken"):
        client.join(anna.table, "Bob", 0)
    with pytest.raises(Refusal, match="sits here twice"):
        client.join(anna.table, "anna")
    client.join(anna.table, "Bob")
    with pytest.raises(Refusal, match="No seat is open"):
        client.join(anna.table, "Cleo")
    anna.start()
    for late in (anna.start, lambda: client.join(anna.table, "Cleo")):
        with pytest.raises(Refusal, match="has begun"):
            late()


def test_other_things_that_do_not_fit_are_refused(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_0")
    for text in ("x" * 301, "a\nb", "  ", "\x07"):
        with pytest.raises(Refusal):
            anna.say(text)
    for act, code in [
        (bob.hint, "not-your-turn"),
        (anna.rematch, "not-over"),
        (anna.come_back, "seat-yours"),
        (lambda: anna.replace(0), "seat-yours"),
        (lambda: anna.replace(5), "unknown-seat"),
        (lambda: bob.agree(0, 1), "nothing-asked"),
        (lambda: bob.undo(1), "undo-nothing"),
        (lambda: bob.undo(1, take_back=True), "undo-people"),
        (lambda: bob.undo(9), "stale"),
    ]:
        with pytest.raises(Refusal) as refused:
            act()
        assert refused.value.problem.code == code
    with bob.live() as live:
        live.receive()
        with pytest.raises(Refusal, match="at the table"):
            anna.replace(1)
    assert anna.position().n == 1


def test_pages_of_others_and_foreign_names_are_refused(client: Client) -> None:
    evil = {"origin": "https://evil.example"}
    check(ask(client, "POST", "/tables", json=KARMAKA, headers=evil), 403, "origin")
    check(ask(client, "GET", "/games", headers={"host": "evil.example"}), 403, "host")
    own = {"origin": client.url}
    assert ask(client, "POST", "/tables", json=KARMAKA, headers=own).status_code == 201


def test_who_asks_too_fast_must_wait(tmp_path: Path) -> None:
    limits = Limits(requests=(0.001, 5.0), tables=(0.001, 2.0))
    with serving(tmp_path, limits=limits) as (client, _):
        for _ in range(2):
            assert ask(client, "POST", "/tables", json=KARMAKA).status_code == 201
        check(ask(client, "POST", "/tables", json=KARMAKA), 429, "too-many-tables")
        ask(client, "GET", "/games")
        ask(client, "GET", "/games")
        answer = ask(client, "GET", "/games")
        check(answer, 429, "too-fast")
        assert answer.headers["retry-after"] == "1" and httpx.get(f"{client.url}/health").status_code == 200


def test_a_fault_of_ours_says_nothing_of_our_insides(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, application):
        application.house.store.listed = None  # type: ignore[assignment, method-assign]
        answer = ask(client, "GET", "/tables")
        check(answer, 500, "internal")
        assert "NoneType" not in answer.text and "Traceback" not in answer.text


def test_a_server_without_its_database_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, application):
        application.house.store.answers = None  # type: ignore[assignment, method-assign]
        assert not is_ready(application)


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    fr, en = messages(PACKAGE, "fr"), messages(PACKAGE, "en")
    assert list(fr) == list(en)
    assert {name: variables(fr, name) for name in fr} == {name: variables(en, name) for name in en}


@pytest.mark.parametrize("message", messages(PACKAGE, "en"))
def test_every_message_is_said_somewhere(message: str) -> None:
    files = [*(SOURCES / "server").rglob("*.py"), SOURCES / "cli" / "serve.py"]
    said = sum(file.read_text(encoding="utf-8").count(f'"{message}"') for file in files)
    assert said > (message in STATUS), "the list of refusals alone does not count"


def test_every_refusal_has_its_words() -> None:
    for code in STATUS:
        given = {"most": 1} if code in ("too-large", "chat-bad") else {}
        assert refused(code, **given).problem.text["fr"]


def test_a_seat_for_nobody_makes_a_host_who_looks_on(client: Client) -> None:
    (host,) = client.create("karmaka", [SeatWish("open"), SeatWish("random")])
    assert host.seat is None and host.look().seat is None
    client.join(host.table, "Anna")
    assert host.start().table.status == "playing"
    with pytest.raises(Refusal) as refused:
        host.choose(0, 1)
    assert refused.value.problem.code == "not-seated"
