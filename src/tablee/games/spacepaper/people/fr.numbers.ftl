### Les nombres de SpacePaper, en français.

## Les comptes et leurs parts

score-victory = Victoire la plus proche (%)
score-economic = Économique (or)
score-technological = Technologique (niveaux)
score-military = Militaire (rivaux vaincus)
score-conquest = Conquête (types de planètes)
score-living = Vivante (planètes vivantes)
score-bankruptcy = Faillites (rivaux en faillite)
score-last-turn = Plus d'or à la fin (tours, si en tête)
score-gold = Or
score-coming-gold = Or après les prochains revenus
score-coming-gain = D'abord : apporté par votre régime à l'entretien
score-coming-upkeep = D'abord : l'entretien payé
score-coming-turned = D'abord : le reste, employé par votre régime
score-coming-income = Ensuite : les revenus
score-income = Or par tour
score-planets-gold = Planètes
score-works-gold = Ouvrages
score-capitalism = Capitalisme
score-bonus = Opportuniste
score-revenue = Technologie
score-leader = Dirigeant
score-favour = Régime favori
score-system = Planètes qui rapportent
score-upkeep = Entretien
score-capital = Capitale
score-colonies = Colonies
score-outposts = Avant-postes
score-adaptations = Adaptation
score-fleet = Vaisseaux
score-science = Science
score-coming-science = Science après les prochains revenus
score-coming-learnt = D'abord : l'or restant, changé en science
score-coming-science-income = Ensuite : les revenus
score-coming-lost = Perdue au-dessus du plafond
score-science-income = Science par tour
score-planets-science = Planètes
score-works-science = Ouvrages
score-planets = Planètes
score-ships = Vaisseaux
score-discontent = Mécontentement

## Ce qu'un choix changerait

change-politics = Or par tour, entretien payé : { $was } → { $now }
change-levels = Niveaux de technologie : { $was } → { $now } des { $need } qui font gagner
change-gold = Or : { $was } → { $now }
change-idle-project = Rien ne se construirait en l'état : { $planet } ne produit pas d'énergie
change-outpost = Un avant-poste ne compte pour aucune victoire
change-living = Planètes vivantes : { $was } → { $now } des { $need } qui font gagner
change-type = Un nouveau type de planète ({ $type }) : { $was } → { $now } des { $need } types qui font gagner par conquête
change-type-held = Un type de planète que vous avez déjà ({ $type }) : toujours { $now } des { $need } qui font gagner par conquête

## Ce qu'un choix apporte à côté d'un autre, comme partie d'une phrase

much-turns = { $halves ->
    [1] environ 0,5 tour
    [2] environ 1 tour
    [3] environ 1,5 tour
   *[other] environ { $amount } tours
}
much-gold = { $halves ->
    [1] environ 0,5 or
    [2] environ 1 or
    [3] environ 1,5 or
   *[other] environ { $amount } or
}
much-science = { $halves ->
    [1] environ 0,5 science
    [2] environ 1 science
    [3] environ 1,5 science
   *[other] environ { $amount } science
}
much-planets = { $halves ->
    [1] environ 0,5 planète
    [2] environ 1 planète
    [3] environ 1,5 planète
   *[other] environ { $amount } planètes
}
much-ships = { $halves ->
    [1] environ 0,5 vaisseau
    [2] environ 1 vaisseau
    [3] environ 1,5 vaisseau
   *[other] environ { $amount } vaisseaux
}
much-levels = { $halves ->
    [1] environ 0,5 niveau
    [2] environ 1 niveau
    [3] environ 1,5 niveau
   *[other] environ { $amount } niveaux
}
more-or-less = { $way ->
    [more] de plus
   *[less] de moins
}
for-rivals = { $rivals ->
    [one] pour votre rival
   *[other] pour chaque rival
}
measure-victory-turns-mine = une victoire { much-turns } plus { $way ->
    [more] tard
   *[less] tôt
}
measure-victory-turns-theirs = une victoire { for-rivals } { much-turns } plus { $way ->
    [more] tard
   *[less] tôt
}
measure-gold-mine = { much-gold } { more-or-less }
measure-gold-theirs = { much-gold } { more-or-less } { for-rivals }
measure-gold-each-turn-mine = { much-gold } { more-or-less } par tour
measure-gold-each-turn-theirs = { much-gold } { more-or-less } par tour { for-rivals }
measure-science-each-turn-mine = { much-science } { more-or-less } par tour
measure-science-each-turn-theirs = { much-science } { more-or-less } par tour { for-rivals }
measure-planets-mine = { much-planets } { more-or-less }
measure-planets-theirs = { much-planets } { more-or-less } { for-rivals }
measure-ships-mine = { much-ships } { more-or-less }
measure-ships-theirs = { much-ships } { more-or-less } { for-rivals }
measure-levels-mine = { much-levels } de technologie { more-or-less }
measure-levels-theirs = { much-levels } de technologie { more-or-less } { for-rivals }

## La légende de la carte

sign-unknown = un système qui n'est pas révélé
sign-planets = un nombre dans une étoile : ses planètes
sign-point = un point d'une voie, un pas
sign-exit = une voie pointillée quitte la carte ici et reprend de l'autre côté, au système nommé
sign-owner = à qui sont des planètes, et combien
sign-capital = une capitale
sign-siege = une planète envahie
sign-fresh = quelque chose a changé ici
star-note = { $count ->
    [one] Environ 1 planète ; types fréquents : { $types }
   *[other] Environ { $count } planètes ; types fréquents : { $types }
}
star-bare = Pas de planète ici
