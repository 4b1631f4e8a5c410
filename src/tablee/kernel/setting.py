"""Settings: what a table may choose before play."""

from tablee.kernel.errors import BadSetup


class Setting:
    """One choice before play: its name, the values it can take, and the one taken when nothing is said."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default


def settled(settings: list[Setting], given: dict[str, str]) -> dict[str, str]:
    """Every setting with its value; an unknown name or value is refused."""
    known = [setting.name for setting in settings]
    for name in given:
        if name not in known:
            raise BadSetup(f"unknown setting {name!r}: this game has {', '.join(known) or 'none'}")
    return {setting.name: _value(setting, given) for setting in settings}


def _value(setting: Setting, given: dict[str, str]) -> str:
    value = str(given.get(setting.name, setting.default))
    if value not in setting.values:
        raise BadSetup(f"{setting.name} is one of {', '.join(setting.values)}, not {value!r}")
    return value
