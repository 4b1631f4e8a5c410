"""The desk: who is at the screen, what is asked, what happened, help, hints, going back and saving."""

from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Thread

import pytest

from tablee import games
from tablee.games import GAMES, offered
from tablee.games.karmaka.rules import tables
from tablee.games.typography import french
from tablee.kernel import NOBODY, SPECTATOR, IllegalChoice, Touch, WrongSeat
from tablee.players.levels import player_for
from tablee.players.thinking import Budget
from tablee.table import CannotUndo, Place, Saves, Setup, Table
from tablee.tui.desk.desk import RECALLED, Desk
from tablee.tui.desk.hints import Hint

ANNA_AND_BOB = [Place("Anna"), Place("Bob")]
AGAINST_ONE = [Place("Anna"), Place("Bob", "sensible")]
FEW = Budget(iterations=20)


def setup(seed: int = 7, **options: str) -> Setup:
    return Setup.of("karmaka", 2, seed, {"first_player": "seat_0", **options})


def sat(places: list[Place], seed: int = 7) -> Desk:
    return Desk(Table.begin(setup(seed), places, player_for))


def choose(desk: Desk, start: str, language: str = "en") -> None:
    """The seat on move takes the first option whose words begin so."""
    seat = desk.table.to_move
    desk.choose(seat, next(choice.option for choice in desk.choices(seat, language) if choice.text.startswith(start)))


def test_a_person_is_asked_and_the_others_read_what_is_thought_about() -> None:
    desk = sat(ANNA_AND_BOB)
    assert desk.question(0, "fr") == french("Quelle carte jouez-vous, et comment ? Vous pouvez aussi passer.")
    assert desk.question(1, "fr") == "Anna choisit une carte à jouer…"
    assert desk.question(SPECTATOR, "en") == "Anna is choosing a card to play…"


def test_choices_are_numbered_from_one_and_only_open_to_the_seat_on_move() -> None:
    desk = sat(ANNA_AND_BOB)
    choices = desk.choices(0, "fr")
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert choices[-1].text == "Passer" and choices[-1].touches == ()
    assert desk.choices(1, "fr") == []


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    desk = sat(ANNA_AND_BOB)
    with pytest.raises(IllegalChoice):
        desk.choose(0, 182)
    with pytest.raises(WrongSeat):
        desk.choose(1, desk.choices(0, "en")[0].option)
    assert desk.table.ply == 0


def test_a_curtain_is_needed_between_two_people_and_never_for_one() -> None:
    desk = sat(ANNA_AND_BOB)
    assert desk.needs_curtain(None, 0) and desk.needs_curtain(0, 1)
    assert not desk.needs_curtain(1, 1)
    alone = sat(AGAINST_ONE)
    assert not alone.needs_curtain(None, 0)


def test_the_reader_is_the_person_on_move_else_who_was_there() -> None:
    desk = sat(ANNA_AND_BOB)
    assert desk.reader() == 0
    alone = sat([Place("Anna", "sensible"), Place("Bob")])
    assert alone.is_virtual_turn and alone.reader() == 1
    three = Desk(Table.begin(setup(), [Place("Anna", "sensible"), Place("Bob", "sensible")], player_for))
    assert three.reader() == SPECTATOR and three.people == []


def test_news_are_told_once_and_from_the_readers_side() -> None:
    desk = sat(ANNA_AND_BOB)
    assert desk.news(0, "en")[0] == "You start."
    assert desk.news(0, "en") == []
    choose(desk, "Keep")
    own, other = desk.news(0, "en"), desk.news(1, "en")
    assert any(line.startswith("Your card:") for line in own)
    assert "Anna sets a card aside for their Future Life." in other
    assert desk.news(1, "en") == []


def test_the_log_is_grouped_by_turn() -> None:
    desk = sat(ANNA_AND_BOB)
    choose(desk, "Pass")
    turns = desk.log(1, "en")
    assert [turn.heading for turn in turns] == ["", "Turn 1 is Anna's.", "Turn 2 is yours."]
    assert turns[1].sentences == ("Anna draws a card.", "Anna passes.")


def test_help_names_the_rules_behind_the_question_without_those_of_other_variants() -> None:
    desk = sat(ANNA_AND_BOB)
    assert [rule.id for rule in desk.rules(0)] == ["KMK-5.4", "KMK-6.1", "KMK-6.6"]
    teams = Table.begin(Setup.of("karmaka", 4, 7, {"variant": "teams"}), [Place(name) for name in "ABCD"])
    assert "KMK-V2.3" in [rule.id for rule in Desk(teams).rules(0)]


def test_every_kind_of_decision_has_rules_in_the_book() -> None:
    karmaka = GAMES["karmaka"]
    for kind in tables.DECISIONS:
        assert karmaka.rules_of(kind, {"variant": "teams"}) or karmaka.rules_of(kind, {"variant": "published_deck"})


def test_an_option_is_explained_by_the_cards_it_touches() -> None:
    desk = sat(ANNA_AND_BOB)
    first = desk.choices(0, "en")[0]
    words, change, card = desk.explained(0, first, "en")
    assert change == first.change != ""
    assert words == first.text and words.split()[1] in card and ": " in card


def test_why_not_says_the_reason_and_its_rule() -> None:
    desk = sat(ANNA_AND_BOB)
    legal = desk.choices(0, "fr")[0].option
    assert desk.why_not(0, legal, "fr") is None
    refused = desk.why_not(1, legal, "fr")
    assert refused is not None and refused.endswith(")") and "Ce n'est pas à vous" in refused


def test_a_game_of_another_package_is_played_without_assuming_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("cards", "leduc.game:leduc", games.GROUP)
    monkeypatch.setattr(games, "entry_points", lambda group: [point])
    offered.cache_clear()
    try:
        desk = Desk(Table.begin(Setup.of("cards", 2, 7), ANNA_AND_BOB))
        assert desk.rules(0) == [] and list(desk.book()) == []
        assert [text for _, text in desk.found(0, "fold", "en")]
    finally:
        offered.cache_clear()


def test_a_thing_on_the_table_says_why_it_cannot_be_chosen() -> None:
    desk = sat(ANNA_AND_BOB)
    [held, *_] = desk.choices(0, "en")[0].touches
    assert desk.why_not_this(0, held, "en") is None, "it can be chosen"
    assert desk.why_not_this(0, Touch("hand", 1, None), "en") is None, "nothing is meant"
    well = desk.why_not_this(0, Touch("well", NOBODY, None), "en")
    assert well is not None and "KMK-" in well


def test_options_are_found_by_their_words_in_the_language_spoken() -> None:
    desk = sat(ANNA_AND_BOB)
    assert [text for _, text in desk.found(0, "PASSER", "fr")] == ["Passer"]
    assert desk.found(0, "zzz", "fr") == desk.found(0, "", "fr") == []


def test_a_hint_estimates_every_option_and_may_be_thought_in_another_thread() -> None:
    desk = sat(ANNA_AND_BOB)
    hints = desk.hint(0, FEW, "en")
    assert {hint.option for hint in hints} == {choice.option for choice in desk.choices(0, "en")}
    assert 0 < sum(hint.visits for hint in hints) <= 20 and all(0 <= hint.chance <= 1 for hint in hints)
    thought: list[Hint] = []
    think = desk.hinting(0, FEW, "en")
    choose(desk, "Pass")
    thread = Thread(target=lambda: thought.extend(think()))
    thread.start()
    thread.join()
    assert thought == hints


def test_a_hint_is_for_the_seat_on_move() -> None:
    with pytest.raises(WrongSeat):
        sat(ANNA_AND_BOB).hinting(1, FEW, "en")


def holding(card: str, places: list[Place]) -> Desk:
    """A table whose first player can use the power of a card at once."""
    desks = (sat(places, seed) for seed in range(100))
    return next(desk for desk in desks if any(choice.text.endswith(card) for choice in desk.choices(0, "en")))


def test_a_choice_that_told_nobody_anything_is_undone_and_told_anew() -> None:
    desk = holding("power of Sowing", ANNA_AND_BOB)
    choose(desk, "Use the power of Sowing")
    first = desk.question(0, "en")
    desk.news(0, "en")
    choose(desk, "Sow")
    told = desk.news(0, "en")
    assert first.endswith("(card 1 of 2)") and desk.question(0, "en").endswith("(card 2 of 2)")
    assert desk.undo(0, "en") == "Your last choice is undone."
    assert desk.question(0, "en") == first and desk.news(0, "en") == []
    choose(desk, "Sow")
    assert desk.news(0, "en") == told


def test_a_choice_that_stands_is_refused_with_the_reason() -> None:
    desk = holding("power of Sowing", ANNA_AND_BOB)
    choose(desk, "Use the power of Sowing")
    with pytest.raises(CannotUndo) as refused:
        desk.undo(0, "en")
    assert desk.undo_refused(0, refused.value, "en") == "Something hidden has been seen: your choice stands."


def test_among_virtual_players_a_choice_that_stands_can_be_taken_back() -> None:
    desk = sat(AGAINST_ONE)
    desk.news(0, "fr")
    choose(desk, "Play")
    desk.table.play_on()
    with pytest.raises(CannotUndo) as refused:
        desk.undo(0, "fr")
    assert "annuler" in desk.undo_refused(0, refused.value, "fr")
    assert desk.take_back(0, "fr").startswith("Votre dernier choix")
    assert desk.table.ply == 0 and desk.table.is_taken_back and desk.news(0, "fr") == []
    assert not sat(ANNA_AND_BOB).can_take_back(0)


def test_a_resumed_game_recalls_the_last_events_only(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    desk = Desk(saves.begin("Sunday", setup(), AGAINST_ONE, player_for), saves, "Sunday")
    for _ in range(6):
        desk.table.play_on()
        desk.choose(0, desk.choices(0, "en")[0].option)
    assert "--resume" in desk.leave("en")
    again = Desk(saves.resume("Sunday", player_for), saves, "Sunday")
    assert len(again.news(0, "en")) == RECALLED and again.news(0, "en") == []
    again.table.close()


def test_a_game_in_memory_is_saved_when_one_asks(tmp_path: Path) -> None:
    desk = sat(AGAINST_ONE)
    assert desk.saved("en") == "The game is not saved."
    desk.saves = Saves(tmp_path)
    assert "“Sunday”" in desk.save("en", "Sunday")
    desk.leave("en")
    assert [save.name for save in Saves(tmp_path).listed()] == ["Sunday"]


def test_the_result_is_told_to_winners_and_losers() -> None:
    desk = Desk(Table.begin(setup(), [Place("Anna", "sensible"), Place("Bob", "sensible")], player_for))
    assert desk.result(0, "en") == ""
    desk.table.play_on()
    assert desk.table.result is not None
    (winner,) = desk.table.result.winners
    assert desk.question(winner, "fr").startswith("Vous gagnez")
    assert desk.result(1 - winner, "fr").startswith(desk.table.names[winner])
    assert desk.rules(0) == [] and desk.choices(0, "en") == []
