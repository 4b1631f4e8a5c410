### Ce que lisent les joueurs de VII Legio, en français : noms, questions, options et résultats. Événements : fr.events.ftl.

title = VII Legio : Nébuleuse Rouge

## Lieux

zone-hand = Main
zone-deck = Pioche Exploration
zone-discard = Défausse Exploration
zone-turned = Carte retournée
zone-sector = Secteur
zone-planet = Planète
zone-slot = Planète active
zone-base = Base stellaire
zone-item = Vaisseau
zone-ship = Vaisseau
zone-experience = Expérience
zone-technology = Technologies
zone-missions = Missions spéciales
zone-supply = Réserve d'experts
zone-score = Points de victoire
zone-observation = Zone d'Observation
zone-contact = Zone de Contact

## Sortes de cartes Exploration

kind-planet = Planète
kind-reset = R.A.Z. (remise à zéro)
kind-sector-x = Secteur X
kind-technology = Technologie
kind-special-mission = Mission spéciale
kind-recall = Rappel
kind-hostile-ship = Vaisseau hostile
kind-hazard = Péril
kind-event = Événement

## Choses dans une phrase : avec leur article, comptées, à l'abri des pertes

an-propulsor = un propulseur
an-laser = un laser
an-scanner = un scanner
an-detector = un détecteur de risque
an-squad = une escouade
an-expert-alliance = un expert Alliance
an-expert-trade = un expert Commerce
an-expert-capture = un expert Capture
some-propulsor = Propulseurs
some-laser = Lasers
some-scanner = Scanners
some-detector = Détecteurs
some-squad = Escouades
some-expert-alliance = Experts Alliance
some-expert-trade = Experts Commerce
some-expert-capture = Experts Capture
safe-propulsor = propulseurs
safe-laser = lasers
safe-scanner = scanners
safe-detector = détecteurs
safe-personnel = escouades
the-holodeck = l'Holodeck
the-nanoprobes = les Nanoprobes
planet-x = la planète X
cards-alike = { $count ->
    [one] « { $card } »
   *[other] « { $card } » (×{ $count })
}
sector-numbered = secteur { $number }
planet-numbered = planète { $number }

## Réglages

setting-first-player = Premier commandant
first-player-random = Tiré au sort
about-game = Tentez votre chance dans une nébuleuse rouge. Des cartes que personne n'a vues sont votre carburant : retournez-les pour explorer, ou brûlez-les pour voler et équiper votre vaisseau. Découvrez des planètes, scannez-les en secret, posez-vous, et changez en points de victoire ce que votre équipage a appris ; à 30, c'est le dernier tour de table.

## Questions : -with est la même question quand la table en sait plus

ask-setup-item = Qu'embarquez-vous ?
ask-setup-item-with = Qu'embarquez-vous ? { $left ->
    [one] Encore un élément, gratuit.
   *[other] { $left } éléments, gratuits.
}
ask-space-action = Vous êtes dans l'espace. Que faites-vous ?
ask-space-action-with = Vous êtes dans l'espace du { $sector }, { $hand ->
    [0] sans carte
    [one] avec une carte
   *[other] avec { $hand } cartes
}. Que faites-vous ?
ask-risk-response = Un Risque ! Utilisez-vous un détecteur, ou l'affrontez-vous ?
ask-risk-response-with = Un Risque, « { $card } ». { $text } Utilisez-vous un détecteur ({ $left ->
    [one] un prêt
   *[other] { $left } prêts
}), ou l'affrontez-vous ?
ask-choose-experience = Dans quel domaine gagnez-vous 1 expérience ?
ask-choose-slot = Quel pion planète active posez-vous ?
ask-choose-slot-with = Vous découvrez une planète du { $sector }. Quel pion planète active posez-vous ?
ask-choose-planet = Sur quelle planète du secteur ?
ask-choose-planet-with = Sur quelle planète du { $sector } posez-vous { $slot } ?
ask-landing-zone = Dans quelle zone vous posez-vous ?
ask-landing-zone-with = { $native } : dans quelle zone vous posez-vous ?
ask-observation-choice = Vous observez. Et maintenant ?
ask-observation-choice-with = Vous observez : { $native }. Et maintenant ?
ask-joker-domain = Quel domaine le Joker couvre-t-il ?
ask-joker-domain-with = { $native }, seuil de { $vp } PV : quel domaine le Joker couvre-t-il ?
ask-contact-choice = Seuil passé. Poursuivez-vous ?
ask-contact-choice-with = { $native } : le seuil de { $vp } PV est passé. Poursuivez-vous vers { $next } PV ?
ask-lose-equipment = Quel équipement perdez-vous ?
ask-lose-personnel = Qui perdez-vous ?
ask-gain-equipment = Quel équipement embarquez-vous ?
ask-vortex = Un vortex gravitationnel : défaussez-vous 2 cartes, ou subissez-vous un dégât ?
ask-technology-offer = Installez-vous cette technologie ?
ask-technology-offer-with = Installez-vous { $tech } ? Cela coûte un équipement et votre prochain tour.
ask-technology-trade = Quel équipement cédez-vous en échange ?
ask-technology-trade-with = Quel équipement cédez-vous contre { $tech } ?
ask-mission-offer = Accomplissez-vous cette mission spéciale ?
ask-mission-offer-with = « { $card } ». { $text } L'accomplissez-vous, pour { $vp } PV ?
ask-promotion-item = Promotion ! Qu'embarquez-vous ?
ask-promotion-item-with = Promotion ! Qu'embarquez-vous sur votre Spatha ? { $left ->
    [one] Encore un élément.
   *[other] { $left } éléments.
}

## Attendre

wait-setup-item = { $player } équipe son vaisseau…
wait-space-action = { $player } sillonne la nébuleuse…
wait-risk-response = { $player } est face à un Risque…
wait-choose-experience = { $player } choisit ce que son équipage apprend…
wait-choose-slot = { $player } découvre une planète…
wait-choose-planet = { $player } découvre une planète…
wait-landing-zone = { $player } se pose…
wait-observation-choice = { $player } observe…
wait-joker-domain = { $player } se sert du Joker…
wait-contact-choice = { $player } est en Contact…
wait-lose-equipment = { $player } va perdre un équipement…
wait-lose-personnel = { $player } va perdre quelqu'un…
wait-gain-equipment = { $player } va recevoir un équipement…
wait-vortex = { $player } est pris dans un vortex…
wait-technology-offer = { $player } se voit offrir une technologie…
wait-technology-trade = { $player } va céder un équipement…
wait-mission-offer = { $player } se voit offrir une mission spéciale…
wait-promotion-item = { $player } reçoit un Spatha et l'équipe…

## Options

option-flip = Retourner une carte
option-move = { $cost ->
    [0] Rejoindre le { $sector }
    [one] Rejoindre le { $sector } (1 carte)
   *[other] Rejoindre le { $sector } ({ $cost } cartes)
}
option-enter-x = Entrer dans le secteur X ({ $cost } cartes)
option-leave-x = Quitter le secteur X pour la base ({ $cost } cartes)
option-buy = Acquérir { $an } ({ $cost } cartes)
option-scan = Scanner { $slot }
option-land = Se poser sur { $slot }
option-land-base = Se poser à la base stellaire
option-end-turn = Terminer le tour
option-item = { $item }
option-item-setup-item = { $item } : { $use }
option-item-promotion-item = { $item } : { $use }
option-item-gain-equipment = { $item } : { $use }
option-decline = Refuser
option-decline-setup-item = { $left ->
    [one] Ne rien prendre de plus
   *[other] Ne rien prendre
}
option-accept = Accepter
option-accept-technology-offer = Installer { $tech }
option-accept-mission-offer = Accomplir la mission
option-use-detector = Utiliser un détecteur
option-confront = Affronter le Risque
option-domain = { $domain }
option-slot = { $slot }
option-planet = Planète { $number }
option-observation = Zone d'Observation
option-contact = Zone de Contact
option-stay = Continuer d'observer
option-take-contact = Prendre Contact
option-leave = Quitter la planète
option-leave-contact-choice = Repartir : mission accomplie
option-continue = Poursuivre le Contact
option-discard = Défausser 2 cartes
option-damage = Subir un dégât

## Résultats

result-vp = { $you ->
    [yes] { $count ->
        [one] Vous gagnez avec { $vp } PV.
       *[other] Victoire partagée : { $winners }, avec { $vp } PV.
    }
   *[no] { $count ->
        [one] { $winners } gagne avec { $vp } PV.
       *[other] Victoire partagée : { $winners }, avec { $vp } PV.
    }
}
result-cartography = Toute la nébuleuse est cartographiée. { result-vp }
result-round-cap = Soixante tours de table ont été joués. { result-vp }

# Comment les parties finissent, dans une liste.

reason-vp = Points de Victoire
reason-cartography = la carte est complète
reason-round-cap = trop de manches
