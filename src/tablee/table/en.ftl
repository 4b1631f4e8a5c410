### What a table says, in English.

## A journal that cannot be read

at-line = line { $line }: { $reason }
raw = { $text }
journal-empty = the file is empty
journal-foreign = this is no saved game of Tablée
journal-large = the file is too large for a saved game
journal-format = journals of format { $found } are not read here, only { $known }
journal-rules = made under rules { $found } of { $game }; these are { $known }
numbers-laid = this was played with other numbers of { $game } than the usual ones ({ $found }): lay the same over with --data
numbers-usual = this was played with the usual numbers of { $game }, but others are laid over them here ({ $known })
numbers-other = this was played with other numbers of { $game } ({ $found }) than those laid over here ({ $known })
journal-not-text = this is not text
journal-no-line = this is not a line of a journal
journal-number = number { $found } stands where { $due } is due: a line was removed, added or moved
journal-changed = the checksum does not agree: this line was changed, or one before it
journal-ply = choice { $found } stands where { $due } is due
journal-kind = the question was { $due }, not { $found }
journal-undo = nothing can go back to choice { $found } here
journal-undo-other = this would take back the choice of another person
journal-take-back = with another person at the table nothing is taken back
journal-result = the result does not agree with the game
journal-over = the game has ended: nothing more can be written
chance-unknown = chance of the kind { $found } is not known here, only { $known }
chance-no-key = a key is { $digits } hexadecimal digits

## Names and seats

no-lesson = { $game } has no First steps
name-bad = a name has 1 to { $most } characters that can be printed, without spaces around it; { $name } is none
name-blank = { $name } would show nothing: a name needs a letter, a number or a sign that can be seen, and no blank ones
name-twice = { $name } sits here twice: each seat has a name of its own
name-alike = { $name } looks like { $other }, who sits here already: choose a name that cannot be taken for it
seats-count = { $due } players sit at this table, not { $found }
level-bad = { $level } is no level of a virtual player
human-decides = a person decides for { $name }
seat-so = nothing changes: it is so already for { $name }
nobody-decides = nobody is to decide: the game has ended
seat-resigned = { $name } has resigned: the seat stays with a virtual player until the end
resign-not = only a person can resign, in a game that goes on; { $name } cannot

## Names of virtual players, and of whoever gives none

virtual-names = Abigail, Barnaby, Clara, Desmond, Edith, Felix, Greta, Hugo, Iris, Jasper, Kitty, Leopold, Mabel, Nigel, Olive, Percy, Queenie, Rufus, Stella, Tobias, Ursula, Victor, Wendy, Zachary

## Undo

undo-over = The game has ended: nothing can be undone.
undo-virtual = A virtual player decides for this seat.
undo-nothing = You have made no choice yet.
undo-other = Somebody else has chosen since: your choice stands.
undo-turn = Your turn is over: your choice stands.
undo-chance = Chance has spoken: your choice stands.
undo-secret = Something hidden has been seen: your choice stands.
undo-people = Nothing is taken back with another person at the table.
undo-resigned = Somebody has resigned since: what was chosen before stands.

## Saves

save-name-bad = { $name } cannot be the name of a saved game: { $why }
save-name-empty = it is empty or has spaces around it
save-name-long = it is longer than { $most } characters
save-name-sign = it holds a character that files cannot have
save-name-dot = it begins or ends with a dot
save-name-reserved = some systems keep that name for themselves
save-taken = there is already a saved game or a file called { $name }
save-missing = there is no saved game called { $name }
save-in-use = { $name } is open in another window or program; close it there first
save-unreadable = { $name } cannot be read: { $why }
save-unwritable = { $name } cannot be written: { $why }
save-secret = the record of a game is shown to its players when the game has ended
disk-full = the disk is full
disk-read-only = writing is not allowed there
disk-moved = the file was moved or deleted
disk-taken = another file has that name
disk-not-plain = this is no plain file

## Notices

notice-unsaved = { $name } is not saved: { $why }. The game goes on in memory; each further choice tries again.
notice-saved = { $name } is saved again, with every choice.
notice-torn = The last line of { $name } was not whole and has been dropped; no choice that was confirmed is lost.

## The list of saved games

list-nothing = No saved games in { $folder }.
list-save = { $name }: { $game }, { $players }
list-playing = choice { $ply }, { $who } to decide
list-finished = finished after { $ply } choices
list-taken-back = with choices taken back
list-torn = last line not whole
list-damaged = { $name }: damaged, { $reason }
list-player = { $name } ({ $level })
done-renamed = { $name } is now called { $to }.
done-deleted = { $name } is deleted.
done-exported = { $name } is written to { $to }.
done-imported = { $file } is kept as { $name }.
done-torn = { $file } ends in the middle of a line: { $left } line is left out, { $kept } are kept. If it was cut short on its way, fetch it again.

## A match

match-players = { $due } players are needed, { $found } are named
match-games = a match has at least one game, not { $games }
match-jobs = at least one job is needed, not { $jobs }
match-both = a master thinks by --seconds or by --iterations, not by both
match-no-time = a master needs some time to think: --seconds and --iterations are above 0
match-interrupted = Interrupted after { $games } of { $wished } games.
match-clear = Clear after { $games } games of at most { $wished }.
match-none = no game was finished
match-title = { $game }: { $games } games
match-player = player
match-wins = wins
match-draws = draws
match-share = share
match-range = { $low } to { $high }
match-together = { $level }, together
match-against = { $level } ({ $against })
match-ends = { $decisions } decisions a game; ended by { $ends }
match-rate = { $rate } games/s
match-lost = piece { $piece } cannot be played: { $tries } processes died of it
match-version = this match was begun with tablee { $due }; here is { $found }
match-other-study = { $folder } holds another match: who plays, the game, its settings, the seed, the number of games and the version must be the same to go on with it
match-no-study = { $folder } holds other files: a match is kept in a folder of its own
match-journals = --journals keeps games in the folder of --out: say which
match-no-game = { $folder } holds no game number { $number }: a match keeps its games with --journals
match-no-ray = Ray is not installed: pip install "tablee[ray]"
match-ray-away = no Ray cluster answers at { $address }: { $why }

## A trace

trace-begins = a trace begins with its set-up
trace-goes-on = the game has ended, the trace goes on
trace-ends-due = the trace ends where a decision is due
trace-due = { $found } stands where a decision is due
trace-ends = the trace ends here, the game goes on with { $played }
trace-differs = { $what } is { $here }, the game says { $there }
trace-setup = the set-up names a game, its players, its seed and its options
trace-json = not JSON: { $why }
trace-no-line = not a line of a trace
trace-without = { $what } without { $lacking }
trace-unreadable = { $file } cannot be read: { $why }

order-given = Your order: { $order }.
order-none = there is no order { $found } of this seat
order-unknown = this game has no such order
order-number = order { $found } comes where { $due } is due
order-many = There are too many orders for now.
order-impossible = Nothing comes of this order now.
