"""Random play that keeps to political systems it can pay for: games that last, for laws, soaks and measures."""

from mypy_extensions import i64

from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.civilisation import Civilisation
from tablee.games.spacepaper.rules.economy import net_gold
from tablee.games.spacepaper.rules.numbering import KEEP, SYSTEM
from tablee.games.spacepaper.rules.state import SpaceState
from tablee.kernel import Rng


def affordable(s: SpaceState) -> list[int]:
    """The options of the open question; of systems, the present one while it pays, else those that would."""
    if s.kind != t.ASK_SYS and s.kind != t.ASK_SYS0:
        return s.options
    civ = s.civs[s.to_move]
    if KEEP in s.options and net_gold(civ, civ.politics) >= 0:
        return [KEEP]
    kept = [option for option in s.options if _pays(civ, option - SYSTEM)]
    return kept or s.options


def _pays(civ: Civilisation, politics: i64) -> bool:
    """Whether a number is a system, other than anarchy, that costs no more than it brings."""
    return 0 <= politics < t.ANARCHY and net_gold(civ, politics) >= 0


def thrifty(s: SpaceState, rng: Rng) -> int:
    """Any option but a system that cannot be paid."""
    options = affordable(s)
    return options[rng.below(len(options))]
