"""Effects, conditions, missions and raids of Wild Space as parts of sentences, whatever the numbers in force."""

from collections.abc import Sequence
from typing import Final

from tablee.games.language import words
from tablee.games.wild_space.data import CARDS, GAME, PACKAGE
from tablee.games.wild_space.data.records import CreditsSpace, Mission, PerCard, PerPair, PerSet, Raid, Space
from tablee.games.wild_space.rules.tables import (
    DISCARDING,
    FILTERS,
    OWN,
    OWNING,
    PAY,
    PLAYING,
    REMOVING,
    TAKING,
    effect_code,
)

JOBS: Final = {job.id: job.name for job in GAME.job}
SPECIES: Final = {species.id: species.name for species in GAME.species}
JOB: Final = "job"


def say(message: str, language: str, **given: int | str) -> str:
    """A message of the game."""
    return words(PACKAGE, language).say(message, **given)


def fitting(name: str, language: str) -> dict[str, str]:
    """A filter as messages select it: a job is one of many, the rest have names of their own."""
    family, _, job = name.partition(":")
    return {"what": JOB, "job": JOBS[job].in_(language)} if family == JOB else {"what": name, "job": ""}


def effect_phrase(code: int, language: str) -> str:
    """What an action or an effect does."""
    if code == TAKING:
        return say("effect-take-and-play", language)
    if code >= PLAYING:
        return say("effect-play", language, **fitting(FILTERS[code - PLAYING], language))
    return say("effect-draw", language, count=code)


def space_phrase(space: Space, language: str) -> str:
    """What a space of a track gives."""
    if isinstance(space, CreditsSpace):
        return say("effect-credits", language, count=space.credits)
    return effect_phrase(effect_code(space), language)


def conditions_phrase(codes: Sequence[int], language: str) -> str:
    """What one of some conditions asks for: those of one type in one breath."""
    parts = []
    for kind, name, start in ((OWN, "own", OWNING), (PAY, "discard", DISCARDING)):
        names = [FILTERS[code - start] for code in codes if code // 16 == kind]
        ones = [say("one", language, **fitting(filter_, language)) for filter_ in names]
        if ones:
            parts.append(say(f"condition-{name}", language, ones=either(ones, language)))
    if REMOVING in codes:
        parts.append(say("condition-remove", language))
    return either(parts, language)


def paid_phrase(condition: int, effect: int, language: str) -> str:
    """An effect with what it asks for."""
    said = effect_phrase(effect, language)
    if not condition:
        return said
    if condition // 16 == OWN:
        return say("paid-own", language, effect=said, **fitting(FILTERS[condition - OWNING], language))
    return say("paid", language, effect=said, condition=conditions_phrase([condition], language))


def mission_phrase(card: int, language: str) -> str:
    """What the mission of an Emissary pays for; nothing where a card has none."""
    mission = CARDS[card].mission
    return _mission(mission, language) if mission else ""


def _mission(mission: Mission, language: str) -> str:
    if isinstance(mission, PerSet):
        job = fitting(mission.count, language)["job"]
        return say("mission-per-set", language, credits=mission.credits, size=mission.size, job=job)
    if isinstance(mission, PerPair):
        species, job = SPECIES[mission.first.partition(":")[2]], fitting(mission.second, language)["job"]
        return say("mission-per-pair", language, credits=mission.credits, species=species.in_(language), job=job)
    name = "per-card" if isinstance(mission, PerCard) else "strict-majority"
    return say(f"mission-{name}", language, credits=mission.credits, **fitting(mission.count, language))


def raid_phrase(raid: Raid, language: str) -> str:
    """What the Smuggler does with the card of a slot."""
    return say(f"raid-{raid.op}", language, slot=raid.slot)


def bonus_phrase(icon: str, language: str) -> str:
    """What an icon of a hostile planet pays him."""
    return say("bonus", language, count=GAME.solo.credits_per_bonus_icon_match, **fitting(icon, language))


def either(parts: Sequence[str], language: str) -> str:
    """Several of which one is chosen, in one breath."""
    if len(parts) < 2:
        return "".join(parts)
    return say("either", language, first=", ".join(parts[:-1]), last=parts[-1])


def actions_phrase(codes: Sequence[int], language: str) -> str:
    """What a place gives, one of several where there are."""
    parts = [effect_phrase(code, language) for code in codes]
    if len(parts) < 2:
        return "".join(parts)
    return say("or-else", language, first=", ".join(parts[:-1]), last=parts[-1])


def capital(text: str) -> str:
    """A part of a sentence as its beginning."""
    return text[:1].upper() + text[1:]
