"""What any game says to people before it has words of its own."""

from leduc.game import leduc
from tablee.kernel import Event, Result

GAME = leduc()
NAMES = ["Ada", "Bo"]


def test_a_game_without_words_names_its_question_and_who_thinks() -> None:
    state = GAME.new()
    assert GAME.telling.ask(state, "fr", NAMES) == GAME.rules.kinds[state.kind].replace("_", " ")
    assert GAME.telling.waiting(state, "fr", NAMES) == f"{NAMES[state.to_move]}…"
    assert GAME.telling.waiting(state, "fr") == f"{state.to_move}…"


def test_a_game_without_words_names_its_winners_and_no_rules() -> None:
    assert GAME.telling.outcome(Result([1], [0, 1], "showdown"), NAMES, "en") == "showdown: Bo"
    assert GAME.telling.rules_of(GAME.rules.kinds[0], {}) == [] and not GAME.telling.opens_turn(Event(0, 0, []))
