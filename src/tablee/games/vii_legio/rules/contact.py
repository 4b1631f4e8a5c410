"""What a Contact asks of a commander: what is due at a threshold, what is missing, and what a joker covers."""

from mypy_extensions import i64

from tablee.games.vii_legio.rules.ship import Ship, count_in
from tablee.games.vii_legio.rules.tables import (
    ASKED,
    DIPLOMACY,
    DOMAIN_COUNT,
    JOKER_AGAINST,
    MOST_THRESHOLDS,
    SQUAD,
)


def counted(ship: Ship, domain: i64) -> i64:
    """The experts of a domain, and what was spent in it in this Contact. (LEG-9.4, LEG-14.3)"""
    spent = count_in(ship.spent, domain)
    return spent if domain < DIPLOMACY else spent + ship.owned(SQUAD + domain)


def due(ship: Ship, card: i64, step: i64, domain: i64) -> i64:
    """What a threshold still asks from the track in one domain, without a joker. (LEG-14.4)"""
    rest = count_in(ASKED[card * MOST_THRESHOLDS + step], domain) - counted(ship, domain)
    return rest if rest > 0 else 0


def missing(ship: Ship, card: i64, step: i64) -> i64:
    """How much experience the tracks lack for a threshold, over all domains, without a joker. (LEG-14.3)"""
    lacking: i64 = 0
    for domain in range(DOMAIN_COUNT):
        rest = due(ship, card, step, domain) - ship.level(domain)
        if rest > 0:
            lacking += rest
    return lacking


def has_joker(ship: Ship, card: i64) -> bool:
    """Whether a technology works against the kind of a card. (LEG-17.1, LEG-17.6, LEG-17.7)"""
    return (ship.jokers >> JOKER_AGAINST[card]) & 1 == 1


def can_meet(ship: Ship, card: i64, step: i64) -> bool:
    """Whether a commander can meet a threshold now. (LEG-14.3)"""
    lacking = missing(ship, card, step)
    return lacking == 0 or (lacking == 1 and has_joker(ship, card))


def covered(ship: Ship, card: i64, step: i64) -> list[int]:
    """The domains that a joker may cover: something is due, and the tracks pay for the rest. (LEG-14.5)"""
    lacking = missing(ship, card, step)
    return [
        domain
        for domain in range(DOMAIN_COUNT)
        if due(ship, card, step, domain) > (ship.level(domain) if lacking else 0)
    ]
