"""Playing cards from the hand, and taking to play at once. (WSP-9)"""

from tests.games.wild_space.sitting import Sitting

SIX = ["SP01", "SP02", "SP03", "SP04", "SP05"]
STARBREAK = ("PL03", "PL08", "PL09")


def test_a_played_card_joins_the_crew_and_counts_at_once() -> None:  # WSP-9.1
    t = Sitting(["RO10", "EM20", "SP01"]).chooses("land:PL02:right", "play:EM20", "decline")
    assert t.crew(0) == ["CA01", "EM20"] and t.hand(0) == ["RO10", "SP01"]
    robot = Sitting(["EM21", "EM01", "RO13"], ["RO14"]).chooses("land:PL02:right", "play:EM21", "apply", "play:EM01")
    assert robot.crew(0) == ["CA01", "RO14", "EM21", "EM01"]


def test_a_card_just_played_meets_the_condition_of_the_next() -> None:  # WSP-9.1
    t = Sitting(["SP27", "EM21", "RO13", "EM01"]).chooses("land:PL02:right", "play:SP27", "apply", "play:RO13")
    assert t.kind == "end"
    chain = Sitting(["SP26", "EM23", "RO13"], ["RO14"]).chooses("land:PL02:right", "play:SP26", "apply", "play:EM23")
    assert chain.kind == "effect"
    jobs = Sitting(["SP05", "SP18", "SP20", "SP13"], captains=["CA02"]).chooses("land:PL02:right", "play:SP20")
    assert jobs.kind == "end", "no Military in the crew"
    mechanic = Sitting(["SP02", "SP20", "SP13"], captains=["CA02"], crew=["SP18"])
    assert mechanic.chooses("land:PL02:right", "play:SP02", "apply", "play:SP20").kind == "effect"


def test_playing_costs_nothing_else() -> None:  # WSP-9.2
    t = Sitting(["SP07", "EM01", "EM02"]).chooses("land:PL02:right", "play:SP07", "decline")
    assert t.hand(0) == ["EM01", "EM02"] and t.discard == [] and t.kind == "end"


def test_take_and_play_takes_from_a_slot_and_fills_it() -> None:  # WSP-9.3
    t = Sitting([], SIX, up=2, tiles=STARBREAK, reserve=["RO13", "RO14", "RO15"], deck=["EM01", "EM02"])
    t.chooses("land:PL08:left")
    assert (t.kind, t.answers) == ("take_and_play", ["take:deck", "take:reserve:1", "take:reserve:2", "take:reserve:3"])
    t.chooses("take:reserve:2")
    assert t.crew(0)[-1] == "RO14" and t.hand(0) == [] and t.reserve == ["RO13", "EM01", "RO15"]


def test_a_card_taken_unseen_must_be_played_too() -> None:  # WSP-9.3
    t = Sitting(["RO16"], SIX, up=2, tiles=STARBREAK, deck=["RO17"]).chooses("land:PL08:left", "take:deck")
    assert t.crew(0)[-1] == "RO17" and t.hand(0) == ["RO16"] and t.kind == "end"


def test_upkeep_comes_between_taking_and_playing() -> None:  # WSP-9.3, WSP-7.4
    t = Sitting(["RO16"], SIX, up=2, tiles=STARBREAK, deck=["SP13"], discard=["EM01"], scarce=True)
    t.chooses("land:PL08:left", "take:deck")
    assert t.deck == ["EM01"] and t.discard == [] and t.crew(0)[-1] == "SP13"
    assert t.kind == "effect", "and its draw is offered"


def test_a_card_taken_has_its_medal_and_its_effect() -> None:  # WSP-9.4
    medal = Sitting(["RO16"], SIX, up=2, tiles=STARBREAK, deck=["SP43"]).chooses("land:PL08:left", "take:deck")
    assert medal.token(0) == 1 and medal.kind == "effect"
    effect = Sitting(["RO16"], SIX, up=2, tiles=STARBREAK, deck=["SP25"]).chooses(
        "land:PL08:left", "take:deck", "apply"
    )
    assert effect.answers == ["play:RO16"]


def test_any_number_of_cards_may_be_played_in_one_turn() -> None:  # WSP-9.5
    hand = ["SP01", "SP03", "SP05", "SP07", "EM01", "SP02", "SP04", "SP06", "SP08", "RO13"]
    t = Sitting(hand).chooses("land:PL02:right", "play:SP01", "apply", "play:SP03", "apply", "play:SP05", "apply")
    t.chooses("play:SP07", "apply", "discard:EM01", "play:SP02", "apply", "play:SP04", "apply", "play:SP06", "apply")
    t.chooses("play:SP08")
    assert len(t.crew(0)) == 9 and t.kind == "end" and t.hand(0) == ["RO13"]
