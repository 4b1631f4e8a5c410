"""A table of SpacePaper set up in the words of the game, for scenarios."""

from typing import Any, Self

from tablee.games import GAMES
from tablee.games.spacepaper.people.view import SpaceView
from tablee.games.spacepaper.rules import build_steps as building
from tablee.games.spacepaper.rules import resource_steps as resources
from tablee.games.spacepaper.rules import sail_steps as sailing
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules import upkeep_steps as upkeep
from tablee.games.spacepaper.rules.civilisation import Civilisation, Planet, Ship
from tablee.games.spacepaper.rules.economy import reckon
from tablee.games.spacepaper.rules.galaxy import (
    NODE_NAMES,
    ORBIT,
    PLACE_NAMES,
    PLANET_NAMES,
    SLOTS,
    SYSTEM_IDS,
    SYSTEMS,
)
from tablee.games.spacepaper.rules.realm import NO_OWNERS, NO_PLANETS, add_planet, bit, blank_planet
from tablee.games.spacepaper.rules.setup_steps import FIRST_LEVELS, TURN
from tablee.games.spacepaper.rules.state import PARTIAL, TOTAL, UNREVEALED, SpaceState, System
from tablee.games.spacepaper.rules.terms import agreed
from tablee.kernel import NOBODY, SPECTATOR, Game, State, place_of, seeded
from tablee.kernel.event import CHANCE
from tablee.kernel.setting import settled
from tests.games.sitting import AnySitting

# Where a scenario may begin: the step of the turn, and its phase.
BEGINNINGS: dict[str, tuple[type, int]] = {
    "turn": (resources.BeginTurn, t.IN_RESOURCES),
    "capital": (resources.MoveCapital, t.IN_RESOURCES),
    "system": (resources.ChangeSystem, t.IN_RESOURCES),
    "income": (resources.Income, t.IN_RESOURCES),
    "research": (resources.Research, t.IN_RESEARCH),
    "build": (building.Build, t.IN_CONSTRUCTION),
    "produce": (building.Produce, t.IN_CONSTRUCTION),
    "move": (sailing.Sail, t.IN_MOVEMENT),
    "token": (sailing.EndMovement, t.IN_MOVEMENT),
    "upkeep": (upkeep.Progress, t.IN_UPKEEP),
    "pay": (upkeep.Receive, t.IN_UPKEEP),
    "end": (upkeep.EndTurn, t.IN_UPKEEP),
}
STEPS = {name: (place_of(upkeep.TURN_STEPS, step), phase) for name, (step, phase) in BEGINNINGS.items()}
HOMES = ["ne555", "rs22", "mp202", "rallag", "olho_2"]  # far from each other
RACES = ["human", "vulcan", "kelvin", "meca", "brachies"]
Sheet = dict[str, Any]


def game() -> Game:
    """SpacePaper."""
    return GAMES["spacepaper"]


def view_of(s: State, seat: int) -> SpaceView:
    """The table as a seat sees it."""
    view = game().telling.view(s, seat)
    assert isinstance(view, SpaceView)
    return view


def from_save(data: object) -> SpaceState:
    """The state that was saved."""
    state = game().telling.load(data)
    assert isinstance(state, SpaceState)
    return state


def kind_of(planet_type: str, size: str) -> int:
    """A kind of planet by number."""
    return t.TYPE_IDS.index(planet_type) * 6 + t.SIZE_IDS.index(size)


def built(*names: str) -> int:
    """Infrastructure as a set of bits."""
    return sum(1 << t.INFRA_IDS.index(name) for name in names)


class Sitting(AnySitting[SpaceState]):
    """A game in progress, at a step of a turn, each seat with its capital at slot 0 of its home and nothing else.

    By seat: `races`, `homes`, `politics` (militarism: ships cost nothing), `leaders`, `events`, `gold`, `science`,
    `levels` (a dict of technologies each), `minerals` (corundum, antimatter, oganesson), `unrest`, `bonuses`,
    `capitals` (changes to the capital, by the names of Planet's fields), `fleets` (pairs of type and place; a third
    entry changes the fields of Ship) and `worlds` (planet name -> sheet: `status` colony, outpost or adaptation, and
    Planet's fields by name: people, growth, steps, turns, built, project, energy, unrest, resistance, loser...).
    `stars` reveals systems: name -> (star, [(type, size), ...]) totally, the planets being slots 1 and up, or
    name -> star partially (a black hole and the void totally). Planets of `worlds` must lie in `stars` or in a home;
    the planets of homes are given in `stars` too (without it a home has its capital only).
    """

    game = GAMES["spacepaper"]

    def __init__(
        self,
        step: str = "system",
        *,
        players: int = 2,
        races: list[str] | None = None,
        homes: list[str] | None = None,
        politics: list[str] | None = None,
        leaders: list[str] | None = None,
        events: list[str] | None = None,
        bonuses: list[str] | None = None,
        gold: list[int] | None = None,
        science: list[int] | None = None,
        levels: list[dict[str, int]] | None = None,
        minerals: list[tuple[int, int, int]] | None = None,
        unrest: list[int] | None = None,
        capitals: list[Sheet] | None = None,
        worlds: list[dict[str, Sheet]] | None = None,
        fleets: list[list[Any]] | None = None,
        stars: dict[str, Any] | None = None,
        first: int = 0,
        turn: int = 5,
        seed: int = 1,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.homes = (homes or HOMES)[:players]
        systems = [_system((stars or {}).get(name)) for name in SYSTEM_IDS]
        civs = [Civilisation([], [], FIRST_LEVELS) for _ in range(players)]
        terms = agreed(settled(game().rules.settings, settings or {}))
        self.state = SpaceState(terms, players, seeded(seed), systems, civs, first)
        for seat, civ in enumerate(civs):
            civ.race = t.RACE_IDS.index(_nth(races or RACES, seat, "human"))
            civ.politics = t.POLITICS_IDS.index(_nth(politics, seat, "militarism"))
            civ.leader = _index(t.LEADER_IDS, _nth(leaders, seat, None))
            civ.event = _index(t.EVENT_IDS, _nth(events, seat, None))
            civ.used = civ.event == t.NONE
            civ.bonus = _index(t.BONUS_IDS, _nth(bonuses, seat, None))
            civ.gold = _nth(gold, seat, 0)
            civ.science = _nth(science, seat, 0)
            raised = _nth(levels, seat, {})
            civ.levels = [raised.get(name, 1) for name in t.TECH_IDS]
            civ.corundum, civ.antimatter, civ.oganesson = _nth(minerals, seat, (0, 0, 0))
            civ.unrest = _nth(unrest, seat, 0)
            reckon(civ)
            self._found(seat, _nth(capitals, seat, {}))
            for name, sheet in _nth(worlds, seat, {}).items():
                self._own(seat, name, sheet)
            for number, (kind, place, *more) in enumerate(_nth(fleets, seat, [])):
                ship = Ship(number + 1, t.SHIP_IDS.index(kind), PLACE_NAMES.index(place), True, False, t.NONE)
                _change(ship, more[0] if more else {})
                civ.ships.append(ship)
        self.state.turn = turn
        frame = self.state.push(TURN, NOBODY)
        frame.at, self.state.phase = STEPS[step]
        self.goes_on()

    def _found(self, seat: int, sheet: Sheet) -> None:
        number = SYSTEM_IDS.index(self.homes[seat])
        old = self.state.systems[number]
        civ = self.state.civs[seat]
        capital = blank_planet(number * SLOTS, t.NATIVE[civ.race], t.CAPITAL)
        capital.people = t.MAX_POPULATION[t.SIZE_OF[capital.kind]]
        _change(capital, sheet)
        kinds = [capital.kind, *old.kinds[1:]]
        star = old.star if old.seen == TOTAL else t.STAR_IDS.index("yellow_dwarf")
        self.state.systems[number] = System(TOTAL, star, kinds, [seat, *old.owners[1:]], 0, 0)
        add_planet(civ, capital)

    def _own(self, seat: int, name: str, sheet: Sheet) -> None:
        at = PLANET_NAMES.index(name)
        number, slot = divmod(at, SLOTS)
        old = self.state.systems[number]
        planet = blank_planet(at, old.kinds[slot], t.STATUS_IDS.index(sheet.get("status", "colony")))
        planet.people = 0 if t.SIZE_OF[planet.kind] == t.ASTEROID else 1
        _change(planet, {field: value for field, value in sheet.items() if field != "status"})
        owners = [seat if place == slot else owner for place, owner in enumerate(old.owners)]
        self.state.systems[number] = System(old.seen, old.star, old.kinds, owners, old.abandoned, old.paid)
        add_planet(self.state.civs[seat], planet)

    # What is chosen.

    def passes(self, kind: str) -> Self:
        """Every seat asked this kind of question passes (keep, done, end, nothing or pass), while it is asked."""
        while not self.state.over and self.kind == kind:
            self.chooses(next(word for word in ("keep", "done", "end", "nothing", "pass") if word in self.options))
        return self

    def until(self, *wanted: str) -> Self:
        """Everyone passes, or takes the first option, until one of these kinds is asked or the game is over."""
        while not self.state.over and self.kind not in wanted:
            words = [word for word in ("keep", "done", "end", "nothing", "pass") if word in self.options]
            self.chooses(words[0] if words else self.options[0])
        return self

    # What lies where.

    def civ(self, seat: int) -> Civilisation:
        """A civilisation."""
        return self.state.civs[seat]

    def planet(self, name: str) -> Planet:
        """An owned planet by its name; "0" to "4" for the capital of a seat."""
        if name.isdecimal():
            return self.civ(int(name)).capital()
        at = PLANET_NAMES.index(name)
        return next(planet for civ in self.state.civs for planet in civ.planets if planet.at == at)

    def owner(self, name: str) -> int | None:
        """Who owns a planet."""
        number, slot = divmod(PLANET_NAMES.index(name), SLOTS)
        owner = self.state.systems[number].owners[slot]
        return None if owner == NOBODY else owner

    def status(self, name: str) -> str:
        """The status of a planet, abandoned or free for one without owner."""
        number, slot = divmod(PLANET_NAMES.index(name), SLOTS)
        if self.owner(name) is None:
            return "abandoned" if self.state.systems[number].abandoned & bit(1, slot) else "free"
        return t.STATUS_IDS[self.planet(name).status]

    def ship(self, name: str) -> Ship:
        """A ship in play by its name, such as "0:1"."""
        seat, number = name.split(":")
        return self.civ(int(seat)).ship(int(number))

    def place(self, name: str) -> str:
        """Where a ship is."""
        return PLACE_NAMES[self.ship(name).place]

    def fleet(self, seat: int) -> list[str]:
        """The ships of a seat: type and place."""
        return [f"{t.SHIP_IDS[ship.kind]} {PLACE_NAMES[ship.place]}" for ship in self.civ(seat).ships]

    def star(self, name: str) -> str | None:
        """The star of a system, if it is known."""
        star = self.state.systems[SYSTEM_IDS.index(name)].star
        return None if star == t.NONE else t.STAR_IDS[star]

    def seen(self, name: str) -> str:
        """How far a system is revealed."""
        return ["unrevealed", "partial", "total"][self.state.systems[SYSTEM_IDS.index(name)].seen]

    def told(self) -> list[tuple[str, list[int]]]:
        """What everyone was told since the scenario began."""
        return self.told_to(SPECTATOR)

    def names_told(self) -> list[str]:
        """The names of what was told."""
        return [name for name, _ in self.told()]

    def dice(self) -> list[list[int]]:
        """The dice rolled since the scenario began."""
        return [event.args for event in self.events if event.kind in CHANCE]


def seed_of(*faces: int) -> int:
    """A seed whose first dice are these, in order (at most six: it is searched)."""
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.below(6) + 1 == face for face in faces):
            return seed
        seed += 1


def _system(known: Any) -> System:
    if known is None:
        return System(UNREVEALED, t.NONE, NO_PLANETS, NO_OWNERS, 0, 0)
    if isinstance(known, str):
        whole = known in ("black_hole", "void")
        return System(TOTAL if whole else PARTIAL, t.STAR_IDS.index(known), NO_PLANETS, NO_OWNERS, 0, 0)
    star, planets = known
    kinds = [t.NONE] + [kind_of(*planet) for planet in planets]
    kinds += [t.NONE] * (SLOTS - len(kinds))
    return System(TOTAL, t.STAR_IDS.index(star), kinds, NO_OWNERS, 0, 0)


def _nth(given: Any, seat: int, missing: Any) -> Any:
    return given[seat] if given is not None and seat < len(given) and given[seat] is not None else missing


def _index(names: list[str], name: str | None) -> int:
    return t.NONE if name is None else names.index(name)


def _change(thing: object, fields: Sheet) -> None:
    for field, value in fields.items():
        assert hasattr(thing, field), field
        setattr(thing, field, value)


__all__ = ["NODE_NAMES", "ORBIT", "SYSTEMS", "Sitting", "built", "from_save", "game", "kind_of", "seed_of", "view_of"]
