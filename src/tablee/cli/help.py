"""What the help and the words of commands share."""


def examples(*lines: str) -> str:
    """A list of commands below the help of one, as Markdown."""
    return "\n".join(["Examples:", "", *(f"- `{line}`" for line in lines)])


def spelled(options: dict[str, str]) -> dict[str, str]:
    """Settings as the game names them."""
    return {name.replace("-", "_"): value for name, value in options.items()}
