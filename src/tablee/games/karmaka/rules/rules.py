"""Karmaka as the machine runs it: set-up, effects, samples and result."""

from typing import Final, cast

from tablee.games.karmaka.rules import events, numbering
from tablee.games.karmaka.rules.cards import POWERS
from tablee.games.karmaka.rules.sample import redeal
from tablee.games.karmaka.rules.score import result
from tablee.games.karmaka.rules.state import RULES, KarmakaState
from tablee.games.karmaka.rules.tables import DECISIONS, KINDS, REASONS, VARIANT_NAMES
from tablee.games.karmaka.rules.turns import DEATH_STEPS, TURN_STEPS, set_up
from tablee.games.karmaka.rules.variant import BIG_BAD_WOLF, WORDS, Variant
from tablee.kernel import NOBODY, BadSetup, Result, Rng, Rules, Setting, State, Step, split

ATTEMPTS: Final = 4  # at an odd world: a question about a small Hand leaves few
FIRST_PLAYERS: Final = ["random", "seat_0", "seat_1", "seat_2", "seat_3"]


class KarmakaRules(Rules):
    """Karmaka, for the machine."""

    def __init__(self, name: str, seats: list[int]) -> None:
        effects = [*[POWERS[kind] for kind in KINDS], TURN_STEPS, DEATH_STEPS]
        super().__init__(cast("list[list[Step[State]]]", effects), [True] * len(DECISIONS))
        self.name = name
        self.version = RULES
        self.seats = seats
        self.settings = [
            Setting("variant", VARIANT_NAMES, "base"),
            Setting("first_player", FIRST_PLAYERS, "random"),
            Setting("wolf_seat", ["0", "1", "2"], "0"),
        ]
        self.kinds = DECISIONS
        self.doubt = 400
        self.reasons = REASONS
        self.event_names = events.NAMES
        self.option_count = numbering.COUNT

    def deal(self, seats: int, settings: dict[str, str], rng: Rng, listening: bool) -> State:
        """Set the game up (KMK-4)."""
        number = VARIANT_NAMES.index(settings["variant"])
        wolf_seat = int(settings["wolf_seat"])
        if wolf_seat and number != BIG_BAD_WOLF:
            raise BadSetup("wolf_seat belongs to the variant big_bad_wolf", "setup-wolf-seat", {}, WORDS)
        first = FIRST_PLAYERS.index(settings["first_player"]) - 1
        if first >= seats:
            given = {"first": settings["first_player"], "seats": str(seats)}
            text = f"first_player {settings['first_player']} does not sit at a table of {seats}"
            raise BadSetup(text, "setup-first-player", given, WORDS)
        return set_up(Variant(number, seats, wolf_seat), first, rng, listening)

    def sample(self, s: State, seat: int, rng: Rng) -> State:
        """Another world that the seat could not tell from this one.

        A world in which the game would have answered the open question by itself is drawn again: that the question is
        open is public.
        """
        while True:
            world = cast(KarmakaState, s).copy()
            world.forget_untold(seat)
            redeal(world, seat, rng)
            world.rng = split(rng)
            if world.to_move == NOBODY or self.ask_again(world):
                return world

    def odd_sample(self, s: State, seat: int, rng: Rng) -> State:
        """A world in which equal cards lie together, as far as the open question allows one."""
        for attempt in range(ATTEMPTS):
            world = cast(KarmakaState, s).copy()
            world.forget_untold(seat)
            redeal(world, seat, rng, True)
            world.rng = split(rng)
            if world.to_move == NOBODY or self.ask_again(world):
                return world
        return self.sample(s, seat, rng)

    def turn(self, s: State) -> int:
        """The completed turns of all players together."""
        return cast(KarmakaState, s).turns

    def side(self, s: State, seat: int) -> int:
        """The first of the seats that win together with this one (KMK-V2, KMK-V3)."""
        team = cast(KarmakaState, s).variant.team
        return team.index(team[seat])

    def actor(self, s: State) -> int:
        """The player whose turn it is (KMK-5.1)."""
        return s.frames[0].seat if s.frames else NOBODY

    def result(self, s: State) -> Result:
        """How the game ended (KMK-15)."""
        return result(cast(KarmakaState, s))
