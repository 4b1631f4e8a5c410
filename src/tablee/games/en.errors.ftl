### What is said of wishes that no game can fulfil, in English.

unknown-game = no game is called { $name }: there is { $known }
unknown-level = no player is called { $level }: there is { $known }
unknown-setting = unknown setting { $name }: this game has { $known }
unknown-setting-none = unknown setting { $name }: this game has none
bad-value = { $name } is one of { $known }, not { $value }
bad-value-number = { $name } is one of { $known } or a number from { $low } to { $high }, not { $value }
bad-players = { $game } is for { OR($known) } players, not { $seats }
bad-seed = a seed lies between 0 and { $last }, not { $seed }
bad-key = a key has { $due } bytes, not { $found }
unknown-seat = seats are numbered 0 to { $last }, not { $seat }
unknown-option = options of { $game } are numbered 0 to { $last }, not { $option }
unknown-spelling = no option of { $game } is written { $spelled } here
unknown-rule = the rulebook has no { $sought }
unknown-rule-close = the rulebook has no { $sought }; did you mean { OR($close) }?
