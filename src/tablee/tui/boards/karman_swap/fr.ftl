### Ce que dit le plateau de Karman Swap dans un terminal, en français.

karman-turn = { $you ->
    [yes] Manche { $round }, tour { $turn } : c'est à vous
   *[no] Manche { $round }, tour { $turn } : { $player } joue
}
karman-over = La partie est finie, à la manche { $round }
karman-lap = dernier tour de table ({ $count })
karman-passes = { $count } sur { $most } passent
karman-used = déjà utilisés : { $cards }
karman-points = { $points } PP
karman-pool = ◇{ $discovery } ○{ $research }
karman-planets = Col. { $count }/{ $most }
karman-steps = Ext. { $count }/{ $most }
karman-wins = { $count ->
    [0] aucune manche
    [one] une manche
   *[other] { $count } manches
}
karman-partner = partenaire
karman-known = Vous savez : { $cards }
karman-stack = Pioche : { $planet } { $slots }
karman-left = { $count ->
    [one] la dernière de sa pioche
   *[other] { $count } dans cette pioche
}
karman-active = active
karman-dome = ◉ { $side }
karman-contest = { $count ->
    [0] ⚑ { $side } mène, { $points } PP
   *[other] ⚑ { $side } mène, { $points } PP ; attend { $waiting }
}
karman-market = { $trump ->
    [none] Marché, sans atout
   *[other] Marché, atout { $trump }
}
karman-pyramid = Pyramide { $row }, { $free ->
    [0] aucune libre
    [one] { $free } libre
   *[other] { $free } libres
}
karman-open = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
karman-hidden = { $count ->
    [0] vide
    [one] une carte, face cachée
   *[other] { $count } cartes, face cachée
}
