"""The API: what is asked is answered."""

from pathlib import Path

import httpx
import pytest

from tablee.client import Client, RemoteSeat
from tablee.server.http.app import Application
from tablee.server.wire.refusals import Refusal
from tablee.server.wire.shapes import Position, Rematch, SeatWish
from tests.server.company import (
    ANNA_AND_OPEN,
    ANNA_AND_VIRTUAL,
    BOTH_MINE,
    at_random,
    first,
    hurried,
    mover,
    pair,
    serving,
)


def test_games_are_listed_with_what_can_be_chosen(client: Client) -> None:
    games = {game.name: game for game in client.games()}
    karmaka = games["karmaka"]
    assert karmaka.seats == [2, 3, 4] and karmaka.about["fr"] and karmaka.about["en"]
    assert [setting.name for setting in karmaka.settings] == ["variant", "first_player", "wolf_seat"]
    assert karmaka.settings[0].values[0].title["fr"] == "À deux"
    assert {value.value: value.seats for value in karmaka.settings[0].values}["teams"] == [4]
    assert [level.name for level in karmaka.levels][:2] == ["random", "novice"]
    assert all(level.title["fr"] and level.about["en"] for level in karmaka.levels)
    assert client.rule("karmaka", "kmk-1.2").id == "KMK-1.2"


def test_a_game_goes_by_its_own_title_and_explains_all_its_settings(client: Client) -> None:
    games = {game.name: game for game in client.games()}
    space, karmaka = games["spacepaper"], games["karmaka"]
    assert (space.title["fr"], space.title["en"], karmaka.title["en"]) == ("SpacePaper", "SpacePaper", "Karmaka")
    assert space.presets == "preset" and "Jne[CrAcK]" in space.credit["en"]
    for setting in space.settings:
        assert setting.about["fr"] and setting.about["en"]
        assert all(value.about["fr"] and value.about["en"] for value in setting.values)


def test_a_seat_is_never_shown_raw(client: Client) -> None:
    settings = {each.name: each for game in client.games() if game.name == "karmaka" for each in game.settings}
    first, wolf = settings["first_player"].values, settings["wolf_seat"].values
    assert (
        [value.title["fr"] for value in first][1:3]
        == ["Place 1", "Place 2"]
        == [value.title["fr"] for value in wolf][:2]
    )
    assert [value.seat for value in first] == [None, 0, 1, 2, 3]


def test_the_whole_rulebook_can_be_read(client: Client) -> None:
    chapters = httpx.get(f"{client.url}/api/v1/games/karmaka/rules").json()
    assert chapters[0]["id"] == "KMK-1" and chapters[0]["rules"][0]["text"]["fr"]


def test_a_public_table_is_listed_until_it_is_full_and_a_private_one_never(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN, public=True)
    (hidden,) = client.create("karmaka", ANNA_AND_OPEN)
    listed = {table.id: table for table in client.tables()}
    assert anna.table in listed and hidden.table not in listed
    assert [seat.state for seat in listed[anna.table].seats] == ["person", "open"]
    bob = client.join(anna.table, "Bob")
    assert bob.start().table.status == "playing"
    assert anna.table not in {table.id for table in client.tables()}
    assert anna.table in {table.id for table in client.tables("playing")}


def test_a_seat_sees_its_own_hand_and_a_spectator_none(client: Client) -> None:
    anna, bob = pair(client)
    for seat in (anna, bob):
        souls = seat.position().view["souls"]
        assert [soul["hand"] is not None for soul in souls] == [each == seat.seat for each in (0, 1)]
    looking = client.watch(anna.table).look()
    assert looking.seat is None and looking.position is not None
    assert [soul["hand"] for soul in looking.position.view["souls"]] == [None, None]
    assert looking.position.decision is None


def test_options_are_told_in_words_with_what_they_touch(client: Client) -> None:
    _, position = mover(*pair(client))
    assert position.decision is not None
    option = position.decision.options[0]
    assert option.text["fr"] and option.text["en"] and option.form and option.touches and option.spelled
    assert position.decision.kind == "play_card" and position.decision.rules
    assert position.decision.ask["fr"].startswith("Quelle carte")


def test_a_choice_is_taken_and_told(client: Client) -> None:
    seat, position = mover(*pair(client))
    done = seat.choose(first(position), position.n)
    assert done.n == position.n + 1
    log = seat.log(position.n)
    assert [entry.n for entry in log.entries] == [done.n] and log.entries[0].what == "choice"
    assert log.entries[0].events[0].text["fr"] and log.entries[0].events[0].text["en"]


def test_why_not_names_the_rule(client: Client) -> None:
    seat, position = mover(*pair(client))
    assert seat.why_not(first(position)).allowed
    assert position.decision is not None
    legal = {option.option for option in position.decision.options}
    told = seat.why_not(next(option for option in range(500) if option not in legal))
    assert not told.allowed and told.rule is not None and told.reason is not None and told.name


def test_a_thing_means_an_option_that_touches_it_or_one_with_the_reason_against_it(client: Client) -> None:
    seat, position = mover(*pair(client))
    assert position.decision is not None and position.seat is not None
    offered = {option.option: option for option in position.decision.options}
    held = next(touch for option in offered.values() for touch in option.touches if touch.zone == "hand")
    assert held in offered[seat.meant(held.zone, held.seat, held.what).option or -1].touches
    rings = seat.meant("rings", position.seat)
    assert rings.option not in offered and rings.rule and rings.reason and rings.reason["en"] and not rings.allowed
    nothing = seat.meant("ruins", what=60)
    assert nothing.option is None and not nothing.allowed and nothing.reason is None


def test_a_hint_rates_every_option(client: Client) -> None:
    seat, position = mover(*client.create("karmaka", BOTH_MINE, start=True, hints=True))
    assert position.decision is not None
    hints = seat.hint()
    assert {hint.option for hint in hints} == {option.option for option in position.decision.options}
    assert all(0 <= hint.chance <= 1 and hint.text["fr"] for hint in hints)


def test_against_people_there_are_hints_only_where_the_table_was_made_so(client: Client) -> None:
    seat, _ = mover(*pair(client))
    with pytest.raises(Refusal) as refused:
        seat.hint()
    assert refused.value.problem.code == "hints-off" and not seat.look().table.hints
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_0"}, start=True)
    assert anna.look().table.hints and anna.hint()
    (waiting,) = client.create("karmaka", ANNA_AND_OPEN, hints=True)
    assert client.watch(waiting.table).look().table.hints, "all are told, before they sit down"


def test_chat_is_plain_text(client: Client) -> None:
    anna, bob = pair(client)
    said = anna.say("<script>alert(1)</script> é 👩‍🚀")
    assert said.text == "<script>alert(1)</script> é 👩‍🚀" and said.name == "Anna"
    assert bob.chats() == [said] and bob.chats(said.id) == []


def test_a_journal_is_given_after_the_end_and_never_before(client: Client, application: Application) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
    with pytest.raises(Refusal) as refused:
        anna.journal()
    assert refused.value.problem.code == "not-over"
    hurried(application, anna.table)
    anna.play(at_random(1))
    assert '"key":' in anna.journal() and '"t":"end"' in anna.journal()


def finished(client: Client, application: Application) -> RemoteSeat:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, start=True)
    hurried(application, anna.table)
    anna.play(at_random(2))
    return anna


def test_a_rematch_seats_the_same_people_with_the_same_tokens(client: Client, application: Application) -> None:
    anna = finished(client, application)
    again = anna.rematch()
    assert again is not None and again.table != anna.table and again.position().ply >= 0
    once_more = anna.rematch()
    assert once_more is not None and once_more.table == again.table, "there is one rematch"
    assert anna.look().table.following == again.table


def test_a_rematch_of_people_begins_when_all_of_them_wish_it(client: Client) -> None:
    anna, bob = pair(client)
    anna.resign()
    assert anna.rematch() is None and bob.look().again == [0] and bob.look().table.following is None
    again = bob.rematch()
    assert again is not None and anna.look().table.following == again.table
    hers = anna.rematch()
    assert hers is not None and hers.table == again.table and hers.look().seat == 0


def test_a_rematch_can_be_declined_and_wished_again(client: Client) -> None:
    anna, bob = pair(client)
    with pytest.raises(Refusal, match=r"not-over|not over"):
        bob.ask("POST", "/rematch/decline", Rematch)
    anna.resign()
    assert anna.rematch() is None
    assert bob.ask("POST", "/rematch/decline", Rematch).table is None
    assert (anna.look().again, anna.look().declined, bob.look().declined) == ([], [1], [1]), "both are told"
    assert anna.rematch() is None and bob.look().declined == [], "a new wish is a new question"
    assert bob.rematch() is not None


def test_a_token_can_be_renewed_and_kept_in_a_cookie(client: Client) -> None:
    anna, _ = pair(client)
    old = anna.token
    anna.renew()
    with httpx.Client(base_url=f"{client.url}/api/v1") as browser:
        path = f"/tables/{anna.table}"
        assert browser.post(f"{path}/session", json={"token": old}).status_code == 401
        kept = browser.post(f"{path}/session", json={"token": anna.token})
        flags = kept.headers["set-cookie"].lower()
        assert kept.json()["seat"] == 0 and "httponly" in flags and "samesite=strict" in flags
        assert browser.get(path).json()["seat"] == 0
        assert browser.delete(f"{path}/session").status_code == 200
        assert browser.get(path).json()["seat"] is None


def test_a_seat_is_left_before_the_game_and_taken_by_another(client: Client) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_OPEN)
    bob = client.join(anna.table, "Bob")
    assert [seat.state for seat in bob.leave().seats] == ["person", "open"]
    assert client.join(anna.table, "Bob", 1).seat == 1


def test_somebody_away_is_replaced_by_vote_and_comes_back(client: Client) -> None:
    anna, bob = pair(client, first_player="seat_1")
    with anna.live() as live:
        live.receive()
        vote = anna.replace(1)
        assert vote.done and vote.voters == [0]
        while anna.position().decision is None:
            live.receive()
        assert anna.position().players[1].level == "sensible"
        bob.come_back()
        assert anna.position().players[1].level is None


def test_somebody_away_for_too_long_is_replaced(client: Client) -> None:
    seats = [SeatWish("me", "Anna"), SeatWish("me", "Bob")]
    anna, bob = client.create("karmaka", seats, {"first_player": "seat_1"}, start=True, replace_after=1)
    with anna.live() as live:
        while (position := live_position(live.receive())) is None or position.decision is None:
            pass
    assert bob.position().players[1].level == "sensible"


def live_position(message: object) -> Position | None:
    return getattr(message, "position", None)


def test_health_and_pages(client: Client) -> None:
    assert httpx.get(f"{client.url}/health").text == "ok"
    page = httpx.get(client.url)
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html") and "Tablée" in page.text


@pytest.mark.parametrize("path", ["/", "/health", "/nothing", "/api/v1/games", "/api/v1/tables/none", "/metrics"])
def test_every_answer_has_the_security_headers(client: Client, path: str) -> None:
    answer = httpx.get(f"{client.url}{path}")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_a_built_web_client_is_served(tmp_path: Path) -> None:
    from litestar.testing import TestClient

    from tests.server.company import config

    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>built</title>")
    (web / "assets" / "main.js").write_text("1")
    with TestClient(Application(config(tmp_path), web).litestar) as browser:
        assert "built" in browser.get("/").text and "built" in browser.get("/table/abc").text
        assert browser.get("/assets/main.js").text == "1"
        assert browser.get("/assets/../index.html").status_code in (200, 404)


def test_a_server_begun_again_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, _):
        anna, bob = pair(client)
        seat, position = mover(anna, bob)
        seat.choose(first(position), position.n)
        before, tokens, table = anna.position(), (anna.token, bob.token), anna.table
    with serving(tmp_path) as (client, _):
        again = RemoteSeat(client, table, 0, tokens[0])
        assert again.position() == before
        assert RemoteSeat(client, table, 1, tokens[1]).look().seat == 1


def test_a_virtual_player_goes_on_when_the_server_is_begun_again(tmp_path: Path) -> None:
    with serving(tmp_path) as (client, application):
        application.house.bell.silence()  # nobody thinks here
        application.steward.wake = lambda table_id: None  # type: ignore[method-assign]
        (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, {"first_player": "seat_1"}, start=True)
        assert anna.position().n == 1
    with serving(tmp_path) as (client, _):
        anna = RemoteSeat(client, anna.table, 0, anna.token)
        with anna.live(1) as live:
            assert next(iter(position for position in live.positions() if position.decision)).n > 1


def test_finished_public_games_say_who_won_and_why(client: Client, application: Application) -> None:
    (anna,) = client.create("karmaka", ANNA_AND_VIRTUAL, public=True, start=True)
    running = next(table for table in client.tables("playing") if table.id == anna.table)
    assert running.result is None and running.to_move in (0, 1)
    hurried(application, anna.table)
    end = anna.play(at_random(8))
    (over,) = [table for table in client.tables("over") if table.id == anna.table]
    assert over.result is not None and end.result is not None and over.to_move is None
    assert (over.result.winners, over.result.reason) == (end.result.winners, end.result.reason)
    assert over.result.told["fr"] and over.result.told["en"] == client.watch(anna.table).position().result.told["en"]  # type: ignore[union-attr]


def test_the_tables_that_one_remembers_are_told_in_one_question(client: Client) -> None:
    one, other = pair(client)
    (waiting,) = client.create("karmaka", ANNA_AND_OPEN)
    asked = [waiting.table, "no-such-table", one.table, waiting.table, "\0"]
    told = client.mine(asked)
    assert [table.id for table in told] == [waiting.table, one.table]
    seat, _ = mover(one, other)
    assert told[1].to_move == seat.seat and told[0].to_move is None
    assert client.mine([]) == []
    with pytest.raises(Refusal) as refused:
        client.mine(["x"] * 51)
    assert refused.value.status == 400
