### Les nombres de Karman Swap, en français.

## Les comptes et leurs parts

score-wins = Manches gagnées
score-knock-out = Chemin vers un K.O., qui gagne la manche d'un coup (%)
score-colonised = Colonisations
score-extinction = Cases d'Extinction
score-points = Prestige si l'on comptait maintenant
score-prestige = Jetons de Prestige
score-gems = Gemmes, 3 points chacune
score-discovery = Gemmes de Découverte
score-research = Gemmes de Recherche
score-hand = Main

## Ce qu'un choix changerait, d'après ce que sait la place

change-no-prey = Pas de proie ici
change-several-prey = Une proie au choix : { $cards }
gain-gems = { $count ->
    [0] aucune gemme
    [one] une gemme de Recherche
   *[other] { $count } gemmes de Recherche
}
change-extinct = { $card } s'éteint : { gain-gems }, { $way ->
    [win] et la manche est gagnée
    [choice] et un dôme bouge
   *[steps] dôme { $was } → { $now } (tête à { $need })
}
change-opens = Ouvre la Colonisation à { $count }, pour { $points } { $points ->
    [one] point
   *[other] points
}
change-leads = Mène à { $count } contre { $best }, pour { $points } { $points ->
    [one] point
   *[other] points
}
change-trails = { $holder ->
    [own] Ne mène pas : { $count } contre { $best }, mais votre équipe mène
   *[other] Ne mène pas : { $count } contre { $best }
}
change-converts = Recherche { $was } → { $now }, Découverte { $had } → { $have }
change-dome = Dôme { $was } → { $now } (tête à { $need })
change-concedes = { $count ->
    [one] { $alone ->
        [yes] { $player } colonise
       *[no] L'{ $side } colonise
    } { $planet } : { $points } points
   *[other] { $alone ->
        [yes] { $player } colonise
       *[no] L'{ $side } colonise
    } { $planet } : { $points } points, et une autre planète est perdue
}
