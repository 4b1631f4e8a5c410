"""VII Legio's sheets of places: each sector, each active planet with its contact panel, and the five slots."""

from collections.abc import Iterator

from tablee.games.vii_legio.data.records import ExtrasolarCard
from tablee.games.vii_legio.people.contacting import ContactView, ThresholdView
from tablee.games.vii_legio.people.view import SlotView, VIILegioView
from tablee.games.vii_legio.rules.tables import ENTER_X, LEAVE_X, NEIGHBOURS, PRICE, SECTOR_COUNT, SECTORS
from tablee.tui.boards.parts import Cell, Row, Sheet, Thing
from tablee.tui.boards.vii_legio.names import DOMAIN_INKS, NATIVES, Names
from tablee.tui.boards.vii_legio.nebula_map import BARE, TOKEN, thing_of

ALARM = "card-red"


def text(words: str, ink: str = "", indent: int = 0, thing: Thing | None = None) -> Row:
    """A sentence."""
    return Row((Cell(words, ink, thing),), indent=indent)


def alarm(words: str, indent: int = 0) -> Row:
    """Trouble, with a sign beside its colour."""
    return text(f"! {words}", ALARM, indent)


class Planets:
    """The sheets about places, for one reader."""

    def __init__(self, view: VIILegioView, names: Names) -> None:
        self.view = view
        self.names = names
        self.say = names.say
        self.contacts = {contact.slot: contact for contact in view.contacts}

    # Sectors.

    def listing(self) -> Sheet:
        """The map in words: each sector with its borders, planets and ships."""
        rows = [row for name in SECTORS for row in self.sector_rows(name)]
        return Sheet("map", "map", self.say("legio-tab-map"), self.say("legio-title-map"), tuple(rows))

    def sector(self, name: str) -> Sheet:
        """One sector, with the contact panels of its active planets."""
        rows = [*self.quiet(name)]
        for slot in self.active(name):
            rows += self.panel(slot)
        return Sheet(name, "system", self.say("legio-tab-place"), self.title(name), tuple(rows), ("sector", name))

    def title(self, name: str) -> str:
        """A sector and its zone; of sector X whether it is open."""
        state = "x-open" if self.view.x_open else "x-closed"
        zone = self.say(f"legio-{state}") if name == "SX" else self.say("legio-zone", zone=self.zone(name))
        return f"{self.names.sector(name)} · {zone}"

    def zone(self, name: str) -> str:
        """The zone of a sector."""
        return "A" if name in SECTORS[:3] else "B"

    def active(self, name: str) -> list[SlotView]:
        """The slots whose planets lie in a sector."""
        return [slot for slot in self.view.slots if slot.is_used and slot.sector == name]

    def sector_rows(self, name: str) -> Iterator[Row]:
        """A sector in a few lines."""
        yield text(self.title(name), "bold", thing=("sector", name))
        yield from self.quiet(name)
        yield from (text(self.short(slot), "", 2, thing_of(slot)) for slot in self.active(name))

    def quiet(self, name: str) -> Iterator[Row]:
        """Its borders, the ships that fly there, and the planets that are not active."""
        yield text(self.borders(name), "faint", 2)
        here = [ship.seat for ship in self.view.ships if ship.sector == name and ship.place in ("space", "base")]
        if here:
            yield text(self.say("legio-ships", players=self.names.players_of(here), count=len(here)), "", 2)
        for planet in self.view.planets:
            if planet.sector == name and planet.slot is None:
                sign, said = (TOKEN, "legio-token") if planet.has_token else (BARE, "legio-no-token")
                words = f"{sign} {self.say(said, planet=self.names.planet(planet.planet))}"
                yield text(words, "" if planet.has_token else "faint", 2, ("planet", planet.planet))

    def borders(self, name: str) -> str:
        """Where one may fly from a sector, and for how many cards."""
        if name == "SX":
            return self.say("legio-x-prices", enter=ENTER_X, leave=LEAVE_X)
        at = SECTORS.index(name)
        ways = [
            self.say("legio-border", sector=self.names.sector(SECTORS[to]), cost=PRICE[at * SECTOR_COUNT + to])
            for to in NEIGHBOURS[at]
        ]
        return " · ".join([*ways, *([self.say("legio-here-base", base=self.names.base())] if name == "S1" else [])])

    # Slots.

    def slots(self) -> Sheet:
        """The five card slots, one after the other."""
        rows = [row for slot in self.view.slots for row in self.slot_rows(slot)]
        return Sheet("slots", "slots", self.say("legio-tab-slots"), self.say("legio-title-slots"), tuple(rows))

    def slot_rows(self, slot: SlotView) -> Iterator[Row]:
        """A slot: where, what is known of its card, what that asks and pays."""
        yield text(self.short(slot), "bold" if slot.card else "", thing=thing_of(slot))
        if slot.card is not None:
            yield text(self.facts(NATIVES[slot.card]), "faint", 2)
            yield text(self.names.asked(NATIVES[slot.card]), "", 2)
        yield from self.landed(slot)

    def short(self, slot: SlotView) -> str:
        """A slot in a line."""
        if not slot.is_used:
            return self.names.entitled(self.names.slot(slot.slot), self.say("legio-free"))
        where = self.names.planet(slot.planet) if slot.planet else self.names.sector("SX")
        return f"{self.names.mark(slot)} {self.names.slot(slot.slot)} · {where} · {self.names.known(slot)}"

    def told(self, slot: SlotView) -> str:
        """A slot in one sentence, for plain words."""
        if not slot.is_used:
            is_closed = slot.slot == "x" and not self.view.x_open
            return self.say("legio-x-closed" if is_closed else "legio-no-card")
        where = self.names.planet(slot.planet) if slot.planet else self.names.sector("SX")
        if slot.card is None:
            return f"{where}, {self.say('legio-face-down')}"
        card = NATIVES[slot.card]
        text = f"{self.facts(card)}. {self.names.asked(card, in_words=True)}"
        return f"{where}, {self.names.entitled(self.names.native(slot.card), text)}"

    def facts(self, card: ExtrasolarCard) -> str:
        """Sapiens or not, squads, and what observing brings."""
        kind = self.say("legio-sapiens" if card.sapiens else "legio-beasts")
        gain = self.names.domain(card.observation_domain)
        seen = self.say("legio-observe", gain=card.observation_gain, domain=gain, turns=card.observation_turns)
        return f"{kind} · {self.say('legio-squads', count=card.squads)} · {seen}"

    def landed(self, slot: SlotView) -> Iterator[Row]:
        """Who is there, who has scanned it, and whether it is closed."""
        if slot.observer is not None:
            yield text(self.say("legio-observes", player=self.names.player(slot.observer)), "", 2)
        if slot.in_contact is not None:
            yield text(self.say("legio-contacts", player=self.names.player(slot.in_contact)), "", 2)
        if slot.scanned_by:
            yield text(self.say("legio-scanned", players=self.names.players_of(slot.scanned_by)), "faint", 2)
        if slot.is_completed:
            yield alarm(self.say("legio-completed"), 2)

    # The contact panel.

    def planet(self, slot: SlotView) -> Sheet:
        """An active planet, with its contact panel."""
        rows = tuple(self.panel(slot))
        return Sheet(f"at-{slot.slot}", "system", self.say("legio-tab-place"), self.short(slot), rows, thing_of(slot))

    def panel(self, slot: SlotView) -> Iterator[Row]:
        """What each threshold asks, what the reader has, what is missing, and what it would pay."""
        yield text(self.short(slot), "bold", thing=thing_of(slot))
        if slot.card is None:
            yield text(self.say("legio-unknown"), "faint", 2)
        else:
            yield text(self.facts(NATIVES[slot.card]), "faint", 2)
            contact = self.contacts.get(slot.slot)
            if contact is not None:
                yield from self.contact(contact)
            else:
                yield text(self.names.asked(NATIVES[slot.card]), "", 2)
        yield from self.landed(slot)

    def contact(self, contact: ContactView) -> Iterator[Row]:
        """The panel itself."""
        squads = self.say("legio-my-squads", mine=contact.squads_mine, need=contact.squads)
        yield text(squads, "", 2) if contact.squads_mine >= contact.squads else alarm(squads, 2)
        yield text(self.say("legio-turns-left", count=contact.turns_left), "faint", 2)
        heads = [self.say(f"legio-head-{each}") for each in ("threshold", "asks", "have", "missing", "pays")]
        yield Row(tuple(Cell(head, "faint") for head in heads), indent=2)
        for step in contact.thresholds:
            yield self.threshold(step)

    def threshold(self, step: ThresholdView) -> Row:
        """One threshold in a row; one that can be met has a mark."""
        have = {name: min(count, step.have[name]) for name, count in step.asks.items()}
        sign = "✓" if step.is_passed or step.can_meet else "·"
        lacks = f"{self.names.domains(step.missing)} {self.say('legio-joker') if step.joker else ''}".strip()
        cells = (f"{sign} {step.vp}", self.names.domains(step.asks), self.names.domains(have), lacks, f"+{step.pays}")
        ink = "faint" if step.is_passed else "bold" if step.can_meet else ""
        return Row(tuple(Cell(each or "–", ink) for each in cells), indent=2)


def ink_of(domain: str) -> str:
    """The ink of a domain."""
    return f"card-{DOMAIN_INKS[domain]}"
