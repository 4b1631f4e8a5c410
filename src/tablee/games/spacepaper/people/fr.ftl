### Ce que lisent les joueurs de SpacePaper, en français : noms, questions, choix et résultats.
### Les événements sont dans fr.events.ftl, les refus dans fr.refusals.ftl.

title = SpacePaper
credit = SpacePaper est un jeu de Jne[CrAcK] (2018). Il est gratuit : on peut le modifier et le republier si son nom reste dans le titre, jamais le vendre ni en tirer de l'argent. Son auteur l'a ensuite placé sous licence CC BY-NC-SA 4.0.

## Noms

node-system = { $system }
node-point = { steps-from } { OF($near) }, sur la voie { OF($far) }
to-system = à { $system }
to-point = { steps-from } { OF($near) }, sur la voie { OF($far) }
planet-home = { $system } · planète natale
planet-rolled = { $system } · { $slot }
planet-unplaced = planète natale
place-wide = orbite large { OF($system) }
place-orbit = orbite { OF($planet) }
at-wide = en orbite large { OF($system) }
at-orbit = en orbite { OF($planet) }
at-point = { steps-from } { OF($near) }, sur la voie { OF($far) }
steps-from = à { $steps } pas
ship-name = { $ship } { $number }
kind-name = { $type }, { $size }
mineral-count = { $mineral } { $count }
bonus-gold = 1 or
bonus-science = 1 science
bonus-energy = 1 énergie
level-of-weapons = croiseur-éclaireur-transport { $value }
level-of-invasion = puissance { $value }
level-of-defense = défense { $value }
phase-setup = Mise en place
phase-resources = Ressources
phase-research = Recherche
phase-construction = Construction
phase-movement = Déplacement
phase-upkeep = Entretien
status-capital = Capitale
status-colony = Colonie
status-outpost = Avant-poste
status-adaptation = En adaptation
status-abandoned = Abandonnée
status-free = Libre
victory-economic = Victoire économique
victory-technological = Victoire technologique
victory-military = Victoire militaire
victory-conquest = Victoire par conquête
victory-score = Victoire au score
victory-bankruptcy = Victoire sur faillites
victory-living = Victoire vivante

## Réglages : le nom de chacun, celui de ses valeurs, et ce qu'elles veulent dire

setting-preset = Longueur de la partie
setting-turn-cap = Dernier tour
setting-economic-target = Or à dépasser
setting-bankruptcy-from-turn = Victoire sur faillites
setting-living-target = Planètes vivantes
setting-movement = Déplacements
setting-races-and-homes = Races et départs
preset-seed = D'origine : plus de 200 or
preset-standard = Standard : plus de 600 or
preset-long = Longue : plus de 1000 or
preset-epic = Épopée : plus de 3000 or
turn-cap-preset = Selon la longueur
turn-cap-10 = 10 tours
turn-cap-20 = 20 tours
turn-cap-30 = 30 tours
turn-cap-40 = 40 tours
turn-cap-60 = 60 tours
turn-cap-80 = 80 tours
turn-cap-100 = 100 tours
turn-cap-150 = 150 tours
turn-cap-200 = 200 tours
turn-cap-number = { $number } tours
economic-target-preset = Selon la longueur
economic-target-200 = Plus de 200 or
economic-target-600 = Plus de 600 or
economic-target-1000 = Plus de 1000 or
economic-target-3000 = Plus de 3000 or
bankruptcy-from-turn-1 = Dès le tour 1
bankruptcy-from-turn-10 = Dès le tour 10
bankruptcy-from-turn-number = Dès le tour { $number }
living-target-5 = 5 planètes
living-target-10 = 10 planètes
movement-one-by-one = Chacun tous ses vaisseaux
movement-alternate = Un vaisseau chacun à tour de rôle
races-and-homes-drafted = Choisis
races-and-homes-drawn = Tirés au sort
about-game = L'an 2120. De votre capitale, explorez une galaxie de 24 systèmes, colonisez-la, exploitez-la, ou prenez celle des autres. Six façons de gagner, et une septième à trois ou plus.
about-seed = { about-game } { about-preset-seed } { credit }
about-standard = { about-game } { about-preset-standard } { credit }
about-long = { about-game } { about-preset-long } { credit }
about-epic = { about-game } { about-preset-epic } { credit }
about-preset = L'or qu'il faut dépasser pour gagner par l'économie, et le tour après lequel le plus riche gagne.
about-preset-seed = Les nombres de la première édition : plus de 200 or, 60 tours au plus. Une course de vitesse d'une douzaine de tours.
about-preset-standard = La durée habituelle : plus de 600 or, 60 tours au plus. Une vingtaine de tours entre bons joueurs.
about-preset-long = Plus de 1000 or, 100 tours au plus. La conquête devient aussi proche que l'or ; pour qui connaît le jeu.
about-preset-epic = Plus de 3000 or, 100 tours au plus. L'or est hors de portée : place à la conquête, aux guerres et à la science.
about-turn-cap = Après ce tour, le plus riche gagne au score.
about-turn-cap-preset = Le dernier tour est celui de la longueur choisie : 60 ou 100.
about-turn-cap-number = La partie finit au plus tard après { $number } tours : le plus riche gagne alors.
about-economic-target = Qui a strictement plus d'or que ce nombre après ses revenus gagne aussitôt.
about-economic-target-preset = L'or à dépasser est celui de la longueur choisie.
about-economic-target-number = Il faut plus de { $number } or, après les revenus, pour gagner par l'économie.
about-bankruptcy-from-turn = À plus de deux joueurs, le seul qui ne fait pas faillite gagne : à partir de quel tour ?
about-bankruptcy-from-turn-number = Avant le tour { $number }, la faillite de tous les autres ne fait gagner personne. Le tour 10 épargne une fin trop rapide à une table de débutants.
about-living-target = Combien de planètes vivantes il faut posséder, capitale ou colonies, pour gagner.
about-living-target-number = Qui possède { $number } planètes vivantes gagne. 5 est la règle ; 10, le nombre d'une aide de jeu imprimée, est presque hors d'atteinte.
about-movement = Comment les joueurs se suivent dans la phase de déplacement.
about-movement-one-by-one = Chacun déplace tous ses vaisseaux avant que le suivant commence.
about-movement-alternate = Chacun déplace un vaisseau, puis le suivant, jusqu'à ce que tous aient fini. Une variante.
about-races-and-homes = Qui joue quelle race, et d'où.
about-races-and-homes-drafted = Chacun choisit sa race et son système de départ, à son tour.
about-races-and-homes-drawn = Le sort donne à chacun sa race et son système de départ.

## Questions : -with est la même question, avec ce qu'en sait la table

ask-in-phase = { $phase } · { $question }
ask-race = Choisissez votre race.
ask-racetech = Éthers : quelle technologie gagne un niveau ?
ask-leader = Choisissez votre dirigeant.
ask-opp0 = Opportuniste : de quoi vos planètes donneront-elles 1 de plus ?
ask-event = Choisissez votre événement ; il servira une fois.
ask-sys0 = Choisissez votre premier système politique.
ask-sys0-with = Votre capitale rapporte { $gold } or et { $science } science par tour. Quel est votre premier système politique ?
ask-start = Choisissez votre système de départ.
ask-start-with = Choisissez votre système de départ, à { $lanes } voies au moins de ceux déjà pris.
ask-cap = Déménagez-vous votre capitale ?
ask-cap-with = Votre capitale est { $planet }. La déménagez-vous ?
ask-sys = Changez-vous de système politique ?
ask-sys-with = { $forced ->
    [condition] La condition de votre système, { $politics }, n'est plus remplie : vous devez en changer. Lequel prenez-vous ?
    [anarchy] Cinq tours d'anarchie ont passé : vous devez changer de système. Lequel prenez-vous ?
   *[no] { $politics } : { $income } or de revenu, { $extra ->
        [0] {""}
       *[other] { $extra } de prime,{" "}
    }{ $upkeep } d'entretien{ $unrest ->
        [0] {""}
        [one] , un tour de mécontentement
       *[other] , { $unrest } tours de mécontentement
    }. Changez-vous de système ?
}
ask-opp = Opportuniste : changez-vous de bonus ?
ask-opp-with = Opportuniste : chaque planète donne { $bonus } de plus. Changez-vous de bonus ?
ask-geo = Géologue : quel minerai gagne une unité de plus ?
ask-geo-with = Géologue : { $minerals }. Quel minerai gagne une unité de plus ?
ask-tech = Quelle technologie gagne un niveau ?
ask-tech-with = { $science } science : quelle technologie gagne un niveau ?
ask-build = Que lancez-vous ?
ask-build-with = { $gold } or, { $count ->
    [0] aucune planète n'est libre de construire
    [one] une planète peut construire
   *[other] { $count } planètes peuvent construire
}. Que lancez-vous ?
ask-act = Quel vaisseau activez-vous ?
ask-act-with = { $bound ->
    [yes] Un vaisseau arrêté sur une voie doit encore bouger. Quel vaisseau activez-vous ?
   *[no] { $count ->
        [one] Un vaisseau est prêt. L'activez-vous ?
       *[other] { $count } vaisseaux sont prêts. Lequel activez-vous ?
    }
}
ask-step = Où va ce vaisseau ?
ask-step-with = { $points ->
    [0] Votre { $craft } est { $where }, sans point de déplacement. Que fait-il ?
    [one] Votre { $craft } est { $where }, avec 1 point de déplacement. Où va-t-il ?
   *[other] Votre { $craft } est { $where }, avec { $points } points de déplacement. Où va-t-il ?
}
ask-fire1 = Un vaisseau ennemi tient le passage : faites-vous feu ?
ask-fire1-with = { LE_FIRST($foe) } { OF($target) } (puissance { $against }) tient le passage de votre { $craft } (puissance { $power }). Faites-vous feu ?
ask-fire2 = Un vaisseau ennemi croise le vôtre : faites-vous feu ?
ask-fire2-with = { LE_FIRST($foe) } { OF($target) } (puissance { $against }) croise votre { $craft } (puissance { $power }). Faites-vous feu ?
ask-foe = Quel adversaire attaquez-vous ?
ask-foe-with = Votre { $craft } (puissance { $power }) attaque { $where }. Quel adversaire attaquez-vous ?
ask-def = Quel vaisseau défend ?
ask-def-with = { LE_FIRST($foe) } { OF($target) } (puissance { $against }) vous attaque { $where }. Quel vaisseau défend ?
ask-retreat = Vers quelle planète se replier ?
ask-retreat-with = Puissances égales : vers quelle planète se replie votre { $craft } ?
ask-after = Que fait ce vaisseau là où il est ?
ask-after-with = Votre { $craft } est { $where }. Que fait-il ?
ask-help = Jouez-vous votre événement pour défendre votre planète ?
ask-help-with = { $target } envahit { $planet } : puissance { $power } contre défense { $against }. Jouez-vous { $card } (défense +1) ?
ask-sell = L'or manque : que vendez-vous ou abandonnez-vous ?
ask-sell-with = Vous avez { $gold } or pour { $due } d'entretien. Que vendez-vous ou abandonnez-vous ?
ask-pay = Que payez-vous ?
ask-pay-with = Il vous reste { $gold } or pour { $due } à payer. Que payez-vous ?

## Ce que les autres lisent pendant ce temps

wait-race = { $player } choisit sa race…
wait-racetech = { $player } choisit la technologie de ses Éthers…
wait-leader = { $player } choisit son dirigeant…
wait-opp0 = { $player } choisit le bonus de son Opportuniste…
wait-event = { $player } choisit son événement…
wait-sys0 = { $player } choisit son premier système politique…
wait-start = { $player } choisit son système de départ…
wait-cap = { $player } peut déménager sa capitale…
wait-sys = { $player } réfléchit à son système politique…
wait-opp = { $player } réfléchit au bonus de son Opportuniste…
wait-geo = { $player } choisit un minerai…
wait-tech = { $player } choisit une technologie…
wait-build = { $player } construit et colonise…
wait-act = { $player } choisit un vaisseau…
wait-step = { $player } mène un vaisseau…
wait-fire1 = { $player } se demande s'il faut faire feu…
wait-fire2 = { $player } se demande s'il faut faire feu…
wait-foe = { $player } choisit un adversaire…
wait-def = { $player } choisit le vaisseau qui défend…
wait-retreat = { $player } choisit où se replier…
wait-after = { $player } décide de ce que fait son vaisseau…
wait-help = { $player } peut demander une aide inattendue…
wait-sell = { $player } manque d'or et cherche quoi vendre…
wait-pay = { $player } manque d'or et choisit quoi payer…

## Choix

turns-needed = { $turns ->
    [0] jamais, faute d'énergie
    [one] 1 tour
   *[other] { $turns } tours
}
discontent-of = { $count ->
    [0] sans mécontentement
    [one] 1 tour de mécontentement
   *[other] { $count } tours de mécontentement
}
fight-end = { $end ->
    [win] victoire
    [tie] repli
   *[lose] perte
}
option-race = { $race } : planète natale { $kind } ({ $gold } or, { $science } science, { $energy } énergie) ; { $effect } ; système favori : { $politics }
option-technology = { $tech }, niveau { $level } : { $effect }
option-leader = { $leader } : { $effect }
option-bonus = { $bonus } de plus par planète
option-switch = { $bonus } de plus par planète ({ discontent-of })
option-event = { $card } : { $effect }
option-politics-first = { $politics } : { $effect } ; { each-turn }{ too-dear }
option-politics-change = { $politics } ({ discontent-of }) : { $effect } ; { each-turn }{ too-dear }
# Ce qui rentre, ce qui vient à l'entretien (le régime favori), ce que l'on paie alors.
each-turn = revenu { $income }, { $extra ->
    [0] {""}
   *[other] prime { $extra },{" "}
}entretien { $upkeep }
too-dear = { $dear ->
    [yes] {" "}– il coûte plus que vos revenus : faillite probable
   *[no] {""}
}
option-mineral = { $mineral } : { $count } au lieu de { $before }
option-home = { $system } : { home-around }
option-home-rivals = { $system } : { home-around }, rival le plus proche à { $distance } pas
home-around = { $count ->
    [one] 1 système à 6 pas ou moins
   *[other] { $count } systèmes à 6 pas ou moins
}
option-capital = Déménager la capitale sur { $planet } ; l'ancienne reçoit { $count ->
    [0] aucun mécontentement
    [one] 1 tour de mécontentement
   *[other] { $count } tours de mécontentement
}
option-retreat = Se replier en orbite { OF($planet) }
option-foe = { $player } : { $ships }
foe-ship = { $craft } (puissance { $power })
option-activate = { $craft }, { $where } : { $points ->
    [one] 1 point de déplacement
   *[other] { $points } points de déplacement
}
option-defend = { $craft } : puissance { $power } contre { $against }, { $end ->
    [win] l'attaquant est détruit
    [tie] l'attaquant se replie
   *[lose] il est perdu
}
option-build = { $project } sur { $planet } : { $gold } or, { $energy } énergie, { turns-needed } ; { $effect }
option-build-ship = { $project } sur { $planet } : { $energy } énergie, { turns-needed }
planet-income = { $gold } or et { $science } science par tour
settle-upkeep = { $upkeep } or d'entretien par tour{ $means ->
    [lacking] {" "}(il vous manquerait { $count } or à la fin de ce tour)
    [dear] {" "}(vos revenus n'y suffisent pas)
   *[enough] {""}
}
option-settle-slow = Coloniser { $planet } ({ $kind }) : prête dans { turns-needed }, puis { planet-income } ; { settle-upkeep }
option-settle-now = Coloniser { $planet } ({ $kind }) : aussitôt, { planet-income } ; { settle-upkeep }
option-settle-outpost = Avant-poste sur { $planet } ({ $kind }) : aussitôt, ne produit rien ; { settle-upkeep }
step-into = { $back ->
    [yes] Revenir { $to }
   *[no] Aller { $to }
}
step-along = { $back ->
    [yes] Revenir d'un pas vers { $bound } (il en restera { $left })
   *[no] Avancer d'un pas vers { $bound } (il en restera { $left })
}
option-step = { step-into }
option-step-along = { step-along }
option-step-unknown = { step-into } (inexploré)
option-step-hole = { step-into } (trou noir)
option-step-trap = { step-into } (trou noir : il faudra s'y arrêter)
option-step-held = { step-along } ; { LE($foe) } { OF($target) } y tient le passage (puissance { $power } contre { $against })
option-jump = Sauter jusqu'au trou noir { OF($system) }
option-stop = S'arrêter { $where }
option-stop-orbit = S'arrêter { $where } ({ $kind } ; { $standing ->
    [free] libre
    [abandoned] abandonnée
    [own] à vous
   *[foe] à { $target }
})
option-stop-attack = S'arrêter { $where } et attaquer { LE($foe) } { OF($target) } (puissance { $power } contre { $against } : { fight-end })
option-stop-attack-many = S'arrêter { $where } et attaquer l'un des { $count } vaisseaux ennemis (puissance { $power } contre { $low } à { $high })
option-attack = Attaquer ici { LE($foe) } { OF($target) } (puissance { $power } contre { $against } : { fight-end })
option-attack-many = Attaquer ici l'un des { $count } vaisseaux ennemis (puissance { $power } contre { $low } à { $high })
option-stay-invade = Rester ici, pour envahir { $planet }
option-stay-settle = Rester ici, pour coloniser { $planet }
option-destroy = Détruire le trou noir { OF($system) }
option-fire = Faire feu sur { LE($foe) } { OF($target) } (puissance { $power } contre { $against } : { fight-end })
option-invade = Envahir { $planet } : puissance { $power } contre défense { $against }, { $end ->
    [take] elle est à vous
    [hurt] il lui restera { $count } de résistance
    [free] elle redevient libre
    [tie] votre croiseur se replie
   *[lose] votre croiseur est perdu
}
option-sell = Vendre { LE($craft) } : +{ $gold } or, { $upkeep } d'entretien en moins
option-abandon = Abandonner { $planet } : +{ $gold } or, { $upkeep } d'entretien en moins ; tout y est perdu
option-pay-home = Payer { $planet } : { $gold } or (sinon { discontent-of })
option-pay-outer = Payer { $planet } : { $gold } or (sinon elle est perdue)
option-pay-ship = Payer { LE($craft) } : { $gold } or (sinon { $lost ->
    [yes] il est détruit
   *[no] il ne bougera pas au prochain tour
})
option-card = Jouer { $card } : { $effect }
option-card-planet = Jouer { $card } sur { $planet } : { $effect }
option-card-system = Jouer { $card } sur { $system } : { $effect }
option-card-tech = Jouer { $card } : { $tech }, niveau { $level }, { $effect }
option-card-global = Jouer { $card } : un tour de mécontentement global en moins
option-card-calm = Jouer { $card } : un tour de mécontentement en moins sur { $planet }
option-help = Jouer { $card } : défense { $against } contre puissance { $power }
option-keep-cap = Garder la capitale où elle est
option-keep-sys = Garder { $politics } : { each-turn }{ too-dear }
option-keep-opp = Garder { $bonus } de plus par planète
option-done-build = Ne rien lancer d'autre
option-done-sell = Ne rien vendre d'autre
option-end = Finir vos déplacements
option-nothing = Ne rien faire de plus
option-pass-fire1 = Passer sans faire feu
option-pass-fire2 = Laisser passer
option-pass-help = Ne pas jouer { $card }

## Un choix en deux mots, quand il n'est pas offert

word-keep = Ne rien changer
word-done = Terminer
word-end = Fin des déplacements
word-nothing = Rien de plus
word-pass = Passer
word-fire = Faire feu
word-play = Jouer l'événement
word-stay = Rester
word-attack = Attaquer
word-destroy = Détruire le trou noir
word-invade = Envahir
word-colonise-colony = Coloniser
word-colonise-outpost = Fonder un avant-poste
plain-race = { $race }
plain-technology = { $tech }
plain-leader = { $leader }
plain-bonus = { $bonus } de plus par planète
plain-event = { $card }
plain-politics = { $politics }
plain-mineral = { $mineral }
plain-system = { $system }
plain-player = { $player }
plain-planet = { $planet }
plain-ship = Vaisseau { $number } { OF($player) }
plain-project = { $project }, { $planet }
plain-settle = { $outpost ->
    [0] Coloniser { $planet }
   *[other] Avant-poste sur { $planet }
}
plain-step = Aller { $to }
plain-jump = Sauter à { $system }
plain-stop = S'arrêter { $where }
plain-sell = Vendre le vaisseau { $number } { OF($player) }
plain-abandon = Abandonner { $planet }
plain-pay = Payer { $planet }
plain-pay-ship = Payer le vaisseau { $number } { OF($player) }
plain-card = Jouer { $card }
plain-card-planet = Jouer { $card } sur { $planet }
plain-card-system = Jouer { $card } sur { $system }
plain-card-tech = Jouer { $card } : { $tech }

## Comment la partie a fini

reason-economic = or
reason-technological = technologies
reason-military = guerre
reason-conquest = conquête
reason-score = le plus d'or à la fin
reason-bankruptcy = faillite des autres
reason-living = planètes vivantes
result-economic = { $you ->
    [yes] { $count ->
        [one] Vous gagnez par l'économie, avec { $gold } or.
       *[other] Vous partagez la victoire économique, avec { $gold } or chacun ({ $winners }).
    }
   *[no] { $count ->
        [one] { $winners } gagne par l'économie, avec { $gold } or.
       *[other] { $winners } partagent la victoire économique, avec { $gold } or chacun.
    }
}
result-technological = { $you ->
    [yes] Vous gagnez par la science : vos douze technologies sont au niveau 5.
   *[no] { $winners } gagne par la science : ses douze technologies sont au niveau 5.
}
result-military = { $you ->
    [yes] Vous gagnez par les armes : la dernière capitale rivale est à vous.
   *[no] { $winners } gagne par les armes : la dernière capitale rivale est tombée.
}
result-conquest = { $you ->
    [yes] { $count ->
        [one] Vous gagnez par conquête : vous tenez les sept types de planètes.
       *[other] Vous partagez la victoire par conquête ({ $winners }) : chacun tient les sept types de planètes.
    }
   *[no] { $count ->
        [one] { $winners } gagne par conquête, en tenant les sept types de planètes.
       *[other] { $winners } partagent la victoire par conquête : chacun tient les sept types de planètes.
    }
}
result-score = { $you ->
    [yes] { $count ->
        [one] Le dernier tour est passé : vous gagnez au score, avec { $gold } or.
       *[other] Le dernier tour est passé : vous partagez la victoire au score ({ $winners }), avec { $gold } or chacun.
    }
   *[no] { $count ->
        [one] Le dernier tour est passé : { $winners } gagne au score, avec { $gold } or.
       *[other] Le dernier tour est passé : { $winners } partagent la victoire au score, avec { $gold } or chacun.
    }
}
result-bankruptcy = { $you ->
    [yes] Vous gagnez : tous les autres font faillite.
   *[no] { $winners } gagne : tous les autres font faillite.
}
result-living = { $you ->
    [yes] { $count ->
        [one] Vous gagnez grâce à vos planètes vivantes.
       *[other] Vous partagez la victoire vivante ({ $winners }).
    }
   *[no] { $count ->
        [one] { $winners } gagne grâce à ses planètes vivantes.
       *[other] { $winners } partagent la victoire vivante.
    }
}
