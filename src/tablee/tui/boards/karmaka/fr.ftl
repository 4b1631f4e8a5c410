### Ce que dit le plateau de Karmaka dans un terminal, en français.

karmaka-turn = { $you ->
    [yes] Tour { $turn } : c'est à vous
   *[no] Tour { $turn } : { $player } joue
}
karmaka-over = La partie est finie, au tour { $turn }
karmaka-role-partner = partenaire
karmaka-role-wolf = le Loup
karmaka-level = { $level }
karmaka-rings = { $count ->
    [0] aucun Anneau
    [one] un Anneau
   *[other] { $count } Anneaux
}
karmaka-life = vie n° { $number }
karmaka-score = { $enough ->
    [yes] { $sums } sur { $need } : assez
   *[no] { $sums } sur { $need }
}
karmaka-way-deed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
karmaka-way-power = Pouvoir
karmaka-way-future = Vie Future
karmaka-way-partner = Partenaire
karmaka-known = Vous savez que cette Main contient : { $cards }
karmaka-loose = Vous savez que sa Main ou sa Vie Future contient : { $cards }
karmaka-ladder = Échelle Karmique
karmaka-step = { $need ->
    [0] { $level }
   *[other] { $level } ({ $need })
}

cards-alike = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
zone-open = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
zone-exposed = { $count ->
    [one] une carte, exposée
   *[other] { $count } cartes, la carte exposée d'abord
}
zone-stacked = { $count ->
    [one] une carte
   *[other] { $count } cartes, celle du dessus d'abord
}
zone-hidden = { $known ->
    [0] { $count ->
        [0] vide
        [one] une carte, face cachée
       *[other] { $count } cartes, face cachée
    }
   *[other] { $count } cartes, dont { $known } que vous connaissez
}
