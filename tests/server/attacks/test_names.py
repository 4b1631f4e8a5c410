"""Names and chat from strangers: nobody sits unseen, nobody passes for another, and no line of chat is empty."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tablee.client import Client
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import SeatWish
from tests.server.company import ANNA_AND_OPEN

UNSEEN = ["\u200d", "\u0301", "\u3164", "\u115f", "\u2800", "\ufe0f", "\u00ad", "\u200b", "\u3000", "\u202e"]
STEERING = ["\u2066x\u2069", "x\u202ey", "\u200fx"]
ANNAS = ["anna", "Аnna", "An\u200dna", "Ａnna", "Anna\ufe0f", "Ànna"]


@pytest.mark.parametrize("name", UNSEEN + STEERING, ids=ascii)
def test_nobody_sits_down_under_a_name_that_shows_nothing(client: Client, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        client.create("karmaka", [SeatWish("me", name), SeatWish("open")])
    assert (refused.value.status, refused.value.problem.code) == (400, "bad-name")
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with pytest.raises(Refusal) as refused:
        client.join(anna.table, name)
    assert (
        refused.value.problem.code == "bad-name"
        and refused.value.problem.text["fr"] != refused.value.problem.text["en"]
    )


@pytest.mark.parametrize("name", ANNAS, ids=ascii)
def test_nobody_passes_for_another_at_the_table(client: Client, name: str) -> None:
    with pytest.raises(Refusal) as refused:
        client.create("karmaka", [SeatWish("me", "Anna"), SeatWish("sensible", name)])
    assert refused.value.problem.code == "bad-name"
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with pytest.raises(Refusal) as refused:
        client.join(anna.table, name)
    assert refused.value.problem.code == "bad-name" and "anna" in refused.value.problem.text["en"].lower()
    assert client.join(anna.table, "Bob").seat == 1


def test_two_who_sit_down_at_one_moment_do_not_look_the_same(client: Client) -> None:
    seats = [SeatWish("me", "Eve"), *[SeatWish("open")] * 3]
    for _ in range(5):
        (eve,) = client.create("karmaka", seats, {"variant": "multiplayer"})
        with ThreadPoolExecutor(3) as crowd:
            joining = [crowd.submit(client.join, eve.table, name, 1 + at) for at, name in enumerate(ANNAS[:3])]
        kinds = {type(each.exception()) for each in joining}
        names = [seat.name for seat in eve.look().table.seats if seat.name is not None]
        assert len(names) <= 2 and names[0] == "Eve" and kinds <= {Refusal, type(None)}


@pytest.mark.parametrize("text", UNSEEN + STEERING, ids=ascii)
def test_a_line_of_chat_that_shows_nothing_is_refused(client: Client, text: str) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    with pytest.raises(Refusal) as refused:
        anna.say(text)
    assert refused.value.status == 400 and refused.value.problem.code in ("chat-bad", "chat-blank", "malformed")
    assert anna.chats() == []


@pytest.mark.parametrize("text", ["⠓⠊⠀⠃⠕⠃", "سلام", "नमस्ते", "\U0001f469\u200d\U0001f33e \u2764\ufe0f", "…"])
def test_a_line_of_chat_in_any_script_is_told(client: Client, text: str) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    assert anna.say(text).text == text
