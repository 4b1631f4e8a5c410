### What the terminal says of numbers that count, in English.

scores-tab = Scores
scores-title = What counts, and of what it is made
scores-signs = [6] counts as things stand; 6* is as good as reached.
scores-since = In brackets: the change since the end of your last turn (turn { $turn }).
scores-soon = { $you ->
    [yes] You may win soon: { $part }, { $now } of { $need }.
   *[no] { $count ->
        [one] { $players }
       *[other] { $players }
    } may win soon: { $part }, { $now } of { $need }.
}
scores-changes = Since the end of your last turn:
scores-changed = { $player }: { $changes }
scores-change = { $score } { $was } → { $now }
