"""What any game says to people before it has words of its own."""

from examples.connect_four.game import connect_four
from tablee.kernel import Event, Result

GAME = connect_four()
NAMES = ["Ada", "Bo"]


def test_a_game_without_words_names_its_question_and_who_thinks() -> None:
    state = GAME.new()
    assert GAME.ask(state, "fr", NAMES) == GAME.kinds[state.kind].replace("_", " ")
    assert GAME.waiting(state, "fr", NAMES) == f"{NAMES[state.to_move]}…"
    assert GAME.waiting(state, "fr") == f"{state.to_move}…"


def test_a_game_without_words_names_its_winners_and_no_rules() -> None:
    assert GAME.outcome(Result([1], [0, 1], "four in a row"), NAMES, "en") == "four in a row: Bo"
    assert GAME.rules_of(GAME.kinds[0], {}) == [] and not GAME.opens_turn(Event(0, 0, []))
