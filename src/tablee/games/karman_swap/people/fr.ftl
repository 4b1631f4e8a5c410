### Ce que lisent les joueurs de Karman Swap, en français : noms, questions, options, refus et résultats.

title = Karman Swap

## Lieux

zone-hand = Main
zone-market = Marché
zone-planet = Planète
zone-lying = Cartes aux planètes
zone-stack = Pioches de planètes
zone-extinction = Compteur d'Extinction
zone-colonisation = Compteur de Colonisation
zone-pool = Gemmes

## Couleurs et équipes

colour-red = Rouge
colour-green = Vert
colour-blue = Bleu
side-red = équipe rouge
side-green = équipe verte
side-blue = équipe bleue

## Réglages

setting-length = Durée
setting-first-player = Premier joueur
first-player-random = Tiré au sort
length-match = Une partie : deux manches gagnantes
length-round = Une seule manche
about-match = Le jeu complet : la première équipe qui gagne deux manches gagne la partie.
about-round = Une manche suffit : une partie courte d'une vingtaine de minutes.
about-game = Des convois de colons se croisent autour de mondes nouveaux. Les Créatures chassent, les Vaisseaux se disputent les planètes, et chaque carte posée peut en entraîner une autre. Une manche se gagne par quatre Colonisations, par les Extinctions ou au Prestige.

## Questions : -with est la même question quand la table en sait plus

ask-gift-card = Quelle carte donnez-vous à votre coéquipier ?
ask-gift-card-with = Quelle carte donnez-vous à { $target } ? C'est la { $count ->
    [1] première
    [2] deuxième
   *[other] numéro { $count }
} sur { $most } au plus ; vous pouvez aussi vous arrêter.
ask-gift-return = Quelle carte rendez-vous ?
ask-gift-return-with = Quelle carte rendez-vous à { $target } ? { $count ->
    [one] Il en reste une à rendre.
   *[other] Il en reste { $count } à rendre.
}
ask-planet-stack = Quelle planète mettez-vous en jeu ?
ask-forced-creature = Quelle Créature y posez-vous ?
ask-forced-creature-with = Quelle Créature posez-vous sur { $planet } ?
ask-turn-action = Que faites-vous ? Jouez une carte, posez une planète ou passez.
ask-destination = Vers quelle planète ?
ask-destination-with = Vers quelle planète va { $card } ?
ask-respond = Un adversaire mène une Colonisation. Répondez-vous par un Vaisseau, ou concédez-vous ?
ask-respond-with = { $player } mène la Colonisation { OF($planet) } avec { $card } ({ $count }). Répondez-vous par un Vaisseau, ou concédez-vous ?
ask-boost = Combien de gemmes de Découverte y posez-vous ?
ask-boost-with = Combien de gemmes de Découverte posez-vous sur { $card } ({ $count } sans gemme) ?
ask-victim = Quelle proie s'éteint ?
ask-track-choice = Quel dôme se déplace ?
ask-convert = Combien de lots de trois gemmes de Recherche convertissez-vous ?
ask-convert-with = Vous avez { $count } gemmes de Recherche. Combien de lots de trois changez-vous en gemmes de Découverte ({ $most } au plus) ?
ask-pass-option = Comment passez-vous ?
ask-pass-market-card = Quelle carte du Marché prenez-vous ?
ask-pass-hand-card = Quelle carte de votre main mettez-vous au Marché ?
ask-use-ability = Utilisez-vous sa capacité ?
ask-use-ability-with = { $card } : utilisez-vous sa capacité ({ $power }) ?
ask-use-either = Laquelle des deux capacités utilisez-vous ?
ask-ability-hand-card = Quelle carte de votre main ?
ask-ability-hand-card-with = { $ability ->
    [place_creature] { $card } : quelle Créature de votre main posez-vous ?
    [place_ship] { $card } : quel Vaisseau de votre main envoyez-vous ?
    [market_to_planet] { $card } : quelle carte de votre main jouez-vous ?
    [swap_market_hand] { $card } : quelle carte de votre main va au Marché ?
   *[other] { $card } : quelle carte de votre main mettez-vous au Marché ?
}
ask-ability-planet-card = Quelle carte d'une planète ?
ask-ability-planet-card-with = { $ability ->
    [transfer_creature] { $card } : quelle Créature déplacez-vous ?
    [transfer_ship] { $card } : quel Vaisseau déplacez-vous ?
    [swap_planet_market] { $card } : quelle carte d'une planète va au Marché ?
    [swap_planets] { $step ->
        [0] { $card } : quelle carte échangez-vous ?
       *[other] { $card } : contre quelle carte d'une autre planète ?
    }
    [extinguish] { $card } : quelle Créature s'éteint ?
   *[other] { $card } : quelle carte d'une planète prenez-vous en main ?
}
ask-ability-market-card = Quelle carte du Marché ?
ask-ability-market-card-with = { $ability ->
    [swap_planet_market] { $card } : quelle carte du Marché prend sa place ?
   *[other] { $card } : quelle carte du Marché prenez-vous en main ?
}
ask-swap-order = Laquelle des deux chasse en premier ?
ask-draw = Quelle carte du Marché prenez-vous ?
ask-last-ship = La manche s'achève. Envoyez-vous un dernier Vaisseau dans cette Colonisation ?
ask-last-ship-with = La manche s'achève. Envoyez-vous un dernier Vaisseau autour { OF($planet) } ?

## Options

option-stop = Ne plus donner
option-planet = Poser une nouvelle planète
option-pass = Passer
option-concede = Concéder
option-decline = N'envoyer aucun Vaisseau
option-plain = Ne rien changer
option-exchange = Échanger deux cartes contre une du Marché
option-discard = Mettre une carte au Marché
option-no = Ne pas l'utiliser
option-no-use-ability = Se passer de la capacité { OF($card) }
option-use = L'utiliser
option-use-use-ability = Utiliser la capacité { OF($card) }
option-none = N'utiliser aucune des deux
option-advance = Avancer votre dôme
option-back = { $player } : faire reculer son dôme
option-number = { $count }
option-number-boost = { $count ->
    [0] Aucune gemme
    [one] Une gemme : { $total } en tout
   *[other] { $count } gemmes : { $total } en tout
}
option-number-convert = { $count ->
    [0] Ne rien convertir
    [one] Un lot : { $total } gemmes de Recherche deviennent une gemme de Découverte
   *[other] { $count } lots : { $total } gemmes de Recherche deviennent { $count } gemmes de Découverte
}
option-number-planet-stack = { $planet }
option-planet-id = { $planet }
option-card = { $card }
option-creature = Poser { $card }
option-ship = Envoyer { $card }

## Refus

refuse-answer = Un adversaire mène une Colonisation : répondez par un Vaisseau vers une planète en Colonisation, ou concédez.
refuse-last-ship = La manche s'achève : seul un Vaisseau peut encore y aller, ou bien vous renoncez.
refuse-not-held = { $card } n'est pas dans votre main.
refuse-no-port = { $card } n'a nulle part où aller : à un Vaisseau, il faut une planète active qui porte une Créature.
refuse-no-field = Aucune planète active n'a d'emplacement libre pour { $card }.
refuse-not-placeable = On ne peut poser { $card } nulle part pour l'instant.
refuse-settler = La nouvelle planète demande une Créature, et { $card } est un Vaisseau.
refuse-not-available = { $card } n'est pas disponible au Marché.
refuse-market = Avec { $card }, la capacité ne pourrait pas être menée à son terme.
refuse-not-lying = { $card } ne se trouve à aucune planète.
refuse-own-card = Une capacité ne choisit jamais sa propre carte.
refuse-locked = { $card } est inamovible : aucune capacité ne peut y toucher.
refuse-no-swap = { $card } ne peut pas changer de place avec l'autre carte.
refuse-nowhere = Cette capacité ne peut rien faire { OF($card) }.
refuse-no-prey = { $card } n'est pas une proie pour la Créature qui vient d'arriver.
refuse-not-swapped = { $card } n'est pas l'une des deux cartes proposées.
refuse-gems = { $count ->
    [one] Vous pouvez y poser une gemme, pas plus.
   *[other] Vous pouvez y poser { $count } gemmes au plus.
}
refuse-sets = { $count ->
    [one] Vous pouvez convertir un lot, pas plus.
   *[other] Vous pouvez convertir { $count } lots au plus.
}
refuse-stack-empty = Il n'y a plus de planète à prendre ici.
refuse-exchange = Un échange demande deux cartes de votre main et une carte disponible du Marché.
refuse-back = On ne fait reculer que le dôme d'un adversaire, et jamais en dessous de 0.
refuse-planet-contest = On ne pose pas de planète pendant une Colonisation.
refuse-no-arrow = Aucune Arche qui a gagné une planète n'a encore de flèche libre.
refuse-no-settler = Vous n'avez pas de Créature pour une nouvelle planète.
refuse-not-in-play = { $planet } n'est pas en jeu.
refuse-same-planet = La carte doit aller vers une autre planète.
refuse-inactive = { $planet } porte un dôme : aucune carte n'y va depuis une main.
refuse-no-creature = Une Colonisation demande une Créature sur { $planet }.
refuse-second-contest = Aucune autre Colonisation ne peut s'ouvrir maintenant.
refuse-contested = Une Colonisation est ouverte sur { $planet } : aucune Créature ne peut s'y poser.
refuse-no-slot = { $planet } n'a pas d'emplacement libre pour { $card }.

## Résultats

result-colonisation = { $you ->
    [yes] Vous gagnez : quatre planètes colonisées.
   *[no] { $count ->
        [one] { $winners } gagne : quatre planètes colonisées.
       *[other] { $winners } gagnent : quatre planètes colonisées.
    }
}
result-extinction = { $you ->
    [yes] Vous gagnez par Extinction : le dôme a atteint votre tête de Seke'r'ak.
   *[no] { $count ->
        [one] { $winners } gagne par Extinction.
       *[other] { $winners } gagnent par Extinction.
    }
}
result-points = { $you ->
    [yes] Vous gagnez au Prestige.
   *[no] { $count ->
        [one] { $winners } gagne au Prestige.
       *[other] { $winners } gagnent au Prestige.
    }
}

# Comment les parties finissent, dans une liste.

reason-colonisation = colonisation
reason-extinction = extinction
reason-points = points
