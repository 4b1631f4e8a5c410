"""What is told, to whom and when: the story that the others hear, and what the player alone is told."""

import pytest

from tablee.games.wild_space.rules.tables import CARD, CARD_NAMES, HOSTILE_NAMES, PLANET, PLANET_NAMES, TAKING
from tablee.kernel import SPECTATOR
from tests.games.wild_space.ending import last_turn
from tests.games.wild_space.sitting import SMUGGLER, Sitting

Told = list[tuple[str, list[int]]]
ABC = ["SP01", "SP02", "SP03"]
DECK = ["SP04", "SP05", "SP06", "SP07", "SP08", "SP09"]
ANY, SPECIALIST, ROBOT = 16, 17, 18  # effects that play a card
LEFT, RIGHT = 0, 1


def cards(*names: str) -> list[int]:
    """Cards by number."""
    return [CARD[name] for name in names]


def test_a_landing_and_cards_drawn() -> None:  # WSP-4.1, WSP-7.1 to 7.3
    t = Sitting(["EM01"], reserve=ABC, deck=DECK).chooses("land:PL01:left", "take:reserve:2", "take:deck", "take:deck")
    shared: Told = [("lands", [0, PLANET["PL01"], LEFT]), ("acts", [0, 3])]
    shared += [("takes", [0, 2, CARD["SP02"]]), ("revealed", [2, CARD["SP04"]])]
    assert t.told_to(1) == t.told_to(SPECTATOR) == [*shared, ("draws", [0]), ("draws", [0])]
    assert t.told_to(0) == [*shared, ("drew", [0, CARD["SP05"]]), ("drew", [0, CARD["SP06"]])]


def test_an_exploration_and_a_card_played() -> None:  # WSP-5.1, WSP-9.1
    t = Sitting(["RO13", "RO14"], landed=["PL02:right"]).chooses("explore:PL02:right")
    assert t.told_to(1) == [("explores", [0, PLANET["PL02"], RIGHT])], "not that there are two actions"
    t.chooses("action:1", "play:RO13")
    assert t.told_to(1)[1:] == [("acts", [0, ANY]), ("plays", [0, CARD["RO13"]])]
    assert t.told_to(0) == t.told_to(1)


def test_an_effect_that_is_applied() -> None:  # WSP-10.5, WSP-10.6
    t = Sitting(["SP31", "SP06", "SP12", "RO13"], reserve=ABC, deck=DECK).chooses("land:PL02:right", "play:SP31")
    t.chooses("apply", "discard:SP12", "take:reserve:1", "end_turn")
    assert t.told_to(1)[2:] == [
        ("plays", [0, CARD["SP31"]]),
        ("applies", [0, CARD["SP31"], TAKING]),
        ("discards", [0, CARD["SP12"]]),
        ("takes-and-plays", [0, 1, CARD["SP01"]]),
        ("revealed", [1, CARD["SP04"]]),
        ("no-effect", [0, CARD["SP01"]]),
        ("turned", [0, PLANET["PL03"]]),
        ("turn", [1, 1]),
    ]


def test_a_card_taken_from_the_deck_is_seen_by_all_when_it_is_played() -> None:  # WSP-9.3
    t = Sitting(["RO14", "RO16"], ["SP01", "SP02"], up=1, deck=["RO17"]).chooses("land:PL03:right", "discard:RO14")
    t.chooses("take:deck")
    story = [("lands", [0, PLANET["PL03"], RIGHT]), ("discards", [0, CARD["RO14"]]), ("acts", [0, TAKING])]
    assert t.told_to(1) == [*story, ("turns-up", [0, CARD["RO17"]])]


def test_a_card_removed() -> None:  # WSP-10.9
    t = Sitting(["SP38", "RO13"], ["SP01"]).chooses("land:PL02:right", "play:SP38", "apply", "remove:SP01")
    assert t.told_to(1)[-2:] == [("applies", [0, CARD["SP38"], 3]), ("removes", [0, CARD["SP01"]])]


def test_a_token_and_its_space() -> None:  # WSP-11.1, WSP-11.2
    t = Sitting(["SP43", "RO13"]).chooses("land:PL02:right", "play:SP43", "apply", "take:deck", "take:deck")
    told = t.told_to(1)
    assert told[2:5] == [("plays", [0, CARD["SP43"]]), ("advances", [0, 1]), ("applies-track", [0, 1, 2])]
    assert told[5:] == [("draws", [0]), ("draws", [0])]
    declined = Sitting(["SP43", "RO13"]).chooses("land:PL02:right", "play:SP43", "decline")
    assert declined.told_to(0)[-1] == ("no-track", [0, 1]) and declined.told_to(1)[-1] == ("advances", [0, 1])
    assert ("no-track", [0, 1]) in declined.chooses("end_turn").told_to(1)


def test_what_nothing_came_of_is_told_to_the_others_when_the_turn_ends() -> None:  # WSP-6.4, WSP-10.12
    lost = Sitting(["RO13"]).chooses("land:PL01:right")
    assert lost.told_to(0)[-1] == ("action-lost", [0]) and len(lost.told_to(1)) == 1
    assert lost.chooses("end_turn").told_to(1)[1:] == [("action-lost", [0]), ("turn", [1, 1])]
    assert lost.told_to(0).count(("action-lost", [0])) == 1, "nobody is told twice"
    chain = Sitting(["SP02", "SP20", "RO13"], captains=["CA02"]).chooses("land:PL02:right", "play:SP02", "apply")
    chain.chooses("play:SP20")
    assert chain.told_to(0)[-1] == ("no-effect", [0, CARD["SP20"]]) and chain.told_to(1)[-1][0] == "plays"


def test_several_things_of_which_nothing_came_are_told_in_their_order() -> None:  # WSP-6.5, WSP-10.12
    t = Sitting(["SP25", "RO13", "SP13"]).chooses("land:PL02:right", "play:SP25", "apply", "renew:RO13")
    assert t.told_to(0)[-2:] == [("revealed", t.told_to(0)[-2][1]), ("action-lost", [0])]
    t.chooses("end_turn")
    assert [name for name, _ in t.told_to(1)][-2:] == ["action-lost", "turn"]


def test_a_condition_that_the_crew_meets_is_told_with_the_action() -> None:  # WSP-4.7
    t = Sitting(["EM01"], ["SP05", "SP06"], up=1, tiles=("PL04", "PL06", "PL09")).chooses("land:PL04:right")
    assert len(t.told_to(1)) == 1
    t.chooses("take:deck")
    assert t.told_to(1)[1:] == [("meets", [0]), ("acts", [0, 4]), ("draws", [0])]
    t.chooses("take:deck")
    assert [name for name, _ in t.told_to(1)].count("acts") == 1, "once"
    free = Sitting(["EM01"]).chooses("land:PL01:left", "take:deck")
    assert "meets" not in [name for name, _ in free.told_to(1)]


def test_a_renewal_and_a_reshuffle() -> None:  # WSP-8.2, WSP-7.4
    t = Sitting(["EM01", "EM02"], reserve=ABC, deck=["SP04"], scarce=True).chooses("renew:EM01")
    told = t.told_to(1)
    assert told[:3] == [("renews", [0, CARD["EM01"]]), ("revealed", [1, CARD["SP04"]]), ("reshuffled", [4])]
    back = [CARD_NAMES[args[1]] for _, args in told[3:]]
    assert [args[0] for _, args in told[3:]] == [2, 3] and t.reserve == ["SP04", *back]


def test_a_draw_that_finds_nothing() -> None:  # WSP-7.8
    t = Sitting(["EM01"], reserve=["SP01", None, None], scarce=True).chooses("land:PL01:left", "take:reserve:1")
    assert t.told_to(1)[1:] == [("acts", [0, 3]), ("takes", [0, 1, CARD["SP01"]]), ("draw-lost", [0, 2])]
    assert t.kind == "end"


def test_a_pass() -> None:  # WSP-3.8
    starting = ["PL01:left", "PL01:right", "PL02:left", "PL02:right"]
    t = Sitting(["EM01"], explored=starting, turn=9).chooses("pass")
    assert t.told_to(1) == [("passes", [0])]


def test_planets_turned_up_and_the_next_turn() -> None:  # WSP-12.2, WSP-12.5
    t = Sitting(["RO13", "RO14"], [f"SP{number:02}" for number in range(1, 8)], turn=1)
    t.chooses("land:PL02:right", "play:RO13", "end_turn")
    turned = [PLANET_NAMES[args[1]] for name, args in t.told_to(1) if name == "turned"]
    assert turned == ["PL03", "PL06", "PL09"] and t.told_to(1)[-1] == ("turn", [1, 1])
    second = Sitting(["RO13"], active=1, first=0, hands={0: ["EM01"]}).chooses("land:PL01:right", "end_turn")
    assert second.told_to(0)[-1] == ("turn", [0, 2])


def test_the_set_up_is_told_and_hands_to_their_owners_alone() -> None:  # WSP-2.3, WSP-2.6, WSP-2.7
    t = Sitting.opened(3, first=1)
    shared = [("captain", [seat, CARD[t.crew(seat)[0]]]) for seat in range(3)]
    shared += [("revealed", [slot, CARD[str(card)]]) for slot, card in enumerate(t.reserve, start=1)]
    for seat in range(3):
        mine = ("dealt", [seat, *sorted(CARD[card] for card in t.hand(seat))])
        assert t.told_to(seat) == [*shared, mine, ("starts", [1]), ("turn", [1, 1])]
    assert t.told_to(SPECTATOR) == [*shared, ("starts", [1]), ("turn", [1, 1])]


@pytest.mark.parametrize("first", [0, SMUGGLER])
def test_the_set_up_of_a_game_alone_is_told(first: int) -> None:  # WSP-15.3, WSP-15.5, WSP-15.7
    t = Sitting.opened(1, first=first)
    told = dict(t.told_to(0))
    assert told["smuggler-captain"] == [CARD[t.smuggler[0]]]
    assert [HOSTILE_NAMES[args[0]] for name, args in t.told_to(0) if name == "hostile"] == t.open
    begins = [("starts", [0]), ("turn", [0, 1])] if first == 0 else [("smuggler-starts", []), ("smuggler-turn", [1])]
    assert t.told_to(0)[-2:] == begins


def test_the_smugglers_raids_are_told() -> None:  # WSP-16.1 to 16.7
    bramble = HOSTILE_NAMES.index("HP01")
    t = Sitting(["EM01"], players=1, active=SMUGGLER, reserve=ABC, deck=DECK).chooses("smuggler:land:HP01")
    raid: Told = [("smuggler-discards", [2, CARD["SP02"]]), ("revealed", [2, CARD["SP04"]])]
    raid += [("smuggler-takes", [2, CARD["SP04"]]), ("revealed", [2, CARD["SP05"]])]
    assert t.told_to(0) == [("smuggler-lands", [bramble]), *raid, ("turn", [0, 2])]


def test_an_explored_hostile_planet_shows_the_next() -> None:  # WSP-16.5, WSP-16.7
    bare = [None, None, "SP01"]
    t = Sitting(["EM01"], players=1, active=SMUGGLER, smuggler_on=["HP01"], reserve=bare, scarce=True)
    t.chooses("smuggler:explore:HP01")
    told = t.told_to(0)
    assert told[0] == ("smuggler-explores", [HOSTILE_NAMES.index("HP01")])
    assert ("hostile", [HOSTILE_NAMES.index("HP03")]) in told
    assert told[1:4] == [("smuggler-discards", [3, CARD["SP01"]]), ("reshuffled", [1]), ("revealed", [1, CARD["SP01"]])]
    assert ("smuggler-takes", [1, CARD["SP01"]]) in told
    skipped = Sitting(
        ["EM01"],
        players=1,
        active=SMUGGLER,
        hostile=["HP07", "HP02", "HP03", "HP05", "HP06"],
        reserve=["SP01", None, None],
        scarce=True,
    )
    assert ("smuggler-skips", [3]) in skipped.chooses("smuggler:land:HP07").told_to(0)


def test_the_end_is_told_part_by_part() -> None:  # WSP-13.1 to 13.9
    t = last_turn(crews={0: ["RO16", "SP01", "SP07", "EM21"], 1: ["RO15"]}, tokens={0: 3}).ends()
    told = dict(t.told_to(SPECTATOR))
    scored = [args for name, args in t.told_to(SPECTATOR) if name == "scores"]
    assert scored == [[0, 21, 5, 0, 2, 7, 7], [1, 6, 0, 0, 0, 6, 0]] and told["wins"] == [0, 21]


def test_how_a_tie_ends_is_told() -> None:  # WSP-13.10, WSP-13.11
    fewer = last_turn(crews={0: ["RO16", "SP02"], 1: ["RO18"]}).ends()
    assert fewer.told_to(0)[-1] == ("wins-tie", [1, 2])
    shared = last_turn(players=3, crews={0: ["RO16"], 1: ["RO18"]}).ends()
    assert shared.told_to(0)[-1] == ("shares", [0, 1])


def test_how_a_game_alone_ends_is_told() -> None:  # WSP-17.2 to 17.6
    five = ["HP02", "HP05", "HP07", "HP03", "HP04"]
    won = last_turn(players=1, captains=["CA03", "CA04"], crews={0: ["RO16"]}, smuggler=["RO15"], hostile=five).ends()
    assert won.told_to(0)[-2:] == [("smuggler-scores", [6, 0, 0, 6, 0]), ("beats", [0, 7, 6])]
    lost = last_turn(players=1, captains=["CA03", "CA04"], smuggler=["RO15", "SP05"], hostile=five).ends()
    assert lost.told_to(0)[-2:] == [("smuggler-scores", [7, 0, 0, 6, 1]), ("beaten", [0, 0, 7])]
    assert lost.kind == "smuggler" and lost.winners == []
