### Les nombres de Wild Space, en français.

## Scores et leurs parts

score-credits = Crédits
score-automaton = Le Contrebandier
score-crew = Cartes d'Équipage
score-hand = Main
score-same-animals = Animaux identiques
score-series = Séries de six
score-missions = Missions
score-robots = Robots
score-captain = Capitaine
score-icons = Icônes

## Ce qu'un choix changerait, d'après ce que sait ce joueur

gain = { $credits ->
    [0] { $nth ->
        [0] Pas de Crédits pour l'instant
        [1] Votre premier { $species }
        [2] Votre deuxième { $species }
       *[other] Un { $species } de plus
    }
    [1] +1 Crédit
   *[other] +{ $credits } Crédits
}
change-land = { $gives }
change-land-needs = { $needs } : { $gives }
change-land-nothing = { $gives } : impossible maintenant, l'action serait perdue
change-explore = { $gives }
change-play = { gain }
change-play-follows = { gain } ; puis son effet : { $effect }
change-play-unmet = { gain } ; condition non remplie : { $condition }
change-play-idle = { gain } ; son effet ne donnerait rien : { $effect }
change-play-track = { gain } ; jeton à la case { $space } : { $effect }
change-play-track-idle = { gain } ; jeton à la case { $space }
change-free = Ne coûte rien
worth = Posé : { $credits ->
    [0] { $nth ->
        [0] pas de Crédits pour l'instant
        [1] votre premier { $species }
        [2] votre deuxième { $species }
       *[other] un { $species } de plus
    }
    [1] +1 Crédit
   *[other] +{ $credits } Crédits
}
change-worth = { worth }
change-worth-effect = { worth } ; effet : { $effect }
change-worth-medal = { worth } ; Vétéran
change-deck = { $count ->
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
change-remove = { $credits ->
    [0] Aucun Crédit perdu
    [1] −1 Crédit
   *[other] −{ $credits } Crédits
}
change-held = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
change-fitting = { $count ->
    [one] Une carte convient : { $cards }
   *[other] { $count } cartes conviennent : { $cards }
}
change-turns-up = { $count ->
    [one] Une Planète se retournera : niveau { $levels }
   *[other] Des Planètes se retourneront : niveaux { $levels }
}
change-smuggler = { $steps }. { $credits ->
    [0] { $unseen ->
        [none] Pas encore de Crédits pour lui
       *[other] Crédits pour lui : on ne sait pas ({ unseen })
    }
    [1] +1 Crédit pour lui{ perhaps-more }
   *[other] +{ $credits } Crédits pour lui{ perhaps-more }
}
perhaps-more = { $unseen ->
    [none] {""}
   *[other] , peut-être plus ({ unseen })
}
unseen = { $unseen ->
    [card] carte inconnue
    [planet] icônes d'une nouvelle Planète
   *[both] carte inconnue, icônes d'une nouvelle Planète
}
raid-known-take = recrute { LE($card) }{ $nth ->
    [1] , son premier { $species }
    [2] , son deuxième { $species }
   *[other] {""}
}
raid-known-discard = jette { LE($card) }
raid-blind-take = recrute la carte suivante de la pioche
raid-blind-discard = jette la carte suivante de la pioche
raid-none = ne trouve rien { slot-name }
raid-then = { $first }, puis { $rest }
