"""A ship under way, for scenarios of movement and combat."""

from typing import Any

from tests.games.spacepaper.sitting import Sitting

HOME = "orbit:ne555.0"
NEXT_DOOR = {"is_pi21": ("yellow_dwarf", [("telluric", "medium"), ("lava", "small")])}
EMPTY_NORTH = dict.fromkeys(["is_pi21", "isa20", "ft22", "virgo_0", "vgh20", "3beta_3", "olho_2", "beta3"], "void")
IDLE = {"ready": False}


def afloat(*fleet: Any, **more: Any) -> Sitting:
    """The first seat chooses a ship; systems around its home are empty space unless given. `others` holds the fleets
    of the other seats."""
    stars = EMPTY_NORTH | more.pop("stars", {})
    return Sitting("move", fleets=[list(fleet), *more.pop("others", [])], stars=stars, **more)


def under_way(*fleet: Any, **more: Any) -> Sitting:
    """The same, and its first ship is activated, by choice or because it must be."""
    t = afloat(*fleet, **more)
    return t.chooses(("ship", "0:1")) if t.kind == "act" else t


def steps(t: Sitting) -> set[str]:
    """The nodes to which the ship under way may step."""
    assert t.kind == "step"
    return {option[1] for option in t.options if option[0] == "step"}


def jumps(t: Sitting) -> set[str]:
    """The black holes to which it may jump."""
    assert t.kind == "step"
    return {option[1] for option in t.options if option[0] == "jump"}


def stops(t: Sitting) -> set[str]:
    """The places where it may stop."""
    assert t.kind == "step"
    return {option[1] for option in t.options if option[0] == "stop"}


def walks(t: Sitting, *nodes: str) -> Sitting:
    """The ship under way takes these steps."""
    return t.chooses(*(("step", node) for node in nodes))
