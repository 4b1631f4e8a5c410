"""The board of Wild Space: planets with shuttles, the Reserve, crews by species, Captains' tracks, and the Smuggler."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, cast

from tablee.games.language import listed
from tablee.games.seeing import ScorePart
from tablee.games.wild_space.data import CARDS
from tablee.games.wild_space.data.records import Card as CrewCard
from tablee.games.wild_space.people.foresight import CardLead
from tablee.games.wild_space.people.phrases import JOBS, space_phrase
from tablee.games.wild_space.people.phrases import SPECIES as SPECIES_NAMES
from tablee.games.wild_space.people.view import CrewView, SmugglerView, WildSpaceView
from tablee.games.wild_space.people.words import named
from tablee.games.wild_space.rules import numbering as number
from tablee.games.wild_space.rules.tables import CARD, SPECIES
from tablee.kernel import NOBODY
from tablee.tui.boards.parts import Board, Card, Offering, SeatPanel, Track, Zone
from tablee.tui.boards.wild_space.details import details
from tablee.tui.boards.wild_space.places import Places

SIGNS: Final = {"specialist": "◆", "emissary": "▲", "robot": "●", "captain": "✦"}
COLOURS: Final = {"specialist": "blue", "emissary": "red", "robot": "green", "captain": "mosaic"}
ROBOT: Final = "robot"
MEDAL: Final = "★"
APART: Final = "renew"
CLOSING: Final = (number.END_TURN, number.PASS, number.DECLINE)


def board(view: object, names: Sequence[str], language: str) -> Board:
    """All that a seat sees of Wild Space."""
    return Drawing(cast(WildSpaceView, view), names, language).board()


def face_of(card: str) -> CrewCard:
    """What is printed on a card."""
    return CARDS[CARD[card]]


def by_species(cards: Sequence[str]) -> list[str]:
    """A crew in order: the animals by species, then the Robots; as they were played within these."""
    order = [*SPECIES, ROBOT]
    return sorted(cards, key=lambda card: order.index(face_of(card).species or ROBOT))


class Drawing:
    """One view, drawn for one reader in one language."""

    def __init__(self, view: WildSpaceView, names: Sequence[str], language: str) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.places = Places(language, names)
        self.say = self.places.say
        self.leads = {lead.card: lead for lead in view.leads}
        self.credits = {score.seat: score.now for score in view.scores if score.id == "credits"}

    def board(self) -> Board:
        """The whole board."""
        own = [self.panel(self.view.crews[seat]) for seat in self.order()]
        guest = [self.smuggler(self.view.smuggler)] if self.view.smuggler else []
        return Board(
            tuple(self.shared()),
            (*guest, *own),
            tuple(self.tracks()),
            self.headline(),
            offering=self.offering(),
            details=details(self.view, self.names, self.places),
            own=self.own(),
        )

    def order(self) -> list[int]:
        """The seats as one looks at them: those after the reader first, the reader last."""
        seats = len(self.view.crews)
        first = self.view.seat + 1 if self.view.seat < seats else 0
        return [(first + step) % seats for step in range(seats)]

    def headline(self) -> str:
        """The turn and whose it is."""
        view = self.view
        if view.over:
            return self.say("wild-over")
        if view.active is None:
            done = view.smuggler.turns if view.smuggler else 0
            return self.say("wild-smugglers-turn", turn=done, turns=view.turns_each)
        turn = view.crews[view.active].turns
        you = "yes" if view.active == view.seat else "no"
        return self.say("wild-turn", you=you, turn=turn, turns=view.turns_each, player=self.names[view.active])

    def own(self) -> tuple[str, ...]:
        """The Credits and shuttles of the reader."""
        if self.view.seat >= len(self.view.crews):
            return ()
        crew = self.view.crews[self.view.seat]
        return self.say("wild-credits", count=self.credits[crew.seat]), self.say("wild-shuttles", count=crew.shuttles)

    # Seats.

    def panel(self, crew: CrewView) -> SeatPanel:
        """One player: the hand, or what is known of it, then the crew."""
        cards = tuple(map(self.card, crew.hand)) if crew.hand is not None else ()
        note = self.say("wild-cards" if crew.hand is not None else "wild-hidden", count=crew.count)
        hand = Zone("hand", crew.seat, named("zone", "hand", self.language), cards, crew.count, note)
        seen = (self.say("wild-seen", cards=self.listed(crew.seen)),) if crew.seen else ()
        zones = (hand, self.crew(crew.seat, crew.captain, crew.cards))
        return SeatPanel(crew.seat, self.names[crew.seat], self.facts(crew), zones, seen)

    def facts(self, crew: CrewView) -> tuple[str, ...]:
        """What counts: Credits, the shuttles in front, and the token on the track."""
        return (
            self.say("wild-credits", count=self.credits[crew.seat]),
            self.say("wild-shuttles", count=crew.shuttles),
            self.say("wild-token", at=crew.token, captain=face_of(crew.captain).name.in_(self.language)),
        )

    def crew(self, seat: int, captain: str, cards: Sequence[str]) -> Zone:
        """A crew grouped by species, with how many there are of each."""
        whole = by_species([captain, *cards])
        shown = tuple(map(self.member, whole))
        title = f"{named('zone', 'crew', self.language)} {self.counted(whole)}".rstrip()
        return Zone("crew", seat, title, shown, len(whole), self.say("wild-cards", count=len(whole)))

    def counted(self, cards: Sequence[str]) -> str:
        """How many of each species, Robots, and medals: "Bea2 Owl1 ●2 ★1"."""
        found = Counter[str](face_of(card).species or ROBOT for card in cards)
        parts = [f"{self.say(f'wild-species-{name}')}{found[name]}" for name in SPECIES if found[name]]
        medals = sum(face_of(card).veteran for card in cards)
        parts += [f"{SIGNS[ROBOT]}{found[ROBOT]}"] if found[ROBOT] else []
        return " ".join([*parts, f"{MEDAL}{medals}"] if medals else parts)

    def smuggler(self, seen: SmugglerView) -> SeatPanel:
        """The Smuggler: his crew, his planets, and what his icons pay as things stand."""
        facts = (
            self.say("wild-credits", count=seen.credits),
            self.say("wild-level", level=seen.level),
            self.say("wild-parts", parts=listed(list(map(self.part, seen.parts)), self.language)),
        )
        icons = [
            self.say("wild-icon", what=self.places.filter(each.icon), times=each.times, cards=each.cards)
            for each in seen.icons
        ]
        seat = len(self.view.crews)
        zones = (
            self.crew(seat, seen.captain, seen.cards),
            *map(self.places.hostile, seen.open),
            self.places.aside(seen.aside, seen.pile, seen.category),
        )
        told = (self.say("wild-icons", icons=listed(icons, self.language)),) if icons else ()
        return SeatPanel(seat, self.say("wild-smuggler"), facts, zones, told)

    def part(self, part: ScorePart) -> str:
        """A part of a score."""
        return f"{named('score', part.id, self.language)} {part.now}"

    # What lies on the table.

    def shared(self) -> Iterator[Zone]:
        """The Reserve, the planets from the first to the farthest, then the piles."""
        view = self.view
        yield self.pile("reserve", view.reserve)
        for planet in view.planets:
            yield from self.places.planet(planet)
        title, note = named("zone", "deck", self.language), self.say("wild-hidden", count=view.deck)
        yield Zone("deck", NOBODY, title, (), view.deck, note)
        yield self.pile("discard", view.discard[::-1])

    def pile(self, key: str, cards: Sequence[str | None]) -> Zone:
        """Cards that lie open; the slot of one that is missing stays."""
        shown = tuple(None if card is None else self.card(card) for card in cards)
        lying = sum(card is not None for card in shown)
        note = self.say("wild-cards", count=lying)
        return Zone(key, NOBODY, named("zone", key, self.language), shown, lying, note, is_whole=key == "reserve")

    def tracks(self) -> Iterator[Track]:
        """The track of the reader's Captain; those who look on see everyone's."""
        mine = [crew for crew in self.view.crews if crew.seat == self.view.seat]
        for crew in mine or self.view.crews:
            captain = face_of(crew.captain)
            title = self.say("wild-track", captain=captain.name.in_(self.language))
            yield Track(title, ("0", *map(self.places.effect, captain.track)), {crew.seat: crew.token})

    # Cards.

    def card(self, card: str) -> Card:
        """A card that can be seen: its kind by sign, its Credits or its medal, and what it would do now."""
        face = face_of(card)
        worth = face.mission.credits if face.mission else face.credits
        value = f"{worth or ''}{MEDAL if face.veteran else ''}"
        text = " ".join([face.text.in_(self.language), *self.now(self.leads.get(card))])
        sort = named("kind", face.kind, self.language)
        return Card(face.name.in_(self.language), SIGNS[face.kind], value, COLOURS[face.kind], text, card, sort)

    def member(self, card: str) -> Card:
        """A card of a crew: what counts there says more than its whole name."""
        face = face_of(card)
        if face.species is None:
            return self.card(card)
        does = self.places.mission(face.mission) if face.mission else JOBS[face.job or ""].in_(self.language)
        return replace(self.card(card), name=f"{SPECIES_NAMES[face.species].in_(self.language)} {does}")

    def now(self, lead: CardLead | None) -> Iterator[str]:
        """What a card that one could play would do as things stand."""
        if lead is None:
            return
        yield self.say("wild-adds", count=lead.credits)
        if lead.space is not None:
            track = face_of(self.view.crews[self.view.seat].captain).track
            reached = space_phrase(track[lead.space - 1], self.language)
            yield self.say("wild-reaches", space=lead.space, words=reached)
        if lead.effect != "none":
            yield self.say(f"wild-effect-{lead.effect}")

    def listed(self, cards: Sequence[str]) -> str:
        """Cards in one breath."""
        return listed([face_of(card).name.in_(self.language) for card in cards], self.language)

    # What helps to answer.

    def offering(self) -> Offering:
        """Renewals are kept apart from the answers; what closes a question comes apart too."""
        decision = self.view.decision
        if decision is None or decision.seat != self.view.seat:
            return Offering()
        closing = tuple(option for option in CLOSING if option in decision.options)
        return Offering(closing=closing, apart={APART: self.say("wild-renew")})
