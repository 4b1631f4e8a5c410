### Le plateau de SpacePaper, en français.

## La barre du haut

space-headline = { $you ->
    [yes] Tour { $turn }/{ $cap } · { $phase } · à vous · premier : { $first }
    [wait] Tour { $turn }/{ $cap } · { $phase } · { $player } décide · premier : { $first }
   *[none] Tour { $turn }/{ $cap } · { $phase } · premier : { $first }
}
space-setup = { $you ->
    [yes] Mise en place · à vous · premier : { $first }
   *[wait] Mise en place · { $player } décide · premier : { $first }
}
space-over = { $victory }, au tour { $turn } sur { $cap }
space-player = { $sign } { $player }

## Les pages

space-tab-system = Système
space-tab-planets = Planètes
space-tab-civ = Civ
space-tab-tech = Sciences
space-tab-civs = Rivaux
space-tab-ships = Vaisseaux
space-tab-signs = Signes
space-title-planets = Planètes { OF($player) }
space-title-tech = Rosace des technologies { OF($player) }
space-title-civs = Toutes les civilisations
space-title-ships = Tous les vaisseaux
space-title-signs = Les signes de la carte

## Un système

space-system = { $seen ->
    [unrevealed] { $system } · { $sign } non révélé
    [partial] { $system } · { $sign } { $star }, planètes non révélées
   *[total] { $system } · { $sign } { $star }{ $count ->
        [0] {""}
        [one] , une planète
       *[other] , { $count } planètes
    }
}
space-known-unrevealed = Personne ne sait encore ce qu'il y a ici : les dés sont lancés quand un vaisseau entre.
space-known-partial = Les planètes seront révélées quand un vaisseau entrera.
space-no-planets = Il n'y a pas de planète ici.
space-wide = Orbite large : { $ships }
space-wide-empty = Orbite large : vide
space-planet = { $planet } · { $type }, { $size } · { $status }
space-planet-of = { $planet } · { $type }, { $size } · { $status } { OF($owner) }
space-yields = { $gold } or et { $science } science par tour
space-people = Population { $count }/{ $most }{ $growth ->
    [0] {""}
    [one] , une de plus dans 1 tour
   *[other] , une de plus dans { $growth } tours
}
space-makes = { $gold } or, { $science } science, énergie { $energy }, entretien { $upkeep }
space-costs = Entretien { $upkeep }, ne produit rien
space-stopped = Elle ne produit rien pour l'instant
space-built = Infrastructures : { $built }
space-queue = { $turns ->
    [0] File : { $project }, encore { $energy } énergie, à l'arrêt
    [one] File : { $project }, encore { $energy } énergie, 1 tour
   *[other] File : { $project }, encore { $energy } énergie, { $turns } tours
}
space-queue-empty = File : vide
space-adapting = { $steps ->
    [one] Adaptation : encore 1 étape, de { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
   *[other] Adaptation : encore { $steps } étapes, dont celle-ci de { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
}
space-unrest = { $count ->
    [one] Mécontentement : 1 tour
   *[other] Mécontentement : { $count } tours
}
space-resistance = Envahie : résistance { $count }
space-shield = Défense +{ $count } jusqu'à la fin de la phase
space-symbiosis = Symbiose : un tour d'adaptation de moins
space-orbit = En orbite : { $ships }
space-ship = { $ready ->
    [yes] { $sign } { $ship } { OF($owner) }
   *[no] { $sign } { $ship } { OF($owner) } (épuisé)
}

## Tableaux

space-col-planet = Planète
space-col-people = Pop.
space-col-gold = Or
space-col-science = Sci.
space-col-energy = Én.
space-col-queue = File
space-short-queue = { $turns ->
    [0] { $project }, à l'arrêt
    [one] { $project }, 1 tour
   *[other] { $project }, { $turns } tours
}
space-short-empty = – vide
space-short-outpost = (avant-poste)
space-short-living = (vivante : pas de file)
space-short-adapting = { $steps ->
    [one] adaptation, 1 étape
   *[other] adaptation, { $steps } étapes
}
space-short-unrest = { $count ->
    [one] mécontente, 1 tour
   *[other] mécontente, { $count } tours
}
space-no-planet-yet = Pas encore de planète.
space-col-ship = Vaisseau
space-col-place = Où
space-col-speed = Vit.
space-col-power = Puis.
space-col-state = État
space-ready = prêt
space-exhausted = épuisé
space-attacked = a attaqué
space-no-ship = Aucun vaisseau en jeu.

## Une civilisation

space-race = Race
space-politics = Politique
space-leader = Dirigeant
space-event = Événement
space-event-free = { $event } (pas encore joué)
space-event-used = { $event } (joué)
space-leader-bonus = { $leader } (à présent { $bonus })
space-gold = Or
space-gold-is = { $gold } (+{ $income } −{ $due }), il en faut plus de { $target }
space-gold-short = { $gold } (+{ $income } −{ $due })
space-science = Science
space-income = Revenus
space-science-is = { $science }/20 (+{ $income })
space-minerals = Minerais
space-minerals-is = corindon { $corundum } · antimatière { $antimatter } · oganesson { $oganesson }
space-minerals-short = C{ $corundum } A{ $antimatter } O{ $oganesson }
space-discontent = Mécontentement
space-discontent-is = { $count ->
    [0] aucun
    [one] 1 tour
   *[other] { $count } tours
}
space-anarchy = { $count ->
    [one] { $politics } (1 tour)
   *[other] { $politics } ({ $count } tours)
}
space-stored = Énergie gardée
space-holdings = Planètes
space-holdings-is = { $colonies ->
    [one] { $colonies } colonie
   *[other] { $colonies } colonies
}, { $outposts ->
    [one] { $outposts } avant-poste
   *[other] { $outposts } avant-postes
}, { $adapting } en adaptation
space-holdings-short = { $colonies }+{ $outposts }+{ $adapting }
space-fleet = Vaisseaux
space-fleet-is = { $scouts ->
    [one] { $scouts } éclaireur
   *[other] { $scouts } éclaireurs
}, { $cruisers ->
    [one] { $cruisers } croiseur
   *[other] { $cruisers } croiseurs
}, { $transports ->
    [one] { $transports } transport
   *[other] { $transports } transports
}
space-reach = Portée
space-reach-is = { $autonomy ->
    [-1] autonomie illimitée
   *[other] autonomie { $autonomy }
}, détection { $detection }
space-arms = Armes
space-arms-is = invasion { $invasion }, défense { $defense }
space-capital = Capitale
space-state = État
space-fallen = tombée
space-bankrupt = en faillite
space-standing = en jeu
space-none = –

## Faits courts, pour une ligne

space-own-gold = { $gold } or ({ $net })
space-own-science = science { $science }/20
space-fact-gold = { $gold } or (+{ $income } −{ $due })
space-fact-science = { $science }/20 science (+{ $income })
space-fact-mineral = { $mineral } { $count }
space-fact-planets = { $count ->
    [0] aucune planète
    [one] { $count } planète
   *[other] { $count } planètes
}
space-fact-ships = { $count ->
    [0] aucun vaisseau
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
space-fact-discontent = { $count ->
    [one] mécontentement pour { $count } tour
   *[other] mécontentement pour { $count } tours
}

## La rosace des technologies

space-axis-movement = Déplacement
space-axis-combat = Combat
space-axis-economy = Économie
space-axis-habitability = Habitabilité
space-next-level = { $now } → { $level } : { $effect }
space-last-level = { $now } (dernier niveau)

## Signes

space-sign-unknown = un système non révélé
space-sign-partial = étoile connue, planètes non
space-sign-count = un nombre après l'étoile : ses planètes
space-sign-point = un point d'une voie
space-sign-choose = un point que l'on peut choisir
space-sign-way = les pas du chemin, dans l'ordre
space-sign-exit = une voie qui revient de l'autre côté de la carte
space-sign-changed = quelque chose a changé ici depuis votre dernier choix
space-sign-owner = des planètes { OF($player) }, dont la capitale
space-sign-siege = l'une d'elles est envahie
space-sign-ready = un éclaireur, un croiseur et un transport { OF($player) }, prêts
space-sign-exhausted = les mêmes, épuisés

## De quoi parlent les options

space-group-lanes = Sur les voies
space-group-planet = { $planet } · { $type }, { $size } · énergie { $energy }
space-group-free = { $planet } · { $type }, { $size } · { $status }

## Mode texte : la carte en liste

space-list-system = { $seen ->
    [unrevealed] { $system } : non révélé
    [partial] { $system } : { $star }, planètes non révélées
   *[total] { $system } : { $star }{ $count ->
        [0] {""}
        [one] , une planète
       *[other] , { $count } planètes
    }
}
space-list-owner = { $capital ->
    [yes] { $owner } : { $count ->
        [one] la capitale
       *[other] la capitale, { $count } planètes en tout
    }
   *[no] { $owner } : { $count ->
        [one] une planète
       *[other] { $count } planètes
    }
}
space-list-lanes = Voies : { $lanes }
space-list-lane = { $steps ->
    [one] { $system } ({ $steps } pas)
   *[other] { $system } ({ $steps } pas)
}
space-tab-map = Carte
space-title-map = La galaxie en liste

space-letter-scout = E
space-letter-cruiser = C
space-letter-transport = T
