"""The command `tablee tell`: one game in sentences."""

from cyclopts import App

from tablee.cli.help import examples, spelled
from tablee.cli.speaking import BadUsage, Data, Lang, speaking

EXAMPLES = examples("tablee tell karmaka --seed 7", "tablee tell karmaka --seed 7 --seat 0 --lang fr")
app = App(name="tell", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def tell(
    game: str,
    *,
    players: int = 0,
    seed: int = 0,
    seat: int | None = None,
    lang: Lang = None,
    data: Data = None,
    **options: str,
) -> None:
    """Play one game at random and tell it in sentences, as a spectator or one seat hears it."""
    with speaking(lang, data) as spoken:
        from tablee.kernel import SPECTATOR
        from tablee.table.past.trace import at_random, sentences
        from tablee.table.seating.calling import called
        from tablee.table.setup import Setup

        setup = Setup.of(game, players, seed, spelled(options))
        if seat is not None and not 0 <= seat < setup.players:
            raise BadUsage("usage-seat", last=str(setup.players - 1), seat=str(seat))
        names = called(setup.players, spoken, str(seed))
        for sentence in sentences(setup, at_random(seed), SPECTATOR if seat is None else seat, spoken, names):
            print(sentence)
