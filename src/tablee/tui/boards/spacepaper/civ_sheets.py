"""SpacePaper's sheets of civilisations: one at length, its technology wheel, and all side by side."""

from collections import Counter
from collections.abc import Iterator

from tablee.games.spacepaper.data import TECHNOLOGIES
from tablee.games.spacepaper.people.naming import level_text
from tablee.games.spacepaper.people.naming import say as say_game
from tablee.games.spacepaper.people.view import CivView, SpaceView
from tablee.games.spacepaper.rules.tables import MAX_LEVEL, TECH_IDS
from tablee.tui.boards.parts import Cell, Row, Sheet
from tablee.tui.boards.spacepaper.names import Names
from tablee.tui.boards.spacepaper.place_sheets import ALARM, alarming
from tablee.tui.boards.spacepaper.star_map import shape_of

REACHED = "▰"
LEFT = "▱"
LABELS = ("race", "politics", "leader", "event", "gold", "science", "minerals", "discontent", "holdings", "fleet")
MORE = ("reach", "arms", "capital", "state")
NAMED = ("race", "politics", "leader", "event")
COUNTED = ("gold", "income", "science", "minerals", "discontent", "holdings", "fleet")
ABREAST = 2  # civilisations whose columns have room for words


class Civs:
    """The sheets about civilisations, for one reader."""

    def __init__(self, view: SpaceView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say

    def one(self, civ: CivView) -> Sheet:
        """A civilisation at length."""
        rows = [self.line(label, self.fact(label, civ)) for label in (*LABELS, *MORE)]
        if civ.stored_energy:
            rows.append(self.line("stored", str(civ.stored_energy)))
        title, subject = self.names.player(civ.seat), ("player", str(civ.seat))
        return Sheet(f"civ{civ.seat}", "civ", self.say("space-tab-civ"), title, tuple(rows), subject)

    def line(self, label: str, value: str) -> Row:
        """A fact with its name."""
        return Row((Cell(self.say(f"space-{label}"), "faint"), Cell(value, ink_of(value))))

    def fact(self, label: str, civ: CivView) -> str:
        """A fact about a civilisation, in words."""
        if label == "gold":
            worth = {"gold": civ.gold, "income": civ.income, "due": civ.due}
            return self.say("space-gold-is", **worth, target=self.view.target)
        if label == "minerals":
            return self.say("space-minerals-is", **civ.minerals)
        if label == "holdings":
            return self.say("space-holdings-is", **self.holdings(civ))
        if label == "fleet":
            types = Counter(ship.type for ship in civ.ships)
            counts = {f"{name}s": types[name] for name in ("scout", "cruiser", "transport")}
            return self.say("space-fleet-is", **counts)
        if label in ("reach", "arms"):
            autonomy = -1 if civ.autonomy is None else civ.autonomy
            reach = {"autonomy": autonomy, "detection": civ.detection}
            arms = {"invasion": civ.invasion, "defense": civ.defense}
            return self.say(f"space-{label}-is", **(reach if label == "reach" else arms))
        if label == "capital":
            return self.names.planet(civ.capital) if civ.capital else self.say("space-none")
        return self.short(label, civ)

    def short(self, label: str, civ: CivView) -> str:
        """The same in few letters, for a column."""
        facts = {
            "race": self.race,
            "politics": self.politics,
            "leader": self.leader,
            "event": self.event,
            "gold": self.gold,
            "science": self.science,
            "minerals": lambda civ: self.say("space-minerals-short", **civ.minerals),
            "discontent": self.discontent,
            "holdings": lambda civ: self.say("space-holdings-short", **self.holdings(civ)),
            "fleet": lambda civ: str(len(civ.ships)),
            "state": self.state,
        }
        return facts[label](civ)

    def race(self, civ: CivView) -> str:
        """The race."""
        return self.names.maybe("race", civ.race)

    def politics(self, civ: CivView) -> str:
        """The political system; anarchy with the turns that it has lasted."""
        politics = self.names.maybe("politics", civ.politics)
        turns = civ.anarchy_turns
        return self.say("space-anarchy", politics=politics, count=turns) if turns else politics

    def event(self, civ: CivView) -> str:
        """The event, and whether it was played."""
        if civ.event is None:
            return self.say("space-none")
        message = "space-event-used" if civ.event_used else "space-event-free"
        return self.say(message, event=self.names.of("event", civ.event))

    def gold(self, civ: CivView) -> str:
        """Gold, income and upkeep."""
        return self.say("space-gold-short", gold=civ.gold, income=civ.income, due=civ.due)

    def science(self, civ: CivView) -> str:
        """Science on its way to a level."""
        return self.say("space-science-is", science=civ.science, income=civ.science_income)

    def leader(self, civ: CivView) -> str:
        """The leader, with what the Opportunist brings now."""
        leader = self.names.maybe("leader", civ.leader)
        if civ.bonus is None:
            return leader
        bonus = say_game(f"bonus-{civ.bonus}", self.names.language)
        return self.say("space-leader-bonus", leader=leader, bonus=bonus)

    def state(self, civ: CivView) -> str:
        """Whether it still plays, and is solvent."""
        if civ.bankrupt and not civ.fallen:
            return alarming(self.say("space-bankrupt"))
        return self.say("space-fallen" if civ.fallen else "space-standing")

    def discontent(self, civ: CivView) -> str:
        """The turns of discontent of all planets together."""
        told = self.say("space-discontent-is", count=civ.discontent)
        return alarming(told) if civ.discontent else told

    def holdings(self, civ: CivView) -> dict[str, int]:
        """How many planets of each status."""
        counted = Counter(
            planet.status for system in self.view.systems for planet in system.planets if planet.owner == civ.seat
        )
        return {"colonies": counted["colony"], "outposts": counted["outpost"], "adapting": counted["adaptation"]}

    # The technology wheel.

    def wheel(self, civ: CivView) -> Sheet:
        """Twelve technologies in four axes: the level of each, what it gives, and what the next would."""
        title = self.say("space-title-tech", player=self.names.players[civ.seat])
        rows: list[Row] = []
        axis = ""
        for number, tech in enumerate(TECHNOLOGIES):
            if tech.axis != axis:
                axis = tech.axis
                rows.append(Row((Cell(self.say(f"space-axis-{axis}"), "bold"),)))
            rows.append(self.technology(number, civ))
        subject = ("player", str(civ.seat))
        return Sheet(f"tech{civ.seat}", "tech", self.say("space-tab-tech"), title, tuple(rows), subject)

    def technology(self, number: int, civ: CivView) -> Row:
        """One technology."""
        name = TECH_IDS[number]
        level, language = civ.levels[name], self.names.language
        thing = ("technology", name)
        now = level_text(number, level, language)
        told = self.say("space-last-level", now=now)
        if level < MAX_LEVEL:
            effect = level_text(number, level + 1, language)
            told = self.say("space-next-level", now=now, level=level + 1, effect=effect)
        return Row(
            (
                Cell(self.names.of("tech", name), "", thing),
                Cell(f"{REACHED * level}{LEFT * (MAX_LEVEL - level)} {level}", "bold", thing),
                Cell(told, "", thing),
            ),
            indent=1,
            loose=True,
        )

    # Side by side.

    def all(self) -> Sheet:
        """Every civilisation in a column; where there are many, their names in lines of their own."""
        rows = self.columns() if len(self.view.civs) <= ABREAST else self.narrow_columns()
        return Sheet("civs", "civs", self.say("space-tab-civs"), self.say("space-title-civs"), (*rows, *self.levels()))

    def columns(self) -> Iterator[Row]:
        """All facts side by side."""
        civs = self.view.civs
        yield Row((Cell(""), *(Cell(self.names.player(civ.seat), f"bold seat-{civ.seat}") for civ in civs)))
        for label in (*LABELS, "state"):
            facts = [self.short(label, civ) for civ in civs]
            yield Row((Cell(self.say(f"space-{label}"), "faint"), *(Cell(fact, ink_of(fact)) for fact in facts)))

    def narrow_columns(self) -> Iterator[Row]:
        """The numbers side by side, then the names of each civilisation in a sentence."""
        civs = self.view.civs
        yield Row((Cell(""), *(Cell(shape_of(civ.seat), f"bold seat-{civ.seat}") for civ in civs)))
        for label in COUNTED:
            facts = [Cell(self.number(label, civ)) for civ in civs]
            yield Row((Cell(self.say(f"space-{label}"), "faint"), *facts))
        for civ in civs:
            named = [self.short(label, civ) for label in NAMED]
            trouble = [self.state(civ)] if civ.bankrupt or civ.fallen else []
            yield Row((Cell(self.names.player(civ.seat), f"bold seat-{civ.seat}"),))
            yield Row((Cell(" · ".join([*trouble, *named]), ALARM if trouble else ""),), indent=1)

    def number(self, label: str, civ: CivView) -> str:
        """A fact in six letters at most."""
        if label in ("gold", "discontent"):
            return str(civ.gold if label == "gold" else civ.discontent)
        if label == "income":
            return f"+{civ.income} −{civ.due}"
        if label == "science":
            return f"{civ.science}/20"
        return self.short(label, civ).replace(" ", "")

    def levels(self) -> Iterator[Row]:
        """The level of each technology, side by side."""
        for name in TECH_IDS:
            levels = [civ.levels[name] for civ in self.view.civs]
            shown = [Cell(f"{REACHED * level}{LEFT * (MAX_LEVEL - level)}") for level in levels]
            yield Row((Cell(self.names.of("tech", name), "faint"), *shown))


def ink_of(fact: str) -> str:
    """An alarm begins with its sign."""
    return ALARM if fact.startswith("!") else ""
