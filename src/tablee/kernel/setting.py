"""Settings: what a table may choose before play."""

from tablee.kernel.errors import BadSetup


class Setting:
    """One choice before play: its name, the values it offers, and the one taken when nothing is said.

    A setting with numbers `low` to `high` takes any whole number between them, offered or not.
    """

    def __init__(self, name: str, values: list[str], default: str, low: int = 0, high: int = -1) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.low = low
        self.high = high

    def takes(self, value: str) -> bool:
        """Whether a value can be chosen."""
        if value in self.values:
            return True
        return value.isascii() and value.isdecimal() and self.low <= int(value) <= self.high

    def choices(self) -> str:
        """What can be chosen, for a message."""
        numbers = f" or a number from {self.low} to {self.high}" if self.low <= self.high else ""
        return ", ".join(self.values) + numbers


def settled(settings: list[Setting], given: dict[str, str]) -> dict[str, str]:
    """Every setting with its value; an unknown name or value is refused."""
    known = [setting.name for setting in settings]
    for name in given:
        if name not in known:
            message = "unknown-setting" if known else "unknown-setting-none"
            given_words = {"name": repr(name), "known": ", ".join(known)}
            text = f"unknown setting {name!r}: this game has {', '.join(known) or 'none'}"
            raise BadSetup(text, message, given_words)
    return {setting.name: _value(setting, given) for setting in settings}


def _value(setting: Setting, given: dict[str, str]) -> str:
    value = str(given.get(setting.name, setting.default))
    if not setting.takes(value):
        text = f"{setting.name} is one of {setting.choices()}, not {value!r}"
        message = "bad-value-number" if setting.low <= setting.high else "bad-value"
        given_words = {"name": setting.name, "known": ", ".join(setting.values), "value": repr(value)}
        given_words.update({"low": str(setting.low), "high": str(setting.high)})
        raise BadSetup(text, message, given_words)
    return value if value in setting.values else str(int(value))
