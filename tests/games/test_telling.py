"""What every game tells in the same way, whatever its tables say."""

from collections.abc import Callable

import pytest

from connect_four.title import connect_four
from tablee.games import GAMES
from tablee.games.language import BadWords
from tablee.games.telling import SpokenTelling, reader
from tablee.games.texts import LANGUAGES
from tablee.kernel import EVERYONE, SPECTATOR, Event, GameOver, State, UnknownOption, UnknownSeat, seeded

every_game = pytest.mark.parametrize("name", GAMES)
STRANGE = connect_four().new()


def ended(name: str, *, listening: bool = False) -> State:
    """A game played to its end at random."""
    state = GAMES[name].new(seed=1, listening=listening)
    GAMES[name].mind.stroll(state, seeded(1), 100_000)
    return state


@every_game
def test_a_state_of_another_game_is_a_mistake_of_the_caller(name: str) -> None:
    telling = GAMES[name].telling
    tellings: list[Callable[[], object]] = [
        lambda: telling.view(STRANGE, 0),
        lambda: telling.table(STRANGE),
        lambda: telling.spell(STRANGE, 0),
    ]
    for tell in tellings:
        with pytest.raises(TypeError, match=f"ConnectFourState is no state of {name}"):
            tell()


@every_game
def test_a_seat_and_a_number_are_checked_before_anything_is_told(name: str) -> None:
    telling, state = GAMES[name].telling, GAMES[name].new()
    with pytest.raises(UnknownSeat):
        telling.view(state, 6)
    for tell in (telling.option_name, lambda number: telling.describe(state, number)):
        with pytest.raises(UnknownOption):
            tell(GAMES[name].rules.option_count)


@every_game
def test_refusals_that_every_game_has(name: str) -> None:
    game, state = GAMES[name], GAMES[name].new(2, seed=2)
    other = 1 - int(state.to_move)
    early = game.telling.why_not(state, other, state.options[0])
    assert early is not None and early.text["en"] == f"It is not for you to decide now, but for seat {state.to_move}."
    assert isinstance(game.telling, SpokenTelling) and (game.rules.kinds_are_public or game.telling.turns)
    assert early.rule == (game.telling.turns or game.telling.rules_of(game.rules.kinds[state.kind], {})[0])
    assert game.telling.why_not(state, state.to_move, state.options[0]) is None
    over = ended(name)
    with pytest.raises(GameOver, match="The game has ended"):
        game.apply(over, 0, 0)


@every_game
@pytest.mark.parametrize("spelled", ["xyzzy", ["a", "b"], {"a": 1}, None, 3.5, "x" * 500])
def test_what_is_no_option_is_refused_in_a_short_message(name: str, spelled: object) -> None:
    with pytest.raises(UnknownOption, match=f"no option of {name} is written") as refused:
        GAMES[name].telling.parse(GAMES[name].new(), spelled)
    assert len(str(refused.value)) < 120


@every_game
def test_nothing_is_asked_after_the_end(name: str) -> None:
    state, telling = ended(name), GAMES[name].telling
    assert {telling.ask(state, language) for language in LANGUAGES} == {""} == {telling.waiting(state, "fr")}
    for language in LANGUAGES:
        assert telling.outcome(GAMES[name].rules.result(state), ["Anna", "Bob"], language)


@every_game
def test_every_kind_of_event_has_a_shape_and_too_few_numbers_have_no_words(name: str) -> None:
    telling, names = GAMES[name].telling, GAMES[name].rules.event_names
    assert isinstance(telling, SpokenTelling) and sorted(telling.arguments) == list(range(len(names)))
    for kind, shape in telling.arguments.items():
        fixed = [part for part in shape if not part.startswith("*")]
        if fixed:
            with pytest.raises(BadWords, match="no words for event"):
                telling.told(Event(kind, EVERYONE, [0] * (len(fixed) - 1)), ["Anna", "Bob"], "fr", SPECTATOR)


def test_a_reader_is_the_player_the_one_aimed_at_or_another() -> None:
    aimed = {"player": 0, "target": 1}
    assert [reader(aimed, seat) for seat in (0, 1, 2)] == ["yes", "target", "no"]
    assert [reader({"player": 2, "target": 2}, seat) for seat in (2, 0)] == ["self", "own"]
    assert reader({}, 0) == "no"


@every_game
def test_each_game_says_which_moments_are_great_and_which_pass(name: str) -> None:
    telling, kinds = GAMES[name].telling, range(len(GAMES[name].rules.event_names))
    weights = {GAMES[name].rules.event_names[kind]: telling.weight(Event(kind, EVERYONE, [])) for kind in kinds}
    assert weights["turn"] == 0 and 1 in weights.values()
    last = ended(name, listening=True).heard()[-1]
    assert telling.weight(last) == 2, "the end is a great moment"


@every_game
def test_an_answer_is_usual_or_rare_as_the_catalogue_says_and_something_is_always_at_hand(name: str) -> None:
    game, state, rng = GAMES[name], GAMES[name].new(seed=5), seeded(5)
    for _ in range(400):
        if state.over:
            break
        ranks = [game.telling.rank(state, option) for option in state.options]
        assert ranks.count(1) <= 1 and any(rank >= 0 for rank in ranks)
        game.mind.stroll(state, rng, 1)


def test_keeping_a_political_system_is_the_usual_answer_and_changing_it_waits() -> None:  # SPP-3.2
    game, state, rng = GAMES["spacepaper"], GAMES["spacepaper"].new(seed=5), seeded(5)
    while game.rules.kinds[state.kind] != "sys":
        game.mind.stroll(state, rng, 1)
    ranks = {str(game.spell(state, option)): game.telling.rank(state, option) for option in state.options}
    assert ranks.pop("keep") == 1 and set(ranks.values()) == {-1}


def test_to_use_an_ability_comes_before_doing_without_it() -> None:  # KSW-10.1
    game, state, rng = GAMES["karman_swap"], GAMES["karman_swap"].new(seed=5), seeded(5)
    while game.rules.kinds[state.kind] != "use_ability":
        game.mind.stroll(state, rng, 1)
    ranks = {str(game.spell(state, option)): game.telling.rank(state, option) for option in state.options}
    assert ranks == {"no": 0, "use": 1}


def test_a_question_in_what_another_does_says_so() -> None:  # KMK-7.2
    game, asked = GAMES["karmaka"], set[bool]()
    state, chance = game.new(seed=1), seeded(3)
    while not state.over:
        is_offer = game.kinds[state.kind] == "karmic_offer"
        is_forced = game.kinds[state.kind] in ("dwindle_discard", "crisis_discard")
        assert game.telling.is_aside(state) == (is_offer or is_forced)
        asked.add(is_offer)
        game.apply(state, state.to_move, state.options[chance.below(len(state.options))])
    assert asked == {True, False}
