### Pourquoi le maître choisirait ainsi, en français.

hint-wins = Dans { $turns } tours, il devrait vous avoir apporté { $reasons }.
hint-costs = Le prix : { $reasons }.
hint-risks = Le risque, d'ici { $turns } tours : { $reasons }.
hint-more = { $gap ->
    [0] Il gagne environ { $chance } parties sur 100 à partir d'ici ; le choix suivant fait aussi bien.
   *[other] Il gagne environ { $chance } parties sur 100 à partir d'ici ; le choix suivant, { $other }.
}
hint-less = { $gap ->
    [one] Il gagne environ 1 partie sur 100 de moins que le meilleur.
   *[other] Il gagne environ { $gap } parties sur 100 de moins que le meilleur.
}
hint-even = Choisissez comme il vous plaît : à ce que voit le maître, aucun choix ne vaut mieux qu'un autre. Chacun gagne environ { $chance } parties sur 100.
