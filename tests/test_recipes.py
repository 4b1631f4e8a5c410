"""The recipes in docs/ do what they say: their Python runs, and what they quote is what the files hold."""

import re
from pathlib import Path

import pytest

from tablee.players.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FENCED = re.compile(r"^```(?:python|toml)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"\A# ([\w/]+\.(?:py|toml))\n(.*)", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
RECIPES = ["add_a_card.md", "add_a_game.md", "add_a_player.md", "overlays.md"]
QUOTING = ["add_a_card.md", "add_a_game.md"]


def text(recipe: str) -> str:
    return (ROOT / "docs" / recipe).read_text(encoding="utf-8")


def blocks(recipe: str) -> list[str]:
    """The Python blocks of a recipe, in order."""
    return BLOCK.findall(text(recipe))


def is_fragment(block: str) -> bool:
    """Whether a block quotes lines from the middle of a file: they are compared with it, not run."""
    quote = QUOTED.match(block)
    return quote is not None and quote[2].startswith("    ")


@pytest.mark.parametrize("recipe", RECIPES)
def test_the_python_of_a_recipe_runs_in_order(recipe: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "squirrel", LEVELS["random"])  # taken away again once the recipe has put its own
    namespace: dict[str, object] = {"__name__": "recipe"}
    assert blocks(recipe)
    for number, block in enumerate(blocks(recipe), 1):
        if is_fragment(block):
            continue
        exec(compile(block, f"{recipe}, block {number}", "exec"), namespace)


@pytest.mark.parametrize("recipe", QUOTING)
def test_a_recipe_quotes_the_files_as_they_are(recipe: str) -> None:
    quotes = [quote for quote in map(QUOTED.match, FENCED.findall(text(recipe))) if quote is not None]
    assert quotes
    for quote in quotes:
        assert quote[2].strip("\n") in (ROOT / quote[1]).read_text(encoding="utf-8"), quote[1]


@pytest.mark.parametrize("recipe", RECIPES)
def test_the_links_of_a_recipe_lead_somewhere(recipe: str) -> None:
    for link in LINK.findall(text(recipe)):
        assert (ROOT / "docs" / link).exists(), link
