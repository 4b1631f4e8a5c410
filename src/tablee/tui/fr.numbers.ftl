### Ce que le terminal dit des nombres qui comptent, en français.

scores-tab = Comptes
scores-title = Tous les comptes, en détail
scores-signs = [6] est celui qui compte ; 6* est presque atteint.
scores-since = Entre parenthèses : le changement depuis la fin de votre dernier tour.
scores-soon = { $you ->
    [yes] Vous pouvez bientôt gagner : { $part }, { $now } sur { $need }.
   *[no] { $count ->
        [one] { $players } peut
       *[other] { $players } peuvent
    } bientôt gagner : { $part }, { $now } sur { $need }.
}
scores-changes = Depuis la fin de votre dernier tour :
scores-changed = { $player } : { $changes }
scores-change = { $score } { $was } → { $now }
