"""Before the first turn: KMK-4."""

from collections import Counter

import pytest

from tablee.games.karmaka.rules.bag import cards_of
from tablee.games.karmaka.rules.state import KIND_BITS, KarmakaState
from tablee.games.karmaka.rules.tables import CARDS, KIND
from tablee.kernel import SPECTATOR, BadSetup, Event, seeded
from tablee.kernel.event import FIRST, SHUFFLE
from tests.games.karmaka.sitting import Sitting, game, view_of


def dealt(seed: int = 1, players: int = 2, **settings: str) -> KarmakaState:
    """A new game; its first player has drawn the card of the first turn."""
    state = game().new(players, settings, seed, listening=True)
    assert isinstance(state, KarmakaState)
    return state


def shuffled(state: KarmakaState) -> list[int]:
    """The Well as it was shuffled, top first."""
    return next(event.args for event in state.events if event.kind == SHUFFLE)


def stack(cards: list[int]) -> list[int]:
    """The kinds of a face-down stack, top first."""
    return [card & KIND_BITS for card in reversed(cards)]


def chance_of(events: list[Event]) -> list[int]:
    """The kinds of chance that occurred, in their order."""
    return [event.kind for event in events if event.kind < 0]


def test_every_player_starts_on_the_dung_beetle_level_without_a_ring() -> None:  # KMK-4.1
    view = view_of(dealt(), 0)
    assert [(soul.level, soul.rings, soul.lives) for soul in view.souls] == [("dung_beetle", 0, 1)] * 2


@pytest.mark.parametrize("actor", [0, 1])
def test_a_ring_comes_from_a_supply_that_serves_all_and_not_from_another_player(actor: int) -> None:  # KMK-4.2
    hands: list[list[str]] = [["panic"], ["panic"]]
    hands[actor] = []
    t = Sitting(hands, rings=[12, 12], levels=[3, 3], deeds=[["panic"], ["panic"]], actor=actor, at_start=True)
    t.chooses("keep")
    assert t.rings(actor) == 13 and t.rings(1 - actor) == 12


def test_rings_traded_go_back_to_the_supply_and_not_to_the_rival() -> None:  # KMK-4.2
    t = Sitting([[], ["panic"]], rings=[3, 0], deeds=[["crisis"]], at_start=True).chooses("trade")
    assert t.rings(0) == 1 and t.rings(1) == 0


def test_all_62_cards_are_shuffled_together() -> None:  # KMK-4.3
    order = shuffled(dealt())
    assert len(order) == 62
    assert Counter(order) == {KIND[card.id]: card.copies for card in CARDS if card.id != "jubilee"}


def test_the_shuffle_depends_on_the_seed() -> None:  # KMK-4.3
    assert len({tuple(shuffled(dealt(seed))) for seed in range(20)}) == 20
    assert shuffled(dealt(5)) == shuffled(dealt(5)) != sorted(shuffled(dealt(5)))


def test_each_player_is_dealt_a_hand_of_four_and_a_deck_of_two() -> None:  # KMK-4.4 KMK-4.5
    state = dealt(first_player="seat_0")
    first, second = state.souls
    assert (second.held, len(second.deck)) == (4, 2)
    assert (first.held, len(first.deck)) == (5, 1)  # one card drawn: the first turn has begun


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opening_hand_is_told_to_its_owner_only(seat: int) -> None:  # KMK-4.4
    state = dealt(first_player="seat_0")
    private = [event.args for event in state.events if event.is_told_to(seat) and not event.is_told_to(1 - seat)]
    assert private[0] == [seat, *sorted(shuffled(state)[seat:8:2])]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opening_decks_are_dealt_face_down(seat: int) -> None:  # KMK-4.5
    view = view_of(dealt(first_player="seat_0"), seat)
    assert view.souls[0].deck == (None,) and view.souls[1].deck == (None, None)


def test_other_zones_start_empty_and_the_well_holds_50_cards() -> None:  # KMK-4.6
    state = dealt()
    assert len(state.well) == 50 and state.ruins == []
    assert all(soul.future == [] and soul.deeds == [] for soul in state.souls)


@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_alternates_card_by_card_the_first_player_first(first: int) -> None:  # KMK-4.7
    state = dealt(first_player=f"seat_{first}")
    order = shuffled(state)
    starter, other = state.souls[first], state.souls[1 - first]
    assert cards_of(starter.hand) == sorted([*order[0:8:2], order[10]]) and stack(starter.deck) == [order[8]]
    assert cards_of(other.hand) == sorted(order[1:8:2]) and stack(other.deck) == [order[11], order[9]]
    assert stack(state.well) == order[12:]


def test_the_deal_goes_clockwise_with_more_players() -> None:  # KMK-4.7 KMK-V1.1
    state = dealt(players=3, variant="multiplayer", first_player="seat_1")
    order = shuffled(state)
    assert cards_of(state.souls[2].hand) == sorted(order[1:12:3]) and stack(state.souls[2].deck) == [
        order[16],
        order[13],
    ]
    assert cards_of(state.souls[0].hand) == sorted(order[2:12:3]) and stack(state.souls[0].deck) == [
        order[17],
        order[14],
    ]


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_may_be_set_in_the_options(first: int) -> None:  # KMK-4.8
    for seed in range(10):
        state = dealt(seed, first_player=f"seat_{first}")
        assert state.to_move == first and FIRST not in chance_of(state.events)


def test_the_first_player_is_drawn_at_random_when_nothing_is_said() -> None:  # KMK-4.8
    starters = [dealt(seed).to_move for seed in range(200)]
    assert 60 < sum(starters) < 140


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_is_told_who_starts(seat: int) -> None:  # KMK-4.8
    state = dealt(3)
    told = [(game().rules.event_names[event.kind], event.args) for event in state.events if event.is_told_to(seat)]
    assert told[0] == ("starts", [state.first]) and ("turn", [state.first, 1]) in told


def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:  # KMK-4.8
    with pytest.raises(BadSetup):
        dealt(first_player="seat_2")


@pytest.mark.parametrize("seed", range(8))
def test_chance_draws_the_first_player_and_then_shuffles_the_well(seed: int) -> None:  # KMK-4.9
    state = dealt(seed)
    rng = seeded(seed)
    first = rng.below(2)
    well = state.variant.cards[:]
    rng.shuffle(well)
    assert chance_of(state.events) == [FIRST, SHUFFLE]
    assert state.first == first and shuffled(state) == well[::-1] and state.rng.data() == rng.data()


def test_the_same_seed_gives_the_same_game() -> None:  # KMK-4.9
    assert dealt(9).data() == dealt(9).data()
    assert dealt(9).data() != dealt(10).data()


def test_a_reshuffle_is_drawn_when_it_is_needed_and_not_before() -> None:  # KMK-4.9
    ruins = ["panic", "crisis", "voyage", "spite", "mimic"]
    t = Sitting([["another_day", "another_day"], []], well=["sowing"], ruins=ruins).plays("another_day")
    assert t.chance == []
    t.chooses("decline").plays("another_day")
    assert [what for what, _ in t.chance] == ["shuffle"]


@pytest.mark.parametrize(("hand", "records"), [(["panic", "crisis", "voyage"], 2), (["panic"], 1), ([], 0)])
def test_spite_records_each_random_card_by_its_kind(hand: list[str], records: int) -> None:  # KMK-4.9
    t = Sitting([["spite"], hand]).plays("spite")
    assert t.chance == [("card", card) for card in t.ruins] and len(t.chance) == records


@pytest.mark.parametrize(("hand", "records"), [(["panic", "crisis", "voyage", "mimic"], 3), (["panic", "crisis"], 2)])
def test_swindle_records_each_random_card_by_its_kind(hand: list[str], records: int) -> None:  # KMK-4.9
    t = Sitting([["swindle"], hand]).plays("swindle")
    assert sorted(str(card) for _, card in t.chance) == sorted(str(card) for card in t.view(0).seen)
    assert len(t.chance) == records


def test_swindle_on_a_single_card_records_it_too() -> None:  # KMK-4.9
    t = Sitting([["swindle"], ["panic"]]).plays("swindle")
    assert t.chance == [("card", "panic")] and t.hand(0) == ["panic"]


def test_cards_seen_through_swindle_stay_in_the_hand_until_the_answer() -> None:  # KMK-4.9
    t = Sitting([["swindle"], ["panic", "crisis", "voyage"]]).plays("swindle")
    assert t.kind == "swindle_keep" and t.hand(1) == ["crisis", "panic", "voyage"]
    assert t.chooses("voyage").hand(1) == ["crisis", "panic"]


def test_random_cards_are_drawn_without_putting_one_back() -> None:  # KMK-4.9
    for seed in range(20):
        t = Sitting([["swindle"], ["panic", "crisis", "voyage"]], seed=seed).plays("swindle")
        assert t.options == ["voyage", "panic", "crisis"]
