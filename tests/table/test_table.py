"""One sitting: seats and their players, one door, and news for those who may have them."""

import logging

import pytest

from tablee.games.typography import french
from tablee.kernel import (
    NOBODY,
    SPECTATOR,
    GameOver,
    IllegalChoice,
    Player,
    Rng,
    Seat,
    UnknownOption,
    UnknownSeat,
    WrongSeat,
)
from tablee.players.levels import LEVELS
from tablee.players.levels import player_for as any_player_for
from tablee.players.thinking import Budget
from tablee.table import BadName, BadSeat, Journal, News, Place, Secret, Setup, Table
from tablee.table.past.records import Handover
from tests.table.company import AGAINST_ONE, HUMANS, NoSuchLevel, choose, karmaka, player_for, seated

VIRTUAL = [Place("Anna", "any"), Place("Bob", "first")]


# Seats.


@pytest.mark.parametrize("levels", [(None, None), (None, "any"), ("any", None), ("any", "first")])
def test_each_seat_is_human_or_virtual_in_any_mix(levels: tuple[str | None, str | None]) -> None:  # LO02-4
    table = seated([Place("Anna", levels[0]), Place("Bob", levels[1])])
    for _ in range(30):
        table.play_on()
        if not table.over:
            assert table.places[choose(table)].is_human
    assert table.ply >= 30
    if None not in levels:
        assert table.over and table.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_virtual_player_of_each_level_plays_legal_choices_only(level: str) -> None:  # LO02-5
    setup = Setup.of("karmaka", seed=5)
    table = Table.begin(
        setup,
        [Place("Anna", level), Place("Bob", "random")],
        lambda game, name: any_player_for(game, name, Budget(iterations=4)),
    )
    for _ in range(10):
        table.step()
    assert table.ply == 10


def test_names_appear_in_options_in_the_log_and_in_the_save() -> None:  # LO02-6
    names = ["Élise", "Bob", "Chloé"]
    setup = Setup.of("karmaka", 3, 3, {"variant": "multiplayer"})
    table = Table.begin(setup, [Place(name, "any") for name in names], player_for)
    offered: set[str] = set()
    while not table.over and table.ply < 200:
        offered |= {option.text["fr"] for option in table.described(table.to_move)}
        table.step()
    told = "\n".join(table.sentences(SPECTATOR, "fr"))
    for name in names:
        assert name in told and f'"name":"{name}"' in table.text()
        assert any(name in option for option in offered)


def test_without_names_that_differ_nobody_sits_down() -> None:  # LO02-6
    with pytest.raises(BadName, match="Anna sits here twice"):
        seated([Place("Anna"), Place("Anna")])
    with pytest.raises(BadSeat, match="2 players sit at this table, not 1"):
        seated([Place("Anna")])


def test_two_virtual_players_of_different_levels_meet() -> None:  # LO02-7
    table = seated(VIRTUAL)
    table.play_on()
    assert [place.level for place in table.places] == ["any", "first"]
    assert all(line.split('"choice":')[1] for line in table.text().splitlines() if '"t":"choice"' in line)


def test_a_level_that_does_not_exist_is_refused_before_anything_is_written() -> None:
    with pytest.raises(NoSuchLevel, match="no player is called 'sly'"):
        seated([Place("Anna"), Place("Bob", "sly")])
    with pytest.raises(BadSeat, match="any is no level"):
        Table.begin(karmaka(), AGAINST_ONE)
    table = seated()
    with pytest.raises(NoSuchLevel):
        table.hand_over(0, "sly")
    assert table.places == HUMANS and table.text().count("\n") == 1


# The door.


def test_a_choice_is_applied_written_and_told() -> None:
    table = seated()
    heard: list[News] = []
    table.listen(1, heard.append)
    choose(table, "pass", seat=0)
    assert table.ply == 1 and '"seat":0,"kind":"play_card","choice":"pass"' in table.text()
    (news,) = heard
    assert (news.seat, news.what, news.names) == (1, "choice", ("Anna", "Bob"))
    assert news.view == table.view(1) and news.decision == table.decision(1)


@pytest.mark.parametrize(
    ("seat", "choice", "error"),
    [
        (1, 0, WrongSeat),
        (0, 93, IllegalChoice),
        (0, -1, UnknownOption),
        (0, 10**6, UnknownOption),
        (2, 0, UnknownSeat),
        (-1, 0, UnknownSeat),
        (SPECTATOR, 0, UnknownSeat),
    ],
)
def test_an_illegal_choice_is_refused_with_its_type_and_changes_nothing(
    seat: int, choice: int, error: type[Exception]
) -> None:
    table = seated()
    heard: list[News] = []
    table.listen(0, heard.append)
    before = table.data(), table.text()
    with pytest.raises(error):
        table.submit(seat, choice)
    assert (table.data(), table.text()) == before and heard == [] and table.ply == 0


def test_after_the_end_nothing_is_taken_and_the_result_is_written() -> None:
    table = seated(VIRTUAL)
    table.play_on()
    assert table.over and table.to_move == NOBODY and table.result is not None
    assert '"t":"end","winners":' in table.text().splitlines()[-1]
    with pytest.raises(GameOver):
        table.submit(0, 0)
    with pytest.raises(BadSeat, match="nobody is to decide"):
        table.step()
    assert table.play_on() == 0


def test_a_virtual_player_that_chooses_badly_is_refused_like_anybody() -> None:  # LO02-5
    table = seated([Place("Anna", "stubborn"), Place("Bob")])
    with pytest.raises((IllegalChoice, UnknownOption)):
        table.step()
    assert table.ply == 0
    table.hand_over(0, "any")
    table.step()
    assert table.ply == 1


def test_nobody_thinks_for_a_person() -> None:
    with pytest.raises(BadSeat, match="a person decides for Anna"):
        seated().step()


def test_virtual_players_play_on_until_a_person_must_decide() -> None:
    table = seated([Place("Anna", "any"), Place("Bob")])
    assert table.play_on() >= 1
    assert table.to_move == 1 and table.play_on() == 0


class Meddler(Player):
    """Tries to change what it sees."""

    def decide(self, seat: Seat, rng: Rng) -> int:
        options = seat.decision.options
        seat._state.rng.word()
        seat._state.to_move = 1
        return options[0]


def test_a_virtual_player_cannot_change_the_game_by_looking_at_it() -> None:
    table = Table.begin(karmaka(), [Place("Anna", "meddler"), Place("Bob")], lambda game, level: Meddler())
    before = table.data()
    table.think()
    assert table.data() == before


def test_the_generators_of_virtual_players_are_their_own() -> None:
    one, other = seated(AGAINST_ONE), seated(AGAINST_ONE)
    choose(one, "pass")
    choose(other, "pass")
    one.think()  # thinking twice changes nothing
    one.think()
    one.play_on()
    other.play_on()
    assert one.data() == other.data()


# News.


def test_a_seat_is_told_its_own_events_and_nothing_of_who_else_was_told() -> None:
    table = seated(VIRTUAL)
    heard: dict[int, list[News]] = {0: [], 1: [], SPECTATOR: []}
    for seat, news in heard.items():
        table.listen(seat, news.append)
    opening = {seat: len(table.log(seat)) for seat in heard}
    for _ in range(60):
        table.step()
    for seat, news in heard.items():
        events = [event.data() for item in news for event in item.events]
        assert events == [event.data() for event in table.log(seat)[opening[seat] :]]
        assert {event.audience for item in news for event in item.events} == {1 << seat}
        assert all(item.seat == seat for item in news) and len(news) == 60
    spectator = [event.data() for event in table.log(SPECTATOR)]
    assert len(spectator) < len(table.log(0)) and len(spectator) < len(table.log(1))
    assert all(item.decision is None for item in heard[SPECTATOR])


def test_a_decision_is_open_to_its_seat_alone() -> None:
    table = seated()
    assert table.decision(0) is not None and table.decision(1) is None and table.decision(SPECTATOR) is None
    assert table.described(0) and table.described(1) == []


def test_one_who_stops_listening_hears_no_more() -> None:
    table = seated()
    heard: list[News] = []
    stop = table.listen(0, heard.append)
    choose(table)
    stop()
    stop()
    choose(table)
    assert len(heard) == 1
    with pytest.raises(UnknownSeat):
        table.listen(2, heard.append)


def test_news_come_in_order_to_all_even_if_a_listener_chooses_while_it_is_told() -> None:
    table = seated()
    heard: list[int] = []

    def answer(news: News) -> None:
        if table.ply < 3:
            choose(table)

    table.listen(0, answer)
    table.listen(1, lambda news: heard.append(table.ply))
    views = [table.view(1)]
    table.listen(1, lambda news: views.append(news.view))
    choose(table)
    assert table.ply == 3 and len(heard) == 3
    replayed = seated()
    expected = [replayed.view(1)]
    for _ in range(3):
        choose(replayed)
        expected.append(replayed.view(1))
    assert views == expected


def test_a_listener_that_fails_has_no_say(caplog: pytest.LogCaptureFixture) -> None:
    table = seated()
    heard: list[News] = []

    def fail(news: News) -> None:
        raise RuntimeError("no ears")

    table.listen(0, fail)
    table.listen(0, heard.append)
    with caplog.at_level(logging.CRITICAL + 1, logger="tablee.table.past.news"):
        choose(table)
    assert table.ply == 1 and len(heard) == 1


# Other records.


def test_a_new_name_is_written_and_told() -> None:  # LO02-6
    table = seated()
    heard: list[News] = []
    table.listen(1, heard.append)
    table.rename(0, "Zoé")
    assert table.names == ["Zoé", "Bob"] and heard[0].what == "name" and heard[0].names == ("Zoé", "Bob")
    assert '"t":"name","seat":0,"name":"Zoé"' in table.text()
    for bad in ("Bob", "", "a\nb"):
        with pytest.raises(BadName):
            table.rename(0, bad)
    with pytest.raises(UnknownSeat):
        table.rename(5, "Eve")
    assert table.text().count("\n") == 2


def test_a_seat_is_handed_to_a_virtual_player_and_back() -> None:  # LO02-4
    table = seated()
    table.hand_over(0, "any")
    assert table.places[0].level == "any" and table.play_on() >= 1
    table.hand_over(0, None)
    table.hand_over(1, "first")
    table.play_on()
    assert table.to_move == 0 and '"t":"seat","seat":0,"level":null' in table.text()


def test_a_seat_is_not_handed_to_who_has_it_already() -> None:
    table = seated()
    with pytest.raises(BadSeat, match="it is so already for Anna"):
        table.hand_over(0, None)
    table.hand_over(0, "any")
    before = table.text()
    with pytest.raises(BadSeat) as refused:
        table.hand_over(0, "any")
    assert table.text() == before and refused.value.said("fr") == french("rien ne change : c'est déjà ainsi pour Anna")
    with pytest.raises(UnknownSeat):
        table.hand_over(5, None)


def test_a_journal_of_before_with_a_seat_handed_over_twice_is_still_read() -> None:
    table = seated()
    table.hand_over(1, "any")
    old = Journal.read(table.text())
    old.add(Handover(1, "any"))
    assert Journal.read(old.text()).history().places[1].level == "any"


# Secrets.


def test_no_seat_gets_the_record_of_a_game_before_its_end() -> None:
    table = seated(VIRTUAL)
    for seat in (0, 1, SPECTATOR):
        with pytest.raises(Secret, match="when the game has ended"):
            table.export(seat)
    table.play_on()
    assert table.export(0) == table.export(SPECTATOR) == table.text()


def test_what_a_seat_may_ask_holds_no_seed() -> None:
    seed = 8_412_345_678_901
    table = seated(AGAINST_ONE, seed)
    news: list[News] = []
    table.listen(0, news.append)
    choose(table)
    seen = repr((table.view(0), table.log(0), news, table.places, table.described(0)))
    assert str(seed) not in seen and str(seed) in table.text()
