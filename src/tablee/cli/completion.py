"""The command `tablee completion`: what a shell needs to complete the commands."""

from typing import Literal

from cyclopts import App

from tablee.cli.help import examples

EXAMPLES = examples(
    "tablee completion bash > ~/.local/share/bash-completion/completions/tablee",
    "tablee completion zsh > ~/.zfunc/_tablee",
    "tablee completion fish > ~/.config/fish/completions/tablee.fish",
)


def made(program: App) -> App:
    """The command, for a program whose commands it completes."""
    app = App(name="completion", help_epilogue=EXAMPLES, help_format="markdown")

    @app.default
    def completion(shell: Literal["bash", "zsh", "fish"]) -> None:
        """Print what completes commands in a shell."""
        print(program.generate_completion(shell=shell))

    return app
