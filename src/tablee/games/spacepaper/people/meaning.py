"""What the number of an option stands for: its form, and the things it names."""

from typing import Final, NamedTuple

from tablee.games.spacepaper.rules import numbering as number
from tablee.games.spacepaper.rules import tables as t

# The form of each family of the numbering.
FORMS: Final[dict[int, str]] = {
    number.KEEP: "word",
    number.RACE: "race",
    number.TECH: "technology",
    number.LEADER: "leader",
    number.BONUS: "bonus",
    number.EVENT: "event",
    number.SYSTEM: "politics",
    number.MINERAL: "mineral",
    number.HOME: "system",
    number.SEAT: "player",
    number.PLANET: "planet",
    number.SHIP: "ship",
    number.BUILD: "project",
    number.SETTLE: "settle",
    number.STEP: "step",
    number.JUMP: "jump",
    number.STOP: "stop",
    number.SELL: "sell",
    number.ABANDON: "abandon",
    number.PAY_PLANET: "pay",
    number.PAY_SHIP: "pay",
    number.PLAY_SPACEPORT: "card",
    number.PLAY_LOTTERY: "card",
    number.PLAY_NEUTRON: "card",
    number.PLAY_SUPERNOVA: "card",
    number.PLAY_VANISHED: "card",
    number.PLAY_RECOVERED: "card",
    number.PLAY_CUP: "card",
    number.PLAY_SYMBIOSIS: "card",
    number.PLAY_DISCOVERY: "card",
}
# The event card of each family that plays one.
CARDS: Final[dict[int, int]] = {
    number.PLAY_SPACEPORT: t.FREE_SPACEPORT,
    number.PLAY_LOTTERY: t.LOTTERY,
    number.PLAY_NEUTRON: t.NEUTRON_STAR,
    number.PLAY_SUPERNOVA: t.SUPERNOVA,
    number.PLAY_VANISHED: t.VANISHED_HOLE,
    number.PLAY_RECOVERED: t.RECOVERED_SHIP,
    number.PLAY_CUP: t.CUP,
    number.PLAY_SYMBIOSIS: t.SYMBIOSIS,
    number.PLAY_DISCOVERY: t.DISCOVERY,
}
# What the one number of a family is; the families that are not here have two numbers or none.
NAMED: Final[dict[int, str]] = {
    number.KEEP: "word",
    number.RACE: "race",
    number.TECH: "tech",
    number.LEADER: "leader",
    number.BONUS: "bonus",
    number.EVENT: "card",
    number.SYSTEM: "politics",
    number.MINERAL: "mineral",
    number.HOME: "system",
    number.SEAT: "player",
    number.PLANET: "planet",
    number.STEP: "to",
    number.JUMP: "system",
    number.STOP: "where",
    number.ABANDON: "planet",
    number.PAY_PLANET: "planet",
    number.PLAY_SPACEPORT: "planet",
    number.PLAY_SUPERNOVA: "system",
    number.PLAY_VANISHED: "system",
    number.PLAY_RECOVERED: "planet",
    number.PLAY_SYMBIOSIS: "planet",
    number.PLAY_DISCOVERY: "tech",
}
SHIPS: Final = {number.SHIP, number.SELL, number.PAY_SHIP}


class Meaning(NamedTuple):
    """An option taken apart: its family, by where that begins, and what it names, by number."""

    family: int
    given: dict[str, int]

    @property
    def form(self) -> str:
        """What kind of answer it is."""
        return FORMS[self.family]


def meaning_of(option: int) -> Meaning:
    """What an option stands for, whatever the state."""
    family = number.family_of(option)[0]
    given = _given(family, option - family)
    return Meaning(family, given | {"card": CARDS[family]} if family in CARDS else given)


def _given(family: int, index: int) -> dict[str, int]:
    if family in NAMED:
        return {NAMED[family]: index}
    if family in SHIPS:
        return {"player": index // number.SHIPS_EACH, "number": index % number.SHIPS_EACH + 1}
    if family == number.BUILD:
        return {"planet": index // t.PROJECTS, "project": index % t.PROJECTS}
    if family == number.SETTLE:
        return {"planet": index >> 1, "outpost": index & 1}
    return {"planet": index - 1} if family == number.PLAY_CUP and index else {}
