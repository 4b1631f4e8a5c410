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

### Numbers that are laid over a game's own.

bad-game-file = { $what }
overlay-no-folder = --data { $folder }: there is no such folder
overlay-late = --data { $folder }: the numbers of a game were read already, so nothing can be laid over them any more
overlay-loose = --data { $folder }: { $file } belongs in a folder with the name of its game, such as karmaka/{ $file }
overlay-no-game = --data { $folder }: no game is called { $name }: there is { $known }
overlay-no-file = { $file }: the game has no such file: there is { $known }
overlay-no-toml = { $file } is no TOML: { $why }
overlay-no-entry = { $address }: there is no such entry; entries are neither added nor removed
overlay-two-entries = { $address }: several entries have this id; name their table before it
overlay-no-table = { $address }: fields are wanted here, below the id of their entry
overlay-no-field = { $address }: there is no such field
overlay-added = { $address }: there is no such entry; entries are neither added nor removed
overlay-id = { $address }: an id cannot be changed
overlay-fixed = { $address }: this only says what the rules do; another value would change nothing
overlay-wrong = { $address } cannot be laid over: { $what }
overlay-unfit = the numbers of { $folder } do not go together: { $what }
overlay-notice = the numbers of { $game } are not the usual ones: { $count ->
    [one] one value is
   *[other] { $count } values are
} laid over from { $folder } ({ $sum })
overlay-mark = Not the usual numbers: { $games }
