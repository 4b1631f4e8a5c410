### Les nombres de VII Legio, en français.

## Les comptes et leurs parts

score-vp = Points de victoire
score-contacts = Contacts
score-discoveries = Découvertes
score-special-missions = Missions spéciales
score-trophies = Trophées de combat
score-promotion = PV vers la promotion
score-missions = Missions spéciales accomplies
score-research = Recherche
score-diplomacy = Diplomatie
score-negotiation = Négoce
score-capture = Capture

## Ce qu'un choix changerait, d'après ce que sait la place

change-flip = Sur { $count } cartes encore cachées : planètes { $planets }, Risques { $risks }, R.A.Z. (remise à zéro : le tour finit) { $resets }
change-move = Cartes { $was } → { $now } ; là-bas : { $tokens ->
    [0] plus rien à découvrir
    [one] une planète à découvrir
   *[other] { $tokens } planètes à découvrir
}
change-hand = Cartes { $was } → { $now }
change-home = { $way ->
    [promotion] Termine votre tour et vous vaut une promotion : un Spatha
   *[plain] Termine votre tour
}
change-leave-x = Cartes { $was } → { $now }. { change-home }
change-buy = { $some } { $had } → { $have }, { $domain } { $level } → { $next }, cartes { $was } → { $now }
change-item = { $some } { $had } → { $have }
change-scan = Scans restants { $was } → { $now } ; personne d'autre ne verra la carte
change-land-blind = Révèle la carte à tous. Vous avez { $squads ->
    [one] une escouade
   *[other] { $squads } escouades
}
change-land-contact = { $native } : Contact à votre portée, jusqu'à { $vp } PV
change-land-observe = { $native } : observation, { gain-observed }
gain-observed = { $turns ->
    [one] +{ $gain } { $domain } pendant un tour
   *[other] +{ $gain } { $domain } par tour, pendant { $turns } tours
}
change-end = { $count ->
    [one] Une carte retourne sur la pioche, sans être vue
   *[other] { $count } cartes retournent sur la pioche, sans être vues
}
change-domain = { $domain } { $was } → { $now }
change-points = PV { $was } → { $now }
change-detector = Détecteurs prêts { $was } → { $now } ; pas de Recherche
change-confront = { $domain } { $was } → { $now }
change-combat = { change-confront } ; lasers { $lasers } contre { $hostile } : { $rolls ->
    [0] aucun dégât
    [one] un jet de dégâts
   *[other] { $rolls } jets de dégâts
}, { $trophy ->
    [yes] et le trophée
   *[no] pas de trophée
}
change-observation = Dès votre prochain tour : { gain-observed }
change-contact = Au prochain tour : { $vp } PV contre { $costs }{ less-joker }
less-joker = { $joker ->
    [yes] , 1 de moins grâce au Joker
   *[no] {""}
}
change-leave = Vous reprenez votre vol d'ici, aussitôt
change-completed = { $free ->
    [yes] { $slot } redevient libre, et vous reprenez votre vol aussitôt
   *[no] Vous reprenez votre vol aussitôt
}
change-joker = Vous dépensez { $costs }
change-roll = Un jet de dégâts
change-technology = { $kind ->
    [sapiens] Pour toujours, 1 expérience à chaque Contact avec des Sapiens
   *[other] Pour toujours, 1 expérience à chaque Contact avec des Non Sapiens
}, et 1 expérience au choix tout de suite
change-mission = { change-points }{ $home ->
    [yes] , cartes { $cards } → { $left }, et { $way ->
        [promotion] promotion à la base
       *[plain] retour à la base
    }
   *[no] {""}
}
