### What the terminal says of numbers that count, in English.

scores-tab = Scores
scores-title = All scores, part by part
scores-signs = [6] is the one that counts; 6* is as good as reached.
scores-since = In brackets: the change since the end of your last turn.
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
