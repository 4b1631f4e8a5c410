"""The command `tablee rules`: the rulebook of a game."""

from cyclopts import App

from tablee.cli.help import examples
from tablee.cli.speaking import Data, Lang, speaking

EXAMPLES = examples("tablee rules karmaka 10.7", "tablee rules karmaka KMK-9", "tablee rules karmaka Mimic --lang en")
app = App(name="rules", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def rules(game: str, *words: str, lang: Lang = None, data: Data = None) -> None:
    """Show the rulebook of a game: a rule or chapter by its id, or every rule that holds some words."""
    with speaking(lang, data) as spoken:
        from tablee.cli.running.rules import introduce, show
        from tablee.games import title_named
        from tablee.games.primer import primer
        from tablee.games.rulebook import rulebook

        package = title_named(game).package
        found = primer(package)
        if not words and found is not None:
            introduce(found, spoken)
        show(rulebook(package), " ".join(words), spoken)
