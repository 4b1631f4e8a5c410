### Ce que lisent les joueurs de Karman Swap, en français : noms, questions, options, refus et résultats.

title = Karman Swap

## Lieux

zone-hand = Main
zone-market = Marché
zone-planet = Planète
zone-lying = Cartes en jeu
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
about-game = Des convois de colons se croisent autour de mondes nouveaux. Les Créatures chassent, les Vaisseaux se disputent les planètes, et chaque carte posée peut en entraîner une autre. Une manche se gagne par quatre colonisations, par les extinctions ou au Prestige.

## Questions : -with est la même question quand la table en sait plus

ask-gift-card = Quelle carte donnez-vous à votre coéquipier ?
ask-gift-card-with = Quelle carte donnez-vous à { $target } ({ $count } sur { $most } au plus) ? Vous pouvez aussi vous arrêter.
ask-gift-return = Quelle carte rendez-vous ?
ask-gift-return-with = Quelle carte rendez-vous à { $target } ? { $count ->
    [one] Il en reste une à rendre.
   *[other] Il en reste { $count } à rendre.
}
ask-planet-stack = Quelle planète mettez-vous en jeu ?
ask-forced-creature = Quelle Créature y posez-vous ?
ask-forced-creature-with = Quelle Créature posez-vous sur { $planet } ?
ask-turn-action = Que faites-vous ? Posez une carte, ou passez.
ask-destination = Où va-t-elle ?
ask-destination-with = Où va { $card } ?
ask-respond = Un adversaire mène une Colonisation. Répondez-vous par un Vaisseau, ou concédez-vous ?
ask-respond-with = { $player } mène sur { $planet } avec { $card } ({ $count }). Répondez-vous par un Vaisseau, ou concédez-vous ?
ask-boost = Combien de gemmes y posez-vous ?
ask-boost-with = Combien de gemmes posez-vous sur { $card } (actuellement { $count }) ?
ask-victim = Quelle proie s'éteint ?
ask-track-choice = Quel dôme se déplace ?
ask-convert = Combien de lots de gemmes Recherche convertissez-vous ?
ask-convert-with = Vous avez { $count } gemmes Recherche. Combien de lots convertissez-vous en gemmes Découverte ({ $most } au plus) ?
ask-pass-option = Comment passez-vous ?
ask-pass-market-card = Quelle carte du Marché prenez-vous ?
ask-pass-hand-card = Quelle carte de votre main mettez-vous au Marché ?
ask-use-ability = Utilisez-vous sa capacité ?
ask-use-ability-with = Utilisez-vous la capacité { OF($card) } ?
ask-use-either = Laquelle des deux capacités utilisez-vous ?
ask-ability-hand-card = Quelle carte de votre main ?
ask-ability-hand-card-with = { $ability ->
    [place_creature] { $card } : quelle Créature de votre main posez-vous ?
    [place_ship] { $card } : quel Vaisseau de votre main posez-vous ?
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
ask-last-ship = La manche se termine. Envoyez-vous un dernier Vaisseau dans cette Colonisation ?
ask-last-ship-with = La manche se termine. Envoyez-vous un dernier Vaisseau autour { OF($planet) } ?

## Options

option-stop = Ne plus donner
option-planet = Poser une nouvelle planète
option-pass = Passer
option-concede = Concéder
option-decline = N'envoyer aucun Vaisseau
option-plain = Ne rien faire
option-exchange = Échanger deux cartes contre une du Marché
option-discard = Mettre une carte au Marché
option-no = Ne pas l'utiliser
option-no-use-ability = Ne pas utiliser { $card }
option-use = L'utiliser
option-use-use-ability = Utiliser { $card }
option-none = N'utiliser aucune des deux
option-advance = Avancer votre dôme
option-back = Faire reculer le dôme de l'{ $side }
option-number = { $count }
option-number-boost = { $count ->
    [0] Aucune gemme
    [one] Une gemme : { $total }
   *[other] { $count } gemmes : { $total }
}
option-number-convert = { $count ->
    [0] Ne rien convertir
    [one] Un lot : { $total } Recherche
   *[other] { $count } lots : { $total } Recherche
}
option-number-planet-stack = { $planet }
option-planet-id = { $planet }
option-card = { $card }
option-creature = Poser { $card }
option-ship = Envoyer { $card }

## Refus

refuse-answer = Un adversaire mène une Colonisation : répondez par un Vaisseau sur une planète disputée, ou concédez.
refuse-not-held = { $card } n'est pas dans votre main.
refuse-no-port = { $card } n'a nulle part où aller : un Vaisseau ouvre une Colonisation au-dessus d'une Créature, et seulement si aucune n'est ouverte.
refuse-no-field = Aucune planète active n'a d'emplacement libre pour { $card }.
refuse-not-placeable = { $card } ne peut être posée nulle part pour l'instant.
refuse-settler = C'est une Créature qui doit peupler la nouvelle planète, pas { $card }.
refuse-not-available = { $card } n'est pas disponible au Marché.
refuse-market = Avec { $card }, la capacité ne pourrait pas être menée à son terme.
refuse-not-lying = { $card } n'est sur aucune planète.
refuse-own-card = Une capacité ne choisit jamais sa propre carte.
refuse-locked = { $card } est inamovible : aucune capacité ne la déplace.
refuse-no-swap = { $card } ne peut pas changer de place avec l'autre carte.
refuse-nowhere = Cette capacité ne peut rien faire de { $card }.
refuse-no-prey = { $card } n'est pas une proie pour la Créature qui vient d'arriver.
refuse-not-swapped = { $card } n'est pas l'une des deux cartes proposées.
refuse-gems = Vous pouvez en poser { $count } au plus.
refuse-sets = Vous pouvez en convertir { $count } au plus.
refuse-stack-empty = Il n'y a plus de planète ici.
refuse-exchange = Vous avez trop peu de cartes, ou le Marché est vide.
refuse-back = On ne fait reculer que le dôme d'un adversaire qui a avancé.
refuse-planet-contest = On ne pose pas de planète pendant une Colonisation.
refuse-no-arrow = Aucune Arche victorieuse n'a de flèche libre.
refuse-no-settler = Vous n'avez pas de Créature pour peupler une nouvelle planète.
refuse-not-in-play = { $planet } n'est pas en jeu.
refuse-same-planet = Elle doit aller sur une autre planète.
refuse-inactive = { $planet } porte un dôme : aucune carte n'y va depuis une main.
refuse-no-creature = Une Colonisation demande une Créature sur { $planet }.
refuse-second-contest = Aucune autre Colonisation ne peut s'ouvrir maintenant.
refuse-contested = { $planet } est disputée : aucune Créature ne peut s'y poser.
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
    [yes] Vous gagnez par extinction : le dôme a atteint votre tête.
   *[no] { $count ->
        [one] { $winners } gagne par extinction.
       *[other] { $winners } gagnent par extinction.
    }
}
result-points = { $you ->
    [yes] Vous gagnez au Prestige.
   *[no] { $count ->
        [one] { $winners } gagne au Prestige.
       *[other] { $winners } gagnent au Prestige.
    }
}
