### Ce que le terminal dit des nombres qui comptent, en français.

scores-tab = Comptes
scores-title = Ce qui compte, et de quoi c'est fait
scores-signs = [6] compte en l'état ; 6* est presque atteint.
scores-since = Entre parenthèses : le changement depuis la fin de votre dernier tour (tour { $turn }).
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
