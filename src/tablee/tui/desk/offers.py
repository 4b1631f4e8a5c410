"""Choices: the options of the open question as people read them, alone, in folders, and by the words they hold."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tablee.games.rulebook import folded
from tablee.kernel import Description, Game, State, Touch
from tablee.tui.boards import Thing

FEW: Final = 12  # options that a person sees at a glance: more are put in folders, where they have headings


@dataclass(frozen=True, slots=True)
class Offer:
    """One option of the open question: its number on the screen (from 1), the game's number, its words.

    `touches` name what lights up: a zone of the board by key and seat, with a card id or a position from the top (from
    1) or None for the whole zone; the zone "player" is a seat's panel, and "rings" the Rings among its facts. A choice
    with a chain is several answers given one after the other; `way` is what each of them touches, `steps` and `cost`
    how long it is. `heading` is the folder it wants, whatever it touches; `change` is what it would really change.
    """

    number: int
    option: int
    text: str
    touches: tuple[Touch, ...]
    form: str = ""
    chain: tuple[int, ...] = ()
    way: tuple[tuple[Touch, ...], ...] = ()
    steps: int = 0
    cost: str = ""
    heading: str = ""
    change: str = ""
    order: tuple[tuple[str, str], ...] = ()  # that it gives, rather than an answer
    ends: int = 0  # the number of an order that it ends

    @property
    def is_order(self) -> bool:
        """Whether it is about an order, and no answer to the question."""
        return bool(self.order or self.ends)

    @property
    def last(self) -> int:
        """The option that ends the chain, or the only one."""
        return self.chain[-1] if self.chain else self.option


@dataclass(frozen=True, slots=True)
class Folder(Offer):
    """Choices under one heading: choosing it opens it."""

    inside: tuple[Offer, ...] = ()


def spoken(game: Game, state: State, option: int, names: list[str], language: str) -> Offer:
    """An option in words."""
    text = game.describe(state, option, names)
    return offer_of(0, option, text, language)


def offer_of(number: int, option: int, text: Description, language: str) -> Offer:
    """An option as it is described, in one language."""
    touches = tuple(text.touches)
    return Offer(number, option, text.in_(language), touches, text.form, change=text.change_in(language))


def heading_of(choice: Offer, headings: Mapping[Thing, str]) -> str:
    """The heading under which a choice stands: that of what it touches, by the order of the headings; "" if none."""
    if choice.heading:
        return choice.heading
    things = {(touch.zone, str(touch.what)) for touch in choice.touches}
    if not things & headings.keys():
        return ""
    return next(text for thing, text in headings.items() if thing in things)


def in_groups(choices: Sequence[Offer], headings: Mapping[Thing, str]) -> list[tuple[str, list[Offer]]]:
    """Choices under their headings, in the order in which they come; those without one stand alone."""
    groups: dict[str, list[Offer]] = {}
    for choice in choices:
        heading = heading_of(choice, headings)
        groups.setdefault(heading or f"\n{choice.number}", []).append(choice)
    return [("" if heading.startswith("\n") else heading, inside) for heading, inside in groups.items()]


def in_folders(choices: Sequence[Offer], headings: Mapping[Thing, str], most: int = FEW) -> list[Offer]:
    """Many choices as a few lines: a folder for each heading with several of them. Numbers are those of the lines."""
    if len(choices) <= most or not headings:
        return list(choices)
    lines: list[Offer] = []
    for heading, inside in in_groups(choices, headings):
        if len(inside) == 1:
            lines.append(inside[0])
        else:
            lines.append(folder(heading, inside))
    return numbered(lines)


def folder(heading: str, inside: Sequence[Offer]) -> Folder:
    """Choices under a heading, with the shortest way among them."""
    first = min(inside, key=lambda choice: choice.steps)
    text = f"{heading} · {first.cost}" if first.cost else heading
    return Folder(0, -1, text, first.touches, "folder", (), first.way, first.steps, inside=tuple(inside))


def kept_apart(choices: Sequence[Offer], apart: Mapping[str, str]) -> list[Offer]:
    """The same with a folder for each form that is kept apart, after the answers; it touches what all in it touch."""
    answers = [choice for choice in choices if choice.form not in apart]
    forms = {form: [choice for choice in choices if choice.form == form] for form in apart}
    folders = [_apart(form, apart[form], inside) for form, inside in forms.items() if inside]
    return numbered([*answers, *folders]) if folders else answers


def _apart(form: str, heading: str, inside: Sequence[Offer]) -> Folder:
    named = [{(touch.zone, touch.seat, touch.what) for touch in each.touches} for each in inside]
    shared = set.intersection(*named)
    touches = tuple(touch for touch in inside[0].touches if (touch.zone, touch.seat, touch.what) in shared)
    return Folder(0, -1, heading, touches, form, inside=tuple(numbered(inside)))


def each_of(choices: Sequence[Offer]) -> list[Offer]:
    """The choices one by one, those in folders too."""
    return [each for choice in choices for each in in_folder(choice)]


def in_folder(choice: Offer) -> Sequence[Offer]:
    """What is in a folder; of a choice, the choice itself."""
    return choice.inside if isinstance(choice, Folder) else (choice,)


def numbered(choices: Sequence[Offer]) -> list[Offer]:
    """The same, numbered from 1."""
    return [replace(choice, number=number) for number, choice in enumerate(choices, start=1)]


def holding(choices: Sequence[Offer], sought: str, headings: Mapping[Thing, str]) -> list[Offer]:
    """The choices that hold all these words, in their text or their heading, whatever case and accents."""
    words = folded(sought).split()
    return [
        choice
        for choice in choices
        if all(word in folded(f"{choice.text} {heading_of(choice, headings)}") for word in words)
    ]
