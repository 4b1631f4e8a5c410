"""Examples below the help of a command."""


def examples(*lines: str) -> str:
    """A list of commands, as Markdown."""
    return "\n".join(["Examples:", "", *(f"- `{line}`" for line in lines)])
