"""Small questions for the tests of the laboratory."""

from tablee.lab.asking import Asked, set_up


def asked(game: str = "karmaka", deals: int = 2, level: str = "sensible", language: str = "en") -> Asked:
    said = f"tablee lab test {game}"
    return Asked(set_up(game, 0, 0, {}), level, deals, said, language, levels=["random", "sensible"])
