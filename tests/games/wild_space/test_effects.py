"""Effects of cards and their conditions: offered, paid, carried out, chained. (WSP-10)"""

from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.data.records import Own
from tests.games.wild_space.sitting import Sitting

PLAY = "land:PL02:right"


def test_an_effect_is_offered_when_its_card_is_played_and_never_again() -> None:  # WSP-10.1
    t = Sitting(["SP13", "RO13"]).chooses(PLAY, "play:SP13")
    assert t.kind == "effect"
    t.chooses("apply", "take:deck", "take:deck")
    assert t.kind == "end" and len(t.hand(0)) == 3
    later = Sitting(["RO13", "RO14"], ["SP13", "SP25"]).chooses(PLAY, "play:RO13")
    assert later.kind == "end", "cards that lie in the crew have no effect any more"


def test_an_effect_may_be_declined() -> None:  # WSP-10.2
    t = Sitting(["SP13", "RO13"]).chooses(PLAY, "play:SP13")
    assert t.answers == ["apply", "decline"]
    t.chooses("decline")
    assert t.kind == "end" and t.hand(0) == ["RO13"]


def test_a_card_may_be_played_whose_condition_is_not_met() -> None:  # WSP-10.3
    t = Sitting(["SP19", "SP13"], captains=["CA01"]).chooses(PLAY, "play:SP19")
    assert t.crew(0) == ["CA01", "SP19"] and t.kind == "end", "no Scientist: no effect"
    met = Sitting(["SP19", "SP13"], captains=["CA06"]).chooses(PLAY, "play:SP19")
    assert met.kind == "effect"


def test_own_conditions_look_at_the_crew_alone() -> None:  # WSP-10.4
    hand = ["SP37", "SP43", "SP13"]
    assert Sitting(hand).chooses(PLAY, "play:SP37").kind == "end", "a Botanist in hand does not count"
    assert Sitting(hand, ["RO08"]).chooses(PLAY, "play:SP37").kind == "effect"
    others = Sitting(hand, crews={1: ["RO08"]}, captains=["CA01", "CA03"])
    assert others.chooses(PLAY, "play:SP37").kind == "end", "nor one in another's crew"


def test_own_conditions_cost_nothing() -> None:  # WSP-10.4
    t = Sitting(["SP37", "SP43"], ["RO08"]).chooses(PLAY, "play:SP37", "apply")
    assert t.kind == "play" and t.hand(0) == ["SP43"] and t.crew(0) == ["CA01", "RO08", "SP37"] and t.discard == []


def test_no_card_meets_its_own_condition() -> None:  # WSP-10.4
    for card in CARDS:
        if isinstance(card.condition, Own):
            assert card.condition.filter not in (card.kind, f"job:{card.job}")


def test_a_discard_condition_takes_one_eligible_card_of_the_hand() -> None:  # WSP-10.5
    t = Sitting(["SP31", "SP06", "SP12", "SP01", "RO13"]).chooses(PLAY, "play:SP31", "apply")
    assert (t.kind, t.answers) == ("pay_discard", ["discard:SP06", "discard:SP12"]), "a Scientist"
    t.chooses("discard:SP12")
    assert t.discard == ["SP12"] and t.kind == "take_and_play" and t.hand(0) == ["RO13", "SP01", "SP06"]


def test_a_remove_condition_takes_one_card_of_the_crew() -> None:  # WSP-10.5
    t = Sitting(["SP38", "RO13"], ["SP01", "SP02"]).chooses(PLAY, "play:SP38", "apply")
    assert (t.kind, t.answers) == ("pay_remove", ["remove:SP01", "remove:SP02", "remove:SP38"])
    t.chooses("remove:SP02")
    assert t.crew(0) == ["CA01", "SP01", "SP38"] and t.discard == ["SP02"] and t.kind == "draw"
    t.chooses("take:deck", "take:deck", "take:deck")
    assert t.kind == "end" and len(t.hand(0)) == 4


def test_a_card_played_by_an_effect_opens_its_own_effect() -> None:  # WSP-10.6
    t = Sitting(["SP02", "SP10", "EM20", "RO13"]).chooses(PLAY, "play:SP02", "apply", "play:SP10")
    assert t.kind == "effect"
    t.chooses("apply", "discard:RO13", "play:EM20")
    assert t.kind == "effect", "the newest effect first: draw one card"
    t.chooses("apply", "take:deck")
    assert t.kind == "end" and len(t.crew(0)) == 4


def test_an_effect_that_can_do_nothing_is_not_offered() -> None:  # WSP-10.7
    assert Sitting(["SP02", "SP13"]).chooses(PLAY, "play:SP02").kind == "end", "no Mechanic in hand"
    assert Sitting(["SP02", "SP15"]).chooses(PLAY, "play:SP02").kind == "effect"
    assert Sitting(["SP31", "SP13"]).chooses(PLAY, "play:SP31").kind == "end", "no Scientist to discard"
    bare = Sitting(["SP13", "SP14"], reserve=[None] * 3, scarce=True).chooses(PLAY, "play:SP13")
    assert bare.kind == "end", "nothing to draw"
    for slot in range(3):
        last = ["RO13" if place == slot else None for place in range(3)]
        t = Sitting(["SP13", "SP14"], reserve=last, scarce=True).chooses(PLAY, "play:SP13")
        assert t.kind == "effect", "one card in the Reserve is enough"


def test_a_card_that_is_paid_can_be_drawn_afterwards() -> None:  # WSP-10.7
    t = Sitting(["RO12", "SP13", "SP14"], reserve=[None] * 3, scarce=True).chooses(PLAY, "play:RO12")
    assert t.kind == "effect", "the table is bare, but the card discarded will lie there"
    t.chooses("apply", "discard:SP13")
    assert t.kind == "draw" and t.reserve == ["SP13", None, None]
    t.chooses("take:reserve:1")
    assert t.kind == "end" and t.hand(0) == ["SP13", "SP14"], "the other three are lost"


def test_a_card_that_is_removed_can_be_drawn_afterwards() -> None:  # WSP-10.7
    t = Sitting(["SP38", "SP13"], ["SP01"], reserve=[None] * 3, scarce=True).chooses(PLAY, "play:SP38", "apply")
    t.chooses("remove:SP01", "take:reserve:1")
    assert t.hand(0) == ["SP01", "SP13"] and t.kind == "end"


def test_a_payment_must_leave_a_card_to_play() -> None:  # WSP-10.8
    t = Sitting(["EM19", "SP43", "SP13", "RO13"]).chooses(PLAY, "play:EM19", "apply")
    assert t.answers == ["discard:RO13", "discard:SP13"], "not the only Veteran"
    assert t.refuses("discard:SP43") == "WSP-10.8"
    two = Sitting(["EM19", "SP43", "SP44"]).chooses(PLAY, "play:EM19", "apply")
    assert two.answers == ["discard:SP43", "discard:SP44"]


def test_one_card_alone_is_no_price_for_playing_a_card() -> None:  # WSP-10.8, WSP-10.7
    assert Sitting(["SP07", "EM01"]).chooses(PLAY, "play:SP07").kind == "end"
    assert Sitting(["SP07", "EM01", "EM02"]).chooses(PLAY, "play:SP07").kind == "effect"
    assert Sitting(["EM19", "SP13", "RO13"]).chooses(PLAY, "play:EM19").kind == "end", "no Veteran"
    assert Sitting(["EM19", "SP43"]).chooses(PLAY, "play:EM19").kind == "end", "a Veteran, and nothing to discard"


def test_the_only_payment_is_made_without_a_question() -> None:  # WSP-10.8
    t = Sitting(["EM19", "SP43", "SP13"]).chooses(PLAY, "play:EM19", "apply")
    assert t.kind == "play" and t.discard == ["SP13"] and t.answers == ["play:SP43"]


def test_the_captain_is_never_removed_the_card_itself_may_be() -> None:  # WSP-10.9
    t = Sitting(["SP38", "RO13"]).chooses(PLAY, "play:SP38")
    assert t.kind == "effect"
    t.chooses("apply")
    assert t.discard == ["SP38"] and t.crew(0) == ["CA01"] and t.kind == "draw", "the only card there is"


def test_removing_a_card_undoes_nothing() -> None:  # WSP-10.10, WSP-11.6
    t = Sitting(["SP38", "RO13"], ["SP43", "SP44"], tokens={0: 2}).chooses(PLAY, "play:SP38", "apply", "remove:SP43")
    assert t.token(0) == 2 and t.crew(0) == ["CA01", "SP44", "SP38"]


def test_a_play_effect_once_applied_must_play() -> None:  # WSP-10.11
    t = Sitting(["SP25", "RO13", "SP13"]).chooses(PLAY, "play:SP25", "apply")
    assert (t.kind, t.answers) == ("play", ["play:RO13"])
    assert t.refuses("decline") == "WSP-10.11"
    t.chooses("renew:SP13")
    assert t.kind == "play", "a Robot is still there"


def test_a_draw_effect_goes_on_to_its_number() -> None:  # WSP-10.11
    t = Sitting(["RO08", "SP13"]).chooses(PLAY, "play:RO08", "apply", "take:deck", "take:deck")
    assert t.kind == "draw" and t.chooses("take:deck").kind == "end"


def test_declining_ends_the_chain() -> None:  # WSP-10.12
    t = Sitting(["SP02", "SP10", "EM20", "RO13"]).chooses(PLAY, "play:SP02", "apply", "play:SP10", "decline")
    assert t.kind == "end" and t.hand(0) == ["EM20", "RO13"]
    unmet = Sitting(["SP02", "SP20", "SP13"], captains=["CA02"]).chooses(PLAY, "play:SP02", "apply", "play:SP20")
    assert unmet.kind == "end", "and so does an effect that is not offered"


def test_a_declined_effect_and_none_offered_look_alike_to_others() -> None:  # WSP-10.12
    declined = Sitting(["SP02", "SP15", "RO13"]).chooses(PLAY, "play:SP02", "decline")
    unoffered = Sitting(["SP02", "SP13", "RO13"]).chooses(PLAY, "play:SP02")
    assert declined.told_to(1) == unoffered.told_to(1)
    assert declined.view(1) == unoffered.view(1)


def test_no_card_has_both_a_medal_and_a_circle() -> None:  # WSP-10.13
    assert not any(card.veteran and (card.effect or card.condition) for card in CARDS)
    assert sum(card.veteran for card in CARDS) == 24
