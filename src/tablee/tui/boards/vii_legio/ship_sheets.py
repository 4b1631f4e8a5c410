"""VII Legio's sheets of ships: one's own with both faces of its board, the others', and all side by side."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.games.vii_legio.data import TABLES
from tablee.games.vii_legio.people.view import ItemView, ShipView, VIILegioView
from tablee.games.vii_legio.rules.tables import END_VP, PROMOTION_VP, TAKEN
from tablee.tui.boards.parts import Cell, Row, Sheet
from tablee.tui.boards.vii_legio.names import BOARDS, SHAPES, Names
from tablee.tui.boards.vii_legio.planet_sheets import alarm, ink_of, text

FULL: Final = "▰"
EMPTY: Final = "▱"
EXPERIENCE_MOST: Final = TABLES.constants.experience_max
MISSIONS: Final = [reward.vp for reward in TABLES.special_mission_reward]


class Ships:
    """The sheets about ships, for one reader."""

    def __init__(self, view: VIILegioView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say

    def one(self, ship: ShipView) -> Sheet:
        """A ship: what is aboard, experience, missions and technologies, and the other face."""
        rows = (*self.state(ship), *self.fitted(ship), *self.experience(ship), *self.more(ship))
        key, title = f"ship{ship.seat}", f"{self.names.player(ship.seat)} · {self.names.face(ship.face)}"
        return Sheet(key, "ship", self.say("legio-tab-ship"), title, rows, ("player", str(ship.seat)))

    def state(self, ship: ShipView) -> Iterator[Row]:
        """Points, place and turns to come."""
        goal = PROMOTION_VP if ship.face == "frombola" else END_VP
        yield text(f"{self.say('legio-vp', count=ship.vp)} · {self.names.place(ship)}", "bold")
        if ship.vp < goal:
            told = "legio-to-promotion" if goal == PROMOTION_VP else "legio-to-end"
            yield text(self.say(told, count=goal - ship.vp), "faint")
        if ship.lost_turns:
            yield alarm(self.say("legio-lost", count=ship.lost_turns))
        if ship.must_leave:
            yield alarm(self.say("legio-must-leave"))

    # What is aboard.

    def fitted(self, ship: ShipView) -> Iterator[Row]:
        """Each item: how many, of how many; what cannot be lost, what is left to use; and the other face."""
        other = next(face for face in BOARDS if face != ship.face)
        heads = ("", "aboard", "floor", "uses")
        cells = [Cell(self.say(f"legio-head-{head}") if head else "", "faint") for head in heads]
        yield Row((*cells, Cell(self.names.face(other), "faint")))
        for item in ship.items[:5]:
            yield self.item(ship, item, other)
        yield self.experts(ship, other)

    def item(self, ship: ShipView, item: ItemView, other: str) -> Row:
        """One kind of item."""
        uses = "" if item.uses is None else self.say("legio-uses", count=item.uses)
        if item.item == "propulsor":
            uses = self.say("legio-takes", count=TAKEN[item.owned])
        base, most = self.limits(other, item.item)
        pips = f"{FULL * item.owned}{EMPTY * (item.most - item.owned)} {item.owned}/{item.most}"
        there = self.say("legio-from-to", base=base, most=most)
        name = Cell(self.names.item(item.item), "", ("item", item.item))
        return Row((name, Cell(pips), Cell(str(item.floor), "faint"), Cell(uses), Cell(there, "faint")))

    def experts(self, ship: ShipView, other: str) -> Row:
        """All experts together, and which."""
        aboard = [f"{self.names.item(each.item)} {each.owned}" for each in ship.items[5:] if each.owned]
        most, there = ship.experts_most, self.limits(other, "experts")
        pips = f"{FULL * ship.experts}{EMPTY * (most - ship.experts)} {ship.experts}/{most}"
        kinds = ", ".join(aboard)
        name = Cell(self.say("legio-experts"))
        last = self.say("legio-from-to", base=there[0], most=there[1])
        return Row((name, Cell(pips), Cell("0", "faint"), Cell(kinds), Cell(last, "faint")))

    def limits(self, face: str, item: str) -> tuple[int, int]:
        """The floor and the maximum of an item on a face."""
        ship = BOARDS[face]
        return getattr(ship.base, item), getattr(ship.maximum, item)

    # Experience and the rest.

    def experience(self, ship: ShipView) -> Iterator[Row]:
        """The four tracks."""
        yield text(self.say("legio-experience"), "faint")
        for domain, level in ship.experience.items():
            track = f"{FULL * level}{EMPTY * (EXPERIENCE_MOST - level)} {level}/{EXPERIENCE_MOST}"
            yield Row((Cell(self.names.domain(domain), ink_of(domain), ("experience", domain)), Cell(track)), indent=1)

    def more(self, ship: ShipView) -> Iterator[Row]:
        """Missions and technologies."""
        missions = f"{FULL * ship.missions}{EMPTY * (len(MISSIONS) - ship.missions)}"
        nothing = ship.next_mission is None
        after = "" if nothing else self.say("legio-next-mission", count=ship.next_mission or 0)
        yield text(f"{self.say('legio-missions')} {missions} {after}".rstrip())
        aboard = [
            self.say("legio-works" if each.works else "legio-installs", tech=self.names.technology(each.technology))
            for each in ship.technologies
        ]
        free = ship.technology_places - len(ship.technologies)
        yield text(f"{self.say('legio-technologies')} {', '.join([*aboard, self.say('legio-places', count=free)])}")

    # All of them.

    def all(self, order: Sequence[ShipView]) -> Sheet:
        """Every ship beside the others."""
        rows = [Row((Cell(""), *(Cell(SHAPES[ship.seat], f"bold seat-{ship.seat}") for ship in order)))]
        rows.append(self.beside("legio-row-vp", [str(ship.vp) for ship in order]))
        rows.append(self.beside("legio-row-ship", [self.names.face(ship.face) for ship in order]))
        for at, name in enumerate(each.item for each in order[0].items):
            cells = [f"{ship.items[at].owned}/{ship.items[at].most}" for ship in order]
            rows.append(Row((Cell(self.names.item(name), "faint"), *map(Cell, cells))))
        for domain in order[0].experience:
            cells = [str(ship.experience[domain]) for ship in order]
            rows.append(Row((Cell(self.names.domain(domain), ink_of(domain)), *map(Cell, cells))))
        rows.append(self.beside("legio-row-missions", [str(ship.missions) for ship in order]))
        for ship in order:
            rows += [text(self.names.player(ship.seat), f"bold seat-{ship.seat}"), *self.elsewhere(ship)]
        return Sheet("fleet", "fleet", self.say("legio-tab-fleet"), self.say("legio-title-fleet"), tuple(rows))

    def beside(self, word: str, cells: list[str]) -> Row:
        """A row of the table."""
        return Row((Cell(self.say(word), "faint"), *map(Cell, cells)))

    def elsewhere(self, ship: ShipView) -> Iterator[Row]:
        """Where a ship is, and its technologies."""
        yield text(self.names.place(ship), "", 2)
        *_, technologies = self.more(ship)
        yield Row(technologies.cells, indent=2)
