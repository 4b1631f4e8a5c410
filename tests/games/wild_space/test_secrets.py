"""What a seat of Wild Space may not know stays hidden: planted leaks are caught. (WSP, section 5)"""

import pytest

from tablee.games.wild_space.rules.effects import SOURCE
from tablee.games.wild_space.rules.going_on import break_silence, keep_silent
from tablee.games.wild_space.rules.invariants import check as check_all
from tablee.games.wild_space.rules.tables import CARD
from tablee.kernel import SPECTATOR
from tablee.kernel.event import CHANCE
from tablee.table.setup import Setup
from tests.games.wild_space.leaks import LEAKS, SOLO_LEAKS
from tests.games.wild_space.sitting import Sitting
from tests.laws.knowledge import check_knowledge
from tests.laws.world import Observer

CAUGHT = r"tell|depends|generator|options|asks"
PLAY = "land:PL02:right"
OWNS = ("RO13", "SP05", "SP06", "SP07", "SP08")  # a Robot among them


def check(leak: type[Observer], setup: Setup) -> None:
    """Put the laws to the test in a few games."""
    for seed in range(1, 4):
        check_knowledge(leak(setup.rules()), setup, seed, every=2)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: type[Observer]) -> None:
    with pytest.raises(AssertionError, match=CAUGHT):
        check(leak, Setup.of("wild_space", 2))


@pytest.mark.parametrize("leak", SOLO_LEAKS)
def test_a_planted_leak_of_a_game_alone_is_caught(leak: type[Observer]) -> None:
    with pytest.raises(AssertionError, match=CAUGHT):
        check(leak, Setup.of("wild_space", 1, 0, {"level": "medium"}))


def test_what_is_face_down_is_imagined_in_every_way() -> None:  # WSP-2.2, WSP-15.5
    t = Sitting.opened(1, level="medium", first=0)
    worlds = [t.imagined(0, seed) for seed in range(60)]
    assert {world.tiles[2] for world in worlds} == {"PL03", "PL04", "PL05"}
    assert {world.tiles[4] for world in worlds} == {"PL09", "PL10"}
    assert all(world.face_up == ["PL01", "PL02"] and world.open == t.open for world in worlds)
    assert len({tuple(world.pile) for world in worlds}) > 5 and all(len(world.pile) == 3 for world in worlds)


def test_hands_are_imagined_from_the_unseen_cards_but_for_those_seen_taken() -> None:  # WSP-7.1
    t = Sitting(["SP01", "SP02"], hands={1: ["EM01"]}, reserve=["SP03", "SP04", "SP05"]).chooses("land:PL01:left")
    t.chooses("take:reserve:1")
    worlds = [t.imagined(1, seed) for seed in range(40)]
    assert all("SP03" in world.hand(0) and len(world.hand(0)) == 3 and world.hand(1) == ["EM01"] for world in worlds)
    assert len({tuple(world.hand(0)) for world in worlds}) > 20 and not any("EM01" in world.deck for world in worlds)
    for world in worlds:
        check_all(world.state)


def test_nothing_shows_whether_an_effect_was_offered() -> None:  # WSP-10.7, WSP-10.12
    declined = Sitting(["SP02", "SP15", "RO13"]).chooses(PLAY, "play:SP02", "decline")
    unoffered = Sitting(["SP02", "SP13", "RO13"]).chooses(PLAY, "play:SP02")
    assert declined.told_to(1) == unoffered.told_to(1) and declined.view(1) == unoffered.view(1)
    open_question = Sitting(["SP02", "SP15", "RO13"]).chooses(PLAY, "play:SP02")
    assert open_question.view(1).decision != open_question.view(0).decision
    assert open_question.view(1).task is None


def test_nothing_shows_whether_an_action_was_chosen() -> None:  # WSP-6.4
    chosen = Sitting(["RO01", "SP13"]).chooses("land:PL02:left", "action:0", "take:deck")
    begun = Sitting(["SP14", "SP13"]).chooses("land:PL02:left", "take:deck")
    assert chosen.told_to(1) == begun.told_to(1) and chosen.view(1) == begun.view(1)


def test_a_card_seen_taken_is_forgotten_when_it_leaves_the_hand() -> None:  # WSP-7.1
    t = Sitting(["RO16"], reserve=["SP01", "SP02", "SP03"]).chooses("land:PL01:left", "take:reserve:1", "take:deck")
    assert t.view(1).crews[0].seen == ("SP01",) and t.view(0).crews[0].seen == ()
    t.chooses("renew:SP01", "take:deck")
    assert t.view(1).crews[0].seen == () and "SP01" in t.view(1).discard


def test_emissaries_and_robots_seen_taken_are_known_too_and_no_others() -> None:  # WSP-7.1
    t = Sitting(["RO16"], reserve=["EM05", "RO02", "SP03"]).chooses(
        "land:PL01:left", "take:reserve:1", "take:reserve:2"
    )
    assert set(t.view(1).crews[0].seen) == {"EM05", "RO02"} and t.hand(0) == ["EM05", "RO02", "RO16"]


def test_whoever_was_asked_for_an_action_had_a_choice_in_every_imagined_world() -> None:  # WSP-6.4
    t = Sitting(["RO01", "SP13"]).chooses("land:PL02:left")
    worlds = [t.imagined(1, seed) for seed in range(30)]
    assert t.kind == "action" and all(world.state.to_move == 0 and len(world.answers) > 1 for world in worlds)


def test_whoever_was_asked_for_a_condition_had_a_choice_in_every_imagined_world() -> None:  # WSP-4.6
    t = Sitting(["SP43", "SP13"], OWNS, tiles=("PL03", "PL08", "PL09"), up=2).chooses("land:PL08:right")
    worlds = [t.imagined(1, seed) for seed in range(30)]
    assert t.kind == "condition" and all(world.state.to_move == 0 and len(world.answers) > 1 for world in worlds)


def test_the_others_hear_at_the_end_of_a_turn_what_came_of_nothing_in_the_order_of_play() -> None:  # WSP-10.12
    s = Sitting(["SP02"]).state
    f = s.frames[-1]
    for card in ("SP02", "EM01", "RO13"):
        keep_silent(s, f, SOURCE + CARD[card])
    s.listening = True
    s.heard()
    break_silence(s, f)
    assert [event.args for event in s.heard()] == [[0, CARD[card]] for card in ("SP02", "EM01", "RO13")]


def test_nobody_is_told_the_order_of_a_reshuffle() -> None:  # WSP-7.4
    t = Sitting(["EM01", "EM02"], reserve=["SP01", "SP02", "SP03"], deck=["SP04"], scarce=True).chooses("renew:EM01")
    drawn = [event for event in t.events if event.kind in CHANCE]
    assert len(drawn) == 1 and not any(event.is_told_to(seat) for event in drawn for seat in (0, 1, SPECTATOR))


def test_a_spectator_sees_no_hand() -> None:
    view = Sitting(["RO16"], hands={1: ["SP01"]}).view(SPECTATOR)
    assert [(crew.hand, crew.count) for crew in view.crews] == [(None, 1), (None, 1)]
