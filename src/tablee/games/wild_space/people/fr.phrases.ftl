### Effets, conditions et missions de Wild Space, en français : des bouts de phrases, sans majuscule.
### $what dit de quelles cartes il s'agit, $job leur Métier s'il en faut un.

one = { $what ->
    [any] une carte
    [specialist] un Spécialiste
    [robot] un Robot
    [emissary] un Émissaire
    [robot_or_emissary] un Robot ou un Émissaire
    [veteran] un Vétéran
   *[job] une carte { $job }
}
effect-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
}
effect-play = poser { one }
effect-take-and-play = prendre une carte et la poser
effect-credits = { $count ->
    [one] 1 Crédit à la fin
   *[other] { $count } Crédits à la fin
}
condition-discard = jeter { $ones }
condition-own = avoir { $ones } dans votre Équipage
condition-remove = retirer une carte de votre Équipage
paid = { $condition } pour { $effect }
paid-own = { $effect } si vous avez { one } dans votre Équipage
mission-per-set = { $credits } Crédits par lot de { $size } cartes { $job }
mission-per-pair = { $credits } Crédits par paire { $species } + { $job }
mission-strict-majority = { $credits } Crédits si vous seul avez { $what ->
    [robot] le plus de Robots
    [emissary] le plus d'Émissaires
    [veteran] le plus de Vétérans
   *[job] le plus de cartes { $job }
}
mission-per-card = { $credits } Crédits par { $what ->
    [robot] Robot
    [emissary] Émissaire
    [veteran] Vétéran
   *[job] carte { $job }
}
raid-take = recrute { $slot ->
    [1] à gauche
    [2] au milieu
   *[3] à droite
}
raid-discard = jette { $slot ->
    [1] à gauche
    [2] au milieu
   *[3] à droite
}
bonus = { $count ->
    [one] 1 Crédit
   *[other] { $count } Crédits
} par { $what ->
    [robot] Robot
    [emissary] Émissaire
    [veteran] Vétéran
   *[job] carte { $job }
}
either = { $first } ou { $last }
or-else = { $first }, ou { $last }
