"""SpacePaper's sheets of places: each system with its planets, the own planets with their queues, ships, signs."""

from collections.abc import Iterator

from tablee.games.language import listed
from tablee.games.spacepaper.people.view import PlanetView, ShipView, SpaceView, SystemView
from tablee.tui.boards.parts import Cell, Row, Sheet
from tablee.tui.boards.spacepaper.names import Names
from tablee.tui.boards.spacepaper.star_map import HOME, POINT, SHIPS, STARS, UNKNOWN, by_node, letter_of, shape_of

ALARM = "card-red"


def alarming(words: str) -> str:
    """Trouble, with a sign beside its colour."""
    return f"! {words}"


def text(words: str, ink: str = "", indent: int = 0) -> Row:
    """A sentence."""
    return Row((Cell(words, ink),), indent=indent)


class Places:
    """The sheets about places, for one reader."""

    def __init__(self, view: SpaceView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say
        self.ships = by_node(view)

    # A system.

    def system(self, system: SystemView) -> Sheet:
        """A system: its star, wide orbit and planets."""
        title, rows = self.system_title(system), tuple(self.system_rows(system))
        return Sheet(system.id, "system", self.say("space-tab-system"), title, rows, ("system", system.id))

    def system_title(self, system: SystemView) -> str:
        """Name, star and number of planets, as far as they are revealed."""
        return self.say(
            "space-system",
            seen=system.seen,
            system=self.names.system(system.id),
            sign=STARS[system.star][0] if system.star else UNKNOWN,
            star=self.names.small("star", system.star) if system.star else "",
            count=len(system.planets),
        )

    def system_rows(self, system: SystemView) -> Iterator[Row]:
        """What is there."""
        here = self.ships.get(system.id, [])
        wide = [ship for ship in here if ship.place == f"wide:{system.id}"]
        yield text(self.say("space-wide", ships=self.names.ships(wide)) if wide else self.say("space-wide-empty"))
        if system.seen != "total":
            yield text(self.say(f"space-known-{system.seen}"), "faint")
        elif not system.planets:
            yield text(self.say("space-no-planets"), "faint")
        for planet in system.planets:
            yield from self.planet(planet, [ship for ship in here if ship.place == f"orbit:{planet.id}"])

    def planet(self, planet: PlanetView, ships: list[ShipView]) -> Iterator[Row]:
        """A planet with its sheet."""
        known = {
            "planet": self.names.planet(planet.id),
            "type": self.names.small("type", planet.type),
            "size": self.names.small("size", planet.size),
            "status": self.names.status(planet),
        }
        thing = ("planet", planet.id)
        if planet.owner is None:
            yield Row((Cell(self.say("space-planet", **known), "zone", thing),))
            yield text(self.say("space-yields", gold=planet.gold, science=planet.science), "faint", 2)
        else:
            title = self.say("space-planet-of", **known, owner=self.names.player(planet.owner))
            yield Row((Cell(title, f"bold seat-{planet.owner}", thing),))
            yield from self.colony(planet)
        if ships:
            yield text(self.say("space-orbit", ships=self.names.ships(ships)), "", 2)

    def colony(self, planet: PlanetView) -> Iterator[Row]:
        """The sheet of a planet that somebody owns."""
        say = self.say
        if planet.status == "adaptation":
            yield text(say("space-adapting", steps=planet.steps, turns=planet.turns), "", 2)
        else:
            growth = planet.growth if planet.population < planet.max_population and planet.status != "outpost" else 0
            yield text(say("space-people", count=planet.population, most=planet.max_population, growth=growth), "", 2)
        if planet.status in ("capital", "colony"):
            makes = {"gold": planet.gold, "science": planet.science, "energy": planet.net_energy}
            yield text(say("space-makes", **makes, upkeep=planet.upkeep), "", 2)
        else:
            yield text(say("space-costs", upkeep=planet.upkeep), "", 2)
        if planet.infrastructure:
            built = [self.names.small("project", name) for name in planet.infrastructure]
            yield text(say("space-built", built=listed(built, self.names.language)), "", 2)
        if planet.status in ("capital", "colony") and planet.type != "living":
            yield text(self.queue(planet), "", 2)
        yield from self.troubles(planet)

    def queue(self, planet: PlanetView) -> str:
        """What a planet builds."""
        if planet.project is None:
            return self.say("space-queue-empty")
        project = self.names.small("project", planet.project)
        return self.say("space-queue", project=project, energy=planet.energy_left, turns=planet.turns_left or 0)

    def troubles(self, planet: PlanetView) -> Iterator[Row]:
        """Discontent, an invasion, and what helps."""
        if planet.discontent:
            yield text(alarming(self.say("space-unrest", count=planet.discontent)), ALARM, 2)
        if planet.resistance:
            yield text(alarming(self.say("space-resistance", count=planet.resistance)), ALARM, 2)
        if planet.shield:
            yield text(self.say("space-shield", count=planet.shield), "", 2)
        if planet.symbiosis:
            yield text(self.say("space-symbiosis"), "", 2)
        if planet.status in ("capital", "colony") and not planet.profitable:
            yield text(alarming(self.say("space-stopped")), ALARM, 2)

    # The own planets.

    def planets(self, seat: int) -> Sheet:
        """All planets of a seat in a table: what each gives, and what is in its queue."""
        owned = [planet for system in self.view.systems for planet in system.planets if planet.owner == seat]
        columns = ("planet", "people", "gold", "science", "energy", "queue")
        rows = [Row(tuple(Cell(self.say(f"space-col-{name}"), "faint") for name in columns))]
        rows += [Row(self.planet_cells(planet)) for planet in owned]
        title = self.say("space-title-planets", player=self.names.players[seat])
        shown = tuple(rows) if owned else (text(self.say("space-no-planet-yet"), "faint"),)
        return Sheet("planets", "planets", self.say("space-tab-planets"), title, shown, ("player", str(seat)))

    def planet_cells(self, planet: PlanetView) -> tuple[Cell, ...]:
        """A planet in a line of the table."""
        thing = ("planet", planet.id)
        works = planet.status in ("capital", "colony")
        name = f"{HOME} {self.names.planet(planet.id)}" if planet.status == "capital" else self.names.planet(planet.id)
        return (
            Cell(name, "zone", thing),
            Cell(f"{planet.population}/{planet.max_population}", "", thing),
            Cell(str(planet.gold) if works else "·", "", thing),
            Cell(str(planet.science) if works else "·", "", thing),
            Cell(str(planet.net_energy) if works else "·", "", thing),
            Cell(self.short_queue(planet), ALARM if planet.discontent else "", thing),
        )

    def short_queue(self, planet: PlanetView) -> str:
        """What a planet does, in two words."""
        say = self.say
        if planet.discontent:
            return alarming(say("space-short-unrest", count=planet.discontent))
        if planet.status == "outpost":
            return say("space-short-outpost")
        if planet.status == "adaptation":
            return say("space-short-adapting", steps=planet.steps)
        if planet.type == "living":
            return say("space-short-living")
        if planet.project is None:
            return say("space-short-empty")
        project = self.names.small("project", planet.project)
        return say("space-short-queue", project=project, turns=planet.turns_left or 0)

    # Ships.

    def fleet(self, seat: int) -> Sheet:
        """All ships in a table, those of a seat first."""
        civs = sorted(self.view.civs, key=lambda civ: (civ.seat != seat, civ.seat))
        ships = [ship for civ in civs for ship in civ.ships]
        columns = ("ship", "speed", "power", "state", "place")
        rows = [Row(tuple(Cell(self.say(f"space-col-{name}"), "faint") for name in columns), loose=True)]
        rows += [Row(self.ship_cells(ship), loose=True) for ship in ships]
        shown = tuple(rows) if ships else (text(self.say("space-no-ship"), "faint"),)
        return Sheet("ships", "ships", self.say("space-tab-ships"), self.say("space-title-ships"), shown)

    def ship_cells(self, ship: ShipView) -> tuple[Cell, ...]:
        """A ship in a line of the table."""
        thing = ("ship", ship.id)
        state = "space-attacked" if ship.attacked else "space-ready" if ship.ready else "space-exhausted"
        return (
            Cell(f"{shape_of(ship.seat, ready=ship.ready)} {self.names.ship(ship)}", f"seat-{ship.seat}", thing),
            Cell(str(ship.speed), "", thing),
            Cell(str(ship.power), "", thing),
            Cell(self.say(state), "" if ship.ready else "faint", thing),
            Cell(self.names.place(ship.place), "", thing),
        )

    # Signs.

    def signs(self) -> Sheet:
        """What the signs of the map mean."""
        say, player, seat = self.say, self.names.players[self.names.reader], self.names.reader
        letters = "".join(letter_of(ship, self.names.language) for ship in SHIPS)
        pairs = [(UNKNOWN, "faint", say("space-sign-unknown"))]
        pairs += [(sign, ink, self.names.small("star", star)) for star, (sign, ink) in STARS.items()]
        pairs += [
            (f"☼{UNKNOWN}", "", say("space-sign-partial")),
            ("☼4", "", say("space-sign-count")),
            (POINT, "faint", say("space-sign-point")),
            ("+", "way", say("space-sign-choose")),
            ("①②", "way", say("space-sign-way")),
            ("← →", "faint", say("space-sign-exit")),
            ("*", "way", say("space-sign-changed")),
            (f"{shape_of(seat)}{HOME}2", f"seat-{seat}", say("space-sign-owner", player=player)),
            (f"{shape_of(seat)}2!", f"seat-{seat}", say("space-sign-siege")),
            (f"{shape_of(seat)}{letters}", f"bold seat-{seat}", say("space-sign-ready", player=player)),
            (f"{shape_of(seat, ready=False)}{letters}", f"seat-{seat}", say("space-sign-exhausted")),
        ]
        rows = tuple(Row((Cell(sign, ink), Cell(meaning))) for sign, ink, meaning in pairs)
        return Sheet("signs", "signs", self.say("space-tab-signs"), say("space-title-signs"), rows)
