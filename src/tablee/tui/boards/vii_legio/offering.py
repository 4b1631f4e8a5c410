"""What helps to answer in VII Legio: in space, ways, planets and purchases stand in rows of their own."""

from collections.abc import Iterator
from typing import Final

from tablee.games.vii_legio.rules import numbering as number
from tablee.games.vii_legio.rules.tables import COST, ITEMS, PRICE, SECTOR_COUNT, SECTORS, SLOTS
from tablee.games.voice import lowered
from tablee.kernel import SPECTATOR
from tablee.tui.boards.parts import Offering, Pick, Verb
from tablee.tui.boards.vii_legio.names import DOMAIN_SIGNS, FITTINGS, Names

CLOSING: Final = (number.END_TURN, number.DECLINE, number.LEAVE)
FAMILIES: Final = ("equipment", "personnel")
IN_SPACE: Final = "space_action"
LATE: Final = ("buy",)


def offering(names: Names) -> Offering:
    """What closes a question, and in space the rows of options about one thing."""
    decision = names.view.decision
    if decision is None or names.view.seat == SPECTATOR or decision.seat != names.view.seat:
        return Offering()
    closing = tuple(option for option in CLOSING if option in decision.options)
    rows = Rows(names, decision.options).picks() if decision.kind == IN_SPACE else ()
    return Offering(closing=closing, late=LATE, picks=tuple(pick for pick in rows if pick.verbs))


class Rows:
    """The options in space, by what they are about."""

    def __init__(self, names: Names, options: tuple[int, ...]) -> None:
        self.names = names
        self.options = options

    def picks(self) -> Iterator[Pick]:
        """Ways, then each active planet, then purchases."""
        yield Pick(self.names.say("legio-fly"), "", tuple(self.ways()))
        for slot in range(len(SLOTS)):
            yield Pick(self.names.slot(SLOTS[slot]), "bold", tuple(self.at(slot)))
        for family in FAMILIES:
            yield self.family(family)

    def ways(self) -> Iterator[Verb]:
        """The sectors that can be flown to, with their price."""
        here = SECTORS.index(self.names.mine.sector) * SECTOR_COUNT
        for sector, name in enumerate(SECTORS[:5]):
            if number.MOVE + sector in self.options:
                yield Verb(number.MOVE + sector, f"{lowered(self.names.sector(name))} ({PRICE[here + sector]})")

    def at(self, slot: int) -> Iterator[Verb]:
        """What can be done with an active planet."""
        for first, word in ((number.SCAN, "legio-scan"), (number.LAND, "legio-land")):
            if first + slot in self.options:
                yield Verb(first + slot, self.names.say(word))

    def family(self, family: str) -> Pick:
        """What can be acquired of one family, for one price."""
        items = [item for item, name in enumerate(ITEMS) if FITTINGS[name].family == family]
        verbs = [
            Verb(number.BUY + item, self.short(ITEMS[item])) for item in items if number.BUY + item in self.options
        ]
        return Pick(self.names.say(f"legio-buy-{family}", cost=COST[items[0]]), "", tuple(verbs))

    def short(self, item: str) -> str:
        """An item in a word; an expert with the sign of the domain."""
        domain = FITTINGS[item].domain
        if domain is not None:
            return self.names.say("legio-expert", sign=DOMAIN_SIGNS[domain])
        return self.names.say("legio-detector") if item == "detector" else lowered(self.names.item(item))
