"""The places of Wild Space in a terminal, in few letters: sectors with what they ask and give, hostile planets."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tablee.games.language import listed, words
from tablee.games.wild_space.data import HOSTILE, PLANETS
from tablee.games.wild_space.data.records import (
    Condition,
    CreditsSpace,
    Discard,
    Draw,
    HostilePlanet,
    Mission,
    Own,
    PerCard,
    PerPair,
    PerSet,
    Planet,
    Play,
    Raid,
    Remove,
    Sector,
    Space,
)
from tablee.games.wild_space.people.phrases import JOBS, SPECIES
from tablee.games.wild_space.people.view import HostileView, PlanetView, SectorView
from tablee.kernel import NOBODY
from tablee.tui.boards.parts import Zone

PACKAGE: Final = "tablee.tui.boards.wild_space"
SHAPES: Final = ("■", "○", "◇", "☆", "△")  # of the seats
LEFT: Final = "◧"
RIGHT: Final = "◨"
PLANET: Final[dict[str, Planet]] = {planet.id: planet for planet in PLANETS}
HOSTILES: Final[dict[str, HostilePlanet]] = {planet.id: planet for planet in HOSTILE.hostile_planet}


class Places:
    """Places in the words of one language, with the players by name."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self.say: Callable[..., str] = words(PACKAGE, language).say

    # Planets.

    def planet(self, seen: PlanetView) -> Iterator[Zone]:
        """Both sectors of a planet, or that it lies face down."""
        if seen.planet is None:
            title = self.say("wild-face-down", level=seen.level)
            yield Zone("planet", NOBODY, title, (), 0, self.say("wild-face-down-note"), is_counted=False)
            return
        face = PLANET[seen.planet]
        yield self.sector(face, "left", face.left, seen.left)
        yield self.sector(face, "right", face.right, seen.right)

    def sector(self, face: Planet, side: str, printed: Sector, seen: SectorView) -> Zone:
        """Half of a planet: what it asks and gives, and whose shuttles are there; the left one has the name of both."""
        level = f" {face.level}+" if face.level else ""
        head = f"{face.name.in_(self.language)}{level} {LEFT}" if side == "left" else RIGHT
        title = f"{head} {self.printed(printed)} {self.shuttles(seen)}".rstrip()
        note = " ".join([printed.text.in_(self.language), *self.there(seen)])
        return Zone("sector", NOBODY, title, (), 0, note, ("sector", f"{face.id}:{side}"), is_counted=False)

    def printed(self, sector: Sector) -> str:
        """What must be met, if anything, and what follows."""
        actions = " / ".join(map(self.effect, sector.actions))
        if not sector.conditions:
            return actions
        return f"{self.conditions(sector.conditions)} → {actions}"

    def shuttles(self, seen: SectorView) -> str:
        """Those that have landed, below, and those that have explored, above."""
        landed = "".join(SHAPES[seat] for seat in seen.landed)
        explored = "".join(SHAPES[seat] for seat in seen.explored)
        return " ".join(part for part in (landed and f"▾{landed}", explored and f"▴{explored}") if part)

    def there(self, seen: SectorView) -> Iterator[str]:
        """The same in words."""
        for message, seats in (("wild-landed", seen.landed), ("wild-explored", seen.explored)):
            if seats:
                yield self.say(message, players=listed([self.names[seat] for seat in seats], self.language))

    # Effects and conditions.

    def effect(self, effect: Space) -> str:
        """An effect in a few letters."""
        if isinstance(effect, Draw):
            return self.say("wild-draw", count=effect.count)
        if isinstance(effect, Play):
            return self.say("wild-play", what=self.filter(effect.filter))
        if isinstance(effect, CreditsSpace):
            return self.say("wild-credits-space", count=effect.credits)
        return self.say("wild-take")

    def conditions(self, conditions: Sequence[Condition]) -> str:
        """Conditions of which one must be met, those of one type together, in a few letters."""
        own = [self.filter(each.filter) for each in conditions if isinstance(each, Own)]
        paid = [self.filter(each.filter) for each in conditions if isinstance(each, Discard)]
        found = [
            self.say(f"wild-{name}", what="/".join(what)) for name, what in (("own", own), ("discard", paid)) if what
        ]
        return " / ".join([*found, self.say("wild-remove")] if Remove() in conditions else found)

    def filter(self, name: str) -> str:
        """Which cards are meant."""
        family, _, job = name.partition(":")
        return JOBS[job].in_(self.language) if family == "job" else self.say(f"wild-filter-{family.replace('_', '-')}")

    def mission(self, mission: Mission) -> str:
        """What an Emissary counts, in a few letters."""
        if isinstance(mission, PerPair):
            species = SPECIES[mission.first.partition(":")[2]].in_(self.language)
            return self.say("wild-per-pair", species=species, job=self.filter(mission.second))
        what = self.filter(mission.count)
        if isinstance(mission, PerSet):
            return self.say("wild-per-set", size=mission.size, what=what)
        return self.say("wild-per-card" if isinstance(mission, PerCard) else "wild-most", what=what)

    # Hostile planets.

    def hostile(self, seen: HostileView) -> Zone:
        """An open hostile planet: what he does when he lands and explores, and what pays him; ▾ where he has landed."""
        face = HOSTILES[seen.planet]
        landing, exploring = self.raids(face.landing), self.raids(face.exploration)
        icons = " ".join(self.filter(icon) for icon in face.bonus)
        title = self.say(
            "wild-hostile",
            planet=face.name.in_(self.language),
            landing=landing,
            exploring=exploring,
            icons=icons,
            landed="yes" if seen.landed else "no",
        )
        note = face.text.in_(self.language)
        return Zone("hostile", NOBODY, title, (), 0, note, ("hostile", seen.planet), is_counted=False)

    def raids(self, raids: Sequence[Raid]) -> str:
        """What he does with the slots of the Reserve, in order: + takes, − discards."""
        return " ".join(f"{'+' if raid.op == 'take' else '−'}{raid.slot}" for raid in raids)

    def aside(self, planets: Sequence[str], pile: int, category: int | None) -> Zone:
        """The pile of hostile planets, and those that are done with."""
        names = ", ".join(HOSTILES[planet].name.in_(self.language) for planet in planets)
        title = self.say("wild-pile", count=pile, category=category or 0)
        note = self.say("wild-aside", planets=names, count=len(planets))
        return Zone("hostile", NOBODY, title, (), pile, note, is_counted=False)
