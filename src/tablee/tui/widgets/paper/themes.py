"""Two themes of ours, paper by day and deep night, with colours that colour-blind eyes can tell apart."""

from typing import Final

from textual.theme import Theme

# Okabe and Ito's colours, moved until each stands at 4.5:1 or better on its ground.
NIGHT: Final = Theme(
    name="tablee-night",
    primary="#7fb3e6",
    secondary="#b9a3e3",
    accent="#f0c05a",
    foreground="#e6e3dc",
    background="#14181f",
    surface="#1b212b",
    panel="#232b38",
    warning="#f0c05a",
    error="#ff9470",
    success="#4fcf9f",
    dark=True,
    variables={"block-cursor-foreground": "#14181f", "block-cursor-background": "#f0c05a"},
)
PAPER: Final = Theme(
    name="tablee-paper",
    primary="#1f5f99",
    secondary="#6a4ea3",
    accent="#7a4f00",
    foreground="#22252b",
    background="#faf6ec",
    surface="#f3eddd",
    panel="#e9e1cc",
    warning="#7a4f00",
    error="#a83a12",
    success="#00684b",
    dark=False,
    variables={"block-cursor-foreground": "#faf6ec", "block-cursor-background": "#1f5f99"},
)
THEMES: Final = (NIGHT, PAPER)

# What the names of inks mean. Signs and edges double every colour.
INKS: Final = {
    "faint": "$foreground 65%",
    "rule": "$foreground 40%",
    "zone": "bold $foreground",
    "lit": "bold reverse",
    "choosable": "underline",
    "back": "$foreground 65%",
    "card-red": "$error",
    "card-green": "$success",
    "card-blue": "$primary",
    "card-mosaic": "$warning",
    "card-ship": "$warning",
    "seat-0": "$accent",
    "seat-1": "$primary",
    "seat-2": "$success",
    "seat-3": "$secondary",
    "seat-4": "$error",
    "way": "bold $accent",
    "tab": "bold reverse",
}
