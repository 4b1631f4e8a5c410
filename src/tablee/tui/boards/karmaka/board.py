"""The board of Karmaka: two shared stacks and the Centre, the souls with their cards, and the Karmic Ladder."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from tablee.games.karmaka.data import LADDER
from tablee.games.karmaka.people.describing import form_of
from tablee.games.karmaka.people.view import KarmakaView, SoulView, Stack
from tablee.games.karmaka.people.words import named, spoken_form
from tablee.games.karmaka.rules import numbering as number
from tablee.games.karmaka.rules.tables import CARDS, KIND, KINDS, LEVELS
from tablee.games.language import listed, words
from tablee.kernel import NOBODY
from tablee.tui.boards.parts import Board, Card, Offering, Pick, SeatPanel, Track, Verb, Zone

SIGNS: Final = {"red": "▲", "green": "●", "blue": "◆", "mosaic": "✦"}
STACKED: Final = {"deeds": "zone-exposed", "ruins": "zone-stacked", "future_life": "zone-stacked"}


def board(view: object, names: Sequence[str], language: str) -> Board:
    """All that a seat sees of Karmaka."""
    seen = cast(KarmakaView, view)
    return Drawing(seen, names, language).board()


class Drawing:
    """One view, drawn for one reader in one language."""

    def __init__(self, view: KarmakaView, names: Sequence[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.say = words("tablee.tui.boards.karmaka", language).say

    def board(self) -> Board:
        """The whole board."""
        seats = tuple(self.panel(self.view.souls[seat]) for seat in self.order())
        return Board(self.shared(), seats, (self.ladder(),), self.headline(), offering=self.offering())

    def order(self) -> list[int]:
        """The seats as one looks at them: those after the reader first, the reader last."""
        seats = len(self.view.souls)
        first = self.view.seat + 1 if self.view.seat < seats else 0
        return [(first + step) % seats for step in range(seats)]

    def headline(self) -> str:
        """Whose turn it is, and the number of the turn."""
        if self.view.over:
            return self.say("karmaka-over", turn=self.view.turn)
        you = "yes" if self.view.actor == self.view.seat else "no"
        return self.say("karmaka-turn", you=you, turn=self.view.turn, player=self.names[self.view.actor])

    def shared(self) -> tuple[Zone, ...]:
        """The stacks of all, the card whose power is being applied, and cards looked at by whoever may see them."""
        zones = [self.zone("well", NOBODY, self.view.well), self.zone("ruins", NOBODY, self.view.ruins)]
        zones.append(self.zone("centre", NOBODY, (self.view.centre,) if self.view.centre else ()))
        holder = self.view.decision.seat if self.view.decision else NOBODY
        for key, stack in (("looked_at", self.view.looked_at), ("seen", self.view.seen)):
            if stack:
                zones.append(self.zone(key, holder, stack))
        return tuple(zones)

    def panel(self, soul: SoulView) -> SeatPanel:
        """One player."""
        hand: Stack = soul.hand if soul.hand is not None else (None,) * soul.hand_count
        zones = (
            self.zone("hand", soul.seat, hand),
            self.zone("deck", soul.seat, soul.deck),
            self.zone("future_life", soul.seat, soul.future_life),
            self.zone("deeds", soul.seat, soul.deeds),
        )
        role = self.say(f"karmaka-role-{soul.role}") if soul.role else ""
        return SeatPanel(soul.seat, self.names[soul.seat], self.facts(soul), zones, self.remembered(soul), role)

    def facts(self, soul: SoulView) -> tuple[str, ...]:
        """Level, Rings, life, and the Deeds against what the next level needs."""
        facts = [
            self.say("karmaka-level", level=named("level", soul.level, self.language)),
            self.say("karmaka-rings", count=soul.rings),
            self.say("karmaka-life", number=soul.lives),
        ]
        if soul.need is not None:
            enough = "yes" if soul.score >= soul.need else "no"
            facts.append(self.say("karmaka-score", sums=self.sums(soul), need=soul.need, enough=enough))
        return tuple(facts)

    def sums(self, soul: SoulView) -> str:
        """The points of each colour, mosaic cards counted in each; the best ones, which count, in brackets."""
        marked = {colour: f"{SIGNS[colour]}{points}" for colour, points in soul.sums.items()}
        best = {colour for colour, points in soul.sums.items() if 0 < points == soul.score}
        return " ".join(f"[{text}]" if colour in best else text for colour, text in marked.items())

    def remembered(self, soul: SoulView) -> tuple[str, ...]:
        """What the reader knows of another's cards without knowing where each lies."""
        known = [("karmaka-known", soul.known), ("karmaka-loose", soul.loose)]
        return tuple(self.say(message, cards=self.cards_in_words(cards)) for message, cards in known if cards)

    def cards_in_words(self, kinds: Sequence[str]) -> str:
        """Cards by name in one breath, equal ones counted."""
        counted = Counter(self.card(kind).name for kind in kinds)
        return listed([self.say("cards-alike", card=name, count=n) for name, n in counted.items()], self.language)

    def zone(self, key: str, seat: int, stack: Stack) -> Zone:
        """A place; what is unknown below the lowest known card is only counted."""
        known = [at for at, kind in enumerate(stack) if kind is not None]
        shown = stack[: known[-1] + 1] if known else ()
        cards = tuple(None if kind is None else self.card(kind) for kind in shown)
        title = named("zone", key, self.language)
        return Zone(key, seat, title, cards, len(stack), self.note(key, len(stack), len(stack) - len(known)))

    def note(self, key: str, count: int, hidden: int) -> str:
        """How many cards lie there, and how many of them face down to this reader."""
        if hidden or not count:
            return self.say("zone-hidden", count=count, known=count - hidden)
        return self.say(STACKED.get(key, "zone-open"), count=count)

    def card(self, kind: str) -> Card:
        """A card that can be seen."""
        card = CARDS[KIND[kind]]
        name, effect = card.name.in_(self.language), card.effect.in_(self.language)
        return Card(name, SIGNS[card.colour], str(card.value), card.colour, effect, kind)

    def offering(self) -> Offering:
        """A card that can be played has a row, with the ways to play it side by side."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return Offering()
        ways: dict[int, list[Verb]] = {}
        for option in decision.options:
            if form_of(option) == "play":
                ways.setdefault(number.kind_played(option), []).append(Verb(option, self.way(option)))
        return Offering(picks=tuple(self.pick(self.card(KINDS[kind]), verbs) for kind, verbs in ways.items()))

    def way(self, option: int) -> str:
        """A way to play a card, in a word or two."""
        points = CARDS[number.kind_played(option)].value
        return self.say(f"karmaka-way-{spoken_form(option)}", points=points)

    def pick(self, card: Card, verbs: Sequence[Verb]) -> Pick:
        """A card of the hand, and what can be done with it."""
        return Pick(f"{card.sign}{card.value} {card.name}", f"card-{card.colour}", tuple(verbs))

    def ladder(self) -> Track:
        """The Karmic Ladder, with what each level asks of a life."""
        steps = tuple(
            self.say("karmaka-step", level=level.name.in_(self.language), need=level.points_to_leave or 0)
            for level in LADDER
        )
        tokens = {soul.seat: LEVELS.index(soul.level) for soul in self.view.souls}
        return Track(self.say("karmaka-ladder"), steps, tokens)
