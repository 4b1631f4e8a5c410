"""What an option of Wild Space would really change: Credits, what follows, what a place gives, what he would take."""

from typing import Final, NamedTuple

from tablee.games.language import listed
from tablee.games.texts import Text, each_language
from tablee.games.voice import Known
from tablee.games.wild_space.people.foresight import lead
from tablee.games.wild_space.people.phrases import (
    actions_phrase,
    capital,
    conditions_phrase,
    effect_phrase,
    paid_phrase,
)
from tablee.games.wild_space.people.raids import raided
from tablee.games.wild_space.people.scores import gain
from tablee.games.wild_space.people.words import card_name
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules import tables as ask
from tablee.games.wild_space.rules.bits import has
from tablee.games.wild_space.rules.conditions import is_play, is_possible, matches
from tablee.games.wild_space.rules.effects import EXPLORING, SOURCE, TRACK
from tablee.games.wild_space.rules.going_on import track_effect
from tablee.games.wild_space.rules.numbering import family_name, within
from tablee.games.wild_space.rules.score import animals, credits, parts_of
from tablee.games.wild_space.rules.state import WildSpaceState
from tablee.games.wild_space.rules.tables import (
    ANY,
    CONDITION,
    DECK,
    EFFECT,
    EXPLORE_ACTIONS,
    IS_VETERAN,
    NONE,
    NOTHING,
    OWN,
    PLACE_LEVEL,
    PLACES,
    PLAYING,
    SECTOR_ACTIONS,
    SECTOR_CONDITIONS,
    SPACES,
    SPECIES_OF,
)


class Told(NamedTuple):
    """A message, what it is about, and parts of it in each language."""

    message: str
    given: dict[str, Known]
    words: dict[str, Text]

    def in_(self, language: str) -> dict[str, Known]:
        """All that the message names."""
        return {**self.given, **{name: text.in_(language) for name, text in self.words.items()}}


KEPT: Final = ("discard", "renew")  # cards that are given away: what they would have been worth


def change(s: WildSpaceState, option: int) -> Told | None:
    """What a legal option would change; None where there is nothing to say before it is done."""
    family, place = family_name(option), within(option)
    if family == "land":
        return _landed(s, place)
    if family == "explore":
        return Told("change-explore", {}, {"gives": _gives(EXPLORE_ACTIONS)})
    if family == "play":
        return _played(s, place)
    if family == "take":
        return _taken(s, option)
    if family in KEPT:
        return _worth(s, place)
    if family == "remove":
        return _removed(s, place)
    if family.startswith("smuggler"):
        return _raided(s, option)
    return _settled(s, option, place)


def _settled(s: WildSpaceState, option: int, place: int) -> Told | None:
    """A condition, an action, an effect or the end of the turn."""
    chosen = s.frames[-1].chosen
    if s.kind == ask.CHOOSE_CONDITION:
        return Told("change-free", {}, {}) if SECTOR_CONDITIONS[chosen][place] // 16 == OWN else None
    if s.kind == ask.ACTION:
        return _fitting(s, (EXPLORE_ACTIONS if chosen == EXPLORING else SECTOR_ACTIONS[chosen])[place])
    if option == number.APPLY:
        return _fitting(s, track_effect(s, s.to_move) if chosen == TRACK else EFFECT[chosen - SOURCE])
    return _turned(s) if option == number.END_TURN else None


def _gives(actions: list[int]) -> Text:
    return each_language(lambda language: capital(actions_phrase(actions, language)))


def _landed(s: WildSpaceState, sector: int) -> Told:
    """What a sector asks for and gives; a warning where nothing would come of it. (WSP-3.7, WSP-4.5)"""
    words = {"gives": _gives(SECTOR_ACTIONS[sector])}
    if not any(is_possible(s, s.to_move, action) for action in SECTOR_ACTIONS[sector]):
        return Told("change-land-nothing", {}, words)
    needed = SECTOR_CONDITIONS[sector]
    if not needed:
        return Told("change-land", {}, words)
    gives = each_language(lambda language: actions_phrase(SECTOR_ACTIONS[sector], language))
    needs = each_language(lambda language: capital(conditions_phrase(needed, language)))
    return Told("change-land-needs", {}, {"gives": gives, "needs": needs})


def _played(s: WildSpaceState, card: int) -> Told:
    """The Credits that a card would add, and what would follow. (WSP-10.7, WSP-11.2)"""
    found, given = lead(s, s.to_move, card), _gain(s, card)
    if found.space is not None:
        effect = ask.TRACK[(s.crews[s.to_move][0] - DECK) * SPACES + found.space - 1]
        message = "change-play-track" if effect else "change-play-track-idle"
        words = {"effect": each_language(lambda language: effect_phrase(effect, language))} if effect else {}
        return Told(message, {**given, "space": found.space}, words)
    if found.effect == "none":
        return Told("change-play", given, {})
    price = CONDITION[card] if CONDITION[card] // 16 != OWN else NOTHING  # what is in the crew costs nothing
    words = {"effect": each_language(lambda language: paid_phrase(price, EFFECT[card], language))}
    if found.effect == "unmet":
        words["condition"] = each_language(lambda language: conditions_phrase([CONDITION[card]], language))
    return Told(f"change-play-{found.effect}", given, words)


def _taken(s: WildSpaceState, option: int) -> Told:
    """A card of the Reserve for the hand or the crew, or an unknown one."""
    if option == number.TAKE_DECK:
        return Told("change-deck", {"count": len(s.deck())}, {})
    card = s.reserve[option - number.TAKE]
    return _played(s, card) if s.kind == ask.TAKE_AND_PLAY else _worth(s, card)


def _worth(s: WildSpaceState, card: int) -> Told:
    """What a card would be worth in the crew, and what it does."""
    given = _gain(s, card)
    if EFFECT[card] == NOTHING:
        return Told("change-worth-medal" if IS_VETERAN[card] else "change-worth", given, {})
    effect = each_language(lambda language: paid_phrase(CONDITION[card], EFFECT[card], language))
    return Told("change-worth-effect", given, {"effect": effect})


def _gain(s: WildSpaceState, card: int) -> dict[str, Known]:
    """The Credits that a card would add now, and which animal of its species it would be."""
    species = SPECIES_OF[card]
    if species == NONE:
        return {"credits": gain(s, s.to_move, card), "nth": 0, "species": ""}
    nth = animals(s.crews[s.to_move])[species] + 1
    return {"credits": gain(s, s.to_move, card), "nth": nth, "species": species}


def _removed(s: WildSpaceState, card: int) -> Told:
    """The Credits that go with a card."""
    seat, crews = s.to_move, s.crews[:]
    crews[seat] = [each for each in s.crews[seat] if each != card]
    return Told("change-remove", {"credits": credits(s, seat) - sum(parts_of(crews, seat, s.tokens[seat]))}, {})


def _fitting(s: WildSpaceState, effect: int) -> Told | None:
    """The cards of the hand that an effect could play."""
    if not is_play(effect):
        return None
    cards = [card for card in s.hands[s.to_move] if matches(effect - PLAYING, card)]
    if effect == PLAYING + ANY:
        return Told("change-held", {"count": len(cards)}, {})
    names = each_language(lambda language: listed([card_name(card, language) for card in cards], language))
    return Told("change-fitting", {"count": len(cards)}, {"cards": names})


def _turned(s: WildSpaceState) -> Told | None:
    """The planets that will turn face up: their levels are known. (WSP-12.2)"""
    size = len(s.crews[s.to_move])
    levels = [str(PLACE_LEVEL[place]) for place in range(PLACES) if not has(s.up, place) and size >= PLACE_LEVEL[place]]
    if not levels:
        return None
    return Told(
        "change-turns-up", {"count": len(levels)}, {"levels": each_language(lambda language: listed(levels, language))}
    )


def _raided(s: WildSpaceState, option: int) -> Told | None:
    """What the Smuggler would recruit and discard, as far as it can be seen."""
    found = raided(s, option)
    if found is None:
        return None
    steps = each_language(lambda language: capital(found.phrase(language)))
    return Told("change-smuggler", {"credits": found.credits, "unseen": found.unseen}, {"steps": steps})
