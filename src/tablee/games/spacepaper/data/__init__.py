"""SpacePaper's TOML files, read once: tables.py has them checked before anything uses them."""

from typing import Final

from tablee.games.loading import read
from tablee.games.records import DecisionFile
from tablee.games.spacepaper.data.records import OptionFile, SpaceQuestion
from tablee.games.spacepaper.data.sheets import (
    EventFile,
    Galaxy,
    InfrastructureFile,
    LeaderFile,
    MineralFile,
    PlanetFile,
    PoliticsFile,
    RaceFile,
    ShipFile,
    StarFile,
    TechnologyFile,
)
from tablee.games.spacepaper.data.tastes import StrategyFile

PACKAGE: Final = "tablee.games.spacepaper"

OPTIONS: Final = read(PACKAGE, "options.toml", OptionFile)
RACES: Final = read(PACKAGE, "races.toml", RaceFile).race
PLANETS: Final = read(PACKAGE, "planets.toml", PlanetFile)
SIZES: Final = PLANETS.size
TYPES: Final = PLANETS.planet_type
INFRASTRUCTURE: Final = read(PACKAGE, "infrastructure.toml", InfrastructureFile).infrastructure
STARS: Final = read(PACKAGE, "stars.toml", StarFile).star
SHIPS: Final = read(PACKAGE, "ships.toml", ShipFile).ship
TECHNOLOGIES: Final = read(PACKAGE, "technologies.toml", TechnologyFile).technology
MINERALS: Final = read(PACKAGE, "minerals.toml", MineralFile).mineral
POLITICS_FILE: Final = read(PACKAGE, "politics.toml", PoliticsFile)
POLITICS: Final = POLITICS_FILE.system
CHANGES: Final = POLITICS_FILE.change
ANARCHY_RULE: Final = POLITICS_FILE.anarchy_rule
LEADERS: Final = read(PACKAGE, "leaders.toml", LeaderFile).leader
EVENTS: Final = read(PACKAGE, "events.toml", EventFile).event
GALAXY: Final = read(PACKAGE, "galaxy.toml", Galaxy)
STRATEGIES: Final = read(PACKAGE, "strategies.toml", StrategyFile)
QUESTIONS: Final = read(PACKAGE, "decisions.toml", DecisionFile[SpaceQuestion]).decision

KNOWN: Final[dict[str, list[str]]] = {
    "race": [race.id for race in RACES],
    "size": [size.id for size in SIZES],
    "population band": [size.population_band for size in SIZES],
    "planet_type": [kind.id for kind in TYPES],
    "infrastructure": [infrastructure.id for infrastructure in INFRASTRUCTURE],
    "ship": [ship.id for ship in SHIPS],
    "technology": [technology.id for technology in TECHNOLOGIES],
    "mineral": [mineral.id for mineral in MINERALS],
    "political system": [system.id for system in POLITICS],
    "leader": [leader.id for leader in LEADERS],
    "event": [event.id for event in EVENTS],
}
