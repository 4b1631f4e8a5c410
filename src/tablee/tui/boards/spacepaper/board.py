"""The board of SpacePaper: the star map, sheets of systems and civilisations, and what helps to answer."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from tablee.games.language import listed
from tablee.games.spacepaper.people.meaning import meaning_of
from tablee.games.spacepaper.people.naming import named
from tablee.games.spacepaper.people.view import CivView, PlanetView, SpaceView, SystemView
from tablee.games.spacepaper.rules.galaxy import NODE_NAMES, PLACE_NAMES, SYSTEM_IDS
from tablee.games.spacepaper.rules.numbering import DONE, END, KEEP, NOTHING, PASS
from tablee.tui.boards.parts import Board, Cell, Offering, Row, SeatPanel, Sheet, Thing
from tablee.tui.boards.spacepaper.civ_sheets import Civs
from tablee.tui.boards.spacepaper.names import Names
from tablee.tui.boards.spacepaper.place_sheets import Places, text
from tablee.tui.boards.spacepaper.star_map import LANE_ENDS, by_node, node_at, star_map, thing_of

CLOSING: Final = (DONE, END, KEEP, NOTHING, PASS)
SAILING: Final = "step"  # the question that is asked node by node
LEADS: Final = ("step", "back", "jump")
LATE: Final = ("card",)


def board(view: object, names: Sequence[str], language: str) -> Board:
    """All that a seat sees of SpacePaper."""
    seen = cast(SpaceView, view)
    return Drawing(seen, Names(seen, names, language)).board()


def sort_of(option: int) -> str:
    """What an option does, whatever the planet or ship it does it with: options of one sort are the same again."""
    form, given = meaning_of(option).form, meaning_of(option).given
    match form:
        case "project" | "settle":
            return f"{form} {given.get('project', given.get('outpost'))}"
        case "ship" | "sell" | "abandon" | "pay":
            return form
        case "stop":
            return f"to {node_at(PLACE_NAMES[given['where']])}"
        case "step":
            return f"to {NODE_NAMES[given['to']]}"
    return f"{form} {' '.join(map(str, given.values()))}"


class Drawing:
    """One view, drawn for one reader in one language."""

    def __init__(self, view: SpaceView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say
        self.places = Places(view, names)

    def board(self) -> Board:
        """The whole board."""
        seats = tuple(self.panel(self.view.civs[seat]) for seat in self.order())
        return Board(
            shared=(),
            seats=seats,
            tracks=(),
            headline=self.headline(),
            map=star_map(self.view, self.names.language),
            sheets=tuple(self.sheets()),
            offering=self.offering(),
            here=self.here(),
            own=self.own(),
        )

    def order(self) -> list[int]:
        """The seats as one looks at them: those after the reader first, the reader last."""
        seats = len(self.view.civs)
        first = self.view.seat + 1 if self.view.seat < seats else 0
        return [(first + step) % seats for step in range(seats)]

    def headline(self) -> str:
        """The turn, the phase, who decides and who is first player."""
        view, first = self.view, self.names.player(self.view.first)
        if view.over:
            victory = named("victory", view.reason or "score", self.names.language)
            return self.say("space-over", victory=victory, turn=view.turn, cap=view.cap)
        seat = view.decision.seat if view.decision else None
        you = "none" if seat is None else "yes" if seat == view.seat else "wait"
        player = "" if seat is None else self.names.player(seat)
        if not view.turn:
            return self.say("space-setup", you=you, player=player, first=first)
        known = {"you": you, "player": player, "first": first, "phase": self.names.phase()}
        return self.say("space-headline", turn=view.turn, cap=view.cap, **known)

    def own(self) -> tuple[str, ...]:
        """The reader's gold with what a turn brings, and science."""
        if self.view.seat >= len(self.view.civs) or not self.view.turn:
            return ()
        civ = self.view.civs[self.view.seat]
        net = civ.income - civ.due
        gold = self.say("space-own-gold", gold=civ.gold, net=f"+{net}" if net >= 0 else f"−{-net}")
        return gold, self.say("space-own-science", science=civ.science)

    def panel(self, civ: CivView) -> SeatPanel:
        """One player in short facts."""
        return SeatPanel(civ.seat, self.names.players[civ.seat], tuple(self.facts(civ)), (), ())

    def facts(self, civ: CivView) -> Iterator[str]:
        """Gold, science, minerals, planets, ships, discontent."""
        say, language = self.say, self.names.language
        if civ.race:
            yield self.names.of("race", civ.race)
        if civ.politics:
            yield self.names.of("politics", civ.politics)
        yield say("space-fact-gold", gold=civ.gold, income=civ.income, due=civ.due)
        yield say("space-fact-science", science=civ.science, income=civ.science_income)
        tracks = [
            say("space-fact-mineral", mineral=self.names.small("mineral", name), count=count)
            for name, count in civ.minerals.items()
            if count
        ]
        if tracks:
            yield listed(tracks, language)
        yield say("space-fact-planets", count=len(civ.planets))
        yield say("space-fact-ships", count=len(civ.ships))
        if civ.discontent:
            yield say("space-fact-discontent", count=civ.discontent)
        if civ.fallen or civ.bankrupt:
            yield say("space-fallen" if civ.fallen else "space-bankrupt")

    # Sheets.

    def sheets(self) -> Iterator[Sheet]:
        """Every page, those of one tab together."""
        mine = self.names.reader
        civs = Civs(self.view, self.names)
        order = sorted(self.view.civs, key=lambda civ: (civ.seat != mine, civ.seat))
        yield self.listing()
        yield from (self.places.system(system) for system in self.view.systems)
        yield self.places.planets(mine)
        yield from (civs.one(civ) for civ in order)
        yield from (civs.wheel(civ) for civ in order)
        yield civs.all()
        yield self.places.fleet(mine)
        yield self.places.signs()

    def listing(self) -> Sheet:
        """The map in words: a line for each system, with its lanes."""
        ships = by_node(self.view)
        rows: list[Row] = []
        for system in self.view.systems:
            rows.append(Row((Cell(self.listed(system), "", ("system", system.id)),)))
            here = ships.get(system.id, [])
            rows += [text(self.names.ships(here), "", 2)] if here else []
            lanes = [
                self.say("space-list-lane", system=self.names.system(other), steps=steps)
                for other, steps in LANE_ENDS[system.id]
            ]
            rows.append(text(self.say("space-list-lanes", lanes=", ".join(lanes)), "faint", 2))
        afloat = [ship for node in NODE_NAMES[len(SYSTEM_IDS) :] for ship in ships.get(node, [])]
        rows += [text(f"{self.names.ship_of(ship)}: {self.names.place(ship.place)}") for ship in afloat]
        return Sheet("map", "map", self.say("space-tab-map"), self.say("space-title-map"), tuple(rows))

    def listed(self, system: SystemView) -> str:
        """A system in a line: its star, and whose planets."""
        head = self.say(
            "space-list-system",
            seen=system.seen,
            system=self.names.system(system.id),
            star=self.names.small("star", system.star) if system.star else "",
            count=len(system.planets),
        )
        owners = sorted({planet.owner for planet in system.planets if planet.owner is not None})
        return " · ".join([head, *(self.owner(system, seat) for seat in owners)])

    def owner(self, system: SystemView, seat: int) -> str:
        """What a player has in a system."""
        theirs = [planet for planet in system.planets if planet.owner == seat]
        capital = "yes" if any(planet.status == "capital" for planet in theirs) else "no"
        return self.say("space-list-owner", owner=self.names.player(seat), capital=capital, count=len(theirs))

    # What helps to answer.

    def offering(self) -> Offering:
        """How the options are grouped, which of them closes the question, and whether one may look ahead."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return Offering()
        closing = tuple(option for option in CLOSING if option in decision.options)
        usual = KEEP if KEEP in decision.options else None
        leads = LEADS if decision.kind == SAILING else ()
        return Offering(dict(self.headings(decision.kind or "")), closing, usual, LATE, leads)

    def headings(self, kind: str) -> Iterator[tuple[Thing, str]]:
        """Options of a construction phase go by planet, ways of a ship by system."""
        event = self.view.civs[self.view.seat].event
        if event is not None:
            yield ("event", event), self.names.of("event", event)
        if kind == SAILING:
            yield from ((("system", name), self.names.system(name)) for name in SYSTEM_IDS)
            yield from ((("place", place), self.place_heading(place)) for place in PLACE_NAMES)
            lanes = self.say("space-group-lanes")
            yield from ((("node", name), lanes) for name in NODE_NAMES[len(SYSTEM_IDS) :])
        elif kind == "build":
            for system in self.view.systems:
                for planet in system.planets:
                    yield ("planet", planet.id), self.planet_heading(planet)

    def place_heading(self, place: str) -> str:
        """The system of a place, or that it lies on a lane."""
        node = node_at(place)
        return self.names.system(node) if node in SYSTEM_IDS else self.say("space-group-lanes")

    def planet_heading(self, planet: PlanetView) -> str:
        """A planet over what can be done there."""
        known = {
            "planet": self.names.planet(planet.id),
            "type": self.names.small("type", planet.type),
            "size": self.names.small("size", planet.size),
        }
        if planet.owner is None:
            return self.say("space-group-free", **known, status=self.names.status(planet))
        return self.say("space-group-planet", **known, energy=planet.net_energy)

    def here(self) -> Thing | None:
        """The node that matters: where a ship is under way, else the reader's capital."""
        if self.view.voyage is not None:
            return thing_of(self.view.voyage.node)
        capital = self.view.civs[self.names.reader].capital
        return ("system", capital.rpartition(".")[0]) if capital else None
