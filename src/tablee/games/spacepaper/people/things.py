"""What there is to weigh in SpacePaper: races, leaders, technologies and more, and what happens with one."""

from typing import Final

from tablee.games.spacepaper.data import EVENTS, LEADERS, POLITICS, RACES, TECHNOLOGIES
from tablee.games.spacepaper.people.naming import project_name, system_name
from tablee.games.spacepaper.rules import events as tell
from tablee.games.spacepaper.rules import tables as t
from tablee.games.spacepaper.rules.galaxy import SYSTEM_IDS
from tablee.games.things import Family

THINGS: Final = (
    Family(
        name="race",
        facts=("race",),
        ids=t.RACE_IDS,
        called=lambda number, language: RACES[number].name.in_(language),
        met=(tell.DRAWS_RACE,),
        used=(tell.TAKES_RACE,),
    ),
    Family(
        name="leader",
        facts=("leader",),
        ids=t.LEADER_IDS,
        called=lambda number, language: LEADERS[number].name.in_(language),
        used=(tell.TAKES_LEADER,),
    ),
    Family(
        name="politics",
        facts=("politics",),
        ids=t.POLITICS_IDS,
        called=lambda number, language: POLITICS[number].name.in_(language),
        used=(tell.TAKES_SYSTEM, tell.CHANGES),
    ),
    Family(
        name="technology",
        facts=("tech",),
        ids=t.TECH_IDS,
        called=lambda number, language: TECHNOLOGIES[number].name.in_(language),
        met=(tell.RACE_TECH,),
        used=(tell.LEARNS,),
    ),
    Family(
        name="event",
        facts=("card",),
        ids=t.EVENT_IDS,
        called=lambda number, language: EVENTS[number].name.in_(language),
        taken=(tell.TAKES_EVENT,),
        used=(tell.PLAYS,),
    ),
    Family(
        name="project",
        facts=("project",),
        ids=t.PROJECT_IDS,
        called=project_name,
        taken=(tell.BUILT,),
        used=(tell.PLACES,),
    ),
    Family(
        name="home",
        facts=("system",),
        ids=SYSTEM_IDS,
        called=system_name,
        met=(tell.DRAWS_HOME,),
        used=(tell.TAKES_HOME,),
    ),
)
