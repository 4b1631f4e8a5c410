# What commands refuse.

usage-language = --lang is { OR($known) }, not { $lang }
usage-command = Unknown command { $command }: there is { $known }
usage-terminal = a review needs a terminal; { $command } writes a game to a file
usage-no-rule = no rule holds { $query }
usage-which-game = which game? For instance: { $command }
usage-seat = --seat lies between 0 and { $last }, not { $seat }
usage-resume-alone = a saved game has its own seats, seed and settings: --resume stands alone
usage-other-game = { $name } is a game of { $game }
usage-unknown = unknown option { $name }
usage-missing = { $name } is missing
usage-twice = { $name } is given twice
usage-value = “{ $value }” is no value of { $name }
