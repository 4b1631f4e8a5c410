"""Veterans move the token along the Captain's track. (WSP-11)"""

from tests.games.wild_space.sitting import Sitting

PLAY = "land:PL02:right"


def test_each_veteran_played_moves_the_token() -> None:  # WSP-11.1
    t = Sitting(["SP43", "RO13"]).chooses(PLAY, "play:SP43")
    assert t.token(0) == 1 and t.token(1) == 0
    t.chooses("decline")
    assert t.token(0) == 1, "the advance is no choice"
    assert Sitting(["SP13", "RO13"]).chooses(PLAY, "play:SP13").token(0) == 0


def test_the_space_reached_is_offered_at_once_and_may_be_declined() -> None:  # WSP-11.2
    t = Sitting(["SP43", "RO13"], captains=["CA01"]).chooses(PLAY, "play:SP43")
    assert (t.kind, t.answers) == ("effect", ["apply", "decline"])
    t.chooses("apply", "take:deck", "take:deck")
    assert t.kind == "end" and len(t.hand(0)) == 3, "the first space draws two"
    second = Sitting(["SP44", "RO13", "SP13"], ["SP43"], tokens={0: 1}, captains=["CA01"])
    second.chooses(PLAY, "play:SP44", "apply")
    assert second.token(0) == 2 and second.answers == ["play:SP13"], "the second plays a Specialist"


def test_every_captain_has_a_track_of_its_own() -> None:  # WSP-11.2
    reached = {}
    for captain in ("CA01", "CA02", "CA03", "CA04", "CA05", "CA06"):
        t = Sitting(["SP44", "RO13", "SP13", "RO14"], ["SP43"], tokens={0: 1}, captains=[captain])
        t.chooses(PLAY, "play:SP44", "apply")
        reached[captain] = (t.kind, t.answers)
    robots, all_three = ["play:RO13", "play:RO14"], ["play:RO13", "play:RO14", "play:SP13"]
    sources = ["take:deck", "take:reserve:1", "take:reserve:2", "take:reserve:3"]
    assert reached == {
        "CA01": ("play", ["play:SP13"]),
        "CA02": ("play", all_three),
        "CA03": ("play", robots),
        "CA04": ("play", ["play:SP13"]),
        "CA05": ("draw", sources),
        "CA06": ("take_and_play", sources),
    }


def test_a_credits_space_does_nothing_now() -> None:  # WSP-11.3
    t = Sitting(["SP45", "RO13", "SP13"], ["SP43", "SP44"], tokens={0: 2}, captains=["CA01"]).chooses(PLAY, "play:SP45")
    assert t.token(0) == 3 and t.kind == "end" and t.parts(0)["captain"] == 7


def test_a_track_effect_that_can_do_nothing_is_not_offered() -> None:  # WSP-11.4
    robots = Sitting(["SP44", "RO13"], ["SP43"], tokens={0: 1}, captains=["CA01"]).chooses(PLAY, "play:SP44")
    assert robots.token(0) == 2 and robots.kind == "end", "no Specialist in hand"
    bare = Sitting(["SP43", "RO13"], reserve=[None] * 3, scarce=True).chooses(PLAY, "play:SP43")
    assert bare.token(0) == 1 and bare.kind == "end"


def test_on_the_last_space_the_token_stays_and_gives_nothing() -> None:  # WSP-11.5
    five = ["SP43", "SP44", "SP45", "SP46", "SP47"]
    last = Sitting(["SP47", "RO13"], five[:4], tokens={0: 4}, captains=["CA01"]).chooses(PLAY, "play:SP47")
    assert last.token(0) == 5 and last.kind == "effect"
    beyond = Sitting(["SP48", "RO13"], five, tokens={0: 5}, captains=["CA01"]).chooses(PLAY, "play:SP48")
    assert beyond.token(0) == 5 and beyond.kind == "end"


def test_the_token_never_moves_back() -> None:  # WSP-11.6
    t = Sitting(["SP38", "RO13"], ["SP43"], tokens={0: 1}).chooses(PLAY, "play:SP38", "apply", "remove:SP43")
    assert t.token(0) == 1 and "SP43" not in t.crew(0)


def test_a_veteran_played_by_the_track_moves_the_token_again() -> None:  # WSP-11.7
    t = Sitting(["SP44", "SP45", "RO13"], ["SP43"], tokens={0: 1}, captains=["CA04"])
    t.chooses(PLAY, "play:SP44", "apply", "play:SP45")
    assert t.token(0) == 3 and t.kind == "effect", "space 2 plays a Specialist, space 3 draws two"
    t.chooses("apply", "take:deck", "take:deck")
    assert t.kind == "end"


def test_a_veteran_taken_and_played_moves_the_token() -> None:  # WSP-11.1, WSP-9.4
    t = Sitting(["RO13", "RO14"], ["SP01", "SP02"], up=1, reserve=["RO01", "RO02", "RO03"])
    t.chooses("land:PL03:right", "discard:RO13", "take:reserve:1")
    assert t.token(0) == 1 and t.crew(0)[-1] == "RO01"
