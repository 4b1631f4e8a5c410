"""The command `tablee completion`: what a shell needs to complete the commands."""

from typing import Literal

from cyclopts import App

from tablee.cli.help import examples

EXAMPLES = examples(
    "tablee completion bash > ~/.local/share/bash-completion/completions/tablee",
    "tablee completion zsh > ~/.zfunc/_tablee",
    "tablee completion fish > ~/.config/fish/completions/tablee.fish",
)
app = App(name="completion", help_epilogue=EXAMPLES, help_format="markdown")


@app.default
def completion(shell: Literal["bash", "zsh", "fish"]) -> None:
    """Print what completes commands in a shell."""
    from tablee.cli.program import app as program  # which knows this command

    print(program.generate_completion(shell=shell))
