"""What is told of each thing that happens, in its order and with its numbers; all of it to everybody but a scan."""

from tablee.games.vii_legio.people.words import needs_of
from tablee.games.vii_legio.rules.tables import (
    ALIKE,
    DOMAINS,
    ITEMS,
    PLANETS,
    SECTORS,
    SLOTS,
    TECHNOLOGIES,
    TYPE,
    TYPES,
    XCARDS,
)
from tablee.kernel import SPECTATOR
from tests.games.vii_legio.sitting import Sitting, Start, Table, ship

NAPOS = {"alpha": "S3-1 A14"}  # 4 (R1 D1 N1); 8 (R2 D2 N2)
CARDS = ["embassy", "trading_post", "leviathan_herd", "planet", "recall", "radiation"]
# How each number of an event is read; what is not listed is a plain number.
READ = {
    "cards-discarded": "-C",
    "card-flipped": "-C",
    "card-ignored": "-C",
    "risk-avoided": "-C",
    "experience-gained": "-D",
    "experience-full": "-D",
    "moved": "-S",
    "buys": "-I",
    "planet-discovered": "-AP",
    "scanned": "-A",
    "sees": "-AX",
    "card-revealed": "AX",
    "landing-failed": "-A",
    "landed": "-A",
    "observes": "-A",
    "stays": "-A",
    "takes-contact": "-A",
    "leaves": "-A",
    "expelled": "-A",
    "joker": "-TD",
    "spends": "-D",
    "threshold-passed": "-X",
    "continues": "-A",
    "mission-completed": "-X",
    "card-discarded": "AX",
    "combat": "-C",
    "item-lost": "-I",
    "no-loss": "-I",
    "trophy": "-C",
    "item-gained": "-I",
    "no-room": "-C",
    "installs": "-T",
    "declines": "-C",
    "special-mission": "-C",
    "turn-lost": "-T",
}
NAMES = {"D": DOMAINS, "S": SECTORS, "I": ITEMS, "A": SLOTS, "P": PLANETS, "X": XCARDS, "T": TECHNOLOGIES}


def read(name: str, args: list[int]) -> str:
    """One event: its name, then its numbers with the things they stand for by name."""
    kinds = READ.get(name, "")
    kinds += ("C" if name == "cards-discarded" else "-") * (len(args) - len(kinds))
    return " ".join([name, *(_thing(kind, value) for kind, value in zip(kinds, args, strict=True))])


def _thing(kind: str, value: int) -> str:
    if kind == "C":
        assert ALIKE[value] == value, "cards are told as the first of their type"
        return TYPES[TYPE[value]]
    return NAMES[kind][value] if kind in NAMES else str(value)


def story(t: Table, seat: int = SPECTATOR) -> list[str]:
    """What was told to a seat since the scenario began."""
    return [read(name, args) for name, args in t.told_to(seat)]


def test_the_endowment_and_the_first_turn() -> None:  # LEG-3.12, LEG-4.5, LEG-5.1
    t = Start(2, first_player="seat_1").chooses("laser", "decline", "squad", "squad")
    assert story(t) == [
        *("item-gained 1 laser", "fitted 1", "item-gained 0 squad", "item-gained 0 squad"),
        *("round 1", "turn 1 1", "takes-off 1", "cards-taken 1 2"),
    ]


def test_a_turn_in_space_and_its_end() -> None:  # LEG-5.11, LEG-6.2, LEG-7.3
    t = Sitting(ship("S1"), ship("S2"), hand=CARDS)
    t.chooses(("move", "S2"), ("buy", "laser"), "end_turn")
    assert story(t) == [
        *("cards-discarded 0 embassy", "moved 0 S2"),
        *("cards-discarded 0 trading_post leviathan_herd", "buys 0 laser", "experience-gained 0 negotiation 1 1"),
        *("cards-returned 0 3", "turn 1 1", "cards-taken 1 2"),
    ]


def test_a_hand_that_is_used_up_is_not_given_back() -> None:  # LEG-5.11
    t = Sitting(ship("S1"), ship("S2"), hand=["embassy"]).chooses("flip", "end_turn")
    assert story(t) == [
        *("card-flipped 0 embassy", "experience-gained 0 diplomacy 1 1", "turn 1 1", "cards-taken 1 2"),
    ]


def test_a_new_round() -> None:  # LEG-4.1
    t = Sitting(ship("S1"), ship("S2"), active=1, hand=[]).chooses("end_turn")
    assert story(t) == ["round 2", "turn 0 2", "cards-taken 0 2"]


def test_cards_ignored_and_full_tracks() -> None:  # LEG-8.3, LEG-9.1, LEG-9.2
    t = Sitting(ship("S1", xp="R6 D6 N6 C6"), hand=["distress_call", "embassy", "forgotten_archives"])
    t.chooses("flip", "flip", "flip")
    assert story(t) == [
        *("card-flipped 0 distress_call", "card-ignored 0 distress_call"),
        *("card-flipped 0 embassy", "experience-full 0 diplomacy"),
        *("card-flipped 0 forgotten_archives", "all-full 0"),
    ]


def test_a_risk_avoided_and_a_storm() -> None:  # LEG-8.4, LEG-8.9
    t = Sitting(ship("S1", detector=1), hand=["asteroids", "ion_storm"]).chooses("flip", "use_detector", "flip")
    assert story(t) == [
        *("card-flipped 0 asteroids", "risk-avoided 0 asteroids"),
        *("card-flipped 0 ion_storm", "experience-gained 0 research 1 1", "ion-storm 0"),
    ]


def test_a_time_rift() -> None:  # LEG-8.10
    t = Sitting(ship("S1"), ship("S2"), hand=["time_rift", "embassy"]).chooses("flip")
    assert story(t)[2:] == ["time-rift 0", "cards-returned 0 1", "turn 1 1", "cards-taken 1 2"]


def test_a_discovery() -> None:  # LEG-12.3, LEG-12.4
    t = Sitting(ship("S3", vp=3), hand=["planet"]).chooses("flip", "beta", "S3-2")
    assert story(t) == ["card-flipped 0 planet", "planet-discovered 0 beta S3-2", "vp-gained 0 1 4"]


def test_a_scan_is_told_to_all_and_its_face_to_the_scanner() -> None:  # LEG-12.7
    t = Sitting(ship("S3"), slots=NAPOS, hand=[]).chooses(("scan", "alpha"))
    assert story(t, 0) == ["scanned 0 alpha", "sees 0 alpha A14"]
    assert story(t, 1) == story(t) == ["scanned 0 alpha"]


def test_landings_that_fail_and_succeed() -> None:  # LEG-12.10, LEG-12.11, LEG-12.15
    failed = Sitting(ship("S3", squad=2), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert story(failed) == ["card-revealed alpha A14", "landing-failed 0 alpha 3"]
    landed = Sitting(ship("S3", squad=3), ship("S2"), slots=NAPOS, hand=[]).chooses(("land", "alpha"))
    assert story(landed)[:2] == ["card-revealed alpha A14", "landed 0 alpha 0"]
    known = Sitting(ship("S3", squad=3, xp="R1 D1 N1"), slots=NAPOS, up=["alpha"], hand=[])
    assert story(known.chooses(("land", "alpha"), "contact"))[:1] == ["landed 0 alpha 1"]


def test_observing_staying_taking_contact_and_leaving() -> None:  # LEG-13.2, LEG-13.4
    watcher = ship("alpha observation", squad=3, xp="R1 N1")
    gain = ["observes 0 alpha 1", "experience-gained 0 diplomacy 1 1"]
    assert story(Sitting(watcher, slots=NAPOS).chooses("stay"))[:3] == [*gain, "stays 0 alpha"]
    assert story(Sitting(watcher, slots=NAPOS).chooses("take_contact"))[:3] == [*gain, "takes-contact 0 alpha"]
    left = Sitting(watcher, slots=NAPOS).chooses("leave")
    assert story(left) == [*gain, "leaves 0 alpha", "cards-taken 0 2"]


def test_a_contact_from_threshold_to_threshold() -> None:  # LEG-14.4, LEG-14.6, LEG-14.11
    t = Sitting(ship("alpha contact", squad=3, xp="R2 D1 N2", joker=["holodeck"]), ship("S2"), slots=NAPOS)
    t.chooses("diplomacy", "continue")
    assert story(t)[:6] == [
        *("joker 0 holodeck diplomacy", "spends 0 research 1 1", "spends 0 negotiation 1 1"),
        *("threshold-passed 0 A14 4", "vp-gained 0 4 4", "continues 0 alpha"),
    ]
    t.chooses("end_turn")
    assert story(t)[9:] == [
        *("round 2", "turn 0 2", "joker 0 holodeck diplomacy"),
        *("spends 0 research 1 0", "spends 0 diplomacy 1 0", "spends 0 negotiation 1 0"),
        *("threshold-passed 0 A14 8", "vp-gained 0 4 8", "mission-completed 0 A14"),
        *("leaves 0 alpha", "card-discarded alpha A14", "cards-taken 0 2"),
    ]


def test_an_observer_is_expelled() -> None:  # LEG-13.7, LEG-13.8
    t = Sitting(ship("alpha observation", squad=3), slots=NAPOS, closed=["alpha"])
    assert story(t) == [
        *("observes 0 alpha 1", "experience-gained 0 diplomacy 1 1", "expelled 0 alpha"),
        *("leaves 0 alpha", "card-discarded alpha A14", "cards-taken 0 2"),
    ]


def test_a_fight_its_damage_and_its_trophy() -> None:  # LEG-16.2, LEG-16.5, LEG-16.8
    t = Sitting(ship("S1", laser=1), hand=["xeno_trireme"], die=[3, 9]).chooses("flip")
    assert story(t) == [
        *("card-flipped 0 xeno_trireme", "experience-gained 0 research 1 1", "combat 0 xeno_trireme 1 3"),
        *("die-rolled 0 3", "item-lost 0 laser", "die-rolled 0 9", "no-loss 0 expert_alliance"),
        *("trophy 0 xeno_trireme", "vp-gained 0 2 2"),
    ]  # a loss of personnel is numbered as the first expert
    floor = Sitting(ship("S1"), hand=["asteroids"], die=[5]).chooses("flip")
    assert story(floor)[2:] == ["die-rolled 0 5", "no-loss 0 scanner"]
    spared = Sitting(ship("S1"), hand=["radiation"]).chooses("flip")
    assert story(spared)[2:] == ["no-loss 0 expert_alliance"]


def test_equipment_won_and_no_room_for_it() -> None:  # LEG-8.14, LEG-16.6
    won = Sitting(ship("S1", laser=2), hand=["pirate_galleon"]).chooses("flip", "scanner")
    assert story(won)[3:] == ["trophy 0 pirate_galleon", "item-gained 0 scanner"]
    squads = Sitting(ship("S1", squad=3), hand=["stranded_veterans"]).chooses("flip")
    assert story(squads)[2:] == ["item-gained 0 squad"]
    full = Sitting(ship("S1", propulsor=6, laser=2, scanner=3, detector=3, squad=4), hand=["derelict_freighter"])
    assert story(full.chooses("flip"))[2:] == ["no-room 0 derelict_freighter"]
    crowded = Sitting(ship("S1", squad=4), hand=["stranded_veterans"]).chooses("flip")
    assert story(crowded)[2:] == ["no-room 0 stranded_veterans"]


def test_r_a_z_and_a_short_deck() -> None:  # LEG-10.4, LEG-10.7
    reset = Sitting(ship("S1"), ship("S2"), hand=["reset", "embassy"]).chooses("flip")
    assert story(reset) == ["card-flipped 0 reset", "deck-reset 0", "turn 1 1", "cards-taken 1 2"]
    short = Sitting(ship("S2", propulsor=3), left=["embassy", "reset"])
    assert story(short) == ["deck-short 0", "cards-taken 0 3"]
    paid = Sitting(ship("S1"), ship("S2"), hand=["reset", "embassy"]).chooses(("move", "S2"))
    assert story(paid)[:3] == ["cards-discarded 0 reset", "moved 0 S2", "deck-reset 0"]


def test_sector_x_opened_or_not_entered_and_left() -> None:  # LEG-11.2, LEG-11.6, LEG-11.8
    for die, what in ((3, "sector-x-opened 0"), (4, "sector-x-failed 0")):
        t = Sitting(ship("S1", laser=1), hand=["sector_x"], die=[die]).chooses("flip", "capture")
        assert story(t)[2:] == [f"die-rolled 0 {die}", what]
    entered = Sitting(ship("S4"), hand=CARDS, open_x=True).chooses("enter_x")
    assert story(entered) == [f"cards-discarded 0 {' '.join(CARDS)}", "enters-x 0", "x-card 0"]
    left = Sitting(ship("SX"), ship("S2"), slots={"x": "X01"}, hand=CARDS[:4]).chooses("leave_x")
    assert story(left)[:3] == [f"cards-discarded 0 {' '.join(CARDS[:4])}", "leaves-x 0", "at-base 0"]


def test_technologies_offered_declined_installed_and_ready() -> None:  # LEG-17.2, LEG-17.3, LEG-4.3
    declined = Sitting(ship("S1", laser=1), hand=["tech_holodeck"]).chooses("flip", "decline")
    assert story(declined)[1:] == ["declines 0 tech_holodeck"]
    t = Sitting(ship("S1", laser=1), ship("S2"), hand=["tech_nanoprobes"]).chooses("flip", "accept", "capture")
    assert story(t)[1:] == ["item-lost 0 laser", "installs 0 nanoprobes", "experience-gained 0 capture 1 1"]
    lost = Sitting(ship("S1", installing=["nanoprobes"]), ship("S2"))
    assert story(lost) == ["turn-lost 0 nanoprobes", "turn 1 1", "cards-taken 1 2"]


def test_a_courier_and_a_promotion() -> None:  # LEG-18.2, LEG-18.3, LEG-15.4
    t = Sitting(ship("S4", vp=11), ship("S2"), hand=["mission_courier", *CARDS[:3]]).chooses("flip", "accept", "laser")
    assert story(t) == [
        *("card-flipped 0 mission_courier", "cards-discarded 0 embassy trading_post"),
        *("special-mission 0 mission_courier 1", "vp-gained 0 1 12", "cards-returned 0 1"),
        *("at-base 0", "promoted 0", "item-gained 0 laser"),
    ]
    no = Sitting(ship("S4"), hand=["mission_survey"]).chooses("flip", "decline")
    assert story(no)[1:] == ["declines 0 mission_survey"]


def test_the_last_round_and_the_end() -> None:  # LEG-19.1, LEG-19.2, LEG-19.5
    t = Sitting(ship("S1", vp=29, laser=2), ship("S2", vp=30), hand=["xeno_bireme"])
    t.chooses("flip", "end_turn", "end_turn")
    assert story(t)[4:] == [
        *("vp-gained 0 1 30", "last-round 0", "turn 1 1", "cards-taken 1 2", "cards-returned 1 2", "game-over 30 0 1"),
    ]
    found = Sitting(
        ship("S1"), empty=["S2-1", "S2-2", "S3-1", "S3-2", "S4-1", "S4-2", "S5-1", "S5-2"], pile_x=[], hand=["planet"]
    )
    assert story(found.chooses("flip", "alpha"))[1:] == [
        "planet-discovered 0 alpha S1-1",
        "last-round 1",
        "vp-gained 0 1 1",
    ]


def test_points_are_kept_by_where_they_came_from() -> None:  # LEG-1.5
    t = Sitting(
        ship("alpha contact", squad=2, laser=2, xp="C1"),
        slots={"alpha": "S3-1 A09"},
        hand=["xeno_trireme", "planet"],
        die=[7],
    )
    t.chooses("flip", "flip", "alpha")
    mine = t.state.ships[0]
    assert (mine.vp, mine.contact_vp, mine.trophy_vp, mine.discoveries) == (5, 2, 2, 1)


def test_the_dice_of_a_card_stay_in_view_until_the_next() -> None:  # LEG-16.5
    t = Sitting(ship("S1"), ship("S2"), hand=["xeno_trireme", "asteroids", "embassy"], die=[3, 10, 7, 1])
    assert t.view(1).deck.dice == ()
    t.chooses("flip")
    assert t.view(1).deck.dice == (3, 10, 7)
    t.chooses("flip")
    assert t.view(1).deck.dice == (1,)
    assert t.chooses("flip").view(1).deck.dice == ()


def test_dice_do_not_outlive_the_turn() -> None:  # LEG-16.5
    t = Sitting(ship("S1"), ship("S2"), hand=["asteroids"], die=[2]).chooses("flip")
    assert t.view(1).deck.dice == (2,)
    assert t.chooses("end_turn").view(1).deck.dice == ()


def test_the_cards_seen_last_stay_in_view() -> None:  # LEG-6.2, LEG-8.1
    t = Sitting(ship("S1"), hand=["embassy", "trading_post", "planet_outer", "recall"])
    assert t.chooses("flip").view(1).deck.seen == ("embassy",)
    assert t.chooses(("move", "S3")).view(1).deck.seen == ("trading_post", "planet_outer")


def test_an_ignored_card_says_what_it_needs() -> None:  # LEG-8.3, LEG-12.1
    card = {TYPES[kind]: number for number, kind in enumerate(TYPE)}
    assert needs_of(card["planet_outer"], "en") == (
        "a ship in one of the sectors 4 and 5, a planet still to discover in this sector and a free planet token"
    )
    assert needs_of(card["mission_escort"], "fr") == "2 lasers et une mission spéciale encore à accomplir"
    assert needs_of(card["tech_holodeck"], "en").endswith("and an equipment to trade")
